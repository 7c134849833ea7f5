import { type FileHandle, open, rename } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { sharedMemory } from '../memory/shared-memory.ts'

/* Stores memory in a file with a checksum for each piece. */

export interface StoredMemory {
  file: string
  byteLength: number
  /** One for each piece. */
  checksums: number[]
}

/** Bytes per piece, and per read or write call. */
const pieceLength = 1 << 24
/** Concurrent reads: Node's thread pool has four threads. */
const parallelReads = 4

/**
 * FNV-1a over 32-bit words in four independent lanes, so that multiplications overlap. Detects torn writes and flipped
 * bytes at several gigabytes per second.
 */
function checksum(memory: Uint8Array, from: number, until: number): number {
  const prime = 0x01000193
  let a = 0x811c9dc5
  let b = 0x811c9dc6
  let c = 0x811c9dc7
  let d = 0x811c9dc8
  const words = new Uint32Array(memory.buffer, memory.byteOffset + from, (until - from) >>> 2)
  const whole = words.length - (words.length % 4)
  for (let i = 0; i < whole; i += 4) {
    a = Math.imul(a ^ words[i], prime)
    b = Math.imul(b ^ words[i + 1], prime)
    c = Math.imul(c ^ words[i + 2], prime)
    d = Math.imul(d ^ words[i + 3], prime)
  }
  for (let i = whole; i < words.length; i++) a = Math.imul(a ^ words[i], prime)
  let hash = 0x811c9dc5
  for (const lane of [a, b, c, d]) hash = Math.imul(hash ^ lane, prime) ^ (hash >>> 13)
  return hash >>> 0
}

const pieces = (byteLength: number) => Math.ceil(byteLength / pieceLength)

/**
 * Returns the checksums of all pieces. Yields to other work of the thread between them. The length must be a multiple
 * of 4.
 */
export async function checksums(memory: Uint8Array): Promise<number[]> {
  const sums: number[] = []
  for (let from = 0; from < memory.length; from += pieceLength) {
    sums.push(checksum(memory, from, Math.min(from + pieceLength, memory.length)))
    await setImmediate()
  }
  return sums
}

/** Writes the memory to a file. The file gets its name only when it is complete and on disk. */
export async function writeMemory(path: string, memory: Uint8Array): Promise<void> {
  const unfinished = path.replace(/bin$/, 'part')
  const file = await open(unfinished, 'w')
  try {
    for (let from = 0; from < memory.length; ) {
      const { bytesWritten } = await file.write(memory, from, Math.min(pieceLength, memory.length - from), from)
      from += bytesWritten
    }
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(unfinished, path)
}

/**
 * Reads a file into new shared memory.
 * @throws Error if the file is shorter than recorded or a checksum differs
 */
export async function readMemory(path: string, { byteLength, checksums: expected }: StoredMemory): Promise<WebAssembly.Memory> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    if (size !== byteLength || expected.length !== pieces(byteLength)) throw new Error(`${path} is incomplete`)
    const memory = sharedMemory(byteLength)
    const bytes = new Uint8Array(memory.buffer, 0, byteLength)
    let next = 0
    const readPieces = async () => {
      while (next < expected.length) {
        const piece = next++
        const from = piece * pieceLength
        const until = Math.min(from + pieceLength, byteLength)
        await readPiece(file, bytes, from, until)
        if (checksum(bytes, from, until) !== expected[piece]) throw new Error(`${path} is damaged`)
      }
    }
    const reading = Array.from({ length: parallelReads }, readPieces)
    // Keeps the file open until no read is in progress.
    const results = await Promise.allSettled(reading)
    const failure = results.find((result) => result.status === 'rejected')
    if (failure) throw failure.reason
    return memory
  } finally {
    await file.close()
  }
}

async function readPiece(file: FileHandle, bytes: Uint8Array, from: number, until: number): Promise<void> {
  for (let at = from; at < until; ) {
    const { bytesRead } = await file.read(bytes, at, until - at, at)
    if (bytesRead === 0) throw new Error('The file ends too early')
    at += bytesRead
  }
}
