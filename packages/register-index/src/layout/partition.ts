import { hashBytes } from '@marklot/similarity'

/**
 * The share of the register one large segment holds: the marks whose hash ends in `number`, of `depth` binary digits. Equal names are
 * always in the same partition; a partition that grew too large is split by one more digit.
 */
export interface Partition {
  depth: number
  number: number
}

export const wholeRegister: Partition = { depth: 0, number: 0 }

/** Upper bits of a multiplication: the tables of the names inside a partition use the lower ones. */
const spread = (hash: number) => Math.imul(hash, 0x9e3779b1) >>> 20

export const hashOfName = (bytes: Uint8Array, from: number, until: number) => spread(hashBytes(bytes, from, until))
/** Marks without words are spread by their serials. */
export const hashOfSerial = (serial: number) => spread(serial ^ (serial >>> 15))

export const holds = ({ depth, number }: Partition, hash: number) => (hash & ((1 << depth) - 1)) === number

/** The partition split by `digits` more digits, ordered by those. */
export function split({ depth, number }: Partition, digits: number): Partition[] {
  return Array.from({ length: 1 << digits }, (_, more) => ({ depth: depth + digits, number: number | (more << depth) }))
}

/** How large partitions may be. */
export interface PartitionLimits {
  /** Marks of a partition at most; a larger one is split. Merging needs the memory of one partition more. */
  readonly mostMarks: number
  /** A register of more marks than this has two partitions at least, so that two threads may share a search. */
  readonly mostUndivided: number
}

/** By how many more digits a partition of so many marks is split. */
export function digitsFor(marks: number, { depth }: Partition, { mostMarks, mostUndivided }: PartitionLimits): number {
  let digits = depth === 0 && marks > mostUndivided ? 1 : 0
  while (marks / 2 ** digits > mostMarks) digits++
  return digits
}
