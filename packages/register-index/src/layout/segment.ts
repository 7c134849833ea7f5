import { blocksOf } from './block.ts'
import type { KindLists } from './kinds.ts'
import { hashOfName, hashOfSerial, type Partition } from './partition.ts'
import type { TermLists } from './term-lists.ts'
import { meanTrigramWeight } from './trigram-weights.ts'

/*
 * A segment: an immutable part of the index, nothing but typed arrays.
 *
 *   records  sorted by serial; one entry per mark in every column
 *   kinds    office, category, type and state of the records, and how many records have the same (see `kinds.ts`)
 *   names    distinct folded names ordered by length without spaces, those of one length by the alphabet; name → records, all by the alphabet
 *   postings trigram → names, as 16-bit offsets inside blocks of 65,536 names, laid out [trigram][block]:
 *
 *              starts   | t0 b0 | t0 b1 | … | t1 b0 | t1 b1 | …
 *              postings | 3 17 902 …            names of block 0 that have trigram t0, counted from the block's first name
 *
 *   sounds   hash bucket of a sound key → names (a bucket may hold other keys too: scoring sorts that out)
 *   terms    distinct words of the names, with postings and sounds of their own, term → names (see `terms.ts`)
 *   owners   distinct owner texts (name and seat), owner → records, distinct words in alphabetical order, word → owners
 */

export interface SegmentArrays extends TermLists, KindLists {
  serial: Int32Array
  /** Nice classes 1 to 32, a bit each. */
  classesLow: Uint32Array
  /** Classes 33 to 45. */
  classesHigh: Uint16Array
  applicationDay: Uint16Array
  registrationDay: Uint16Array
  oppositionDay: Uint16Array
  /** Record → name or -1. */
  name: Int32Array
  /** Record → owner or -1. */
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

export interface Segment {
  /** Tells segments apart, over threads and restarts. */
  readonly id: string
  /** The share of the register it holds; null: changes of any share. */
  readonly partition: Partition | null
  readonly memory: WebAssembly.Memory
  /** Views of it. */
  readonly arrays: SegmentArrays
  /** State keys by their number in a kind. */
  readonly states: readonly string[]
  /** What the segment was built from; greater is newer. */
  readonly revision: number
  readonly marks: number
  readonly names: number
  readonly blocks: number
  /** Mean weight of a trigram in a name; what a name of a given length can weigh at most is estimated from it. */
  readonly meanTrigramWeight: number
  readonly terms: number
  readonly termBlocks: number
  readonly meanTermTrigramWeight: number
}

/** Makes a segment of arrays that lie in one shared memory already. */
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

/** Position of the mark with this serial, or -1. */
export function recordOf(segment: Segment, serial: number): number {
  const { serial: serials } = segment.arrays
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

/** Buffers over the memory of names: a decoder does not take shared memory everywhere. */
const readers = new WeakMap<Uint8Array, Buffer>()

/** The folded name with this number. */
export function nameText(segment: Segment, name: number): string {
  const { nameBytes, nameStart } = segment.arrays
  let reader = readers.get(nameBytes)
  if (reader === undefined) {
    reader = Buffer.from(nameBytes.buffer, nameBytes.byteOffset, nameBytes.byteLength)
    readers.set(nameBytes, reader)
  }
  return reader.toString('latin1', nameStart[name], nameStart[name + 1])
}

/** Bytes the segment occupies. */
export function segmentBytes(segment: Segment): number {
  let total = 0
  for (const array of Object.values(segment.arrays)) total += (array as Uint8Array).byteLength
  return total
}

/** What decides on the partition of a record. */
export function partitionHash({ arrays }: Segment, record: number): number {
  const name = arrays.name[record]
  if (name < 0) return hashOfSerial(arrays.serial[record])
  return hashOfName(arrays.nameBytes, arrays.nameStart[name], arrays.nameStart[name + 1])
}
