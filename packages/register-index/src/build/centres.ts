import { type LogoCode, logoCodeOn } from '../logo/logo-code.ts'
import { sharedMemory } from '../memory/shared-memory.ts'
import type { VectorRows } from '../memory/vector-rows.ts'

/*
 * Groups vectors around centres (k-means by the cosine). Everything is deterministic: samples are taken at fixed places
 * and the first centres are vectors of the sample.
 *
 *   sample ─▶ coarse centres ─▶ fine centres within each ─▶ every vector to its nearest fine centre
 *                               (about the square root of all)       among those of three coarse ones
 */

const rounds = 8
/** Vectors of the sample for each centre. */
const perCentre = 40
const mostSampled = 120_000
/** Vectors assigned in one call. */
const atOnce = 4_096
/** The least number of centres that are found in two steps. */
const flatUpTo = 48

/** Memory in which WebAssembly compares vectors while an index is built. */
class Bench {
  readonly code: LogoCode
  readonly bytes: Uint8Array
  readonly words: Int32Array
  private next = 0

  constructor(byteLength: number) {
    const memory = sharedMemory(byteLength)
    this.code = logoCodeOn(memory)
    this.bytes = new Uint8Array(memory.buffer)
    this.words = new Int32Array(memory.buffer)
  }

  /** Reserves memory until the bench is dropped. */
  take(byteLength: number): number {
    const at = this.next
    this.next += Math.ceil(byteLength / 16) * 16
    return at
  }
}

/** The list to which each vector belongs, and the centres of the lists. */
export interface Grouping {
  centres: Uint8Array
  lists: number
  /** Vector → list. */
  listOf: Uint32Array
}

/** Groups all vectors into about `wanted` lists. */
export function group(vectors: VectorRows, wanted: number): Grouping {
  const { length, count } = vectors
  if (wanted <= 1 || count === 0) return { centres: new Uint8Array(length), lists: 1, listOf: new Uint32Array(count) }
  const sampled = Math.min(count, mostSampled, wanted * perCentre)
  const sample = sampleOf(vectors, sampled)
  const { coarse, starts, fine } = trainCentres(sample, length, wanted)
  const lists = starts[starts.length - 1]
  const bench = new Bench((2 + coarse.length / length + lists + atOnce) * length + (starts.length + atOnce) * 4 + 256)
  const wide = bench.take(length * 2)
  const coarseAt = bench.take(coarse.length)
  const startsAt = bench.take(starts.length * 4)
  const fineAt = bench.take(fine.length)
  const batch = bench.take(atOnce * length)
  const to = bench.take(atOnce * 4)
  bench.bytes.set(coarse, coarseAt)
  bench.words.set(starts, startsAt / 4)
  bench.bytes.set(fine, fineAt)
  const listOf = new Uint32Array(count)
  for (let from = 0; from < count; from += atOnce) {
    const some = Math.min(atOnce, count - from)
    for (let i = 0; i < some; i++) vectors.copy(from + i, bench.bytes, batch + i * length)
    bench.code.assign(batch, some, length, coarseAt, coarse.length / length, startsAt, fineAt, wide, to)
    listOf.set(bench.words.subarray(to / 4, to / 4 + some), from)
  }
  return { centres: fine, lists, listOf }
}

/** Divides the given vectors into `parts` groups; returns their centres and, for each given vector, its group. */
export function divide(vectors: VectorRows, numbers: Uint32Array, parts: number): { centres: Uint8Array; partOf: Uint32Array } {
  const { length } = vectors
  const rows = new Uint8Array(numbers.length * length)
  numbers.forEach((number, i) => {
    vectors.copy(number, rows, i * length)
  })
  const centres = kMeans(rows, length, parts)
  return { centres, partOf: nearestOf(rows, length, centres) }
}

/** Returns a pseudorandom number in [0, 1), the same for the same input. */
function chance(number: number): number {
  let bits = Math.imul(number + 1, 0x85ebca6b)
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35)
  return ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32
}

/**
 * Returns one vector from each of `size` equal stretches, so that regular patterns in the register do not distort the
 * sample.
 */
function sampleOf(vectors: VectorRows, size: number): Uint8Array {
  const { length, count } = vectors
  const sample = new Uint8Array(size * length)
  for (let i = 0; i < size; i++)
    vectors.copy(Math.min(count - 1, Math.floor(((i + chance(i)) * count) / size)), sample, i * length)
  return sample
}

