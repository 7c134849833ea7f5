import type { RemoteFile } from '../channel.ts'
import { FeedFault } from '../fault.ts'
import { dayOfFile, type FeedProfile } from '../profiles.ts'
import { withChecksumFiles } from './checksum-files.ts'

/** An entry of a remote folder. */
export interface FolderEntry {
  name: string
  isFolder: boolean
  size: number | null
  changed: Date | null
}

/** The most entries of a listing. A longer listing is a fault. */
export const mostEntries = 200_000

/**
 * Finds the files with changes of these days in an office's folders, and in their subfolders named after a year.
 * @param read lists one folder; fails with `missing` if it does not exist
 */
export async function filesInFolders(
  { base, profile, from, until }: { base: string; profile: FeedProfile; from: string; until: string },
  read: (folder: string) => Promise<FolderEntry[]>,
): Promise<RemoteFile[]> {
  const root = base.replace(/\/+$/, '')
  const folders = profile.folders.length === 0 ? [root || '/'] : profile.folders.map((folder) => `${root}/${folder}`)
  const found: RemoteFile[] = []
  const missing: FeedFault[] = []
  for (const folder of folders) {
    let entries: FolderEntry[]
    try {
      entries = await read(folder)
    } catch (error) {
      // Some offices lack one of the folders. If all are missing, the address is wrong.
      if (!(error instanceof FeedFault) || error.kind !== 'missing') throw error
      missing.push(error)
      continue
    }
    found.push(...filesIn(folder, entries, profile))
    const years = entries.filter(({ name, isFolder }) => isFolder && /^\d{4}$/.test(name))
    for (const { name } of years.filter((year) => year.name >= from.slice(0, 4) && year.name <= until.slice(0, 4)))
      found.push(...filesIn(`${folder}/${name}`, await read(`${folder}/${name}`), profile))
    if (found.length > mostEntries) throw new FeedFault('listing')
  }
  if (missing.length === folders.length) throw new FeedFault('listing')
  return found.filter(({ day }) => day >= from && day <= until)
}

function filesIn(folder: string, entries: readonly FolderEntry[], profile: FeedProfile): RemoteFile[] {
  if (entries.length > mostEntries) throw new FeedFault('listing')
  const path = (name: string) => `${folder === '/' ? '' : folder}/${name}`
  const files = entries.flatMap(({ name, isFolder, size, changed }): RemoteFile[] => {
    const day = isFolder ? undefined : dayOfFile(profile, name, changed)
    if (day === undefined) return []
    return [
      {
        name,
        day,
        locator: path(name),
        size,
        checksum: null,
        checksumFile: null,
        stamp: changed?.toISOString() ?? '',
        isListed: true,
      },
    ]
  })
  return withChecksumFiles(
    files,
    entries.filter(({ isFolder }) => !isFolder).map(({ name }) => name),
    path,
  )
}
