import { notations } from '@marklot/contracts/locale'
import { useMemo } from 'react'
import { useLocale } from '../../lib/phrases.tsx'

/** Instants as the reader's clock shows them; a dash for none. The page is never rendered on the server, which has another clock. */
export function useInstant(): (instant: string | null) => string {
  const locale = useLocale()
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(notations[locale], { dateStyle: 'medium', timeStyle: 'short' })
    return (instant) => (instant === null ? '–' : format.format(new Date(instant)))
  }, [locale])
}

/** The name of a language in the page's language. */
export function useLanguageName(): (language: string) => string {
  const locale = useLocale()
  return (language) => new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
}
