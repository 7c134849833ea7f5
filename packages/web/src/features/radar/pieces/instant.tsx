import { type Locale, notations } from '@marklot/contracts/locale'
import { useCallback } from 'react'
import { useLocale } from '../../../lib/phrases.tsx'
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: Locale, withTime: boolean, isUtc: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${withTime} ${isUtc}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(notations[locale], {
    dateStyle: 'medium',
    timeStyle: withTime ? 'short' : undefined,
    timeZone: isUtc ? 'UTC' : undefined,
  })
  formats.set(key, format)
  return format
}

export interface InstantFormat {
  day: (instant: string) => string
  dayAndTime: (instant: string) => string
}

/** Returns a function that formats instants: in UTC in the server's document, then in the reader's time zone. */
export function useInstant(): InstantFormat {
  const locale = useLocale()
  const isUtc = !useIsHydrated()
  return {
    day: useCallback((instant) => formatOf(locale, false, isUtc).format(new Date(instant)), [locale, isUtc]),
    dayAndTime: useCallback((instant) => formatOf(locale, true, isUtc).format(new Date(instant)), [locale, isUtc]),
  }
}

/** An instant with its time of day. */
export function Instant({ at }: { at: string }) {
  const format = useInstant()
  return <time dateTime={at}>{format.dayAndTime(at)}</time>
}
