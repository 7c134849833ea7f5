export type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array

/** Makes a view of memory. */
export type NumbersOver = new (memory: SharedArrayBuffer, offset: number, length: number) => Numbers

/** Arrays begin on multiples of this many bytes, which suits every kind. */
const alignment = 8

/** Where each of the arrays lies when they stand one after the other, in bytes. */
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
 * Copies the arrays into one shared memory, which all threads may read and which is written to a file as it is. The arrays that come back
 * are views of it.
 */
export function packArrays<T extends object>(arrays: T): T {
  const entries = Object.entries(arrays) as [string, Numbers][]
  const { offsets, byteLength } = layOut(entries.map(([, array]) => array))
  const memory = new SharedArrayBuffer(byteLength)
  const packed = entries.map(([name, array], i) => {
    const view = new (array.constructor as NumbersOver)(memory, offsets[i] as number, array.length)
    view.set(array)
    return [name, view]
  })
  return Object.fromEntries(packed) as T
}
