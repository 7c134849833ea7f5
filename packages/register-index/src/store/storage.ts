import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { descriptorVersion } from '@marklot/similarity/logo'
import { IndexBuilder } from '../build/index-builder.ts'
import { LogoBuilder } from '../build/logo-builder.ts'
import type { LiveSegment } from '../layout/live-segment.ts'
import type { Partition } from '../layout/partition.ts'
import { type MarkTable, type Segment, segmentIn } from '../layout/segment.ts'
import { type LogoSegment, logoSegmentIn } from '../logo/logo-segment.ts'
import { type Numbers, type NumbersOver, packArrays } from '../memory/pack.ts'
import { checksums, readMemory, type StoredMemory, writeMemory } from './stored-memory.ts'

/*
 * The index on disk. The memory of each segment is a file that is written once and never changed. `manifest.json` names
 * the files of the current state and is replaced by a rename. Tombstones change, so every save writes them again.
 *
 *   segment-3f2a….bin      the segment's shared memory as it is
 *   tombstones-91c0….bin   the tombstones of all segments
 *   manifest.json          { version, revision, changes, tombstones,
 *                            base: [{ id, file, checksums, arrays: [{ name, kind, offset, length }], … }],
 *                            logoVersion, logos: { revision, base, changes } }
 *
 * A crash before the rename leaves the old manifest and its files. The next save removes files that no manifest names.
 */

/** Increase it when the meaning of the arrays changes. Added, removed or retyped arrays are detected without it. */
const version = 11
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
interface StoredLists {
  revision: number
  base: StoredSegment[]
  changes: StoredSegment[]
}
interface Manifest extends StoredLists {
  version: number
  /** The version of the logos' descriptions: those of another version cannot be compared. */
  logoVersion: number
  logos: StoredLists
  /** The tombstones of names, then those of logos, each with the partitions first. */
  tombstones: StoredArrays
}
interface SavedLists<Of extends MarkTable> {
  base: readonly LiveSegment<Of>[]
  changes: readonly LiveSegment<Of>[]
  revision: number
}
interface SavedState extends SavedLists<Segment> {
  logos: SavedLists<LogoSegment>
}

/** The checksums of segments that were written or read; their memory never changes. */
const known = new WeakMap<MarkTable, number[]>()

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
export async function writeSegments(directory: string, { logos, ...names }: SavedState): Promise<void> {
  await mkdir(directory, { recursive: true })
  const present = new Set(await readdir(directory))
  const write = async ({ segment }: LiveSegment<MarkTable>): Promise<StoredSegment> => {
    const { memory, arrays } = describe(segment.arrays)
    const file = `segment-${segment.id}.bin`
    const sums = known.get(segment) ?? (await checksums(memory))
    known.set(segment, sums)
    // A file gets this name only when it is complete.
    if (!present.has(file)) await writeMemory(join(directory, file), memory)
    const { id, partition, states, revision: own } = segment
    return { id, partition, states, revision: own, file, byteLength: memory.length, checksums: sums, arrays }
  }
  const writeAll = async ({ base, changes, revision }: SavedLists<MarkTable>): Promise<StoredLists> => {
    const lists: StoredLists = { revision, base: [], changes: [] }
    for (const live of base) lists.base.push(await write(live))
    for (const live of changes) lists.changes.push(await write(live))
    return lists
  }
  const stored = { ...(await writeAll(names)), logos: await writeAll(logos) }
  const all = [...names.base, ...names.changes, ...logos.base, ...logos.changes]
  const { memory, arrays } = describe(packArrays(Object.fromEntries(all.map((live, i) => [i, live.tombstones]))).arrays)
  const tombstones = {
    file: `tombstones-${randomUUID()}.bin`,
    byteLength: memory.length,
    checksums: await checksums(memory),
    arrays,
  }
  await writeMemory(join(directory, tombstones.file), memory)
  const manifest: Manifest = { version, logoVersion: descriptorVersion, ...stored, tombstones }
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
  const files = [tombstones, ...storedIn(stored), ...storedIn(stored.logos)]
  const needed = new Set(files.map(({ file: name }) => name))
  for (const name of await readdir(directory)) {
    if (ownFile.test(name) && !needed.has(name)) await rm(join(directory, name), { force: true })
  }
}

const storedIn = ({ base, changes }: StoredLists) => [...base, ...changes]

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
    expectLayout(storedIn(manifest), new IndexBuilder(0).build(0).arrays)
    expectLayout(storedIn(manifest.logos), new LogoBuilder(0).build(0).arrays)
    if (manifest.logoVersion !== descriptorVersion) throw new IndexUnreadable('otherVersion')
    const buried = viewsOf(
      await readMemory(join(directory, manifest.tombstones.file), manifest.tombstones),
      manifest.tombstones.arrays,
    )
    let place = 0
    const read = async <Of extends MarkTable>(stored: StoredSegment, segmentOf: MakeSegment<Of>): Promise<LiveSegment<Of>> => {
      // Each thread has its own tombstones, because they are replaced with every change.
      const tombstones = (buried.get(String(place++)) as Uint32Array).slice()
      const memory = await readMemory(join(directory, stored.file), stored)
      const segment = segmentOf({ arrays: Object.fromEntries(viewsOf(memory, stored.arrays)) as never, memory }, stored)
      known.set(segment, stored.checksums)
      return { segment, tombstones, buried: countBits(tombstones) }
    }
    const readAll = async <Of extends MarkTable>(lists: StoredLists, segmentOf: MakeSegment<Of>): Promise<SavedLists<Of>> => {
      const base: LiveSegment<Of>[] = []
      for (const stored of lists.base) base.push(await read(stored, segmentOf))
      const changes: LiveSegment<Of>[] = []
      for (const stored of lists.changes) changes.push(await read(stored, segmentOf))
      return { base, changes, revision: lists.revision }
    }
    const names = await readAll(manifest, segmentIn)
    return { ...names, logos: await readAll(manifest.logos, logoSegmentIn) }
  } catch (cause) {
    if (cause instanceof IndexUnreadable) throw cause
    throw new IndexUnreadable('corrupted', { cause })
  }
}

/** Creates a segment from arrays that are already in one shared memory. */
type MakeSegment<Of extends MarkTable> = (
  memory: Pick<Of, 'arrays' | 'memory'>,
  facts: Pick<StoredSegment, 'id' | 'partition' | 'states' | 'revision'>,
) => Of

/** Checks the layout of a segment. @throws {IndexUnreadable} if a segment has other arrays than this program builds */
function expectLayout(stored: readonly StoredSegment[], arrays: object): void {
  const expected = layoutOf(describe(arrays).arrays)
  if (stored.some((segment) => layoutOf(segment.arrays) !== expected)) throw new IndexUnreadable('otherVersion')
}

/** Returns the arrays of a segment with their types. */
const layoutOf = (arrays: readonly StoredArray[]) => arrays.map(({ name, kind }) => `${name}:${kind}`).join()

function countBits(words: Uint32Array): number {
  let count = 0
  for (let word of words) {
    for (; word !== 0; word = (word & (word - 1)) >>> 0) count++
  }
  return count
}
