import { stemsOf } from './class-terms.ts'
import { fitOf, type MatchStem } from './match-words.ts'
import { languages } from './text/language-shares.ts'
import { readUsualTerms } from './vocabulary/read-usual-terms.ts'

/** What businesses of a kind usually file in a class. */
interface UsualTerms {
  /** The stems of each name of the business, in each of the `languages`. */
  readonly names: readonly (readonly (readonly string[])[])[]
  /** In English, the most usual one first. */
  readonly terms: readonly string[]
}

/** Why a term is usual for a description. */
export interface Usual {
  readonly score: number
  readonly words: readonly string[]
}

/** The share of a name that must fit. */
const leastShare = 0.5
/** How much less each further term of a business counts. */
const furtherTerm = 0.1

const cache = new Map<number, readonly UsualTerms[]>()

function usualTermsOf(number: number): readonly UsualTerms[] {
  const read =
    cache.get(number) ??
    readUsualTerms(number).map(({ names, terms }) => ({ terms, names: names.map((cell) => cell.map(stemsOf)) }))
  cache.set(number, read)
  return read
}

/**
 * Returns the terms of a class, by their English text, that the businesses which a description names usually file.
 * @param nativeness how much the terms of each of the `languages` count
 */
export function usualTerms(number: number, match: MatchStem, nativeness: readonly number[]): ReadonlyMap<string, Usual> {
  const found = new Map<string, Usual>()
  for (const { names, terms } of usualTermsOf(number)) {
    let best: Usual = { score: 0, words: [] }
    languages.forEach((language, at) => {
      for (const stems of names[at] ?? []) {
        const { score, share, isWhole, words } = fitOf(stems, language, match)
        const native = score * (nativeness[at] as number)
        if (isWhole && share > leastShare && native > best.score) best = { score: native, words }
      }
    })
    if (best.score === 0) continue
    terms.forEach((term, at) => {
      const score = best.score * (1 - furtherTerm * at)
      if (score > (found.get(term)?.score ?? 0)) found.set(term, { ...best, score })
    })
  }
  return found
}
