import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const count = z.int().check(z.minimum(0))

const BackedUpTable = z.object({
  name: z.string(),
  columns: z.array(z.string()),
  rows: count,
  bytes: count,
  /** The hash of the stored content. */
  sha256: z.string(),
  /** The digest of the rows, regardless of their order; see `RowDigest`. */
  digest: z.string(),
})
export type BackedUpTable = z.output<typeof BackedUpTable>

const shared = {
  format: z.literal(1),
  productVersion: z.string(),
  startedUtc: z.iso.datetime(),
  finishedUtc: z.iso.datetime(),
  isEncrypted: z.boolean(),
  /** The objects of the storage; their list is `objects.tsv` in the backup's folder. */
  objects: z.object({ count, bytes: count, sha256: z.string() }),
}
/** All tables of one snapshot. */
const LogicalManifest = z.object({
  ...shared,
  kind: z.literal('logical'),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(BackedUpTable),
  /** The tables whose rows are left out: short-lived counts and, in an unencrypted backup, keys and sessions. */
  leftOut: z.array(z.string()),
  sequences: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type LogicalManifest = z.output<typeof LogicalManifest>
/**
 * The files of the database server. Together with the write-ahead log, they can be used to restore any later moment.
 */
const BaseManifest = z.object({
  ...shared,
  kind: z.literal('base'),
  serverVersion: z.string(),
  bytes: count,
  sha256: z.string(),
})
export type BaseManifest = z.output<typeof BaseManifest>
const Manifest = z.union([LogicalManifest, BaseManifest])
export type Manifest = z.output<typeof Manifest>

const file = 'manifest.json'

/** Writes the manifest after all other files, because a folder with a manifest counts as a complete backup. */
export const writeManifest = (folder: string, manifest: Manifest): Promise<void> =>
  writeFile(join(folder, file), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 })

/** Reads the manifest of a backup. @throws Error if the folder contains no complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, file), 'utf8').catch(() => {
    throw new Error(`${folder} is not a backup: it has no ${file}`)
  })
  return z.parse(Manifest, JSON.parse(text))
}

/** A complete backup. */
export interface BackupFolder {
  folder: string
  manifest: Manifest
}

/** Returns the complete backups below a folder, the oldest first. */
export async function backupsIn(root: string): Promise<BackupFolder[]> {
  const names = await readdir(root).catch(() => [])
  const found = []
  for (const name of names.filter((one) => /^(logical|base)-/.test(one))) {
    const folder = join(root, name)
    const manifest = await readManifest(folder).catch(() => null)
    if (manifest !== null) found.push({ folder, manifest })
  }
  return found.sort((a, b) => a.manifest.finishedUtc.localeCompare(b.manifest.finishedUtc))
}

/** Returns the name of a backup's folder. */
export const folderName = (kind: Manifest['kind'], startedUtc: string): string => `${kind}-${startedUtc.replace(/[:.]/g, '-')}`

/** Returns the time in a folder's name, even in the name of an incomplete backup. */
export function startOfFolder(name: string): Date | undefined {
  const [, date, hour, minute, second, rest] = /-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(\d\d)-(\d+Z)$/.exec(name) ?? []
  return date === undefined ? undefined : new Date(`${date}${hour}:${minute}:${second}.${rest}`)
}
