import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { contentTypeOf, type ObjectKey, objectKey } from '../../platform/object-store-keys.ts'
import { projectVersion } from '../../platform/project-root.ts'
import { readAt, writeAt } from '../../platform/whole-reads.ts'
import { newestRevision, registerGeneration } from '../../register/index.ts'
import { indexFolder } from './index-folder.ts'
import { asOnlyStorer } from './index-snapshots.store.ts'

/*
 * Keeps snapshots of the saved index in the object storage. A host without an index fetches one instead of reading the
 * whole register, then follows the register from the snapshot's revision.
 *
 *   search-index/{version}/{generation}/segment-3f2a…-0.bin   the files of the index, in parts; a segment never changes
 *   search-index/{version}/{generation}/manifest.json         names them; written last
 */

export interface SnapshotOptions {
  pool: Pool
  objectStore: ObjectStore
  /** The data folder; the index is in its folder `index`. */
  dataDirectory: string
  log: Log
  /** Part of the key, because versions of the program may use different formats of the index. */
  version?: string
  /** Minimum age of a stored snapshot before it is replaced, in milliseconds. */
  interval?: number
  partBytes?: number
}

export interface IndexSnapshots {
  /**
   * Fetches the newest snapshot if the data folder has no index of this register. Resolves to true if it did. If no
   * snapshot can be used, the index is built from the register.
   */
  fetch(): Promise<boolean>
  /**
   * Stores the saved index if the stored snapshot is old and no other host is storing one. Resolves to true if it did.
   */
  store(): Promise<boolean>
}

/** The part of the index's manifest that snapshots read; see `register-index/src/store/storage.ts`. */
interface IndexManifest {
  version: number
  logoVersion: number
  revision: number
  base: { file: string }[]
  changes: { file: string }[]
  logos: { revision: number; base: { file: string }[]; changes: { file: string }[] }
  tombstones: { file: string }
}
interface Snapshot {
  revision: number
  logoRevision: number
  storedAt: string
  files: { name: string; bytes: number; parts: number }[]
  /** The unchanged text of the index's manifest. */
  manifest: string
}

const hour = 3_600_000
const usualPartBytes = 1 << 24
/** Number of parts transferred at the same time. */
const parallelParts = 4
/** The age, in milliseconds, at which a snapshot of another version or generation is deleted. */
const longestUnused = 7 * 24 * hour

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'first'

