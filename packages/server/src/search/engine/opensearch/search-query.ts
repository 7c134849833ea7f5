import { type IndexClause, noFilters, type PatternExpressions, patternExpressions, SelectedMarks } from '@marklot/register-index'
import type { QuerySearch, SearchOutcome } from '../requests.ts'
import { alikeNames, findCandidates } from './alike-names.ts'
import { eachNameOnce, namesOf } from './candidates.ts'
import type { Cluster, Json } from './cluster.ts'
import { marksOfNames } from './fetch-marks.ts'
import { passing } from './filters.ts'
import type { IndexNames } from './indices.ts'
import type { ElementCounts } from './weak-elements.ts'
import { wholeResult } from './whole-results.ts'

/** The number of names up to which all are scored that the clauses other than `similar` leave. */
const mostScoredDirectly = 5_000

interface QueryParts {
  cluster: Cluster
  names: IndexNames
  weak: ElementCounts
}

type Similar = Extract<IndexClause, { kind: 'similar' }>
type Named = Extract<IndexClause, { kind: 'name' | 'owner' | 'seat' }>
const isSimilar = (clause: IndexClause): clause is Similar => clause.kind === 'similar'

const expression = (field: string, value: string): Json => ({ regexp: { [field]: { value, flags: 'NONE' } } })
const anyOf = (should: readonly Json[]): Json =>
  should.length === 0 ? { match_none: {} } : { bool: { should, minimum_should_match: 1 } }

/**
 * Matches names by a pattern. Patterns for single words use the list of words, which is shorter than the list of names.
 */
const nameMatches = ({ inside, word }: PatternExpressions) =>
  word === null ? expression('name', inside) : expression('words', word)

/** Returns a clause without its negation. Other functions resolve `similar` clauses. */
function matching(clause: Exclude<IndexClause, Similar>): Json {
  switch (clause.kind) {
    case 'name':
      return anyOf(clause.values.flatMap(patternExpressions).map(nameMatches))
    case 'owner':
    case 'seat': {
      const field = clause.kind === 'owner' ? 'ownerName' : 'ownerSeat'
      return anyOf(clause.values.flatMap(patternExpressions).map(({ inside }) => expression(field, inside)))
    }
    case 'serials':
      return { terms: { serial: clause.serials } }
    case 'filters':
      return anyOf(clause.filters.map(passing))
  }
}

const constant = (filter: Json, boost: number): Json => ({ constant_score: { filter, boost } })

/** Returns clauses that give points for how closely a name matches: as a whole, at its beginning or inside. */
const closeness = (clause: Named): Json => ({
  dis_max: {
    queries: clause.values
      .flatMap(patternExpressions)
      .flatMap((one) => [
        constant(expression('name', one.whole), 3),
        constant(expression('name', one.beginning), 2),
        constant(nameMatches(one), 1),
      ]),
  },
})

/** Returns all clauses except `similar` ones, as filters. */
const filterOf = (clauses: readonly IndexClause[]): Json[] =>
  clauses
    .filter((clause): clause is Exclude<IndexClause, Similar> => !isSimilar(clause))
    .map((clause) => (clause.isNegated ? { bool: { must_not: [matching(clause)] } } : matching(clause)))

/** Finds the marks that satisfy all clauses. */
export async function searchQuery(parts: QueryParts, request: QuerySearch): Promise<SearchOutcome> {
  const { cluster, names } = parts
  const similar = request.clauses.filter(isSimilar)
  if (similar.some(({ isNegated }) => !isNegated)) return searchAlike(parts, request, similar)
  const banned = await bannedNames(parts, request, similar)
  const filter = [
    ...filterOf(request.clauses),
    ...(banned.length > 0 ? [{ bool: { must_not: [{ terms: { name: banned } }] } }] : []),
  ]
  const named = request.clauses.find(({ kind, isNegated }) => kind === 'name' && !isNegated)
  const isNamed = named?.kind === 'name' && named.values.flatMap(patternExpressions).length > 0
  const query = { bool: { filter, ...(isNamed && { must: [closeness(named)] }) } }
  const sort = request.sort === 'relevance' && isNamed ? 'closest' : request.sort
  return wholeResult(cluster, names, query, { ...request, sort, isRanked: isNamed })
}

/** Returns the names that `NOT similar` clauses exclude. */
async function bannedNames(parts: QueryParts, request: QuerySearch, similar: readonly Similar[]): Promise<string[]> {
  const texts = similar.filter(({ isNegated }) => isNegated).flatMap((clause) => clause.texts)
  const banned = await Promise.all(
    texts.map(async (text) => {
      const candidates = await findCandidates(parts, text, noFilters)
      return [...alikeNames(candidates, { ...request, text, maximumNames: Number.MAX_SAFE_INTEGER }, [])]
    }),
  )
  return [...new Set(banned.flat())]
}

/** Answers a query with `similar` clauses: scores the candidates that pass the other clauses. */
async function searchAlike(
  { cluster, names, weak }: QueryParts,
  request: QuerySearch,
  similar: readonly Similar[],
): Promise<SearchOutcome> {
  const texts = similar.filter(({ isNegated }) => !isNegated).flatMap((clause) => clause.texts)
  const others = filterOf(request.clauses)
  const { filters } = request
  const [weakOfTexts, direct, ...candidates] = await Promise.all([
    weak.ofAll(texts.map((text) => ({ text, filters }))),
    others.length === 0 ? null : allNames(cluster, names, others),
    ...texts.map((text) => findCandidates({ cluster, names }, text, filters, others)),
  ])
  const all = weakOfTexts.flat()
  const chosen = new Set<string>()
  for (const [i, text] of texts.entries()) {
    const found = candidates[i] ?? { all: [], passing: [], translated: [] }
    const wanted = direct === null ? found : { ...found, all: direct, passing: direct }
    for (const name of alikeNames(wanted, { ...request, text }, all)) chosen.add(name)
  }
  const marks = new SelectedMarks(await marksOfNames(cluster, names, chosen))
  const weakOf = new Map(texts.map((text, i) => [text, weakOfTexts[i] ?? []]))
  return marks.searchQuery(request, (text) => weakOf.get(text) ?? [])
}

/** Returns all names that pass the clauses, or null if there are too many to score. */
async function allNames(cluster: Cluster, { marks }: IndexNames, filter: readonly Json[]): Promise<string[] | null> {
  const reply = await cluster.search(marks, {
    ...eachNameOnce,
    query: { bool: { filter: [...filter, { exists: { field: 'name' } }] } },
    size: mostScoredDirectly + 1,
    track_total_hits: false,
  })
  const found = namesOf(reply)
  return found.length > mostScoredDirectly ? null : found
}
