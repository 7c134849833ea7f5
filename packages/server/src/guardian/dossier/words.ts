import type { Locale } from '@marklot/contracts'
import type { RiskReason, Weakening } from '@marklot/contracts/guardian-blocks'
import { notations } from '@marklot/contracts/locale'
import { formatPhrase, type PhraseTable, type PhraseValue, type Translate } from '@marklot/phrases'
import { assessment } from '@marklot/phrases/assessment'
import { domains } from '@marklot/phrases/domains'
import { dossier } from '@marklot/phrases/dossier'
import { grounds } from '@marklot/phrases/grounds'
import { offices } from '@marklot/phrases/offices'
import { search } from '@marklot/phrases/search'
import type * as z from 'zod/mini'

/** Binds phrases to a language. */
function translate<T extends PhraseTable>(table: T, locale: Locale): Translate<T> {
  return (key, ...values) =>
    formatPhrase(table[key]?.[locale] ?? key, locale, values[0] as Readonly<Record<string, PhraseValue>> | undefined)
}

/** Phrases and notations of one language, as a dossier uses them. */
export function wordsIn(locale: Locale) {
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
    finding: translate(assessment, locale),
    domain: translate(domains, locale),
    ground: translate(grounds, locale),
    office: translate(offices, locale),
    search: translate(search, locale),
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
export type Words = ReturnType<typeof wordsIn>

/** The sentence of a reason with the words or goods that it names. */
export function reasonText({ key, elements }: RiskReason, { finding, list }: Words): string {
  const sentence = finding(`reason.${key}` as 'reason.goodsSame')
  const named = [...new Set(elements)].map((text) => finding('quoted', { text }))
  return named.length > 0 ? `${sentence}: ${list(named)}` : sentence
}

/** How a mark can be weakened, in a sentence. */
export function weakeningText({ kind, date, lateDate, daysLeft }: z.infer<typeof Weakening>, { finding, day }: Words): string {
  switch (kind) {
    case 'noUseDefence':
      return finding('weaken.noUseDefence')
    case 'oppositionOpen':
      return finding('weaken.oppositionOpen', { date: day(date), count: daysLeft ?? 0 })
    case 'expiring':
    case 'lateRenewal':
      return finding(`weaken.${kind}`, { date: day(date), lateDate: day(lateDate) })
    default:
      return finding(`weaken.${kind}`, { date: day(date) })
  }
}

/** Where the day of a weakening comes from: the register, or a computation with its law. */
export function originText({ date, isComputed, rule, source }: z.infer<typeof Weakening>, { finding }: Words): string {
  return [
    date !== null && finding(isComputed ? 'weaken.computed' : 'weaken.delivered'),
    isComputed && source,
    rule !== null && rule !== 'nominal' && finding(`weaken.rule.${rule}`),
  ]
    .filter(Boolean)
    .join(', ')
}
