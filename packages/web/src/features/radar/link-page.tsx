import { ApiError } from '@marklot/contracts/client'
import type { RadarLink } from '@marklot/contracts/radar-links'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { LinkAction } from './link-action.tsx'
import styles from './link-page.module.css'
import { Loading } from './loading.tsx'
import { useRadarLink } from './pieces/index.ts'
import { SharedResult } from './shared-result.tsx'

/**
 * The page behind a link in a mail. It accepts a brand, shows a shared result, confirms an address or ends the mails.
 * Opening the page changes nothing, because mail programs open links on their own. The button on the page acts. The
 * page needs no login.
 */
export function LinkPage() {
  const t = usePhrases('radar')
  const token = useParams().token ?? ''
  const { object, error, busy, reload } = useRadarLink(token)
  const [followed, setFollowed] = useState<RadarLink | null>(null)
  const link = followed ?? object
  const fault = error && !busy ? faultOf(error) : null
  useHead({
    title: link ? t(`${link.kind}.title`) : fault ? t(`link.${fault}.title`) : t('link.loading'),
    status: fault === null ? undefined : fault === 'failed' ? 503 : 404,
    noindex: true,
  })
  return (
    <div className={`page ${styles.page}`}>
      {link ? (
        link.kind === 'shared' ? (
          <SharedResult token={token} link={link} />
        ) : (
          <LinkAction token={token} kind={link.kind} link={link} onFollowed={setFollowed} />
        )
      ) : fault ? (
        <Fault fault={fault} onRetry={reload} />
      ) : (
        <Loading />
      )}
    </div>
  )
}

type LinkFault = 'expired' | 'invalid' | 'failed'

function faultOf(error: Error): LinkFault {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.code === 'link.expired') return 'expired'
  return error.status < 500 ? 'invalid' : 'failed'
}

function Fault({ fault, onRetry }: { fault: LinkFault; onRetry: () => void }) {
  const t = usePhrases('radar')
  const ui = usePhrases('ui')
  const locale = useLocale()
  return (
    <ErrorState level={1} title={t(`link.${fault}.title`)} text={fault === 'failed' ? undefined : t(`link.${fault}.text`)}>
      {fault === 'failed' ? (
        <Button onClick={onRetry}>{ui('retry')}</Button>
      ) : (
        <Link className={buttonClass()} to={paths.home(locale)}>
          {t('link.toHome')}
        </Link>
      )}
    </ErrorState>
  )
}
