import { copyLength, ideaLength, viewParts } from '@marklot/similarity/logo'
import type { MarkArrays, MarkTable } from '../layout/segment.ts'
import { unpackHalves } from './half-bytes.ts'

/*
 * A segment of logos: the described pictures of some marks, with columns of their own to filter and count by.
 *
 *   records   marks with a described picture, sorted by serial; the columns are those of a segment of names
 *   copies    vectors of the pictures' views, one to four for a mark, in inverted lists
 *   ideas     one vector for a mark, in inverted lists of their own, with half a byte for each number
 *   hashes    one of 64 bits for a mark, and tables that find near ones (see `hash-tables.ts`)
 *
 * The vectors of one list lie together and have a common centre. A search compares its vectors with the centres and
 * reads the lists of the nearest. Few vectors form a single list.
 *
 *   centres   | list 0 | list 1 | …          one vector each
 *   starts    | 0 | 214 | 530 | …            the first vector of each list
 *   records   | 17 | 903 | …                 the mark of each vector, copies with the part of the picture
 *   vectors   | vector 0 | vector 1 | …
 *
 * The first halves of copies' vectors lie together, and so do the second halves: most scans read only the first ones.
 */

export interface LogoArrays extends MarkArrays {
  /** One hash of 64 bits for each mark, as two words. */
  hashes: Uint32Array
  hashStart: Uint32Array
  /** Three bytes for each record. */
  hashRecords: Uint8Array
  copyCentres: Uint8Array
  copyStart: Uint32Array
  /** The mark in the lower bits, the part in the upper two; see `recordMask`. */
  copyRecords: Uint32Array
  /** Left edge, upper edge, width and height, one byte each; 255 is the whole picture. */
  copyBoxes: Uint32Array
  copyFirstHalves: Uint8Array
  copySecondHalves: Uint8Array
  ideaCentres: Uint8Array
  ideaStart: Uint32Array
  ideaRecords: Uint32Array
  /** Half a byte for each number; see `half-bytes.ts`. */
  ideaVectors: Uint8Array
}

export interface LogoSegment extends MarkTable {
  readonly arrays: LogoArrays
}

/** Creates a segment from arrays that are already in one shared memory. */
export const logoSegmentIn = (
  { arrays, memory }: Pick<LogoSegment, 'arrays' | 'memory'>,
  { id, partition, states, revision }: Pick<LogoSegment, 'id' | 'partition' | 'states' | 'revision'>,
): LogoSegment => ({ id, partition, memory, arrays, states, revision, marks: arrays.serial.length })

/**
 * Returns whether a mark belongs to the sample of one in `every` marks. Its serial decides, so the sample stays the
 * same when segments are merged, and on every machine.
 */
export const isSampled = (serial: number, every: number) => Math.imul(serial, 0x9e3779b1) >>> 0 < 2 ** 32 / every

/** The bits of a mark in `copyRecords`. */
export const recordMask = 0x3fffffff
const partShift = 30

export type ViewPart = (typeof viewParts)[number]

/** A rectangle as fractions of the picture, 0 to 1. */
export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export const flagOfPart = (part: ViewPart) => (viewParts.indexOf(part) << partShift) >>> 0
export const partOf = (flagged: number): ViewPart => viewParts[flagged >>> partShift]

const byteOf = (share: number) => Math.max(0, Math.min(255, Math.round(share * 255)))
export const packBox = ({ x, y, width, height }: Box): number =>
  ((byteOf(x) << 24) | (byteOf(y) << 16) | (byteOf(width) << 8) | byteOf(height)) >>> 0

const shareOf = (byte: number) => Math.round(((byte & 0xff) / 255) * 1000) / 1000
export const unpackBox = (box: number): Box => ({
  x: shareOf(box >>> 24),
  y: shareOf(box >>> 16),
  width: shareOf(box >>> 8),
  height: shareOf(box),
})

/** Inverted lists of vectors. */
export interface VectorLists<Vectors = HalvedVectors | HalfByteVectors> {
  /** Numbers of a vector. */
  readonly length: number
  readonly centres: Uint8Array
  readonly start: Uint32Array
  readonly records: Uint32Array
  /** The bits of `records` with the mark. */
  readonly mask: number
  /** Centres always have whole bytes and lie in one piece. */
  readonly vectors: Vectors
}

/** Vectors of copies, with a byte for each number. Their first halves lie apart from their second ones. */
export interface HalvedVectors {
  readonly first: Uint8Array
  readonly second: Uint8Array
}

/** Vectors of ideas, with half a byte for each number; see `half-bytes.ts`. */
export interface HalfByteVectors {
  readonly halfBytes: Uint8Array
}

export const copiesOf = ({ arrays }: LogoSegment): VectorLists<HalvedVectors> => ({
  length: copyLength,
  centres: arrays.copyCentres,
  start: arrays.copyStart,
  records: arrays.copyRecords,
  mask: recordMask,
  vectors: { first: arrays.copyFirstHalves, second: arrays.copySecondHalves },
})

export const ideasOf = ({ arrays }: LogoSegment): VectorLists<HalfByteVectors> => ({
  length: ideaLength,
  centres: arrays.ideaCentres,
  start: arrays.ideaStart,
  records: arrays.ideaRecords,
  mask: 0xffffffff,
  vectors: { halfBytes: arrays.ideaVectors },
})

/** Returns the vector of a copy at a place in the lists. */
export function copyAt({ length, vectors: { first, second } }: VectorLists<HalvedVectors>, place: number): Int8Array {
  const half = length / 2
  const vector = new Uint8Array(length)
  vector.set(first.subarray(place * half, (place + 1) * half))
  vector.set(second.subarray(place * half, (place + 1) * half), half)
  return new Int8Array(vector.buffer)
}

/** Returns the vector of an idea at a place in the lists. */
export const ideaAt = ({ length, vectors: { halfBytes } }: VectorLists<HalfByteVectors>, place: number): Int8Array =>
  unpackHalves(halfBytes, (place * length) / 2, length)
