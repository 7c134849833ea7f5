import { type Locale, locales } from '@marklot/contracts'
import { commonWords } from './lexicon/common-words.ts'
import type { Hit } from './lexicon/match.ts'

/** Letters and signs that only some of the languages use. */
const letters: readonly [RegExp, readonly Locale[]][] = [
  [/ñ/iu, ['es']],
  [/ß|[äöü]/iu, ['de']],
  [/ç|œ|[êâîôûëï]/iu, ['fr']],
  [/[ìò]/iu, ['it']],
  [/[èàù]/iu, ['fr', 'it']],
  [/[áíóú]/iu, ['es']],
  [/é/iu, ['fr', 'es', 'it']],
  [/[a-z]zion[ei](?!\p{L})/iu, ['it']],
  [/(?<!\p{L})classi(?!\p{L})/iu, ['it']],
  [/(?<!\p{L})classe(?!\p{L})/iu, ['fr', 'it']],
  [/(?<!\p{L})clases?(?!\p{L})/iu, ['es']],
]

/**
 * Returns the language in which a question is asked. It is decided by counting frequent words and expressions of each
 * language; a word of several languages counts as a fraction for each. `page` is the language of the page, which
 * decides between equals. Undefined if nothing indicates a language.
 */
export function recogniseLanguage(
  text: string,
  read: readonly string[],
  hits: readonly Hit[],
  page?: Locale,
): Locale | undefined {
  const score: Record<Locale, number> = { de: 0, en: 0, fr: 0, es: 0, it: 0 }
  for (const word of read) {
    const languages = commonWords.get(word)
    if (languages) for (const one of languages) score[one] += 1 / languages.length
  }
  const byPlace = new Map<number, Hit[]>()
  for (const hit of hits) byPlace.set(hit.from, [...(byPlace.get(hit.from) ?? []), hit])
  for (const atPlace of byPlace.values()) {
    const languages = new Set(atPlace.map(({ locale }) => locale))
    for (const one of languages) {
      const longest = Math.max(...atPlace.filter(({ locale }) => locale === one).map(({ size }) => size))
      score[one] += (0.4 + 0.6 * longest) / languages.size ** 2
    }
  }
  for (const [pattern, languages] of letters)
    if (pattern.test(text)) for (const one of languages) score[one] += 0.8 / languages.length
  const [best = 'en'] = [...locales].sort((a, b) => score[b] - score[a])
  // No other language writes these.
  if (/[¿¡]/u.test(text)) return 'es'
  if (score[best] < 0.3) return undefined
  return page !== undefined && score[best] - score[page] < 0.05 ? page : best
}
