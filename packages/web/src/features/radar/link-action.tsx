import type { RadarLink } from '@marklot/contracts/radar-links'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { useSession } from '../../lib/session.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import styles from './link-page.module.css'
import { BrandRow, useFollowLink } from './pieces/index.ts'

interface LinkActionProps {
  token: string
  kind: Exclude<RadarLink['kind'], 'shared'>
  link: RadarLink
  onFollowed: (link: RadarLink) => void
}

/** Asks whether to carry out the action of a link, and confirms it afterwards. */
export function LinkAction({ token, kind, link, onFollowed }: LinkActionProps) {
  const t = usePhrases('radar')
  const { name, mail, brand, isDone } = link
  const following = useFollowLink(token)
  const title = useRef<HTMLHeadingElement>(null)
  const wasDone = useRef(isDone)
  useEffect(() => {
    if (isDone && !wasDone.current) title.current?.focus()
    wasDone.current = isDone
  }, [isDone])
  // The page reports a failure, and the button stays.
  const follow = () => void following.run(undefined).then(onFollowed, () => undefined)
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {t(isDone ? `${kind}.done` : `${kind}.title`)}
      </h1>
      {(!isDone || kind === 'accept') && <p className={styles.text}>{t(`${kind}.text`)}</p>}
      <p className={styles.for}>{t('link.for', { mail, name })}</p>
      {brand && (
        <ul className={styles.brand}>
          <BrandRow hit={brand} level={2} searched={{ text: '', classes: [] }} />
        </ul>
      )}
      <div className={styles.action}>
        {!isDone && (
          <Button look="primary" disabled={following.busy} aria-busy={following.busy} onClick={follow}>
            {t(`${kind}.action`)}
          </Button>
        )}
        <ToResult link={link} />
      </div>
    </>
  )
}

/** A link to the result, which only the signed-in owner can open. */
function ToResult({ link: { result } }: Pick<LinkActionProps, 'link'>) {
  const t = usePhrases('radar')
  const locale = useLocale()
  const { account } = useSession()
  if (!result || !account) return null
  return (
    <Link className={buttonClass()} to={paths.storedQueryResult(locale, result.storedBrandQueryId, result.executionId)}>
      {t('toResult')}
    </Link>
  )
}
