import { type Locale, notations } from '@marklot/contracts'
import { numberWords } from './number-words.ts'
import { perLocale } from './per-locale.ts'

const monthsOf = (locale: Locale): string[] =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(notations[locale], { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2026, month, 15))),
  )
const weekdaysOf = (locale: Locale): string[] =>
  Array.from({ length: 7 }, (_, day) =>
    new Intl.DateTimeFormat(notations[locale], { weekday: 'long', timeZone: 'UTC' }).format(
      new Date(Date.UTC(2026, 10, 1 + day)),
    ),
  )
/** Words for dates relative to the day of reading, which facts never contain. */
const relativeDays: Record<Locale, string> = {
  de: 'heute morgen übermorgen gestern vorgestern',
  en: 'today tomorrow yesterday tonight',
  fr: 'aujourd’hui demain après-demain hier avant-hier',
  es: 'hoy mañana ayer anteayer',
  it: 'oggi domani dopodomani ieri',
}

/**
 * The words that introduce a year without a month, and those that may follow it. Any other following word may be what
 * the number counts, as in "in 2026 cases". German nouns are capitalised, so any word in lower case may follow.
 */
const yearWords: Record<Locale, { before: string; after: string }> = {
  de: { before: 'jahre?s? seit ab bis vor nach anfang mitte ende', after: '\\p{Ll}+' },
  en: { before: 'in since until by from before after year', after: 'on|onwards|for|and|but|or|at|with|by|to|the' },
  fr: { before: 'en depuis dès avant après année', after: 'pour|et|mais|ou|avec|par|auprès|à|la|le|les' },
  es: { before: 'en desde hasta antes\\s+de después\\s+de año', after: 'para|y|pero|o|con|por|ante|a|el|la|los|las|se' },
  it: { before: 'nel dal entro\\s+il fino\\s+al anno', after: 'per|e|ma|o|con|da|presso|a|il|la|i|le|si' },
}

interface DatePatterns {
  months: string[]
  worded: RegExp
  month: RegExp
  year: RegExp
  forbidden: RegExp
}
const patternsOf = perLocale((locale): DatePatterns => {
  const months = monthsOf(locale).map((month) => month.toLowerCase())
  // English months are capitalised, and "May" is a month only with a capital.
  const named = locale === 'en' ? monthsOf(locale) : months
  const month = `(${named.join('|')})`
  const ordinal = '(?:st|nd|rd|th|er|º|°|\\.)?'
  const flags = locale === 'en' ? 'gu' : 'giu'
  return {
    months,
    worded: new RegExp(
      `(?<![\\p{L}\\p{N}])(?:(\\d{1,2})${ordinal}\\s+(?:of\\s+|de\\s+)?)?${month}(?:\\s+(\\d{1,2})${ordinal}(?![\\p{L}\\p{N}]))?(?:,?\\s+(?:del?\\s+)?(\\d{4}))?(?![\\p{L}\\p{N}])`,
      flags,
    ),
    month: new RegExp(`(?<![\\p{L}])${month}(?![\\p{L}])`, flags),
    year: yearPattern(yearWords[locale]),
    forbidden: new RegExp(
      `(?<![\\p{L}])(?:${[...weekdaysOf(locale), ...relativeDays[locale].split(' ')].join('|')})(?![\\p{L}])`,
      'iu',
    ),
  }
})
function yearPattern({ before, after }: { before: string; after: string }): RegExp {
  const introduced = before.replace(/(?<=^| )\p{Ll}/gu, (first) => `[${first}${first.toUpperCase()}]`).replaceAll(' ', '|')
  return new RegExp(`(?<!\\p{L})(?:${introduced})\\s+(\\d{4})(?=\\s*(?:$|[^\\s\\p{L}\\p{N}])|\\s+(?:${after})(?!\\p{L}))`, 'gu')
}

const numeric =
  /(?<![\p{L}\p{N}])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?(\d{4}|\d{2}))(?![\p{L}\p{N}])/gu

/** The longest number in words with the words after it, in characters. */
const longestNumber = 60
/** Returns whether a number in words stands before a month, which no fact's notation has. */
function isDayInWords(sentence: string, month: number, locale: Locale): boolean {
  const [, word = ''] =
    /(\p{L}+)\s+(?:of\s+|del?\s+|di\s+)?$/u.exec(sentence.slice(Math.max(0, month - longestNumber), month)) ?? []
  const { values, ordinals } = numberWords(locale)
  return values.has(word.toLowerCase()) || ordinals.has(word.toLowerCase())
}

/**
 * Removes the dates of a sentence that agree with a fact, in any notation; days come before months.
 * @returns null if a date agrees with no fact
 */
export function withoutDates(sentence: string, dates: readonly string[], locale: Locale): string | null {
  const { months, worded, month, year, forbidden } = patternsOf(locale)
  if (forbidden.test(sentence) || [...sentence.matchAll(month)].some(({ index }) => isDayInWords(sentence, index, locale)))
    return null
  let isTrue = true
  const check = (year: string | undefined, number: number, day: string | undefined) => {
    const isFact = dates.some((date) => {
      const [y, m, d] = date.split('-').map(Number)
      const years = year === undefined ? [y] : [Number(year), 2_000 + Number(year)]
      return years.includes(y) && m === number && (day === undefined || d === Number(day))
    })
    isTrue &&= isFact
    return ' '
  }
  const rest = sentence
    .replace(numeric, (_, y1, m1, d1, d2, m2, y2) => check(y1 ?? y2, Number(m1 ?? m2), d1 ?? d2))
    .replace(worded, (_, before, name: string, after, year) =>
      check(year, months.indexOf(name.toLowerCase()) + 1, before ?? after),
    )
    .replace(month, () => {
      isTrue = false
      return ' '
    })
    .replace(year, (whole, one: string) => (dates.some((date) => date.startsWith(`${one}-`)) ? ' ' : whole))
  return isTrue ? rest : null
}
