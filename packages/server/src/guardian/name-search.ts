import { noFilters } from '@marklot/contracts'
import { classFilters } from '@marklot/contracts/class-filters'
import { assessedSimilarity } from '@marklot/contracts/guardian-blocks'
import { type FindContext, findMarks, type OfficeSet, type SearchOutcome } from '../search/index.ts'

/** The similarity of names with the same letters, ignoring case, accents and punctuation. No other names have it. */
export const identicalFrom = 100

interface NameSearch {
  size: number
  /** The Nice classes to search; empty or missing for all. */
  niceClasses?: readonly number[]
  minimumSimilarity?: number
}

/** Searches the living marks of these offices by name, like a person's own search. */
export function searchLivingMarks(
  context: FindContext,
  name: string,
  searched: OfficeSet,
  { size, niceClasses = [], minimumSimilarity = assessedSimilarity }: NameSearch,
): Promise<SearchOutcome> {
  const filters = {
    ...noFilters,
    brandStateCategories: ['new' as const, 'alive' as const],
    ...classFilters(niceClasses),
  }
  const asked = { mode: 'name', text: name, query: '', filters, minimumSimilarity, sort: 'relevance', page: 1, size } as const
  return findMarks({ asked, text: name, query: null }, searched, context)
}
