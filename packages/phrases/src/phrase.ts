import type { Locale, Localized } from '@marklot/contracts/locale'
import { joinItalian } from './italian.ts'

/**
 * One sentence in one language, with `{name}` placeholders. Plural forms are selected by `count`: `zero` for exactly 0
 * where a language has a special sentence, the others by the language's plural rules. `other` replaces a missing form.
 */
export type PhraseText = string | PluralForms
export interface PluralForms {
  zero?: string
  one: string
  many?: string
  other: string
}

/** The phrases of one capability: key → five languages. */
export type PhraseTable = Record<string, Localized<PhraseText>>

/**
 * Declares a capability's phrases: a missing language does not compile. Preserves the literal texts, so that `t` knows
 * the placeholders.
 */
export function phrases<const T extends PhraseTable>(table: T): T {
  return table
}

type Places<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never
type PlacesOf<P> = P extends string
  ? Places<P>
  : P extends { readonly other: infer Other extends string }
    ? 'count' | Places<Other>
    : never

/** Texts are inserted unchanged, numbers in the language's notation. */
export type PhraseValue = string | number
type ValuesOf<P> = { readonly [K in PlacesOf<P>]: K extends 'count' ? number : PhraseValue }

/** The arguments after the key: none when the English text has no placeholders. */
export type PhraseArguments<P> = [PlacesOf<P>] extends [never] ? [] : [values: ValuesOf<P>]

/** A capability's phrases bound to a language: `t('hits', { count: 3 })`. */
export type Translate<T extends PhraseTable> = <K extends keyof T & string>(
  key: K,
  ...values: PhraseArguments<T[K]['en']>
) => string

const pluralRules = new Map<Locale, Intl.PluralRules>()
const numberFormats = new Map<Locale, Intl.NumberFormat>()

function cached<V>(cache: Map<Locale, V>, locale: Locale, make: () => V): V {
  const known = cache.get(locale)
  if (known) return known
  const made = make()
  cache.set(locale, made)
  return made
}

/** Fills a phrase's placeholders. One without a value stays visible as `{name}`, which is more visible than a gap. */
export function formatPhrase(text: PhraseText, locale: Locale, values: Readonly<Record<string, PhraseValue>> = {}): string {
  const chosen = typeof text === 'string' ? text : chooseForm(text, locale, Number(values.count ?? 0))
  return chosen.replace(/(?:(\p{L}+[ \u00a0]))?\{(\w+)\}/gu, (place, word: string | undefined, name: string) => {
    const value = values[name]
    if (value === undefined) return place
    const written = typeof value === 'string' ? value : numberFormat(locale).format(value)
    if (locale === 'it') return joinItalian(word ?? '', written)
    return `${word ?? ''}${ordinalFirst(locale, written)}`
  })
}

/** The first of a month in French, which is an ordinal, also after its weekday: le 1er avril, mardi 1er avril. */
const firstOfMonth =
  /(^|\p{L} )1(?= (?:janvier|janv\.|février|févr\.|mars|avril|avr\.|mai|juin|juillet|juil\.|août|septembre|sept\.|octobre|oct\.|novembre|nov\.|décembre|déc\.) )/u

/** Returns a written date in which the first of a month is an ordinal, as French has it. */
export const ordinalFirst = (locale: Locale, date: string): string =>
  locale === 'fr' ? date.replace(firstOfMonth, (_, before: string) => `${before}1er`) : date

const numberFormat = (locale: Locale) => cached(numberFormats, locale, () => new Intl.NumberFormat(locale))

/**
 * Turns a text that can begin a sentence into one for its middle, with a lower-case first letter. German texts keep
 * their capital, because most begin with a noun, and so do abbreviations.
 */
export function insideSentence(locale: Locale, text: string): string {
  return locale === 'de' || !/^\p{Lu}(?!\p{Lu})/u.test(text) ? text : text.slice(0, 1).toLowerCase() + text.slice(1)
}

/** Returns a label before its value. French sets a narrow no-break space before the colon. */
export function labelled(locale: Locale, label: string, value: string): string {
  return `${label}${locale === 'fr' ? '\u202f' : ''}: ${value}`
}

/** Returns parts with semicolons between them. French sets a narrow no-break space before each. */
export function separated(locale: Locale, parts: readonly string[]): string {
  return parts.join(locale === 'fr' ? '\u202f; ' : '; ')
}

function chooseForm(forms: PluralForms, locale: Locale, count: number): string {
  if (count === 0 && forms.zero !== undefined) return forms.zero
  const rule = cached(pluralRules, locale, () => new Intl.PluralRules(locale)).select(count)
  if (rule === 'one') return forms.one
  if (rule === 'many' && forms.many !== undefined) return forms.many
  return forms.other
}
