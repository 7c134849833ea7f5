import type { Locale } from '@marklot/contracts'
import { viennaCategories, viennaWords } from '@marklot/nice'
import { foldName } from '@marklot/similarity'

/** The main category of colours, which count only if nothing else is named: "a red lion" is a lion. */
const colours = 29

/** Returns a word without its ending in number and case: "lions" and "lion", "Löwen" and "Löwe". */
const stemOf = (word: string) => (word.length > 3 ? word.replace(/(?:en|es|as|os|is|[aeiousx])$/, '') : word)
const stemsOf = (text: string) => foldName(text).split(/\s+/).map(stemOf)

const categories = new Map<string, Set<number>>()
for (const [index, words] of viennaWords.entries())
  for (const word of Object.values(words).flatMap((one) => one.split(',')))
    categories.set(stemsOf(word).join(' '), (categories.get(stemsOf(word).join(' ')) ?? new Set()).add(index + 1))

/** Returns the name of a main category. */
export const motifHeading = (category: number, locale: Locale): string => viennaCategories[category - 1]?.heading[locale] ?? ''

/**
 * Returns the main categories of the Vienna Classification of a motif, ascending; none for an unknown one.
 * @param motif words of any of the five languages, or the number of a category or of one of its sections
 */
export function motifCategories(motif: string): number[] {
  const number = Number(/^(\d{1,2})(?:[.\s]\d{1,2})*$/.exec(motif.trim())?.[1])
  if (number >= 1 && number <= viennaWords.length) return [number]
  const stems = stemsOf(motif)
  const whole = categories.get(stems.join(' '))
  const found = [...new Set(whole ?? stems.flatMap((stem) => [...(categories.get(stem) ?? ofCompound(stem))]))].sort(
    (a, b) => a - b,
  )
  return found.length > 1 ? found.filter((one) => one !== colours) : found
}

/** Fewest letters of either part of a compound. */
const shortestPart = 4
/** Returns the categories of the last part of a compound: "Kaffeetasse" is a cup. */
function ofCompound(stem: string): Iterable<number> {
  for (let at = shortestPart; at <= stem.length - shortestPart; at++) {
    const found = categories.get(stem.slice(at))
    if (found) return found
  }
  return []
}
