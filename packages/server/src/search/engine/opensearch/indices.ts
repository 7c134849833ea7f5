import { officeCodes } from '@marklot/register-index'
import { copyLength, ideaLength } from '@marklot/similarity/logo'
import type { Json } from './cluster.ts'

/*
 * The names of the indices and what they store. Each office has its own index behind an alias. One office's growth thus
 * affects no other, and a search in a few offices reads only theirs:
 *
 *   marklot-de ──▶ marklot-de-lx3k…     alias ──▶ index of the current build
 *   marklot-all ─▶ all of them          what a search without offices reads
 *   marklot-logos ─▶ marklot-logos-lx3k…   the described logos of all offices
 *   marklot-state                       one document: which build is current, and which revision it has
 */

/** Increase it whenever documents or mappings change. Indices of another layout are rebuilt beside the old ones. */
export const layoutVersion = 1

/** The most marks in one reply, and the last place in a result that a page can show directly. */
export const largestWindow = 200_000

export class IndexNames {
  readonly prefix: string
  readonly state: string
  readonly all: string
  constructor(prefix: string) {
    this.prefix = prefix
    this.state = `${prefix}-state`
    this.all = `${prefix}-all`
  }

  alias(office: string): string {
    return `${this.prefix}-${office}`
  }
  ofBuild(office: string, build: string): string {
    return `${this.prefix}-${office}-${build}`
  }
  /** The aliases that a search in these offices reads; no office means all. */
  searched(offices: readonly string[]): string {
    return offices.length === 0 ? this.all : offices.map((office) => this.alias(office)).join(',')
  }
  /** The alias of all offices' described logos. */
  get logos(): string {
    return this.alias('logos')
  }
  /** The indices of marks of a build. */
  buildIndices(build: string): string[] {
    return officeCodes.map((office) => this.ofBuild(office, build))
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
  /** The folded name. */
  name: key,
  /** The name without spaces, and its length. */
  letters: key,
  length: { type: 'short' },
  trigrams,
  sounds: soughtKey,
  words: soughtKey,
  /** The words spelled backwards, to find endings. */
  reversedWords: soughtKey,
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

/** The body that creates an index of marks. The number of nodes decides the number of replicas. */
export const marksIndex: Json = {
  settings: {
    number_of_shards: 1,
    auto_expand_replicas: '0-1',
    refresh_interval: '-1',
    max_result_window: largestWindow,
    // A record is read by its columns, and written again from the register.
    'translog.durability': 'async',
  },
  mappings: { dynamic: 'strict', _source: { enabled: false }, properties },
}

/**
 * The mapping for a vector of a described picture. It names the engine, because the plugin's default engine needs a
 * native library and crashes the node at the first document if that is missing.
 */
const vectorOf = (dimension: number): Json => ({
  type: 'knn_vector',
  dimension,
  data_type: 'byte',
  method: { name: 'hnsw', engine: 'lucene', space_type: 'cosinesimil', parameters: { m: 16, ef_construction: 128 } },
})

/** The body that creates the index of logos. It needs the k-NN plugin. */
export const logosIndex: Json = {
  settings: { ...(marksIndex.settings as Json), knn: true },
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
