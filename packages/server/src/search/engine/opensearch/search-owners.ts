import {
  isOwnerTypo,
  mayHaveTypo,
  missingWeakWord,
  mostOtherLetters,
  otherBeginnings,
  ownerMatches,
  ownerWordsOf,
} from '@marklot/register-index'
import { bytesOf } from '@marklot/similarity'
import type { OwnerSearch, SearchOutcome } from '../requests.ts'
import type { Aggregation, Cluster, Json } from './cluster.ts'
import type { IndexNames } from './indices.ts'
import { wholeResult } from './whole-results.ts'

/** The most words of the register that are compared to find typos. */
const mostWords = 5_000
/** The points of a perfect match. The cost of a worse match is subtracted, as in the embedded engine. */
const most = 1 + Math.max(...Object.values(ownerMatches), missingWeakWord)

const latin1 = new TextDecoder('latin1')
const constant = (filter: Json, cost: number): Json => ({ constant_score: { filter, boost: most - cost } })

/** Finds marks whose owner's name or seat contains all words. */
export async function searchOwners(cluster: Cluster, names: IndexNames, request: OwnerSearch): Promise<SearchOutcome> {
  const words = ownerWordsOf(request.text)
  const typos = await typosOf(
    cluster,
    names,
    words.filter(({ letters }) => mayHaveTypo(letters)).map(({ letters }) => letters),
  )
  const must = words.map(({ letters, isOptional }): Json => {
    const word = latin1.decode(letters)
    const wrong = { terms: { ownerWords: typos.get(word) ?? [] } }
    const queries = [
      constant({ term: { ownerWords: word } }, ownerMatches.exact),
      constant({ prefix: { ownerWords: { value: word } } }, ownerMatches.beginning),
      constant(wrong, ownerMatches.typo),
    ]
    if (isOptional) queries.push(constant({ bool: { must_not: [wrong] } }, missingWeakWord))
    return { dis_max: { queries } }
  })
  const query = must.length === 0 ? { match_none: {} } : { bool: { must } }
  const sort = request.sort === 'relevance' ? 'closest' : request.sort
  return wholeResult(cluster, names, query, { ...request, sort, isRanked: true })
}

/** Returns, for each searched word, the words of the register that differ from it by a typo. */
async function typosOf(cluster: Cluster, { marks }: IndexNames, words: readonly Uint8Array[]): Promise<Map<string, string[]>> {
  const replies = await cluster.searchAll(
    words.map((letters) => {
      const word = latin1.decode(letters)
      const fewest = Math.max(0, word.length - 1 - mostOtherLetters)
      const include = `${word[0]}.{${fewest},${word.length - 1 + mostOtherLetters}}`
      const fuzzy = { value: word, fuzziness: 2, prefix_length: 1, max_expansions: 1_000 }
      return {
        index: marks,
        body: {
          size: 0,
          query: { fuzzy: { ownerWords: fuzzy } },
          aggs: { words: { terms: { field: 'ownerWords', include, size: mostWords } } },
        },
      }
    }),
  )
  return new Map(
    words.map((letters, i) => {
      const aggregation: Aggregation | undefined = replies[i]?.aggregations?.words
      const near = (aggregation?.buckets ?? []).map(({ key }) => String(key))
      const isTypo = (other: string) => isOwnerTypo(letters, bytesOf(other), 0, other.length)
      return [latin1.decode(letters), [...near.filter(isTypo), ...otherBeginnings(letters).map((one) => latin1.decode(one))]]
    }),
  )
}
