import { ApiError } from '@marklot/contracts/client'
import type { ObjectionLink } from '@marklot/contracts/declarations'
import { notations } from '@marklot/contracts/locale'
import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { useApiMutation, useApiQuery } from '../../lib/api.tsx'
import { useConfig } from '../../lib/config.tsx'
import { useHead } from '../../lib/head.tsx'
import { paths } from '../../lib/paths.ts'
import { useLocale, usePhrases } from '../../lib/phrases.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import plain from '../../ui/plain-page.module.css'
import { ErrorState, Skeleton } from '../../ui/states.tsx'
import { declarationsOf } from './declaration-calls.ts'

/**
 * The page behind a link in a mail that reports a cancelled contract. Opening the page changes nothing, because mail
 * programs open links on their own. The button on the page objects. The page needs no login.
 */
export function ObjectionPage() {
  const t = usePhrases('declarations')
  const token = useParams().token ?? ''
  const { object, error, busy, reload } = useApiQuery(['objection', token], (api, options) =>
    declarationsOf(api).link({ params: { token } }, options),
  )
  const [objected, setObjected] = useState<ObjectionLink | null>(null)
  const link = objected ?? object
  const isInvalid = error instanceof ApiError && error.status < 500
  useHead({
    title: link ? titleOf(t, link) : t(error ? 'link.invalid' : 'link.loading'),
    status: link || (!error && busy) ? undefined : isInvalid ? 404 : 503,
    noindex: true,
  })
  return (
    <div className={`page ${plain.page}`}>
      {link ? (
        <Objection token={token} link={link} onObjected={setObjected} />
      ) : error && !busy ? (
        <Fault isInvalid={isInvalid} onRetry={reload} />
      ) : (
        <div role="status" aria-label={t('link.loading')}>
          <Skeleton width="50%" height="48px" />
        </div>
      )}
    </div>
  )
}

const titleOf = (t: ReturnType<typeof usePhrases<'declarations'>>, { state }: ObjectionLink) =>
  t(state === 'possible' ? 'objection.title' : `objection.${state}.title`)

function Fault({ isInvalid, onRetry }: { isInvalid: boolean; onRetry: () => void }) {
  const t = usePhrases('declarations')
  const ui = usePhrases('ui')
  const locale = useLocale()
  return isInvalid ? (
    <ErrorState level={1} title={t('link.invalid')} text={t('link.invalid.text')}>
      <Link className={buttonClass()} to={paths.home(locale)}>
        {t('link.toHome')}
      </Link>
    </ErrorState>
  ) : (
    <ErrorState level={1} title={t('link.failed')}>
      <Button onClick={onRetry}>{ui('retry')}</Button>
    </ErrorState>
  )
}

interface ObjectionProps {
  token: string
  link: ObjectionLink
  onObjected: (link: ObjectionLink) => void
}

function Objection({ token, link, onObjected }: ObjectionProps) {
  const t = usePhrases('declarations')
  const locale = useLocale()
  const { operator } = useConfig()
  const { state, contract, receivedUtc, endsUtc } = link
  const objecting = useApiMutation('updating', (api, _: undefined) => declarationsOf(api).object({ params: { token } }))
  const title = useRef<HTMLHeadingElement>(null)
  const first = useRef(state)
  useEffect(() => {
    if (state !== first.current) title.current?.focus()
  }, [state])
  // Formats times as in the mail, identically on the server and in the browser.
  const inGermany = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(notations[locale], { timeZone: 'Europe/Berlin', ...options })
  const values = {
    plan: contract,
    at: inGermany({ dateStyle: 'long', timeStyle: 'short' }).format(new Date(receivedUtc)),
    date: inGermany({ dateStyle: 'long' }).format(new Date(Date.parse(endsUtc) - 1)),
  }
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {titleOf(t, link)}
      </h1>
      <p className={plain.lead}>
        {t(state === 'possible' ? 'objection.text' : `objection.${state}.text`, values)}{' '}
        {state === 'over' && <a href={`mailto:${operator.email}`}>{operator.email}</a>}
      </p>
      {state === 'possible' && (
        <Button
          look="primary"
          disabled={objecting.busy}
          aria-busy={objecting.busy}
          // The page reports a failure, and the button stays.
          onClick={() => void objecting.run(undefined).then(onObjected, () => undefined)}
        >
          {t('objection.action')}
        </Button>
      )}
    </>
  )
}
