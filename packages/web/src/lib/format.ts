import { type Locale, notations } from '@marklot/contracts/locale'
import { ordinalFirst } from '@marklot/phrases/phrase'
import { useLocale } from './phrases.tsx'

/**
 * Default currency of a language (spec 2, section 9.2: USD for en, GBP for en-GB, EUR for de, fr, pt, es; Italian like
 * the other euro countries). Prices never use it, because they are always in euros.
 */
export const currencyByLanguage: Readonly<Record<string, string>> = {
  en: 'USD',
  'en-GB': 'GBP',
  de: 'EUR',
  fr: 'EUR',
  pt: 'EUR',
  es: 'EUR',
  it: 'EUR',
}

/**
 * How each language abbreviates thousands and millions, including the space before the abbreviation. The compact
 * notation of `Intl` differs between the versions of server and browsers, so a table replaces it.
 */
const units: Readonly<Record<Locale, { thousand: string; million: string }>> = {
  de: { thousand: '\u00a0Tsd.', million: '\u00a0Mio.' },
  en: { thousand: 'K', million: 'M' },
  fr: { thousand: '\u202fk', million: '\u202fM' },
  es: { thousand: '\u00a0mil', million: '\u00a0M' },
  it: { thousand: '\u00a0mgl.', million: '\u00a0Mln' },
}

export interface Format {
  /** Formats a calendar day `YYYY-MM-DD` in the language's notation. No time zone ever shifts it. */
  date: (day: string, style?: 'numeric' | 'long') => string
  /** Formats a count: grouped, without decimals. */
  count: (value: number) => string
  /** Formats a number, by default with two decimals (spec 2, section 9.2). */
  number: (value: number, decimals?: number) => string
  /** Formats a whole number of percent, e.g. 87 → `87 %`. */
  percent: (value: number) => string
  /** The percent sign with the space that the language puts before it. */
  percentSign: string
  money: (amount: number, currency?: string) => string
  /** Lists items: "DE, EM and CH". With `disjunction` the list says "or"; with `unit` it has no such word. */
  list: (items: readonly string[], type?: 'conjunction' | 'disjunction' | 'unit') => string
  /** Names a language, e.g. `es` → `Spanisch`. */
  language: (code: string) => string
  /**
   * Formats for charts: below 1,000 in full, thousands as whole numbers, millions with one decimal (decisions, “K/M”).
   */
  short: (value: number) => string
}

/** Returns the formatters of a language. */
export function createFormat(locale: Locale): Format {
  const notation = notations[locale]
  // English dates name the month, because English-speaking readers disagree about 03/04/2026.
  const long = new Intl.DateTimeFormat(notation, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  const numeric =
    locale === 'en'
      ? long
      : new Intl.DateTimeFormat(notation, { timeZone: 'UTC', day: '2-digit', month: '2-digit', year: 'numeric' })
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  const { thousand, million } = units[locale]
  const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 })
  const languages = new Intl.DisplayNames(locale, { type: 'language' })
  return {
    date: (day, style = 'numeric') => {
      const at = new Date(`${day}T00:00:00Z`)
      if (Number.isNaN(at.getTime())) return day
      return ordinalFirst(locale, (style === 'long' ? long : numeric).format(at))
    },
    count: (value) => whole.format(value),
    number: (value, decimals = 2) =>
      new Intl.NumberFormat(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(value),
    percent: (value) => percent.format(value / 100),
    percentSign: percent.format(0).slice(1),
    money: (amount, currency = currencyByLanguage[locale] ?? 'EUR') =>
      new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount),
    list: (items, type = 'conjunction') => {
      const list = new Intl.ListFormat(notation, { type }).format(items)
      const last = items.at(-1) ?? ''
      const before = list.slice(0, list.length - last.length)
      // Italian says "ed" before an e: "modificare ed eliminare".
      return locale === 'it' && /^e/.test(last) && before.endsWith(' e ') ? `${before.slice(0, -1)}d ${last}` : list
    },
    language: (code) => languages.of(code) ?? code,
    short: (value) => {
      const size = Math.abs(value)
      // 999,500 and more would round to a thousand thousands.
      if (size >= 999_500) return oneDecimal.format(value / 1_000_000) + million
      return size >= 1_000 ? whole.format(value / 1000) + thousand : whole.format(value)
    },
  }
}

/** Formatters by language. Creating them takes longer than rendering a card that uses them. */
const formats = new Map<Locale, Format>()

/** Returns the formatters for dates, numbers and money in the language of the page. */
export function useFormat(): Format {
  const locale = useLocale()
  const known = formats.get(locale)
  if (known) return known
  const format = createFormat(locale)
  formats.set(locale, format)
  return format
}
