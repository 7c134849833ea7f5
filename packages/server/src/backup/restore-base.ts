import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { appendFile, chown, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { StoppedCluster } from '../platform/embedded-postgres.ts'
import { StartError } from '../platform/start-error.ts'
import { archivedWal, archiveName, passwordName, walFolder } from './base-backup.ts'
import { type BaseManifest, backupsIn } from './manifest.ts'
import { type BackedUpObject, backedUpObjects } from './objects.ts'
import type { printedProgress } from './progress.ts'
import { checkKey } from './restore.ts'
import { type BackupKey, readSealed, sealedName } from './sealed-files.ts'
import { untar } from './untar.ts'

export interface BaseRestore {
  key: BackupKey
  /** The moment to restore; null for the end of the archived write-ahead log. */
  until: Date | null
  /** Whether an existing cluster may be moved aside. */
  replace: boolean
  cluster: StoppedCluster
  progress: ReturnType<typeof printedProgress>
}

/** The folder with the segments for the restored server, next to its cluster. */
const walRestore = 'wal-restore'

/**
 * Puts the server's files in place. At its next start, the server replays the write-ahead log up to the requested
 * moment. An existing cluster is moved aside, never deleted.
 * @returns the new place of the former cluster; null if there was none
 * @throws StartError when existing files are in the way
 */
export async function placeBase(
  folder: string,
  manifest: BaseManifest,
  { key, until, replace, cluster, progress }: BaseRestore,
): Promise<string | null> {
  checkKey(manifest, key)
  if (until !== null && until.toISOString() < manifest.finishedUtc)
    throw new StartError(`The backup ended at ${manifest.finishedUtc}, after --until. Name an earlier one.`)
  const { directory, owner, passwordFile } = cluster
  const isThere = existsSync(directory)
  if (isThere && !replace) throw new StartError('There is a database already. --replace moves its files aside.')
  const fresh = `${directory}-restored`
  await rm(fresh, { recursive: true, force: true })
  await mkdir(fresh, { recursive: true, mode: 0o700 })
  if (owner) await chown(fresh, owner.uid, owner.gid)
  const hash = createHash('sha256')
  async function* hashed() {
    for await (const chunk of readSealed(join(folder, sealedName(archiveName, key)), key) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      yield chunk
    }
  }
  const content = hashed()
  const { files } = await untar(content, fresh, owner)
  // This reads the empty blocks at the end of the archive too, because its hash includes them.
  for await (const _ of content);
  if (hash.digest('hex') !== manifest.sha256) throw new Error('The archive was changed')
  progress.finished('files', files)
  await placeWal(folder, { key, cluster, progress })
  await writeFile(join(fresh, 'recovery.signal'), '', { mode: 0o600 })
  await appendFile(join(fresh, 'postgresql.auto.conf'), recoverySettings(until))
  if (owner) await chown(join(fresh, 'recovery.signal'), owner.uid, owner.gid)
  const stored = join(folder, sealedName(passwordName, key))
  if (existsSync(stored)) await writeFile(passwordFile, await textOf(readSealed(stored, key)), { mode: 0o600 })
  const aside = isThere ? `${directory}-before-${new Date().toISOString().replace(/[:.]/g, '-')}` : null
  if (aside !== null) await rename(directory, aside)
  await rename(fresh, directory)
  return aside
}

async function placeWal(
  folder: string,
  { key, cluster: { directory, owner }, progress }: Pick<BaseRestore, 'key' | 'cluster' | 'progress'>,
): Promise<void> {
  const target = join(dirname(directory), walRestore)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true, mode: 0o700 })
  if (owner) await chown(target, owner.uid, owner.gid)
  const root = dirname(folder)
  const segments = await archivedWal(root)
  for (const [index, name] of segments.entries()) {
    const path = join(target, name)
    await pipeline(readSealed(join(walFolder(root), sealedName(name, key)), key), async (content: AsyncIterable<Buffer>) =>
      writeFile(path, content, { mode: 0o600 }),
    )
    if (owner) await chown(path, owner.uid, owner.gid)
    progress('segments', index + 1, segments.length)
  }
  progress.finished('segments', segments.length)
}

/** Removes the segments after the server has replayed them. */
export const removePlayedWal = ({ directory }: StoppedCluster): Promise<void> =>
  rm(join(dirname(directory), walRestore), { recursive: true, force: true })

function recoverySettings(until: Date | null): string {
  const fetch = process.platform === 'win32' ? `copy "..\\\\${walRestore}\\\\%f" "%p"` : `cp ../${walRestore}/%f %p`
  // The configuration file does not accept abbreviated time zones, such as Z.
  const time = until?.toISOString().replace('T', ' ').replace('Z', '+00')
  const goal = until === null ? [] : [`recovery_target_time = '${time}'`, `recovery_target_action = 'promote'`]
  return `${[`restore_command = '${fetch}'`, ...goal].join('\n')}\n`
}

/**
 * Returns the objects of the newest backup that ended no later than `until`, or those of the base backup if there is
 * none.
 */
export async function objectsUntil(folder: string, manifest: BaseManifest, until: Date | null): Promise<BackedUpObject[]> {
  const candidates = (await backupsIn(dirname(folder))).filter(
    ({ manifest: { finishedUtc } }) => until === null || finishedUtc <= until.toISOString(),
  )
  const newest = candidates.at(-1) ?? { folder, manifest }
  return backedUpObjects(newest.folder, newest.manifest.objects.sha256)
}

async function textOf(content: AsyncIterable<Buffer>): Promise<string> {
  let text = ''
  for await (const chunk of content) text += chunk.toString('utf8')
  return text
}