export function indexSnapshots(options: SnapshotOptions): IndexSnapshots {
  const { pool, objectStore, dataDirectory, log, version = projectVersion } = options
  const { interval = hour, partBytes = usualPartBytes } = options
  const placeOf = async () => {
    const generation = await registerGeneration(pool)
    return { folder: indexFolder(dataDirectory, generation), prefix: `search-index/${slug(version)}/${slug(generation)}/` }
  }
  const manifestKey = (prefix: string) => objectKey(`${prefix}manifest.json`)
  const partKey = (prefix: string, file: string, part: number) =>
    objectKey(`${prefix}${file.slice(0, file.lastIndexOf('.'))}-${part}.bin`)
  const stored = async (prefix: string): Promise<Snapshot | undefined> => {
    const object = await objectStore.get(manifestKey(prefix))
    return object && (JSON.parse(object.body.toString()) as Snapshot)
  }

  const fetchFile = async (prefix: string, folder: string, { name, bytes, parts }: Snapshot['files'][number]) => {
    const path = join(folder, name)
    const file = await open(`${path}.part`, 'w')
    try {
      await inParallel(parts, async (part) => {
        const object = await objectStore.get(partKey(prefix, name, part))
        if (object === undefined) throw new Error('A part of the snapshot is missing')
        await writeAt(file, object.body, part * partBytes)
      })
      const { size } = await file.stat()
      if (size !== bytes) throw new Error('A file of the snapshot has another length')
    } finally {
      await file.close()
    }
    await rename(`${path}.part`, path)
  }
  const fetchAll = async (prefix: string, folder: string): Promise<boolean> => {
    const snapshot = await stored(prefix)
    if (snapshot === undefined) return false
    const started = performance.now()
    await rm(folder, { recursive: true, force: true })
    await mkdir(folder, { recursive: true })
    for (const file of snapshot.files) await fetchFile(prefix, folder, file)
    const temporary = join(folder, 'manifest-fetched.part')
    const manifest = await open(temporary, 'w')
    await manifest.writeFile(snapshot.manifest)
    await manifest.sync()
    await manifest.close()
    await rename(temporary, join(folder, 'manifest.json'))
    const bytes = snapshot.files.reduce((sum, file) => sum + file.bytes, 0)
    const { revision } = snapshot
    log.info({ revision, bytes, ms: Math.round(performance.now() - started) }, 'A snapshot of the search index was fetched')
    return true
  }

  const storeFile = async (prefix: string, folder: string, name: string, present: ReadonlySet<ObjectKey>) => {
    const file = await open(join(folder, name), 'r')
    try {
      const { size } = await file.stat()
      const parts = Math.max(1, Math.ceil(size / partBytes))
      await inParallel(parts, async (part) => {
        const key = partKey(prefix, name, part)
        if (present.has(key)) return
        const body = await readAt(file, Math.min(partBytes, size - part * partBytes), part * partBytes)
        await objectStore.put(key, body, { contentType: contentTypeOf(key) })
      })
      return { name, bytes: size, parts }
    } finally {
      await file.close()
    }
  }
  const storeAll = async (prefix: string, folder: string, manifest: string): Promise<void> => {
    const { revision, logos, ...own } = JSON.parse(manifest) as IndexManifest
    const names = [own.tombstones, ...own.base, ...own.changes, ...logos.base, ...logos.changes].map(({ file }) => file)
    const present = new Set<ObjectKey>()
    for await (const key of objectStore.list(prefix)) present.add(key)
    const files: Snapshot['files'] = []
    for (const name of names) files.push(await storeFile(prefix, folder, name, present))
    const snapshot: Snapshot = {
      revision,
      logoRevision: logos.revision,
      storedAt: new Date().toISOString(),
      files,
      manifest,
    }
    const key = manifestKey(prefix)
    await objectStore.put(key, Buffer.from(JSON.stringify(snapshot)), { contentType: contentTypeOf(key) })
    const needed = new Set([key, ...files.flatMap(({ name, parts }) => keysOf(prefix, name, parts))])
    for (const old of present) if (!needed.has(old)) await objectStore.delete(old)
    await removeUnused(prefix)
    log.info({ revision, files: files.length }, 'A snapshot of the search index was stored')
  }
  const keysOf = (prefix: string, name: string, parts: number) =>
    Array.from({ length: parts }, (_, part) => partKey(prefix, name, part))

  const removeUnused = async (kept: string): Promise<void> => {
    const others: string[] = []
    for await (const key of objectStore.list('search-index/'))
      if (key.endsWith('/manifest.json') && !key.startsWith(kept)) others.push(key)
    for (const key of others) {
      const facts = await objectStore.head(objectKey(key))
      const age = Date.now() - (facts?.lastModified?.getTime() ?? Date.now())
      if (age > longestUnused) await objectStore.deletePrefix(key.slice(0, key.lastIndexOf('/') + 1))
    }
  }

  return {
    fetch: async () => {
      const { folder, prefix } = await placeOf()
      if ((await manifestIn(folder)) !== undefined) return false
      for (let attempt = 1; ; attempt++) {
        try {
          return await fetchAll(prefix, folder)
        } catch (err) {
          await rm(folder, { recursive: true, force: true })
          // Another host may have replaced the snapshot meanwhile, or the storage cannot be reached.
          if (attempt < 2) continue
          log.error({ err }, 'No snapshot of the search index could be fetched; it is built from the register')
          return false
        }
      }
    },
    store: async () => {
      const { folder, prefix } = await placeOf()
      const manifest = await manifestIn(folder)
      if (manifest === undefined) return false
      const own = JSON.parse(manifest) as IndexManifest
      const isDue = async () => {
        const last = await stored(prefix)
        return last === undefined || (await isUseless(last, own, pool)) || (isNewer(own, last) && ageOf(last) >= interval)
      }
      if (!(await isDue())) return false
      const done = await asOnlyStorer(pool, async () => {
        if (!(await isDue())) return false
        await storeAll(prefix, folder, manifest)
        return true
      })
      return done ?? false
    },
  }
}

const isNewer = ({ revision, logos }: IndexManifest, last: Snapshot) =>
  revision > last.revision || logos.revision > last.logoRevision
const ageOf = ({ storedAt }: Snapshot) => Date.now() - Date.parse(storedAt)

/** Returns whether no host can use a snapshot: it has another format, or it is newer than the restored database. */
async function isUseless({ manifest, revision }: Snapshot, own: IndexManifest, pool: Pool): Promise<boolean> {
  const { version, logoVersion } = JSON.parse(manifest) as IndexManifest
  return version !== own.version || logoVersion !== own.logoVersion || revision > (await newestRevision(pool))
}

async function manifestIn(folder: string): Promise<string | undefined> {
  return readFile(join(folder, 'manifest.json'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}

/** Runs `work` for the numbers from 0 to `count` - 1, a few at a time. */
async function inParallel(count: number, work: (number: number) => Promise<void>): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < count) await work(next++)
  }
  await Promise.all(Array.from({ length: Math.min(parallelParts, count) }, lane))
}

/** How often a process checks the age of the stored snapshot, in milliseconds. */
const lookInterval = 60_000

/** Stores a snapshot whenever the stored one is old. Logs the first of consecutive failures. */
export function keepSnapshots(snapshots: Pick<IndexSnapshots, 'store'>, log: Log): { close(): Promise<void> } {
  let isWell = true
  let storing: Promise<void> | undefined
  const look = () => {
    storing ??= snapshots
      .store()
      .then(
        () => {
          isWell = true
        },
        (err) => {
          // A merge may have deleted a file meanwhile; the next attempt then succeeds.
          if (isWell) log.warn({ err }, 'The snapshot of the search index could not be stored; it is tried again every minute')
          isWell = false
        },
      )
      .finally(() => {
        storing = undefined
      })
    return storing
  }
  void look()
  const timer = setInterval(() => void look(), lookInterval)
  timer.unref()
  return {
    close: async () => {
      clearInterval(timer)
      await storing
    },
  }
}
