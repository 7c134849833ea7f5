/*
 * The memory of a segment, which all threads read and WebAssembly works on. It consists of whole pages. Each searching
 * thread appends scratch memory of its own.
 */

const pageSize = 65_536
/** The most pages a WebAssembly memory can have. */
const mostPages = 65_536
/** The room for growth. It reserves addresses only. */
const roomPages = 4_096

/** Creates memory of at least this many bytes. Views of its `buffer` stay valid when it grows. */
export function sharedMemory(byteLength: number): WebAssembly.Memory {
  const initial = Math.max(1, Math.ceil(byteLength / pageSize))
  return new WebAssembly.Memory({ initial, maximum: Math.min(mostPages, initial + roomPages), shared: true })
}

/** Adds this many bytes for the caller alone and returns their offset. */
export function addScratch(memory: WebAssembly.Memory, byteLength: number): number {
  return memory.grow(Math.ceil(byteLength / pageSize)) * pageSize
}
