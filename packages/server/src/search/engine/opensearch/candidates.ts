import { type QueryKeys, queryKeys } from '@marklot/register-index'
import { type ClusterReply, columnsOnly, type Json } from './cluster.ts'

/*
 * Which names a search scores. The cluster orders names by what they have in common with the searched one, by the same
 * keys as the embedded engine. Its points choose the candidates and are never shown: every candidate is scored by the
 * product's own comparison.
 */

/** The most names to score, of those that pass the filters and of all. */
export const mostCandidates = 2_500
/** The least share of the trigrams of the searched name. */
const leastTrigrams = '15%'
/** What common keys count beside trigrams, of which a rare one gives about ten points. */
const points = { letters: 60, sounds: 20, parts: 12, words: 8, coined: 12 }

const anyOf = (field: string, values: readonly string[], boost: number): Json[] =>
  values.length === 0 ? [] : [{ constant_score: { filter: { terms: { [field]: values } }, boost } }]

/** The names that may be similar to a searched one. */
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
        ...anyOf('letters', [...readings, ...letters], points.letters),
        ...anyOf('sounds', sounds, points.sounds),
        ...anyOf('letters', parts, points.parts),
        ...anyOf('words', words, points.words),
        ...anyOf('words', coinedWords, points.coined),
        ...beginnings.map((text) => ({ prefix: { letters: { value: text, boost: points.letters } } })),
        ...coinedBeginnings.map(({ text, longest }) => ({
          regexp: { words: { value: `${text}.{0,${longest - text.length}}`, flags: 'NONE', boost: points.coined } },
        })),
      ],
    },
  }
}

/** The best candidates as distinct names. @param filter clauses that a mark of the name must pass */
export const candidateNames = (keys: QueryKeys, filter: readonly Json[], size = mostCandidates): Json => ({
  // Collapsed hits name their group, so no column is read.
  ...columnsOnly(),
  query: { bool: { must: [mayBeAlike(keys)], filter } },
  collapse: { field: 'name' },
  size,
  track_total_hits: false,
})

/** The most translations to score. */
const mostTranslations = 500

/** Names whose recorded translation may be similar. */
export const candidateTranslations = ({ trigrams, readings }: QueryKeys): Json => ({
  ...columnsOnly('name', 'translation'),
  query: {
    bool: {
      minimum_should_match: 1,
      should: [
        { match: { translationTrigrams: { query: trigrams.join(' '), minimum_should_match: '30%' } } },
        ...anyOf('translation', readings, points.letters),
      ],
    },
  },
  collapse: { field: 'name' },
  size: mostTranslations,
  track_total_hits: false,
})

export { type QueryKeys, queryKeys }

const texts = ({ hits }: ClusterReply, field: string) =>
  hits.hits.map(({ fields }) => fields?.[field]?.[0]).filter((text) => typeof text === 'string')

/** The folded names of a reply. */
export const namesOf = (reply: ClusterReply): string[] => texts(reply, 'name')

/** The pairs of a name and its translation of a reply. */
export const translationsOf = ({ hits }: ClusterReply): { name: string; translation: string }[] =>
  hits.hits.map(({ fields }) => ({ name: String(fields?.name?.[0]), translation: String(fields?.translation?.[0]) }))
