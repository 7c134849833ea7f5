import type { Brand, CodedValue, GoodsAndServicesItem } from '@marklot/contracts/brand'

export interface ClassText {
  key: string
  /** The class's short name. */
  heading: string
  texts: { description: string; language: string | null }[]
}

const byNumber = (a: string, b: string) => Number.parseInt(a, 10) - Number.parseInt(b, 10) || a.localeCompare(b)

/** Returns languages of the office's texts, each once, in delivery order. */
export function deliveredLanguages(goods: Brand['goodsAndServices']): string[] {
  const all = [...goods.classified, ...goods.unclassified].flatMap(({ language }) => language ?? [])
  return [...new Set(all)]
}

/**
 * Returns the reader's language if delivered, otherwise English, otherwise the first delivered. Null when the office
 * names no language.
 */
export function preferredLanguage(languages: readonly string[], locale: string): string | null {
  return (
    languages.find((language) => language === locale) ?? languages.find((language) => language === 'en') ?? languages[0] ?? null
  )
}

/** Returns the texts in the language, and those without a language. */
export function inLanguage(items: readonly GoodsAndServicesItem[], language: string | null): GoodsAndServicesItem[] {
  return items.filter((item) => item.language === null || item.language === language)
}

/**
 * Returns the mark's classes with their texts, sorted numerically by class key (spec 1, section 3). Includes classes
 * without a text, and texts whose class is missing from the list. If the language has no text for a class, the text of
 * another language replaces it.
 */
export function classTexts(
  niceClasses: readonly CodedValue[],
  classified: readonly GoodsAndServicesItem[],
  language: string | null,
): ClassText[] {
  const headings = new Map(niceClasses.map((value) => [classKey(value.key), value.shortDescription || value.description]))
  for (const { niceClass } of classified) {
    if (niceClass && !headings.has(classKey(niceClass.key))) headings.set(classKey(niceClass.key), niceClass.description)
  }
  return [...headings]
    .sort(([a], [b]) => byNumber(a, b))
    .map(([key, heading]) => {
      const all = classified.filter(
        (item) => item.niceClass && classKey(item.niceClass.key) === key && item.description.trim() !== '',
      )
      const wanted = inLanguage(all, language)
      const texts = wanted.length > 0 ? wanted : inLanguage(all, all[0]?.language ?? null)
      return { key, heading, texts: texts.map((item) => ({ description: item.description, language: item.language })) }
    })
}

/** Offices write class 5 as `5` or `05`. */
const classKey = (key: string) => key.replace(/^0+(?=\d)/, '')
