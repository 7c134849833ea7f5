import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pool, PoolClient } from '../platform/database.ts'
import { migrationsDirectory } from '../platform/migrate.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { StartError } from '../platform/start-error.ts'
import { tablePath } from './back-up.ts'
import type { BackedUpTable, LogicalManifest } from './manifest.ts'
import { addObjects, backedUpObjects, hasObjects, restoreObjects } from './objects.ts'
import type { printedProgress } from './progress.ts'
import { RowDigest } from './row-digest.ts'
import { rowsInto, rowsOf } from './rows.store.ts'
import {
  analyse,
  createSchema,
  emptySchema,
  hasSchema,
  liftRules,
  otherSessions,
  setSequence,
  storedTables,
} from './schema.store.ts'
import { type BackupKey, readSealed } from './sealed-files.ts'

export interface RestoreContext {
  pool: Pool
  objectStore: ObjectStore
  key: BackupKey
  /** Whether existing data in the database and the storage may be deleted. */
  replace: boolean
  progress: ReturnType<typeof printedProgress>
}

/**
 * Restores the database and the storage from a logical backup. The database changes in one transaction. It commits only
 * after every table has been compared with the backup row by row, so a failure leaves the database as it was. Until
 * then, objects are only added to the storage. Afterwards, changed objects are replaced, and objects that the backup
 * lacks are deleted.
 * @throws StartError when existing data is in the way
 */
export async function restore(folder: string, manifest: LogicalManifest, context: RestoreContext): Promise<void> {
  const { pool, objectStore, key, replace, progress } = context
  checkKey(manifest, key)
  const migrations = await migrationsOf(manifest)
  const objects = await backedUpObjects(folder, manifest.objects.sha256)
  const contents = { root: dirname(folder), key, objects }
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    if (!replace && ((await hasSchema(client)) || (await hasObjects(objectStore))))
      throw new StartError('The database or the storage is not empty. --replace deletes what is there.')
    if ((await otherSessions(client)) > 0)
      throw new StartError('Other programs use the database. Stop the product in all its roles first.')
    await client.query('begin')
    await emptySchema(client)
    await fill(client, folder, manifest, migrations, context)
    const added = await addObjects(objectStore, contents, progress)
    await client.query('commit')
    await restoreObjects(objectStore, contents, progress, added).catch((cause) => {
      throw new Error('The database was restored, the storage only in part. Repeat the restore with --replace.', { cause })
    })
    progress.finished('objects', objects.length)
    await analyse(client)
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

async function fill(
  client: PoolClient,
  folder: string,
  manifest: LogicalManifest,
  migrations: readonly string[],
  { key, progress }: RestoreContext,
): Promise<void> {
  const records = manifest.tables.find(({ name }) => name === 'schema_migrations')
  await createSchema(client, migrations, records?.columns ?? [])
  const present = (await storedTables(client)).map(({ name }) => name)
  const expected = new Set([...manifest.tables.map(({ name }) => name), ...manifest.leftOut])
  const strange = [
    ...present.filter((name) => !expected.has(name)),
    ...manifest.tables.map(({ name }) => name).filter((name) => !present.includes(name)),
  ]
  if (strange.length > 0) throw new StartError(`This program's schema does not fit the backup: ${strange.join(', ')}.`)
  const putBack = await liftRules(client, present)
  for (const table of manifest.tables) {
    await restoreTable(client, table, tablePath(folder, table.name, key), key)
    progress.finished(table.name, table.rows)
  }
  for (const sequence of manifest.sequences) await setSequence(client, sequence)
  await putBack()
}

/** Fills a table, reads it back and compares it with the backup. @throws Error when a row differs from the backup */
async function restoreTable(client: PoolClient, table: BackedUpTable, path: string, key: BackupKey): Promise<void> {
  const hash = createHash('sha256')
  async function* hashed(content: AsyncIterable<Buffer>) {
    for await (const chunk of content) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(readSealed(path, key), hashed, rowsInto(client, table))
  if (hash.digest('hex') !== table.sha256) throw new Error(`The file of ${table.name} was changed`)
  const digest = new RowDigest()
  for await (const chunk of rowsOf(client, table) as AsyncIterable<Buffer>) digest.update(chunk)
  if (digest.rows !== table.rows || digest.digest() !== table.digest)
    throw new Error(`${table.name} has ${digest.rows} rows after the restore that are not those of the backup (${table.rows})`)
}

/**
 * Checks that a key is given if, and only if, the backup needs one. @throws StartError when the key is missing or not
 * needed
 */
export function checkKey({ isEncrypted }: { isEncrypted: boolean }, key: BackupKey): void {
  if (isEncrypted && key === null) throw new StartError('The backup is encrypted. Set BACKUP_KEY.')
  if (!isEncrypted && key !== null) throw new StartError('The backup is not encrypted. Leave out BACKUP_KEY.')
}

/** Returns the migrations that create the backup's schema. A newer program still contains all of them. */
async function migrationsOf({ migrations }: LogicalManifest): Promise<string[]> {
  const statements = []
  for (const { name, hash } of migrations) {
    const sql = /^[\w-]+\.sql$/.test(name)
      ? await readFile(join(migrationsDirectory, name), 'utf8').catch(() => undefined)
      : undefined
    const normal = sql?.replaceAll('\r\n', '\n')
    if (normal === undefined || createHash('sha256').update(normal).digest('hex') !== hash)
      throw new StartError(`The backup knows migration ${name}, this program does not: use the newer program.`)
    statements.push(normal)
  }
  return statements
}
