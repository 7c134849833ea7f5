import { readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { walFolder } from './base-backup.ts'
import { type BackupFolder, backupsIn, startOfFolder } from './manifest.ts'
import { backedUpObjects, deleteUnusedContents } from './objects.ts'

const day = 86_400_000
/** The age, in milliseconds, from which an incomplete backup counts as abandoned. */
const abandonedAfter = 7 * day

export interface DeletedBackups {
  backups: number
  /** The number of deleted contents of objects that no kept backup uses. */
  contents: number
  /** The number of deleted files of the write-ahead log that no kept base backup needs. */
  segments: number
}

/**
 * Deletes all but the newest `keep` complete backups of each kind below a folder, together with the data that only the
 * deleted ones used. Keeps all contents while another backup runs or if a folder cannot be read, because they may still
 * be needed.
 * @param keep at least 1
 */
export async function deleteOldBackups(root: string, keep: number, now: Date): Promise<DeletedBackups> {
  if (keep < 1) throw new RangeError('The newest backup is never deleted')
  const complete = await backupsIn(root)
  const kept = new Set(
    (['logical', 'base'] as const).flatMap((kind) => complete.filter(({ manifest }) => manifest.kind === kind).slice(-keep)),
  )
  const old = complete.filter((backup) => !kept.has(backup))
  for (const { folder } of old) await deleteBackup(root, folder)
  const names = await readdir(root)
  const partial = names.filter((name) => name.startsWith('part-'))
  const abandoned = partial.filter((name) => now.getTime() - (startOfFolder(name)?.getTime() ?? now.getTime()) > abandonedAfter)
  for (const name of abandoned) await rm(join(root, name), { recursive: true, force: true })
  const unknown = names.filter((name) => /^(logical|base)-/.test(name)).length - kept.size
  const isQuiet = partial.length === abandoned.length && unknown === 0
  return {
    backups: old.length,
    contents: isQuiet ? await deleteUnusedContents(root, await contentsOf([...kept])) : 0,
    segments: await deleteOldLog(root, [...kept]),
  }
}

/** Marks a backup as incomplete first, so that an interrupted deletion leaves no folder that looks complete. */
async function deleteBackup(root: string, folder: string): Promise<void> {
  const partial = join(root, `part-${basename(folder)}`)
  await rename(folder, partial)
  await rm(partial, { recursive: true, force: true })
}

async function contentsOf(backups: readonly BackupFolder[]): Promise<Set<string>> {
  const used = new Set<string>()
  for (const { folder, manifest } of backups)
    for (const { sha256 } of await backedUpObjects(folder, manifest.objects.sha256)) used.add(sha256)
  return used
}

/**
 * Deletes log files that were archived before the oldest kept base backup began. A base backup itself contains the log
 * that it needs, and a file is archived after its last change.
 */
async function deleteOldLog(root: string, kept: readonly BackupFolder[]): Promise<number> {
  const oldest = kept.find(({ manifest }) => manifest.kind === 'base')
  if (oldest === undefined) return 0
  let deleted = 0
  const folder = walFolder(root)
  for (const name of await readdir(folder).catch(() => [])) {
    // Timeline histories are small, and every later restore reads them.
    if (name.includes('.history')) continue
    const { mtime } = await stat(join(folder, name))
    if (mtime.toISOString() >= oldest.manifest.startedUtc) continue
    await rm(join(folder, name))
    deleted++
  }
  return deleted
}
