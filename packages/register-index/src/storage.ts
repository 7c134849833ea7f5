import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { LiveSegment } from './live-segment.ts'
import { type Segment, type SegmentArrays, segmentOf } from './segment.ts'

/*
 * The index on disk: each segment in a file of its own that is written once and never changed, and `manifest.json`, which names the files
 * of the present state and is replaced by rename. Tombstones change, so they are written anew with every save.
 *
 *   segment-3f2a….bin      arrays one after the other, each on a multiple of 8 bytes
 *   tombstones-91c0….bin   tombstones of all segments
 *   manifest.json          { version, revision, segments: [{ file, arrays: [{ name, kind, offset, length, checksum }], … }], tombstones }
 *
 * A crash before the rename leaves the old manifest with its files; files that no manifest names are removed at the next save.
 */

const version = 2
const manifestName = 'manifest.json'
const ownFile = /^(segment|tombstones|manifest)-[0-9a-f-]+\.(bin|json)$/

/** The saved index cannot be used; it has to be built anew from the database. */
export class IndexUnreadable extends Error {
  readonly reason: 'missing' | 'otherVersion' | 'corrupted'
  constructor(reason: 'missing' | 'otherVersion' | 'corrupted', options?: ErrorOptions) {
    super(`The saved search index cannot be used: ${reason}`, options)
    this.name = 'IndexUnreadable'
    this.reason = reason
  }
}

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array } as const
type Kind = keyof typeof kinds
type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array

interface StoredArray {
  name: string
  kind: Kind
  /** In bytes. */
  offset: number
  /** In items. */
  length: number
  checksum: number
}
interface StoredSegment {
  file: string
  states: string[]
  revision: number
  arrays: StoredArray[]
}
interface Manifest {
  version: number
  revision: number
  segments: StoredSegment[]
  tombstones: { file: string; arrays: StoredArray[] }
}

/** Where a segment was saved, so that it is written only once to each directory. */
const saved = new WeakMap<Segment, Map<string, StoredSegment>>()

/** FNV-1a over 32-bit words (the rest over bytes): finds torn and flipped bytes, at about a gigabyte a second. */
export function checksum(bytes: Uint8Array): number {
  let hash = 0x811c9dc5
  const whole = bytes.byteOffset % 4 === 0 ? bytes.length >>> 2 : 0
  if (whole > 0) {
    const words = new Uint32Array(bytes.buffer, bytes.byteOffset, whole)
    for (let i = 0; i < whole; i++) hash = Math.imul(hash ^ (words[i] as number), 0x01000193)
  }
  for (let i = whole * 4; i < bytes.length; i++) hash = Math.imul(hash ^ (bytes[i] as number), 0x01000193)
  return hash >>> 0
}

const bytesOfArray = (array: Numbers) => new Uint8Array(array.buffer, array.byteOffset, array.byteLength)
const kindOf = (array: Numbers) => array.constructor.name as Kind
/** One write call takes less than 2 GiB. */
const mostAtOnce = 1 << 28

async function writeAll(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await file.write(bytes, from, Math.min(mostAtOnce, bytes.length - from), position + from)
    from += bytesWritten
  }
}

async function writeArrays(path: string, arrays: [string, Numbers][]): Promise<StoredArray[]> {
  const file = await open(path, 'wx')
  try {
    const stored: StoredArray[] = []
    let offset = 0
    for (const [name, array] of arrays) {
      const bytes = bytesOfArray(array)
      await writeAll(file, bytes, offset)
      stored.push({ name, kind: kindOf(array), offset, length: array.length, checksum: checksum(bytes) })
      offset += Math.ceil(bytes.length / 8) * 8
    }
    await file.sync()
    return stored
  } finally {
    await file.close()
  }
}

