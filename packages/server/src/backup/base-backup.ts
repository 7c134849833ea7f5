import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Connection } from '../platform/database.ts'
import { projectVersion } from '../platform/project-root.ts'
import { StartError } from '../platform/start-error.ts'
import { insertBackupRun } from '../platform/telemetry/backlogs.store.ts'
import { type BackupContext, folderFor, objectsBefore, partialFolder } from './back-up.ts'
import { baseBackup, serverFacts } from './base-backup.store.ts'
import { type BaseManifest, writeManifest } from './manifest.ts'
import { backUpObjects } from './objects.ts'
import { type BackupKey, sealedName, writeSealed } from './sealed-files.ts'

export interface BaseContext extends BackupContext {
  connection: Connection
  /** The file with the password of the embedded server; null for an operator's own server. */
  passwordFile: string | null
}

export const archiveName = 'base.tar'
export const passwordName = 'postgres-password'
/** Matches segments of the write-ahead log, timeline histories, and labels of base backups. */
const segmentName = /^[0-9A-F]{24}(\.[0-9A-F]{8}\.backup)?$|^[0-9A-F]{8}\.history$/

/** Backs up the server's files and the storage. */
export async function backUpBase(context: BaseContext): Promise<{ folder: string; manifest: BaseManifest }> {
  const { connection, root, objectStore, progress, passwordFile, pool } = context
  const key = requiredKey(context.key)
  const startedUtc = new Date().toISOString()
  const { version } = await serverFacts(connection)
  const folder = folderFor(root, 'base', startedUtc)
  const partial = await partialFolder(folder)
  let read = 0
  async function* counted() {
    for await (const chunk of baseBackup(connection) as AsyncIterable<Buffer>) {
      read += chunk.length
      progress('megabytes', Math.round(read / 1e6))
      yield chunk
    }
  }
  const written = await writeSealed(join(partial, sealedName(archiveName, key)), counted(), key)
  if (written.bytes === 0) throw new Error('The server sent no files')
  progress.finished('megabytes', Math.round(written.bytes / 1e6))
  if (passwordFile !== null) await writeSealed(join(partial, sealedName(passwordName, key)), createReadStream(passwordFile), key)
  const objects = await backUpObjects(objectStore, { root, folder: partial, key, before: await objectsBefore(root) }, progress)
  progress.finished('objects', objects.count)
  const manifest: BaseManifest = {
    format: 1,
    kind: 'base',
    productVersion: projectVersion,
    serverVersion: version,
    startedUtc,
    finishedUtc: new Date().toISOString(),
    isEncrypted: true,
    ...written,
    objects,
  }
  await writeManifest(partial, manifest)
  await rename(partial, folder)
  const size = written.bytes + objects.bytes
  await insertBackupRun(pool, { kind: 'base', finishedAt: new Date(), rows: 0, objects: objects.count, bytes: size })
  return { folder, manifest }
}

/** Returns the folder of the archived write-ahead log. */
export const walFolder = (root: string): string => join(root, 'wal')

/**
 * Moves the closed segments of the write-ahead log from the spool to the archive. A segment stays in the spool until it
 * has been written safely to the backup's disk.
 * @returns the number of moved segments
 */
export async function takeOverWal(
  spool: string,
  { pool, root, key, progress }: Pick<BackupContext, 'pool' | 'root' | 'key' | 'progress'>,
): Promise<number> {
  const sealing = requiredKey(key)
  const target = walFolder(root)
  await mkdir(target, { recursive: true, mode: 0o700 })
  const names = await readdir(spool).catch(() => {
    throw new StartError(`${spool} is not there. Start the product once with WAL_ARCHIVE=on.`)
  })
  const segments = names.filter((name) => segmentName.test(name)).sort()
  let bytes = 0
  for (const [index, name] of segments.entries()) {
    const path = join(spool, name)
    bytes += (await stat(path)).size
    await writeSealed(join(target, sealedName(name, sealing)), createReadStream(path), sealing)
    await rm(path)
    progress('segments', index + 1, segments.length)
  }
  progress.finished('segments', segments.length)
  await insertBackupRun(pool, { kind: 'wal', finishedAt: new Date(), rows: 0, objects: segments.length, bytes })
  return segments.length
}

/** Returns the names of archived segments below a folder. */
export async function archivedWal(root: string): Promise<string[]> {
  const ending = sealedName('', new Uint8Array())
  const names = await readdir(walFolder(root)).catch(() => [])
  return names.flatMap((name) => {
    const plain = name.endsWith(ending) ? name.slice(0, -ending.length) : ''
    return segmentName.test(plain) ? [plain] : []
  })
}

/** Returns the key. @throws StartError without a key, because the server's files hold keys and sessions */
function requiredKey(key: BackupKey): Uint8Array {
  if (key === null)
    throw new StartError('Set BACKUP_KEY: the files of the database hold keys and sessions, so they are encrypted.')
  return key
}
