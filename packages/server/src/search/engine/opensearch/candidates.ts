import type { QueryKeys } from '@marklot/register-index'
import { type ClusterReply, columnsOnly, type Json } from './cluster.ts'

/*
 * Selects the names that a search scores. The cluster ranks names by the keys that they share with the searched one,
 * which are the same as in the embedded engine. Its points only select candidates: the product's own comparison scores
 * every candidate, and only those scores are shown.
 */

/** The most names to score among those that pass the filters, and among all names. */
export const mostCandidates = 2_500
/** The minimum share of the searched name's trigrams that a candidate must have. */
const leastTrigrams = '25%'
/** Points for shared keys other than trigrams. For comparison, a rare trigram gives about ten points. */
const points = { letters: 60, parts: 60, sounds: 20, coined: 12, words: 8 }

const sharing = (field: string, values: readonly string[], boost: number): Json[] =>
  values.length === 0 ? [] : [{ constant_score: { filter: { terms: { [field]: values } }, boost } }]

/**
 * The shortest and the longest text, in letters, for which texts that differ in one letter are looked up. Trigrams find
 * longer texts, and looking those up in the dictionary would take a third of the node's time.
 */
const leastMisspelt = 4
const mostMisspelt = { letters: 8, words: 7 }
const mayBeMisspelt = (field: keyof typeof mostMisspelt, { length }: string) =>
  length >= leastMisspelt && length <= mostMisspelt[field]
/** The most other spellings of a text to look for, the nearest first. */
const mostSpellings = 100

/**
 * Matches names that differ in one or two letters, or words that differ in one. A word that differs in two is another
 * word.
 */
const misspelt = (field: keyof typeof mostMisspelt, text: string): Json => ({
  fuzzy: {
    [field]: {
      value: text,
      fuzziness: field === 'letters' && text.length > leastMisspelt ? 2 : 1,
      max_expansions: mostSpellings,
      rewrite: `top_terms_boost_${mostSpellings}`,
      boost: points.letters,
    },
  },
})

/** Returns the names that may be similar to a searched one. */
function mayBeAlike({
  trigrams,
  sounds,
  words,
  letters,
  readings,
  parts,
  beginnings,
  coinedWords,
  coinedBeginnings,
}: QueryKeys): Json {
  return {
    bool: {
      minimum_should_match: 1,
      should: [
        { match: { trigrams: { query: trigrams.join(' '), minimum_should_match: leastTrigrams } } },
        ...sharing('letters', [...readings, ...letters], points.letters),
        ...sharing('sounds', sounds, points.sounds),
        ...sharing('letters', parts, points.parts),
        ...sharing('words', words, points.words),
        ...sharing('words', coinedWords, points.coined),
        ...readings.filter((text) => mayBeMisspelt('letters', text)).map((text) => misspelt('letters', text)),
        ...beginnings.map((text) => ({ prefix: { letters: { value: text, boost: points.letters } } })),
        ...coinedBeginnings.map(({ text, longest }) => ({
          regexp: { words: { value: `${text}.{0,${longest - text.length}}`, flags: 'NONE', boost: points.coined } },
        })),
      ],
    },
  }
}

/** The part of a search that returns each name once. */
export const eachNameOnce: Json = { ...columnsOnly('name'), collapse: { field: 'nameNumber' } }

/** The best first. Without a second order, the cluster would keep any of the names with equal points. */
const byPoints: Json[] = [{ _score: 'desc' }, { nameNumber: 'asc' }]

/** Finds the best candidates as distinct names. @param filter clauses that a mark of the name must pass */
export const candidateNames = (keys: QueryKeys, filter: readonly Json[], size = mostCandidates): Json => ({
  ...eachNameOnce,
  query: { bool: { must: [mayBeAlike(keys)], filter } },
  sort: byPoints,
  size,
  track_total_hits: false,
})

/** The most names to score for one word of the searched name, and for its other spellings. */
const mostOfWord = 250

/**
 * Returns the shortest names with a word of the searched name, and those with another spelling of it. One common word
 * among many gives few points, but a name that consists of little more than this word is similar.
 */
export const shortestWithWord = (word: string, filter: readonly Json[]): Json[] =>
  [{ term: { words: word } }, ...(mayBeMisspelt('words', word) ? [misspelt('words', word)] : [])].map((having) => ({
    ...eachNameOnce,
    query: { bool: { filter: [having, ...filter] } },
    sort: [{ length: 'asc' }, { name: 'asc' }],
    size: mostOfWord,
    track_total_hits: false,
  }))

/** The most translations to score. */
const mostTranslations = 500

/** Finds names whose recorded translation may be similar. */
export const candidateTranslations = ({ trigrams, readings }: QueryKeys): Json => ({
  ...eachNameOnce,
  ...columnsOnly('name', 'translation'),
  query: {
    bool: {
      minimum_should_match: 1,
      should: [
        { match: { translationTrigrams: { query: trigrams.join(' '), minimum_should_match: '30%' } } },
        ...sharing('translation', readings, points.letters),
      ],
    },
  },
  sort: byPoints,
  size: mostTranslations,
  track_total_hits: false,
})

const texts = ({ hits }: ClusterReply, field: string) =>
  hits.hits.map(({ fields }) => fields?.[field]?.[0]).filter((text) => typeof text === 'string')

/** Returns the folded names of a reply. */
export const namesOf = (reply: ClusterReply): string[] => texts(reply, 'name')

/** Returns the names of a reply with their translations. */
export const translationsOf = ({ hits }: ClusterReply): { name: string; translation: string }[] =>
  hits.hits.map(({ fields }) => ({ name: String(fields?.name?.[0]), translation: String(fields?.translation?.[0]) }))
