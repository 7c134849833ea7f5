import { elementWeightOf, type IndexFilters, queryKeys, restricts } from '@marklot/register-index'
import { bytesOf, NameScorer, prepareName, weighName } from '@marklot/similarity'
import type { NameSearch, WeakElement } from '../requests.ts'
import { candidateNames, candidateTranslations, mostCandidates, namesOf, shortestWithWord, translationsOf } from './candidates.ts'
import type { Cluster, Json } from './cluster.ts'
import { passing } from './filters.ts'
import type { IndexNames } from './indices.ts'

/** Scores names; a text below the minimum has no score. */
interface Scoring {
  score(text: string): number
}

export function scoringOf(text: string, minimum: number, weak: readonly Pick<WeakElement, 'text' | 'weight'>[]): Scoring {
  const elementWeight = elementWeightOf(weak)
  const query = elementWeight === undefined ? prepareName(text) : weighName(prepareName(text), elementWeight)
  const scorer = new NameScorer(query, { elementWeight })
  return {
    score: (name) => {
      const bytes = bytesOf(name)
      const total = scorer.score(bytes, 0, bytes.length, minimum)
      return total >= minimum ? total : 0
    },
  }
}

/**
 * Returns the best `most` names that reach the minimum. Callers ask for one more than they need, which shows whether
 * there are more.
 */
export function bestOf(names: readonly string[], { score }: Scoring, most: number): string[] {
  const scored = names.map((name) => ({ name, total: score(name) })).filter(({ total }) => total > 0)
  return scored
    .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
    .slice(0, most)
    .map(({ name }) => name)
}

/** The candidates that the cluster found, before scoring. */
export interface Candidates {
  passing: string[]
  all: string[]
  translated: { name: string; translation: string }[]
}

interface CandidateParts {
  cluster: Cluster
  names: IndexNames
}

/** The maximum number of words of the searched name for which the shortest names are requested. */
const mostWords = 6
/**
 * Finds the candidates for a searched name: those with a mark that passes the filters, and those of all marks, because
 * the receipt and the counts include hidden marks.
 * @param also further clauses that all candidates must pass
 */
export async function findCandidates(
  { cluster, names }: CandidateParts,
  text: string,
  filters: IndexFilters,
  also: readonly Json[] = [],
  size = mostCandidates,
): Promise<Candidates> {
  const keys = queryKeys(text)
  if (keys.folded === '') return { passing: [], all: [], translated: [] }
  const words = keys.words.length > 1 ? keys.words.slice(0, mostWords) : []
  const candidatesOf = (clauses: readonly Json[]) =>
    [candidateNames(keys, clauses, size), ...words.flatMap((word) => shortestWithWord(word, clauses))].map((body) => ({
      index: names.marks,
      body,
    }))
  const all = candidatesOf(also)
  const restricted = restricts(filters) ? candidatesOf([...also, passing(filters)]) : null
  const [translated, ...replies] = await cluster.searchAll([
    { index: names.marks, body: candidateTranslations(keys) },
    ...all,
    ...(restricted ?? []),
  ])
  const found = [...new Set(replies.slice(0, all.length).flatMap(namesOf))]
  return {
    all: found,
    passing: restricted === null ? found : [...new Set(replies.slice(all.length).flatMap(namesOf))],
    translated: translated === undefined ? [] : translationsOf(translated),
  }
}

/** Returns the best names of each kind of candidate that reach the minimum similarity. */
export function alikeNames(
  { all, passing: passingNames, translated }: Candidates,
  { text, minimumSimilarity, maximumNames }: Pick<NameSearch, 'text' | 'minimumSimilarity' | 'maximumNames'>,
  weak: readonly Pick<WeakElement, 'text' | 'weight'>[],
): Set<string> {
  const scoring = scoringOf(text, minimumSimilarity, weak)
  const most = maximumNames + 1
  const alike = new Set(bestOf(all, scoring, most))
  if (passingNames !== all) for (const name of bestOf(passingNames, scoring, most)) alike.add(name)
  for (const { name, translation } of translated) if (scoring.score(translation) > 0) alike.add(name)
  return alike
}
