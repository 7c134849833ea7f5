import { type BrandAutocompletes, BrandQuery, type SearchFilters } from '@marklot/contracts'
import { explainMarks, prepareComparison } from './explain.ts'
import { findMarks } from './find.ts'
import type { FindContext } from './found-outcome.ts'
import { loadMarks } from './load.ts'
import { notBehind, oldestRevision } from './not-behind.ts'
import { filtersWithin, type OfficeSet } from './offices.ts'
import { presentSuggestion } from './present.ts'
import type { RegisterSearch } from './read-search.ts'

interface SuggestionRequest {
  /** The text typed so far. */
  text: string
  filters: SearchFilters
  /** The most suggestions to return. */
  size: number
  /** Whether to also count the marks that a search for the text finds. */
  countsAlike: boolean
}

const noSuggestions = { suggestions: [], alike: null, revision: null }

/**
 * Suggests marks while a name is typed, most similar first. Similarities equal those of a search for the text, because
 * elements have the same weights.
 * @param seenRevision the newest revision of the register that the caller has seen
 */
export async function suggestMarks(
  { text, filters, size, countsAlike }: SuggestionRequest,
  permitted: OfficeSet,
  context: FindContext,
  seenRevision = 0,
): Promise<Pick<BrandAutocompletes, 'suggestions' | 'alike' | 'revision'>> {
  const typed = text.trim()
  const within = filtersWithin(filters, permitted)
  if (typed === '' || within === null) return noSuggestions
  const { engine, pool } = context
  const find = async () => {
    const [found, outcome, weakElements] = await Promise.all([
      engine.suggest(typed, size, within),
      countsAlike ? findMarks(nameSearch(typed, filters), permitted, context) : null,
      engine.weakElements(typed, within),
    ])
    return { found, outcome, weakElements, revision: oldestRevision([found, outcome]) }
  }
  const finding = find()
  finding.catch(() => undefined)
  const comparison = prepareComparison([typed])
  const { found, outcome, weakElements, revision } = await notBehind(engine, seenRevision, finding, find)
  const marks = await loadMarks(pool, found.page)
  const explained = await explainMarks(marks, comparison(weakElements))
  return {
    suggestions: marks
      .map((mark, i) => presentSuggestion(mark, explained[i] ?? null))
      .sort((a, b) => (b.similarity ?? -1) - (a.similarity ?? -1)),
    alike: outcome && { total: outcome.total, totalIsLowerBound: outcome.totalIsLowerBound },
    revision,
  }
}

function nameSearch(text: string, filters: SearchFilters): RegisterSearch {
  return { asked: BrandQuery.parse({ text, filters, size: 10 }), text, query: null }
}
