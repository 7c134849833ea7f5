import { mkdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Pool, PoolClient } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { projectVersion } from '../platform/project-root.ts'
import { insertBackupRun } from '../platform/telemetry/backlogs.store.ts'
import { type BackedUpTable, backupsIn, folderName, type LogicalManifest, type Manifest, writeManifest } from './manifest.ts'
import { type BackedUpObject, backedUpObjects, backUpObjects } from './objects.ts'
import type { printedProgress } from './progress.ts'
import { RowDigest } from './row-digest.ts'
import { rowsOf } from './rows.store.ts'
import { appliedMigrations, beginSnapshot, type StoredTable, sequenceValues, storedTables } from './schema.store.ts'
import { type BackupKey, sealedName, writeSealed } from './sealed-files.ts'

export interface BackupContext {
  pool: Pool
  objectStore: ObjectStore
  /** The folder of all backups. */
  root: string
  key: BackupKey
  progress: ReturnType<typeof printedProgress>
}

/** Tables that are worthless after a restore, because they contain counts of the last minute. */
const neverKept = ['call_counts']
/**
 * Tables of keys, tokens and codes. An unencrypted backup leaves out these tables and waiting mails. After it is
 * restored, the product creates new keys, everybody has to sign in again, and links in older mails no longer work.
 */
export const secretTables = ['identity_challenges', 'identity_keys', 'identity_records', 'installation_secrets']

/** Backs up a snapshot of all tables, then the storage. Returns the backup's folder and manifest. */
export async function backUp(context: BackupContext): Promise<{ folder: string; manifest: LogicalManifest }> {
  const { pool, root, key, objectStore, progress } = context
  const startedUtc = new Date().toISOString()
  const folder = folderFor(root, 'logical', startedUtc)
  const partial = await partialFolder(folder)
  const leftOut = [...neverKept, ...(key === null ? secretTables : [])]
  const client = await pool.connect()
  let database: Pick<LogicalManifest, 'migrations' | 'tables' | 'sequences'>
  let isComplete = false
  try {
    await beginSnapshot(client)
    const tables: BackedUpTable[] = []
    for (const table of await storedTables(client)) {
      if (leftOut.includes(table.name)) continue
      tables.push(await backUpTable(client, table, partial, context))
    }
    database = { migrations: await appliedMigrations(client), tables, sequences: await sequenceValues(client) }
    await client.query('commit')
    isComplete = true
  } finally {
    // After a failure, the transaction and a running copy end with the connection.
    client.release(!isComplete)
  }
  // Objects are stored before the rows that refer to them. The objects to which the snapshot refers are thus present,
  // unless they have been deleted since.
  const objects = await backUpObjects(objectStore, { root, folder: partial, key, before: await objectsBefore(root) }, progress)
  progress.finished('objects', objects.count)
  const manifest: LogicalManifest = {
    format: 1,
    kind: 'logical',
    productVersion: projectVersion,
    startedUtc,
    finishedUtc: new Date().toISOString(),
    isEncrypted: key !== null,
    ...database,
    leftOut,
    objects,
  }
  await writeManifest(partial, manifest)
  await rename(partial, folder)
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  const bytes = database.tables.reduce((sum, table) => sum + table.bytes, objects.bytes)
  await insertBackupRun(pool, { kind: 'logical', finishedAt: new Date(), rows, objects: objects.count, bytes })
  return { folder, manifest }
}

async function backUpTable(
  client: PoolClient,
  table: StoredTable,
  folder: string,
  { key, progress }: BackupContext,
): Promise<BackedUpTable> {
  const digest = new RowDigest()
  async function* digested() {
    for await (const chunk of rowsOf(client, table, key === null ? 'open' : 'all') as AsyncIterable<Buffer>) {
      digest.update(chunk)
      progress(table.name, digest.rows)
      yield chunk
    }
  }
  const written = await writeSealed(tablePath(folder, table.name, key), digested(), key)
  progress.finished(table.name, digest.rows)
  return { ...table, rows: digest.rows, digest: digest.digest(), ...written }
}

export const tablePath = (folder: string, table: string, key: BackupKey): string =>
  join(folder, 'tables', sealedName(`${table}.copy`, key))

/** Returns the folder of a backup, named after its kind and time. */
export const folderFor = (root: string, kind: Manifest['kind'], startedUtc: string): string =>
  join(root, folderName(kind, startedUtc))

/** Creates a folder that is renamed when the backup is complete. */
export async function partialFolder(folder: string): Promise<string> {
  const partial = join(dirname(folder), `part-${basename(folder)}`)
  await mkdir(partial, { recursive: true, mode: 0o700 })
  return partial
}

/** Returns the objects of the newest backup. Most of them are unchanged. */
export async function objectsBefore(root: string): Promise<BackedUpObject[]> {
  const newest = (await backupsIn(root)).at(-1)
  return newest === undefined ? [] : backedUpObjects(newest.folder, newest.manifest.objects.sha256).catch(() => [])
}
