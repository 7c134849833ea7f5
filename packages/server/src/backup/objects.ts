import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ObjectStore } from '../platform/object-store.ts'
import { contentTypeOf, type ObjectKey, objectKey, objectRoots } from '../platform/object-store-keys.ts'
import type { Progress } from './progress.ts'
import { type BackupKey, readSealed, sealedName, writeSealed } from './sealed-files.ts'

/** An object of the storage in a backup. */
export interface BackedUpObject {
  key: ObjectKey
  etag: string
  size: number
  sha256: string
}

const listName = 'objects.tsv'
/** Returns the path of an object's content. Equal contents are stored only once for all backups below a folder. */
const contentPath = (root: string, sha256: string, key: BackupKey) =>
  join(root, 'objects', sha256.slice(0, 2), sealedName(sha256, key))

/**
 * Copies the storage into `root`, except contents that an earlier backup has already copied.
 * @param before the objects of an earlier backup below the same folder
 */
export async function backUpObjects(
  store: ObjectStore,
  { root, folder, key, before }: { root: string; folder: string; key: BackupKey; before: readonly BackedUpObject[] },
  progress: Progress,
): Promise<{ count: number; bytes: number; sha256: string }> {
  const known = new Map(before.map((object) => [object.key, object]))
  const lines: string[] = []
  let bytes = 0
  for (const prefix of objectRoots) {
    for await (const one of store.list(`${prefix}/`)) {
      const copied = await backUpObject(store, one, known.get(one), root, key)
      // The object was deleted after it was listed.
      if (copied === null) continue
      lines.push([copied.key, copied.etag, copied.size, copied.sha256].join('\t'))
      bytes += copied.size
      progress('objects', lines.length)
    }
  }
  const list = lines.map((line) => `${line}\n`).join('')
  await writeFile(join(folder, listName), list, { mode: 0o600 })
  return { count: lines.length, bytes, sha256: hashOf(list) }
}

async function backUpObject(
  store: ObjectStore,
  key: ObjectKey,
  known: BackedUpObject | undefined,
  root: string,
  backupKey: BackupKey,
): Promise<BackedUpObject | null> {
  const facts = await store.head(key)
  if (facts === undefined) return null
  const { etag, size } = facts
  if (known?.etag === etag && known.size === size && existsSync(contentPath(root, known.sha256, backupKey))) return known
  const object = await store.get(key)
  if (object === undefined) return null
  const sha256 = hashOf(object.body)
  const path = contentPath(root, sha256, backupKey)
  if (!existsSync(path)) await writeSealed(path, once(object.body), backupKey)
  return { key, etag: object.etag, size: object.body.length, sha256 }
}

/** Reads the list of a backup's objects. @throws Error when the list was changed */
export async function backedUpObjects(folder: string, sha256: string): Promise<BackedUpObject[]> {
  const list = await readFile(join(folder, listName), 'utf8')
  if (hashOf(list) !== sha256) throw new Error(`${listName} was changed`)
  return list
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [key = '', etag = '', size = '', hash = ''] = line.split('\t')
      return { key: objectKey(key), etag, size: Number(size), sha256: hash }
    })
}

interface StoredObjects {
  /** The folder of all backups. */
  root: string
  key: BackupKey
  objects: readonly BackedUpObject[]
}

/**
 * Reads all contents of a backup and adds the objects that the storage lacks. Existing objects are left as they are, so
 * that the storage still matches a database that has not been restored yet.
 * @returns the added keys
 * @throws Error when a stored content is missing or was changed
 */
export async function addObjects(store: ObjectStore, from: StoredObjects, progress: Progress): Promise<Set<ObjectKey>> {
  const added = new Set<ObjectKey>()
  for (const [index, object] of from.objects.entries()) {
    const body = await contentOf(object, from)
    if ((await store.head(object.key)) === undefined) {
      await put(store, object.key, body)
      added.add(object.key)
    }
    progress('objects', index + 1, from.objects.length)
  }
  return added
}

/**
 * Restores the storage from a backup: writes its objects except those already `added`, then deletes all others.
 * @throws Error when a stored content is missing or was changed; nothing is deleted then
 */
export async function restoreObjects(
  store: ObjectStore,
  from: StoredObjects,
  progress: Progress,
  added: ReadonlySet<ObjectKey> = new Set(),
): Promise<void> {
  for (const [index, object] of from.objects.entries()) {
    if (!added.has(object.key)) await put(store, object.key, await contentOf(object, from))
    progress('objects', index + 1, from.objects.length)
  }
  const kept = new Set<string>(from.objects.map(({ key }) => key))
  for (const prefix of objectRoots) for await (const one of store.list(`${prefix}/`)) if (!kept.has(one)) await store.delete(one)
}

async function contentOf({ key: name, sha256 }: BackedUpObject, { root, key }: StoredObjects): Promise<Buffer> {
  const body = await whole(readSealed(contentPath(root, sha256, key), key))
  if (hashOf(body) !== sha256) throw new Error(`The stored content of ${name} was changed`)
  return body
}

const put = (store: ObjectStore, key: ObjectKey, body: Buffer) => store.put(key, body, { contentType: contentTypeOf(key) })

/** Deletes the contents that are not `used`. @returns their number */
export async function deleteUnusedContents(root: string, used: ReadonlySet<string>): Promise<number> {
  const folder = join(root, 'objects')
  let deleted = 0
  for (const shard of await readdir(folder).catch(() => []))
    for (const name of await readdir(join(folder, shard))) {
      const [sha256 = ''] = name.split('.')
      if (used.has(sha256)) continue
      await rm(join(folder, shard, name))
      deleted++
    }
  return deleted
}

/** Returns whether the storage contains any object. */
export async function hasObjects(store: ObjectStore): Promise<boolean> {
  for (const prefix of objectRoots) for await (const _ of store.list(`${prefix}/`)) return true
  return false
}

const hashOf = (content: Uint8Array | string) => createHash('sha256').update(content).digest('hex')

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}

async function whole(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of content) parts.push(part)
  return Buffer.concat(parts)
}
