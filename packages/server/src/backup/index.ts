import { mkdir } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type DatabaseSettings, openDatabase } from '../platform/database.ts'
import { stoppedCluster } from '../platform/embedded-postgres.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { projectRoot } from '../platform/project-root.ts'
import { StartError } from '../platform/start-error.ts'
import { walSpool } from '../platform/wal-spool.ts'
import { verifyStored } from '../protocol/index.ts'
import { type BackupContext, backUp } from './back-up.ts'
import { recoveryEnded, serverFacts } from './base-backup.store.ts'
import { backUpBase, takeOverWal } from './base-backup.ts'
import { deleteOldBackups } from './delete-old.ts'
import { type BaseManifest, readManifest } from './manifest.ts'
import { hasObjects, restoreObjects } from './objects.ts'
import { printedProgress } from './progress.ts'
import { restore } from './restore.ts'
import { objectsUntil, placeBase, removePlayedWal } from './restore-base.ts'
import type { BackupKey } from './sealed-files.ts'

export { backUp } from './back-up.ts'
export { backUpBase, takeOverWal } from './base-backup.ts'
export { deleteOldBackups } from './delete-old.ts'
export { printedProgress } from './progress.ts'
export { restore } from './restore.ts'

/** The configuration that the commands need. */
export interface BackupSettings extends DatabaseSettings {
  backupKey: BackupKey
}
export interface BackupCommand {
  settings: BackupSettings
  objectStore: ObjectStore
  print: (line: string) => void
}

/**
 * Runs `npm run backup`: makes one backup below the folder `to`.
 * @param what the data to back up: all rows and objects, the server's files, or the closed segments of the write-ahead
 * log
 * @param keep how many backups of each kind remain afterwards; null keeps all
 * @param spool the folder into which an operator's own server puts its segments; null for the embedded server's
 */
export async function runBackup(
  { settings, objectStore, print }: BackupCommand,
  { to, what, spool, keep }: { to: string; what: 'logical' | 'base' | 'wal'; spool: string | null; keep: number | null },
): Promise<void> {
  const root = resolve(projectRoot, to)
  await mkdir(root, { recursive: true, mode: 0o700 })
  const database = await openDatabase(settings, `${settings.productSlug}-backup`, 2)
  try {
    const { pool, connection } = database
    const context: BackupContext = { pool, objectStore, root, key: settings.backupKey, progress: printedProgress(print) }
    if (what === 'wal') {
      const found = spool ?? join(dirname((await serverFacts(connection)).dataDirectory), walSpool)
      const segments = await takeOverWal(found, context)
      print(`${segments} segments taken over\n`)
      return
    }
    const passwordFile = settings.database.kind === 'embedded' ? join(settings.dataDirectory, 'postgres-password') : null
    const { folder, manifest } =
      what === 'logical' ? await backUp(context) : await backUpBase({ ...context, connection, passwordFile })
    print(`Backup: ${folder}\n`)
    if (manifest.kind === 'logical' && !manifest.isEncrypted)
      print('Not encrypted: keys, sessions and mails that wait are left out. BACKUP_KEY includes them.\n')
    if (keep === null) return
    const { backups, contents, segments } = await deleteOldBackups(root, keep, new Date())
    print(`Deleted: ${backups} older backups, ${contents} objects and ${segments} log files that only they needed\n`)
  } finally {
    await database.close()
  }
}

/**
 * Runs `npm run restore`: restores one backup, checks the data and prints the result.
 * @param until the moment to restore from a base backup; null for the latest one
 */
export async function runRestore(
  { settings, objectStore, print }: BackupCommand,
  { from, until, replace }: { from: string; until: Date | null; replace: boolean },
): Promise<void> {
  const folder = resolve(projectRoot, from)
  const manifest = await readManifest(folder).catch((error) => {
    throw new StartError(error instanceof Error ? error.message : String(error), error)
  })
  if (manifest.kind === 'base') return restoreBase({ settings, objectStore, print }, folder, manifest, { until, replace })
  if (until !== null) throw new StartError('--until needs a base backup (npm run backup -- --base) and its write-ahead log.')
  const progress = printedProgress(print)
  const database = await openDatabase(settings, `${settings.productSlug}-restore`, 2)
  try {
    await restore(folder, manifest, { pool: database.pool, objectStore, key: settings.backupKey, replace, progress })
    print(await checked(database.pool))
  } finally {
    await database.close()
  }
}

async function restoreBase(
  { settings, objectStore, print }: BackupCommand,
  folder: string,
  manifest: BaseManifest,
  { until, replace }: { until: Date | null; replace: boolean },
): Promise<void> {
  if (settings.database.kind === 'server')
    throw new StartError('The files of your own server are restored with its own tools; docs/operations.md says how.')
  if (!replace && (await hasObjects(objectStore)))
    throw new StartError('The storage is not empty. --replace deletes what is there.')
  const progress = printedProgress(print)
  const key = settings.backupKey
  const cluster = await stoppedCluster(settings.dataDirectory, settings.productSlug)
  const aside = await placeBase(folder, manifest, { key, until, replace, cluster, progress })
  if (aside !== null) print(`The former database is in ${aside}\n`)
  const database = await openDatabase(settings, `${settings.productSlug}-restore`, 2)
  try {
    const client = await database.pool.connect()
    try {
      await recoveryEnded(client, () => pause(200))
    } finally {
      client.release()
    }
    await removePlayedWal(cluster)
    const objects = await objectsUntil(folder, manifest, until)
    await restoreObjects(objectStore, { root: dirname(folder), key, objects }, progress)
    progress.finished('objects', objects.length)
    print(await checked(database.pool))
  } finally {
    await database.close()
  }
}

/** Checks restored data that only the product can verify. @throws Error if a search protocol was changed */
async function checked(pool: BackupContext['pool']): Promise<string> {
  const { protocols, entries, faults } = await verifyStored(pool)
  if (faults > 0) throw new Error(`${faults} entries of search protocols do not match their chain`)
  return `Restored. Search protocols: ${protocols} with ${entries} entries, all consistent. The next start rebuilds the index.\n`
}
