import { readdirSync, readFileSync } from 'node:fs'
import { type Locale, locales } from '@marklot/contracts/locale'
import { describe, expect, it } from 'vitest'

/** What `docs/glossary.md` forbids: language → pattern → replacement. */
const forbidden: Record<Locale, Record<string, string>> = JSON.parse(
  readFileSync(new URL('../../../docs/glossary.forbidden.json', import.meta.url), 'utf8'),
)

interface Text {
  where: string
  locale: Locale
  text: string
  /** Whether the phrase has forms for singular and plural. */
  hasForms?: boolean
}

const isLocale = (key: string): key is Locale => (locales as readonly string[]).includes(key)
const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value ? Object.values(value).flatMap(stringsOf) : []

/** Returns everything below an export that has texts by language, with the languages that are missing. */
function* phrasesIn(value: unknown, where: string): Generator<Text | { where: string; missing: Locale[] }> {
  if (value instanceof Map) {
    for (const [key, one] of value) yield* phrasesIn(one, `${where}.${key}`)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const entries = Object.entries(value)
  const isPhrase = entries.length > 1 && entries.every(([key, one]) => isLocale(key) && stringsOf(one).length > 0)
  if (!isPhrase) {
    for (const [key, one] of entries) yield* phrasesIn(one, `${where}.${key}`)
    return
  }
  const missing = locales.filter(
    (locale) => !stringsOf((value as Record<string, unknown>)[locale]).every((text) => text !== '') || !(locale in value),
  )
  if (missing.length > 0) yield { where, missing }
  for (const [key, one] of entries)
    if (isLocale(key)) for (const text of stringsOf(one)) yield { where, locale: key, text, hasForms: typeof one !== 'string' }
}

const here = new URL('./', import.meta.url)
const modules = readdirSync(here).filter((name) => name.endsWith('.ts') && !name.includes('.test.'))
const found = (
  await Promise.all(
    modules.map(async (name) => [...phrasesIn(await import(new URL(name, here).href), name.slice(0, -'.ts'.length))]),
  )
).flat()
const texts = found.filter((one): one is Text => 'text' in one)

const legal = new URL('../legal/', import.meta.url)
/** The texts of 31 May 2025 were published before the glossary, and published versions never change. */
const legalTexts: Text[] = readdirSync(legal).flatMap((document) => {
  const newest =
    readdirSync(new URL(`${document}/`, legal))
      .sort()
      .at(-1) ?? ''
  return newest <= '2025-05-31'
    ? []
    : locales.map((locale) => ({
        where: `legal/${document}/${newest}`,
        locale,
        text: readFileSync(new URL(`${document}/${newest}/${locale}.md`, legal), 'utf8'),
      }))
})

/** Examples of the query language, whose syntax uses straight quotes. */
const isSyntax = ({ where }: Text) => where.includes('query.example.') || where.includes('placeholder.expert')
/** Returns whether a phrase names a field of the query language. Such names follow rules of their own. */
const isFieldName = ({ where }: Text) => isSyntax({ where } as Text) || /query\.field\./.test(where)

const faults = (locale: Locale, among: readonly Text[], pattern: RegExp) =>
  among
    .filter((one) => one.locale === locale && pattern.test(one.text))
    .map(({ where, text }) => `${where}: ${text.slice(0, 200)}`)

describe('the style of phrases', () => {
  it('reads every file', () => {
    expect(texts.length).toBeGreaterThan(10_000)
  })

  it('has five languages for every phrase', () => {
    expect(found.filter((one) => 'missing' in one)).toEqual([])
  })

  it.each(
    locales.flatMap((locale) => Object.entries(forbidden[locale]).map(([pattern, instead]) => ({ locale, pattern, instead }))),
  )('follows the glossary: in $locale not $pattern, but $instead', ({ locale, pattern }) => {
    expect(faults(locale, [...texts.filter((one) => !isFieldName(one)), ...legalTexts], new RegExp(pattern, 'u'))).toEqual([])
  })

  it('quotes in German with „ and “', () => {
    expect(
      faults(
        'de',
        texts.filter((one) => !isSyntax(one)),
        /["'«»]|[“”]\p{L}|„[^“]*”/u,
      ),
    ).toEqual([])
  })

  it('quotes in each language with its own marks, and writes apostrophes as such', () => {
    for (const locale of ['en', 'fr', 'es', 'it'] as const)
      expect(
        faults(
          locale,
          texts.filter((one) => !isSyntax(one)),
          /["']/,
        ),
      ).toEqual([])
  })

  it('sets a narrow no-break space before ; : ! ? » and after « in French', () => {
    // Punctuation after another kind of space, or without any space.
    const wrong = /[ \u00a0](?:[;!?»]|:(?!\/\/))|«[ \u00a0]|[\p{L}\d)}](?:[;!?»]|:(?=\s|$))|«(?!\u202f)/u
    expect(
      faults(
        'fr',
        texts.filter((one) => !isSyntax(one) && !isFieldName(one)),
        wrong,
      ),
    ).toEqual([])
  })

  it('sets the percent sign as the language does', () => {
    // German and Spanish join it with a no-break space, French with a narrow one, English and Italian without any.
    const wrong: Record<Locale, RegExp> = {
      de: /[\d}](?!\u00a0)\s?%/u,
      en: /[\d}]\s%/u,
      fr: /[\d}](?!\u202f)\s?%/u,
      es: /[\d}](?!\u00a0)\s?%/u,
      it: /[\d}]\s%/u,
    }
    for (const locale of locales) expect(faults(locale, texts, wrong[locale])).toEqual([])
  })

  it('keeps the parts of an abbreviation on one line', () => {
    expect(faults('de', texts, /\b(?:z\. ?B|d\. ?h|u\. ?a|i\. ?d)\./u)).toEqual([])
    expect(faults('es', texts, /EE\. ?UU/u)).toEqual([])
    expect(faults('fr', texts, /\bp\. ?ex\./u)).toEqual([])
  })

  it('has a singular for a list of classes', () => {
    const listOfClasses = /\b(?:Klassen|[Cc]lasses|[Cc]lases|[Cc]lassi) \{(?:classes|list)\}/
    const withoutForms = texts.filter(({ hasForms }) => !hasForms)
    for (const locale of locales) expect(faults(locale, withoutForms, listOfClasses)).toEqual([])
  })

  it('keeps a section sign and its number on one line', () => {
    for (const locale of locales) expect(faults(locale, texts, /§(?!§|\u00a0)/u)).toEqual([])
  })
})
