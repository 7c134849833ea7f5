import { foldVariants, squash } from '@marklot/similarity'

/** Returns the folded spellings of a word or phrase, joined: MÜLLER is "muller" and "mueller". */
export const spellings = (word: string): string[] => foldVariants(word).map(squash)

const longestStem = 3
const ending = /(?:ern|en|er|es|e|s|n)$/
/**
 * Returns a word without its last inflection, so that "Maschinen", "machines" and "macchine" have the stem of their
 * singular.
 */
export function stem(word: string): string {
  const cut = word.replace(ending, '')
  return cut.length < longestStem ? word : cut
}