/** Saves the segments with their tombstones; segments that are there already are not written again. */
export async function writeSegments(directory: string, segments: readonly LiveSegment[], revision: number): Promise<void> {
  await mkdir(directory, { recursive: true })
  const stored: StoredSegment[] = []
  const present = new Set(await readdir(directory))
  for (const { segment } of segments) {
    const places = saved.get(segment) ?? new Map<string, StoredSegment>()
    saved.set(segment, places)
    let known = places.get(directory)
    if (known === undefined || !present.has(known.file)) {
      const file = `segment-${randomUUID()}.bin`
      const arrays = await writeArrays(join(directory, file), Object.entries(segment.arrays) as [string, Numbers][])
      known = { file, states: [...segment.states], revision: segment.revision, arrays }
      places.set(directory, known)
    }
    stored.push(known)
  }
  const tombstonesFile = `tombstones-${randomUUID()}.bin`
  const tombstones = await writeArrays(
    join(directory, tombstonesFile),
    segments.map((live, i): [string, Numbers] => [String(i), live.tombstones]),
  )
  const manifest: Manifest = { version, revision, segments: stored, tombstones: { file: tombstonesFile, arrays: tombstones } }
  const temporary = join(directory, `manifest-${randomUUID()}.json`)
  const file = await open(temporary, 'wx')
  try {
    await file.writeFile(JSON.stringify(manifest))
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, join(directory, manifestName))
  await syncDirectory(directory)
  const needed = new Set([tombstonesFile, ...stored.map(({ file: name }) => name)])
  for (const name of await readdir(directory)) {
    if (ownFile.test(name) && !needed.has(name)) await rm(join(directory, name), { force: true })
  }
}

/** Makes a rename durable. Systems on which a directory cannot be synced do without. */
async function syncDirectory(directory: string): Promise<void> {
  try {
    const handle = await open(directory, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // Windows cannot open directories.
  }
}

async function readArrays(path: string, stored: readonly StoredArray[]): Promise<Map<string, Numbers>> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const arrays = new Map<string, Numbers>()
    for (const { name, kind, offset, length, checksum: expected } of stored) {
      const type = kinds[kind]
      const byteLength = length * type.BYTES_PER_ELEMENT
      if (offset + byteLength > size) throw new IndexUnreadable('corrupted')
      const bytes = new Uint8Array(byteLength)
      for (let from = 0; from < byteLength; ) {
        const { bytesRead } = await file.read(bytes, from, Math.min(mostAtOnce, byteLength - from), offset + from)
        if (bytesRead === 0) throw new IndexUnreadable('corrupted')
        from += bytesRead
      }
      if (checksum(bytes) !== expected) throw new IndexUnreadable('corrupted')
      arrays.set(name, new type(bytes.buffer) as Numbers)
    }
    return arrays
  } finally {
    await file.close()
  }
}

async function readManifest(directory: string): Promise<Manifest> {
  let text: string
  try {
    text = await readFile(join(directory, manifestName), 'utf8')
  } catch (cause) {
    throw new IndexUnreadable('missing', { cause })
  }
  let manifest: Manifest
  try {
    manifest = JSON.parse(text) as Manifest
  } catch (cause) {
    throw new IndexUnreadable('corrupted', { cause })
  }
  if (manifest?.version !== version) throw new IndexUnreadable('otherVersion')
  return manifest
}

/** Reads what `writeSegments` wrote. Every array is checked against its checksum. */
export async function readSegments(directory: string): Promise<{ segments: LiveSegment[]; revision: number }> {
  const manifest = await readManifest(directory)
  try {
    const tombstones = await readArrays(join(directory, manifest.tombstones.file), manifest.tombstones.arrays)
    const segments: LiveSegment[] = []
    for (const [i, stored] of manifest.segments.entries()) {
      const arrays = await readArrays(join(directory, stored.file), stored.arrays)
      const segment = segmentOf(Object.fromEntries(arrays) as unknown as SegmentArrays, stored.states, stored.revision)
      const buriedBits = tombstones.get(String(i)) as Uint32Array
      saved.set(segment, new Map([[directory, stored]]))
      segments.push({ segment, tombstones: buriedBits, buried: countBits(buriedBits) })
    }
    return { segments, revision: manifest.revision }
  } catch (cause) {
    if (cause instanceof IndexUnreadable) throw cause
    throw new IndexUnreadable('corrupted', { cause })
  }
}

function countBits(words: Uint32Array): number {
  let count = 0
  for (let word of words) {
    for (; word !== 0; word = (word & (word - 1)) >>> 0) count++
  }
  return count
}
