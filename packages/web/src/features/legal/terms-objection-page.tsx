import { extendClient } from '@marklot/contracts'
import { ApiError } from '@marklot/contracts/client'
import { notations } from '@marklot/contracts/locale'
import { noticesEndpoints, type TermsLink } from '@marklot/contracts/notices'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { type Api, useApiMutation, useApiQuery } from '../../lib/api.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import styles from './legal.module.css'

const noticesOf = (api: Api) => extendClient(api, { notices: noticesEndpoints }).notices

/**
 * The page behind a link in a mail that announces changed terms. Opening the page changes nothing, because mail
 * programs open links on their own. The button on the page objects. The page needs no login.
 */
export function TermsObjectionPage() {
  const t = usePhrases('legal')
  const ui = usePhrases('ui')
  const token = useParams().token ?? ''
  const { object, error, busy, reload } = useApiQuery(['termsLink', token], (api, options) =>
    noticesOf(api).termsLink({ params: { token } }, options),
  )
  const [objected, setObjected] = useState<TermsLink | null>(null)
  const link = objected ?? object
  const isInvalid = error instanceof ApiError && error.status < 500
  useHead({
    title: t(link ? 'objection.title' : error ? 'objection.invalid' : 'objection.loading'),
    status: link || (!error && busy) ? undefined : isInvalid ? 404 : 503,
    noindex: true,
  })
  return (
    <div className={`page ${styles.page} ${styles.waiting}`}>
      {link ? (
        <Objection token={token} link={link} onObjected={setObjected} />
      ) : error && !busy ? (
        <ErrorState
          level={1}
          title={t(isInvalid ? 'objection.invalid' : 'objection.failed')}
          text={isInvalid ? t('objection.invalid.text') : undefined}
        >
          {!isInvalid && <Button onClick={reload}>{ui('retry')}</Button>}
        </ErrorState>
      ) : (
        <div role="status" aria-label={t('objection.loading')}>
          <Skeleton width="50%" height="48px" />
        </div>
      )}
    </div>
  )
}

function Objection({ token, link, onObjected }: { token: string; link: TermsLink; onObjected: (link: TermsLink) => void }) {
  const t = usePhrases('legal')
  const locale = useLocale()
  const objecting = useApiMutation('updating', (api, _: undefined) => noticesOf(api).objectByLink({ params: { token } }))
  const { document, version, objectionUntilUtc, state } = link
  // Formats days identically on the server and in the browser.
  const day = (at: number) =>
    new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone: 'Europe/Berlin' }).format(new Date(at))
  const until = Date.parse(objectionUntilUtc)
  const audience = document === 'terms-business' ? 'business' : undefined
  return (
    <>
      <h1>{t('objection.title')}</h1>
      <p role="status">{t(`objection.${state}`, { date: day(until), last: day(until - 1) })}</p>
      <p>
        <Link to={paths.terms(locale, { audience, version })}>{t('objection.read')}</Link>
      </p>
      {state === 'possible' && (
        <div>
          <Button
            look="primary"
            disabled={objecting.busy}
            aria-busy={objecting.busy}
            // The page reports a failure, and the button stays.
            onClick={() => void objecting.run(undefined).then(onObjected, () => undefined)}
          >
            {t('objection.action')}
          </Button>
        </div>
      )}
    </>
  )
}
