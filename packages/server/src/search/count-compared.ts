import { brandTypes } from '@marklot/contracts'
import type { SearchEngine } from './engine/port.ts'
import type { IndexFilters, LogoOutcome } from './engine/requests.ts'

/**
 * The numbers of marks with and without a picture that can be compared. The other pictures were not delivered or are
 * not described.
 */
export interface ComparableMarks {
  described: readonly number[]
  others: readonly number[]
}

/** Counts the marks that pass the filters: those with a compared picture, and those with any picture. */
export async function countCompared(
  engine: SearchEngine,
  { described, others }: ComparableMarks,
  filters: IndexFilters,
): Promise<LogoOutcome['compared']> {
  const count = async (serials: readonly number[], restriction: IndexFilters) =>
    serials.length === 0
      ? 0
      : (await engine.searchSerials(serials, { filters: restriction, sort: 'relevance', page: 1, size: 1 })).total
  const drawn = (filters.brandTypes.length === 0 ? brandTypes : filters.brandTypes).filter((type) => type !== 'Word')
  const [of, missing] = await Promise.all([
    count(described, filters),
    drawn.length === 0 ? 0 : count(others, { ...filters, brandTypes: drawn }),
  ])
  return { of, total: of + missing }
}
