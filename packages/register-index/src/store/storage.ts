import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { IndexBuilder } from '../build/index-builder.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import type { Partition } from '../layout/partition.ts'
import { type Segment, type SegmentArrays, segmentIn } from '../layout/segment.ts'
import { type Numbers, type NumbersOver, packArrays } from '../memory/pack.ts'
import { checksums, readMemory, type StoredMemory, writeMemory } from './stored-memory.ts'

/*
 * The index on disk. The memory of each segment is a file that is written once and never changed. `manifest.json` names
 * the files of the current state and is replaced by a rename. Tombstones change, so every save writes them again.
 *
 *   segment-3f2a….bin      the segment's shared memory as it is
 *   tombstones-91c0….bin   the tombstones of all segments
 *   manifest.json          { version, revision, changes, tombstones,
 *                            base: [{ id, file, checksums, arrays: [{ name, kind, offset, length }], … }] }
 *
 * A crash before the rename leaves the old manifest and its files. The next save removes files that no manifest names.
 */

/** Increase it when the meaning of the arrays changes. Added, removed or retyped arrays are detected without it. */
const version = 7
const manifestName = 'manifest.json'
const ownFile = /^(segment|tombstones|manifest)-[0-9a-f-]+\.(bin|json|part)$/

/** The saved index cannot be used and has to be rebuilt from the database. */
export class IndexUnreadable extends Error {
  readonly reason: 'missing' | 'otherVersion' | 'corrupted'
  constructor(reason: 'missing' | 'otherVersion' | 'corrupted', options?: ErrorOptions) {
    super(`The saved search index cannot be used: ${reason}`, options)
    this.name = 'IndexUnreadable'
    this.reason = reason
  }
}

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array } as const
const viewOf = (kind: string) => kinds[kind as keyof typeof kinds] as NumbersOver

interface StoredArray {
  name: string
  kind: string
  /** In bytes. */
  offset: number
  /** In items. */
  length: number
}
interface StoredArrays extends StoredMemory {
  arrays: StoredArray[]
}
interface StoredSegment extends StoredArrays {
  id: string
  partition: Partition | null
  states: readonly string[]
  revision: number
}
interface Manifest {
  version: number
  revision: number
  base: StoredSegment[]
  changes: StoredSegment[]
  tombstones: StoredArrays
}
interface SavedState {
  base: readonly LiveSegment[]
  changes: readonly LiveSegment[]
  revision: number
}

/** The checksums of segments that were written or read; their memory never changes. */
const known = new WeakMap<Segment, number[]>()

function describe(arrays: object): { memory: Uint8Array; arrays: StoredArray[] } {
  const entries = Object.entries(arrays) as [string, Numbers][]
  const buffer = entries[0]?.[1].buffer ?? new ArrayBuffer(0)
  return {
    memory: new Uint8Array(buffer),
    arrays: entries.map(([name, array]) => ({
      name,
      kind: array.constructor.name,
      offset: array.byteOffset,
      length: array.length,
    })),
  }
}

function viewsOf({ buffer }: WebAssembly.Memory, arrays: readonly StoredArray[]): Map<string, Numbers> {
  return new Map(arrays.map(({ name, kind, offset, length }) => [name, new (viewOf(kind))(buffer, offset, length)]))
}

/** Saves the segments with their tombstones. Segments already on disk are not written again. */
export async function writeSegments(directory: string, { base, changes, revision }: SavedState): Promise<void> {
  await mkdir(directory, { recursive: true })
  const present = new Set(await readdir(directory))
  const write = async ({ segment }: LiveSegment): Promise<StoredSegment> => {
    const { memory, arrays } = describe(segment.arrays)
    const file = `segment-${segment.id}.bin`
    const sums = known.get(segment) ?? (await checksums(memory))
    known.set(segment, sums)
    // A file gets this name only when it is complete.
    if (!present.has(file)) await writeMemory(join(directory, file), memory)
    const { id, partition, states, revision: own } = segment
    return { id, partition, states, revision: own, file, byteLength: memory.length, checksums: sums, arrays }
  }
  const stored = { base: [] as StoredSegment[], changes: [] as StoredSegment[] }
  for (const live of base) stored.base.push(await write(live))
  for (const live of changes) stored.changes.push(await write(live))
  const { memory, arrays } = describe(
    packArrays(Object.fromEntries([...base, ...changes].map((live, i) => [i, live.tombstones]))).arrays,
  )
  const tombstones = {
    file: `tombstones-${randomUUID()}.bin`,
    byteLength: memory.length,
    checksums: await checksums(memory),
    arrays,
  }
  await writeMemory(join(directory, tombstones.file), memory)
  const manifest: Manifest = { version, revision, ...stored, tombstones }
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
  const needed = new Set([tombstones, ...stored.base, ...stored.changes].map(({ file: name }) => name))
  for (const name of await readdir(directory)) {
    if (ownFile.test(name) && !needed.has(name)) await rm(join(directory, name), { force: true })
  }
}

/** Makes a rename durable, on systems that can sync a directory. */
async function syncDirectory(directory: string): Promise<void> {
  try {
    const handle = await open(directory, 'r')
    await handle.sync().finally(() => handle.close())
  } catch {
    // Windows cannot open directories.
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

/**
 * Reads what `writeSegments` wrote and verifies every byte by its checksum.
 * @throws {IndexUnreadable}
 */
export async function readSegments(directory: string): Promise<SavedState> {
  const manifest = await readManifest(directory)
  try {
    const expected = layoutOf(describe(new IndexBuilder(0).build(0).arrays).arrays)
    if ([...manifest.base, ...manifest.changes].some(({ arrays }) => layoutOf(arrays) !== expected))
      throw new IndexUnreadable('otherVersion')
    const buried = viewsOf(
      await readMemory(join(directory, manifest.tombstones.file), manifest.tombstones),
      manifest.tombstones.arrays,
    )
    let place = 0
    const read = async (stored: StoredSegment): Promise<LiveSegment> => {
      // Each thread has its own tombstones, because they are replaced with every change.
      const tombstones = (buried.get(String(place++)) as Uint32Array).slice()
      const memory = await readMemory(join(directory, stored.file), stored)
      const arrays = Object.fromEntries(viewsOf(memory, stored.arrays)) as unknown as SegmentArrays
      const segment = segmentIn({ arrays, memory }, stored)
      known.set(segment, stored.checksums)
      return { segment, tombstones, buried: countBits(tombstones) }
    }
    const base: LiveSegment[] = []
    for (const stored of manifest.base) base.push(await read(stored))
    const changes: LiveSegment[] = []
    for (const stored of manifest.changes) changes.push(await read(stored))
    return { base, changes, revision: manifest.revision }
  } catch (cause) {
    if (cause instanceof IndexUnreadable) throw cause
    throw new IndexUnreadable('corrupted', { cause })
  }
}

/** The arrays that this program expects in a segment. */
const layoutOf = (arrays: readonly StoredArray[]) => arrays.map(({ name, kind }) => `${name}:${kind}`).join()

function countBits(words: Uint32Array): number {
  let count = 0
  for (let word of words) {
    for (; word !== 0; word = (word & (word - 1)) >>> 0) count++
  }
  return count
}