interface TwoSteps {
  coarse: Uint8Array
  /** The first fine centre of each coarse one. */
  starts: Uint32Array
  fine: Uint8Array
}

function trainCentres(sample: Uint8Array, length: number, wanted: number): TwoSteps {
  const count = sample.length / length
  if (wanted <= flatUpTo) {
    const fine = kMeans(sample, length, wanted)
    const coarse = fine.slice(0, length)
    return { coarse, starts: Uint32Array.of(0, fine.length / length), fine }
  }
  const coarse = kMeans(sample, length, Math.round(Math.sqrt(wanted)))
  const cellOf = nearestOf(sample, length, coarse)
  const cells = coarse.length / length
  const starts = new Uint32Array(cells + 1)
  const parts: Uint8Array[] = []
  for (let cell = 0; cell < cells; cell++) {
    const members: number[] = []
    cellOf.forEach((one, vector) => {
      if (one === cell) members.push(vector)
    })
    const rows = new Uint8Array(members.length * length)
    members.forEach((vector, i) => {
      rows.set(sample.subarray(vector * length, (vector + 1) * length), i * length)
    })
    const share = Math.max(1, Math.round((wanted * members.length) / count))
    const part = members.length === 0 ? coarse.slice(cell * length, (cell + 1) * length) : kMeans(rows, length, share)
    parts.push(part)
    starts[cell + 1] = starts[cell] + part.length / length
  }
  const fine = new Uint8Array(starts[cells] * length)
  parts.forEach((part, cell) => {
    fine.set(part, starts[cell] * length)
  })
  return { coarse, starts, fine }
}

/** Returns the centres of at most `wanted` groups of the vectors. */
function kMeans(rows: Uint8Array, length: number, wanted: number): Uint8Array {
  const count = rows.length / length
  const groups = Math.max(1, Math.min(wanted, count))
  const signed = new Int8Array(rows.buffer, rows.byteOffset, rows.length)
  const centres = new Int8Array(groups * length)
  for (let i = 0; i < groups; i++) {
    const from = Math.floor((i * count) / groups) * length
    centres.set(signed.subarray(from, from + length), i * length)
  }
  const norm = meanNorm(signed, length)
  const bytes = new Uint8Array(centres.buffer)
  for (let round = 0; round < rounds; round++) {
    const groupOf = nearestOf(rows, length, bytes)
    const sums = new Int32Array(groups * length)
    const members = new Uint32Array(groups)
    for (let vector = 0; vector < count; vector++) {
      const from = vector * length
      const to = groupOf[vector] * length
      members[groupOf[vector]]++
      for (let i = 0; i < length; i++) sums[to + i] += signed[from + i]
    }
    for (let group = 0; group < groups; group++) {
      if (members[group] > 0) setCentre(sums, centres, group * length, length, norm)
      else {
        // An empty group starts again at another vector.
        const from = Math.floor(chance(group * rounds + round) * count) * length
        centres.set(signed.subarray(from, from + length), group * length)
      }
    }
  }
  return bytes
}

function meanNorm(signed: Int8Array, length: number): number {
  let sum = 0
  for (const value of signed) sum += value * value
  return Math.sqrt((sum * length) / Math.max(1, signed.length))
}

/** Sets a centre to the sum of a group's vectors, scaled to the norm of a vector. */
function setCentre(sums: Int32Array, centres: Int8Array, at: number, length: number, norm: number): void {
  let squares = 0
  for (let i = at; i < at + length; i++) squares += sums[i] * sums[i]
  const scale = squares === 0 ? 0 : norm / Math.sqrt(squares)
  for (let i = at; i < at + length; i++) centres[i] = Math.max(-127, Math.min(127, Math.round(sums[i] * scale)))
}

/** Returns, for each vector, its nearest centre. */
function nearestOf(rows: Uint8Array, length: number, centres: Uint8Array): Uint32Array {
  const count = rows.length / length
  const bench = new Bench(rows.length + centres.length + length * 2 + count * 4 + 256)
  const wide = bench.take(length * 2)
  const rowsAt = bench.take(rows.length)
  const centresAt = bench.take(centres.length)
  const to = bench.take(count * 4)
  bench.bytes.set(rows, rowsAt)
  bench.bytes.set(centres, centresAt)
  bench.code.nearest(rowsAt, count, length, centresAt, centres.length / length, wide, to)
  return new Uint32Array(bench.words.slice(to / 4, to / 4 + count))
}
