import { notations } from '@marklot/contracts/locale'
import { useMemo } from 'react'
import { useLocale } from '../../lib/phrases.tsx'

/**
 * Formats instants in the reader's time zone, and a missing one as a dash. The server never renders this page, so its
 * own time zone does not matter.
 */
export function useInstant(): (instant: string | null) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(notations[locale], { dateStyle: 'medium', timeStyle: 'short' })
    return (instant) => (instant === null ? '–' : format.format(new Date(instant)))
  }, [locale])
}

/** Names a language in the page's language. */
export function useLanguageName(): (language: string) => string {
  const locale = useLocale()
  return (language) => new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
