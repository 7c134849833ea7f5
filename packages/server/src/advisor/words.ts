import { type Locale, notations, type RegistrationOfficeCode } from '@marklot/contracts'
import { formatPhrase, type PhraseTable, type PhraseValue, type Translate } from '@marklot/phrases'
import { advice } from '@marklot/phrases/advice'
import { adviceFindings } from '@marklot/phrases/advice-findings'
import { offices } from '@marklot/phrases/offices'

/** Phrases and formats of one language. */
export interface Words {
  advice: Translate<typeof advice>
  findings: Translate<typeof adviceFindings>
  office(code: RegistrationOfficeCode): string
  /** Returns a text such as `classes 9 and 42`; nothing without classes. */
  classes(numbers: readonly number[]): string[]
  /** Returns a day as a text such as `22 November 2026`. */
  day(date: string): string
  language(code: string): string
  quoted(text: string): string
  list(items: readonly string[]): string
}

export function bindWords(locale: Locale): Words {
  const bound = bind(advice, locale)
  const list = (items: readonly string[]) => new Intl.ListFormat(notations[locale]).format(items)
  return {
    advice: bound,
    findings: bind(adviceFindings, locale),
    office: (code) => offices[`short.${code}`][locale],
    classes: (numbers) =>
      numbers.length === 0 ? [] : [bound('classes', { count: numbers.length, classes: list(numbers.map(String)) })],
    day: (date) =>
      new Intl.DateTimeFormat(notations[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${date}T00:00Z`)),
    language: (code) => new Intl.DisplayNames(notations[locale], { type: 'language' }).of(code) ?? code,
    quoted: (text) => quotes[locale].replace('x', () => text),
    list,
  }
}

/** The quotation marks of each language around an x. */
const quotes: Record<Locale, string> = { de: '„x“', en: '“x”', fr: '« x »', es: '«x»', it: '«x»' }

function bind<T extends PhraseTable>(table: T, locale: Locale): Translate<T> {
  return (key, ...[values]) =>
    formatPhrase(table[key]?.[locale] as string, locale, values as Readonly<Record<string, PhraseValue>> | undefined)
}
