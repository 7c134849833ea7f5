import { collectGarbage } from './collect-garbage.ts'
import { sharedMemory } from './shared-memory.ts'

export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array

/** Creates a view of memory. */
export type NumbersOver = new (memory: ArrayBufferLike, offset: number, length: number) => Numbers

/** Arrays begin at multiples of this many bytes, those of a cache line. They suit every element type and SIMD load. */
const alignment = 64

/** Garbage is collected each time this many bytes are copied. */
const worthCollecting = 128 << 20

/** Returns the byte offsets of the arrays when they are laid out one after the other. */
export function layOut(arrays: readonly { byteLength: number }[]): { offsets: number[]; byteLength: number } {
  let byteLength = 0
  const offsets = arrays.map((array) => {
    const offset = byteLength
    byteLength += Math.ceil(array.byteLength / alignment) * alignment
    return offset
  })
  return { offsets, byteLength }
}

/**
 * Moves the arrays into one shared memory, which all threads can read and which is written to a file as it is. Returns
 * views of that memory. It releases each given array once it is copied, so that a large segment is never in memory
 * twice.
 */
export function packArrays<T extends object>(arrays: T): { arrays: T; memory: WebAssembly.Memory } {
  const entries = Object.entries(arrays) as [string, Numbers][]
  const { offsets, byteLength } = layOut(entries.map(([, array]) => array))
  const memory = sharedMemory(byteLength)
  const { buffer } = memory
  let copied = 0
  const packed = entries.map(([name, array], i) => {
    const view = new (array.constructor as NumbersOver)(buffer, offsets[i], array.length)
    view.set(array)
    copied += array.byteLength
    ;(arrays as Record<string, unknown>)[name] = undefined
    entries[i] = [name, view]
    if (copied > worthCollecting) {
      collectGarbage()
      copied = 0
    }
    return [name, view]
  })
  if (byteLength > worthCollecting) collectGarbage()
  return { arrays: Object.fromEntries(packed) as T, memory }
}
