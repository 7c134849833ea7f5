import { type Locale, locales } from '@marklot/contracts'
import { isOrdinary } from './ordinary-words.ts'
import { isReportWord } from './reports.ts'

/** Frequent words of each language that the others do not have. */
const frequent: Record<Locale, ReadonlySet<string>> = {
  de: new Set('der das und ist nicht eine einen für mit auf sie dem den wird sich auch bei zu ihr ihre kann'.split(' ')),
  en: new Set('the and is not for with this that you are from of to be can your has was were'.split(' ')),
  fr: new Set('le les et est pas une pour avec dans vous des que sur du ce cette sont peut votre au'.split(' ')),
  es: new Set('el los y es no para con en usted del las se puede su está por más como al lo'.split(' ')),
  it: new Set('il gli è non per di della nel lei che sono può suo sua con dei alla si anche questo'.split(' ')),
}
const fewestWords = 4
/**
 * The share of a sentence's words that must be ordinary ones, with a frequent word of the language and without. A
 * sentence about goods or law has rare words too.
 */
const leastOrdinary = { frequent: 0.4, other: 0.6 }

/**
 * Returns false for a sentence that is clearly in another language: one of the five, by frequent words, or any other,
 * because it has too few ordinary words.
 */
export function isInLanguage(sentence: string, locale: Locale): boolean {
  const words = [...sentence.toLowerCase().matchAll(/\p{L}+/gu)].map(([word]) => word)
  const hits = (language: Locale) => words.filter((word) => frequent[language].has(word)).length
  const own = hits(locale)
  const ordinary = words.filter((word) => isOrdinary(word, locale) || isReportWord(word, locale)).length
  if (ordinary < words.length * (own > 0 ? leastOrdinary.frequent : leastOrdinary.other)) return false
  if (words.length < fewestWords) return true
  return own > 0 || locales.every((other) => hits(other) < 2)
}
