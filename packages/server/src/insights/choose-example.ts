import {
  type BrandSuggestion,
  exampleSimilarity,
  type HomeExample,
  type LatestBrand,
  leastExampleMarks,
} from '@marklot/contracts'

/** Matches one word that is short enough to be shown in large letters. */
const plainWord = /^\p{L}{5,9}$/u
/** The number of suggestions to read for one mark, and the number of marks to try. */
const mostSuggestions = 8
const mostTried = 100

/** Returns the suggestions for a name, closest first. */
export type SuggestFor = (name: string, size: number) => Promise<readonly BrandSuggestion[]>

/**
 * Chooses the home page's example: the newest one-word mark with at least four neighbours of 80 % or more. Marks with
 * the same name do not count as neighbours, because readers would mistake them for the example itself.
 */
export async function chooseExample(newest: readonly LatestBrand[], suggestFor: SuggestFor): Promise<HomeExample | null> {
  const tried = new Set<string>()
  for (const { name, applicationDate } of newest) {
    if (name === null || !plainWord.test(name) || tried.has(fold(name))) continue
    if (tried.size === mostTried) return null
    tried.add(fold(name))
    const marks = (await suggestFor(name, mostSuggestions)).filter(
      (mark) => (mark.similarity ?? 0) >= exampleSimilarity && fold(mark.name ?? '') !== fold(name),
    )
    if (marks.length >= leastExampleMarks) return { name, applicationDate, marks }
  }
  return null
}

const fold = (name: string) => name.toLowerCase()
