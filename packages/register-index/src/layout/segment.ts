import { blocksOf } from './block.ts'
import type { KindLists } from './kinds.ts'
import { hashOfName, hashOfSerial, type Partition } from './partition.ts'
import type { TermLists } from './term-lists.ts'
import type { Translations } from './translation-lists.ts'
import { meanTrigramWeight } from './trigram-weights.ts'

/*
 * A segment: an immutable part of the index, made of typed arrays only.
 *
 *   records   sorted by serial; each column has one entry per mark
 *   kinds     office, category, type and state of the records, with counts (see `kinds.ts`)
 *   names     distinct folded names, ordered by length without spaces and then alphabetically; name → records; all
 *             names in alphabetical order
 *   postings  trigram → names, as 16-bit offsets in blocks of 65,536 names, laid out [trigram][block]:
 *
 *               starts   | t0 b0 | t0 b1 | … | t1 b0 | t1 b1 | …
 *               postings | 3 17 902 …            offsets in block 0 of the names with trigram t0
 *
 *   sounds    hash bucket of a sound key → names; a bucket may mix several keys, which scoring tells apart
 *   terms     distinct words of the names, with postings and sounds of their own; term → names (see `term-lists.ts`)
 *   translations  name → records it translates (see `translation-lists.ts`)
 *   owners    distinct texts of name and seat; owner → records; distinct words in alphabetical order; word → owners
 */

/** The columns that filters, counts and sorting by day read. */
export interface MarkArrays extends KindLists {
  /** Ascending. */
  serial: Int32Array
  /** Nice classes 1 to 32, one bit each. */
  classesLow: Uint32Array
  /** Classes 33 to 45. */
  classesHigh: Uint16Array
  /** Main categories of the Vienna Classification, one bit each. */
  vienna: Uint32Array
  applicationDay: Uint16Array
  registrationDay: Uint16Array
  oppositionDay: Uint16Array
  priorityDay: Uint16Array
}

export interface SegmentArrays extends MarkArrays, TermLists, Translations {
  /** Record → name, or -1. */
  name: Int32Array
  /** Record → owner, or -1. */
  owner: Int32Array

  nameBytes: Uint8Array
  nameStart: Uint32Array
  nameLength: Uint8Array
  nameRecordStart: Uint32Array
  nameRecords: Uint32Array
  sortedNames: Uint32Array
  /** See `heard-letters.ts`. */
  nameHeard: Uint8Array

  postingStart: Uint32Array
  postings: Uint16Array
  soundStart: Uint32Array
  soundNames: Uint32Array

  ownerBytes: Uint8Array
  ownerStart: Uint32Array
  ownerRecordStart: Uint32Array
  ownerRecords: Uint32Array
  wordBytes: Uint8Array
  wordStart: Uint32Array
  wordOwnerStart: Uint32Array
  wordOwners: Uint8Array
}

/** What segments of names and segments of logos have in common: columns of marks in one shared memory. */
export interface MarkTable {
  /** Identifies the segment across threads and restarts. */
  readonly id: string
  /** The share of the register in this segment. Null for changes, which can belong to any share. */
  readonly partition: Partition | null
  readonly memory: WebAssembly.Memory
  /** Views of `memory`. */
  readonly arrays: MarkArrays
  /** The keys of the states; a kind refers to them by position. */
  readonly states: readonly string[]
  /** The revision the segment was built from; greater is newer. */
  readonly revision: number
  readonly marks: number
}

export interface Segment extends MarkTable {
  readonly arrays: SegmentArrays
  readonly names: number
  readonly blocks: number
  /** Mean weight of a trigram in a name. Used to estimate the weight of a name from its length. */
  readonly meanTrigramWeight: number
  readonly terms: number
  readonly termBlocks: number
  readonly meanTermTrigramWeight: number
}

/** Creates a segment from arrays that are already in one shared memory. */
export function segmentIn(
  { arrays, memory }: Pick<Segment, 'arrays' | 'memory'>,
  { id, partition, states, revision }: Pick<Segment, 'id' | 'partition' | 'states' | 'revision'>,
): Segment {
  const names = arrays.nameLength.length
  const terms = arrays.termLength.length
  return {
    id,
    partition,
    memory,
    arrays,
    states,
    revision,
    marks: arrays.serial.length,
    names,
    blocks: blocksOf(names),
    meanTrigramWeight: meanTrigramWeight(arrays.postingStart, arrays.postings, names),
    terms,
    termBlocks: blocksOf(terms),
    meanTermTrigramWeight: meanTrigramWeight(arrays.termPostingStart, arrays.termPostings, terms),
  }
}

/** Returns the record with this serial, or -1. */
export function recordOf({ arrays }: MarkTable, serial: number): number {
  const { serial: serials } = arrays
  let low = 0
  let high = serials.length - 1
  while (low <= high) {
    const middle = (low + high) >>> 1
    const found = serials[middle]
    if (found === serial) return middle
    if (found < serial) low = middle + 1
    else high = middle - 1
  }
  return -1
}

/** Buffers over the memory of names: `TextDecoder` does not accept shared memory on every platform. */
const readers = new WeakMap<Uint8Array, Buffer>()

/** Returns the folded name with this number. */
export function nameText(segment: Segment, name: number): string {
  const { nameBytes, nameStart } = segment.arrays
  let reader = readers.get(nameBytes)
  if (reader === undefined) {
    reader = Buffer.from(nameBytes.buffer, nameBytes.byteOffset, nameBytes.byteLength)
    readers.set(nameBytes, reader)
  }
  return reader.toString('latin1', nameStart[name], nameStart[name + 1])
}

/** Returns the size of the segment in bytes. */
export function segmentBytes(segment: MarkTable): number {
  let total = 0
  for (const array of Object.values(segment.arrays)) total += (array as Uint8Array).byteLength
  return total
}

/** Returns true for a segment of names, false for one of logos. */
export const holdsNames = (segment: MarkTable): segment is Segment => 'name' in segment.arrays

/**
 * Returns the hash that decides which partition a record belongs to: that of its name, or of its serial if it has none.
 */
export function partitionHash(segment: MarkTable, record: number): number {
  const name = holdsNames(segment) ? segment.arrays.name[record] : -1
  if (name < 0) return hashOfSerial(segment.arrays.serial[record])
  const { nameBytes, nameStart } = (segment as Segment).arrays
  return hashOfName(nameBytes, nameStart[name], nameStart[name + 1])
}
