import { copyLength, ideaLength } from '@marklot/similarity/logo'
import type { Json } from './cluster.ts'

/*
 * The names of the indices and what they store:
 *
 *   marklot-marks ─▶ marklot-marks-lx3k…   alias ──▶ index of the current build
 *   marklot-logos ─▶ marklot-logos-lx3k…   the described logos
 *   marklot-state                          one document: the current build and its revision
 *
 * All offices share an index. A search looks up prefixes and misspellings in the dictionary of each shard, which costs
 * more than reading the matches, so an index per office would multiply most of a search's work.
 */

/**
 * Increase it whenever documents, mappings or settings change. Indices of another layout are rebuilt alongside the old
 * ones.
 */
export const layoutVersion = 4

/** The most marks in one reply, and the last place in a result that a page can show directly. */
export const largestWindow = 200_000

export class IndexNames {
  readonly prefix: string
  readonly state: string
  /** The aliases that searches read. */
  readonly marks: string
  readonly logos: string
  constructor(prefix: string) {
    this.prefix = prefix
    this.state = `${prefix}-state`
    this.marks = `${prefix}-marks`
    this.logos = `${prefix}-logos`
  }

  /** Returns the index behind an alias in a build. */
  ofBuild(kind: 'marks' | 'logos', build: string): string {
    return `${this[kind]}-${build}`
  }
}

const key = { type: 'keyword' }
/** A key that searches only look up. */
const soughtKey = { type: 'keyword', doc_values: false }
const day = { type: 'integer' }
const trigrams = { type: 'text', analyzer: 'whitespace', index_options: 'docs' }
const column = { type: 'binary', doc_values: true }

/** The columns that filters, counts and sorting by day read. */
const filterColumns: Json = {
  serial: { type: 'integer' },
  office: key,
  category: key,
  type: key,
  state: key,
  nice: { type: 'byte' },
  vienna: { type: 'byte' },
  applicationDay: day,
  registrationDay: day,
  oppositionDay: day,
  priorityDay: day,
}

const properties: Json = {
  ...filterColumns,
  /** The folded name, and a number that stands for it. Grouping by a number takes less time than grouping by text. */
  name: key,
  nameNumber: { type: 'long', index: false },
  /** The name without spaces, and its length. */
  letters: key,
  length: { type: 'short' },
  trigrams,
  sounds: soughtKey,
  words: soughtKey,
  /** Beginnings and endings of words that may be elements in use; see `affixKey`. */
  affixes: soughtKey,
  /** The folded translation of the name. */
  translation: key,
  translationTrigrams: trigrams,
  /** A number that is the same for all seats of an owner. */
  owner: { type: 'integer' },
  ownerName: soughtKey,
  ownerSeat: soughtKey,
  ownerWords: key,
  /** The whole mark in the form that scoring reads; see `documents.ts`. */
  mark: column,
}

/**
 * The number of nodes determines the number of replicas. During a build the cluster need not write each request to the
 * disk at once, because a node that dies ends the build.
 */
const settings: Json = { auto_expand_replicas: '0-1', refresh_interval: '-1', 'translog.durability': 'async' }

/**
 * The settings of a filled index. The state says which revision the index has, so a node that is killed must not lose a
 * change that the state already counts.
 */
export const filledSettings: Json = { index: { 'translog.durability': 'request' } }

/**
 * How shared trigrams rank a name, in the terms of BM25. With `b` at 1 and a large `k1`, the points are nearly the
 * share of common trigrams, so fewer names have to be scored to find the best ones.
 */
const similarity = { default: { type: 'BM25', k1: 3, b: 1 } }

/** Marks per shard. More shards search in parallel, but each looks up the keys of a search in its own dictionary. */
const marksPerShard = 5_000_000

/**
 * Returns the body that creates the index for a given number of marks. Marks are sorted by the length of their names,
 * and copies of a name are neighbours. A search then reads fewer blocks, which saves a third of the node's processor
 * time.
 */
export const marksIndex = (marks: number, shards = Math.max(1, Math.ceil(marks / marksPerShard))): Json => ({
  settings: {
    ...settings,
    similarity,
    number_of_shards: shards,
    max_result_window: largestWindow,
    'sort.field': ['length', 'name'],
    'sort.order': ['asc', 'asc'],
  },
  mappings: { dynamic: 'strict', _source: { enabled: false }, properties },
})

/**
 * Returns the mapping for a vector of a described picture. The mapping names its engine, because the plugin's default
 * engine needs a native library and crashes the node at the first document if that library is missing.
 */
const vectorOf = (dimension: number): Json => ({
  type: 'knn_vector',
  dimension,
  data_type: 'byte',
  method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil', parameters: { m: 16, ef_construction: 128 } },
})

/** The body that creates the index of logos. It needs the k-NN plugin. */
export const logosIndex: Json = {
  settings: { ...settings, number_of_shards: 1, max_result_window: largestWindow, knn: true },
  mappings: {
    dynamic: 'strict',
    _source: { enabled: false },
    properties: {
      ...filterColumns,
      /** Parts of the hash; see `search-logos.ts`. */
      hashes: soughtKey,
      views: { type: 'nested', properties: { copy: vectorOf(copyLength) } },
      idea: vectorOf(ideaLength),
    },
  },
}

/** The body that creates the index of the state. */
export const stateIndex: Json = {
  settings: { number_of_shards: 1, auto_expand_replicas: '0-1' },
  mappings: { dynamic: 'strict', properties: { register: { type: 'object', enabled: false } } },
}
