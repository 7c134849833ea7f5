/*
 * Memory of a segment: all threads read the same, and WebAssembly works on it. It is whole pages; behind the segment's own each thread that searches it
 * adds scratch memory for itself.
 */

const pageSize = 65_536
/** Pages a WebAssembly memory may have. */
const mostPages = 65_536
/** How far it may grow: only addresses are kept free for that. */
const roomPages = 4_096

/** Fresh memory of at least so many bytes. Views of its `buffer` stay what they are when it grows. */
export function sharedMemory(byteLength: number): WebAssembly.Memory {
  const initial = Math.max(1, Math.ceil(byteLength / pageSize))
  return new WebAssembly.Memory({ initial, maximum: Math.min(mostPages, initial + roomPages), shared: true })
}

/** Adds so many bytes that nobody else has; returns where they begin. */
export function addScratch(memory: WebAssembly.Memory, byteLength: number): number {
  return memory.grow(Math.ceil(byteLength / pageSize)) * pageSize
}
