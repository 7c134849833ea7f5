import { hashBytes } from '@marklot/similarity'

/**
 * The share of the register in one large segment: the marks whose hash ends in the `depth` binary digits of `number`.
 * Equal names are always in the same partition. A partition that grows too large is split by one more digit.
 */
export interface Partition {
  depth: number
  number: number
}

export const wholeRegister: Partition = { depth: 0, number: 0 }

/** Uses the upper bits of the product: hash tables inside a partition use the lower ones. */
const spread = (hash: number) => Math.imul(hash, 0x9e3779b1) >>> 20

export const hashOfName = (bytes: Uint8Array, from: number, until: number) => spread(hashBytes(bytes, from, until))
/** Marks without words are distributed by serial. */
export const hashOfSerial = (serial: number) => spread(serial ^ (serial >>> 15))

export const holds = ({ depth, number }: Partition, hash: number) => (hash & ((1 << depth) - 1)) === number

/** Returns the parts of the partition after a split by `digits` more digits, in the order of these. */
export function split({ depth, number }: Partition, digits: number): Partition[] {
  return Array.from({ length: 1 << digits }, (_, more) => ({ depth: depth + digits, number: number | (more << depth) }))
}

/** Limits on the size of partitions. */
export interface PartitionLimits {
  /** The most marks of a partition; a larger one is split. A merge needs the memory of one more partition. */
  readonly mostMarks: number
  /** A register with more marks than this has at least two partitions, so that two threads can share a search. */
  readonly mostUndivided: number
}

/** Returns the number of digits by which to split a partition with this many marks. */
export function digitsFor(marks: number, { depth }: Partition, { mostMarks, mostUndivided }: PartitionLimits): number {
  let digits = depth === 0 && marks > mostUndivided ? 1 : 0
  while (marks / 2 ** digits > mostMarks) digits++
  return digits
}
