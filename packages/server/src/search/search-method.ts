import { noFilters, type SearchMethod } from '@marklot/contracts'
import { audiences, compareNames, prepareName, viewWeights } from '@marklot/similarity'
import type { SearchEngine } from './engine/port.ts'
import { searchEvaluation } from './known-conflicts.ts'

/** Pairs of invented signs. Their comparisons are computed, so that the page always shows how the search works. */
const pairs = [
  { view: 'look', query: 'CORNIVA', hit: 'COMIVA' },
  { view: 'sound', query: 'CHENVIO', hit: 'SCHENWIO' },
  { view: 'structure', query: 'TAVILO', hit: 'TAVILO HOME' },
  { view: 'meaning', query: 'BLAUFUCHS', hit: 'RENARD BLEU' },
] as const
const spokenSign = 'CHENVIO'
const weakSign = 'BIO TAVILO'

const comparisons = pairs.map((pair) => ({ ...pair, ...compareNames(pair.query, pair.hit) }))

function readingsOf(sign: string): SearchMethod['spoken']['readings'] {
  const spoken = prepareName(sign).variants[0]?.spoken
  return audiences.map((language, place) => ({ language, text: spoken?.text(place) ?? '' }))
}
const spoken = { sign: spokenSign, readings: readingsOf(spokenSign) }

/** Describes how names are compared, with examples, and how well this method finds decided conflicts. */
export async function searchMethod(engine: SearchEngine): Promise<SearchMethod> {
  const { weakElements } = await engine.searchNames({
    text: weakSign,
    filters: noFilters,
    minimumSimilarity: 90,
    maximumNames: 1,
    sort: 'relevance',
    page: 1,
    size: 10,
  })
  return {
    evaluation: searchEvaluation,
    weights: { stronger: viewWeights.stronger, weaker: viewWeights.weaker, support: viewWeights.support },
    examples: comparisons,
    spoken,
    weak: { sign: weakSign, elements: [...(weakElements ?? [])] },
  }
}
