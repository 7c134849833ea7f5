import type { Locale } from '@marklot/contracts'
import { notations } from '@marklot/contracts/locale'
import { formatPhrase, type PhraseTable, type PhraseValue, type Translate } from '@marklot/phrases'
import { brands } from '@marklot/phrases/brands'
import { dossier } from '@marklot/phrases/dossier'
import { logos } from '@marklot/phrases/logos'
import { offices } from '@marklot/phrases/offices'
import { search } from '@marklot/phrases/search'
import { ui } from '@marklot/phrases/ui'

/** Binds phrases to a language. */
export function translate<T extends PhraseTable>(table: T, locale: Locale): Translate<T> {
  return (key, ...values) =>
    formatPhrase(table[key]?.[locale] ?? key, locale, values[0] as Readonly<Record<string, PhraseValue>> | undefined)
}

/** Phrases and notations of one language, as every dossier uses them. */
export function dossierWords(locale: Locale) {
  const notation = notations[locale]
  const days = new Intl.DateTimeFormat(notation, { dateStyle: 'medium', timeZone: 'UTC' })
  const list = new Intl.ListFormat(notation, { type: 'conjunction' })
  const languages = new Intl.DisplayNames(notation, { type: 'language' })
  const countries = new Intl.DisplayNames(notation, { type: 'region' })
  const numbers = new Intl.NumberFormat(notation)
  const percent = new Intl.NumberFormat(notation, { style: 'percent' })
  return {
    locale,
    t: translate(dossier, locale),
    office: translate(offices, locale),
    search: translate(search, locale),
    logo: translate(logos, locale),
    ui: translate(ui, locale),
    brand: translate(brands, locale),
    day: (date: string | null) => (date === null ? '–' : days.format(new Date(`${date}T00:00:00Z`))),
    moment: (at: Date, timeZone: string) =>
      new Intl.DateTimeFormat(notation, {
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
        timeZoneName: 'short',
      }).format(at),
    list: (items: readonly string[]) => list.format(items),
    language: (code: string) => languages.of(code) ?? code,
    country: (code: string) => countries.of(code) ?? code,
    number: (value: number) => numbers.format(value),
    percent: (value: number) => percent.format(value / 100),
  }
}
export type DossierWords = ReturnType<typeof dossierWords>
