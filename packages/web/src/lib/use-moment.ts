import { notations } from '@marklot/contracts/locale'
import { useMemo } from 'react'
import { useLocale, usePhrases } from './phrases.tsx'
import { useSession } from './session.tsx'

/** Formats instants with day and time in the account's time zone, or returns words if there is no instant. */
export function useMoment(): (instant: string | null | undefined) => string {
  const t = usePhrases('ui')
  const locale = useLocale()
  const timeZone = useSession().account?.timeZone ?? 'UTC'
  const format = useMemo(
    () => new Intl.DateTimeFormat(notations[locale], { dateStyle: 'medium', timeStyle: 'short', timeZone }),
    [locale, timeZone],
  )
  return (instant) => (instant ? format.format(new Date(instant)) : t('notAvailable'))
}
