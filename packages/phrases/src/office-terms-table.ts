import { type Locale, locales } from '@marklot/contracts/locale'

/** A value that an office delivers, with its meaning in five languages. */
export interface OfficeTermTexts {
  /** Language of the office's own wording, ISO 639-1; null for a code. */
  language: string | null
  texts: Readonly<Record<Locale, string>>
}

export type OfficeTermTable = ReadonlyMap<string, OfficeTermTexts>

/**
 * Reads a table of terms, one meaning per line: `slug slug … | de | en | fr | es | it`. All slugs of a line have the
 * same meaning. Empty lines are skipped.
 * @param language the language of the slugs' words, ISO 639-1; null when they are codes
 * @throws Error when a line lacks a text or a slug is listed twice, which is a bug in the program's data
 */
export function readTerms(language: string | null, table: string): OfficeTermTable {
  const terms = new Map<string, OfficeTermTexts>()
  for (const [slugs, texts] of rows(table)) for (const slug of slugs) add(terms, slug, { language, texts })
  return terms
}

/**
 * Reads a table of USPTO event codes. `CODE` stands for every type of the event, `CODE/T` for type T alone. `CODE=8/15`
 * fills the place `{x}` of the texts with `8, 15`. The office's wording beside a code is English.
 * @throws Error as `readTerms`
 */
export function readCodeTerms(table: string): OfficeTermTable {
  const terms = new Map<string, OfficeTermTexts>()
  for (const [codes, texts] of rows(table)) {
    for (const each of codes) {
      const [code = '', value] = each.split('=')
      const filled = mapTexts(texts, (text) => text.replace('{x}', value?.replace('/', ', ') ?? ''))
      const places = value === undefined ? 0 : 1
      for (const text of Object.values(texts))
        if (text.split('{x}').length - 1 !== places) throw new Error(`Expected ${places} values in “${text}” of ${code}`)
      add(terms, code, { language: 'en', texts: filled })
    }
  }
  return terms
}

function mapTexts(texts: OfficeTermTexts['texts'], change: (text: string) => string): OfficeTermTexts['texts'] {
  const { de, en, fr, es, it } = texts
  return { de: change(de), en: change(en), fr: change(fr), es: change(es), it: change(it) }
}

function rows(table: string): [keys: string[], texts: OfficeTermTexts['texts']][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [keys, de, en, fr, es, it, ...rest] = line.split('|').map((text) => text.trim())
      if (!keys || !de || !en || !fr || !es || !it || rest.length > 0)
        throw new Error(`Expected keys and ${locales.length} texts in: ${line.trim()}`)
      return [keys.split(/\s+/), { de, en, fr, es, it }]
    })
}

function add(terms: Map<string, OfficeTermTexts>, key: string, term: OfficeTermTexts): void {
  if (terms.has(key)) throw new Error(`Term ${key} is listed twice`)
  terms.set(key, term)
}
