import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'

/** A way in which the server misbehaves with a file. */
export type FeedMood = keyof typeof feedMoods

export const feedMoods = {
  stall: 'sends the first half, then nothing more',
  truncate: 'sends the first half and closes the connection',
  vanish: 'lists the file, and has none when it is asked for',
  lieAboutSize: 'lists a size that is 7 bytes larger',
  lieAboutChecksum: 'states another checksum',
  busy: '429 with Retry-After, or its like',
  unavailable: '503 with Retry-After, or its like',
  endless: 'lists names without end',
  elsewhere: 'redirects to a private address',
  circle: 'redirects to the same address',
} as const

export interface ShelvedFile {
  path: string
  content: Buffer
  modified: Date
}

/** A client's step, without secrets. */
export interface FeedStep {
  protocol: 'https' | 'ftp' | 'sftp'
  step: 'signIn' | 'list' | 'open'
  path: string
  /** The offset at which the client asked to start. */
  offset: number
}

/** The files of simulated offices, by their paths: `/us/apc261119.zip`. All protocols serve the same files. */
export interface Shelf {
  put(path: string, content: Buffer | string): void
  remove(path: string): void
  get(path: string): ShelvedFile | undefined
  /** The files directly in a folder. */
  in(folder: string): ShelvedFile[]
  /** Folders directly in a folder, by name. */
  foldersIn(folder: string): string[]
  /** Makes the next `times` uses of a file fail; `*` stands for any file. */
  plan(path: string, mood: FeedMood, times?: number): void
  /** Uses up one of these moods, if it is planned for the file now, and returns it. */
  takes(path: string, ...moods: FeedMood[]): FeedMood | undefined
  /** Makes listings of a folder show names for which there are no files, in place of earlier ones. */
  alsoList(folder: string, ...names: string[]): void
  /** The names that only the listings of a folder show. */
  inventedIn(folder: string): readonly string[]
  /** The file's size as shown in listings. */
  listedSize(file: ShelvedFile): number
  sha256(file: ShelvedFile): string
  steps: FeedStep[]
  /** Seconds that `busy` and `unavailable` ask clients to wait. */
  retryAfter: number
}

export function createShelf(now: () => Date): Shelf {
  const files = new Map<string, ShelvedFile>()
  let planned: { path: string; mood: FeedMood; times: number }[] = []
  const takes: Shelf['takes'] = (path, ...moods) => {
    const plan = planned.find((one) => (one.path === path || one.path === '*') && moods.includes(one.mood))
    if (!plan) return undefined
    plan.times -= 1
    planned = planned.filter(({ times }) => times > 0)
    return plan.mood
  }
  const invented = new Map<string, string[]>()
  const below = (folder: string) => (folder.endsWith('/') ? folder : `${folder}/`)
  return {
    put: (path, content) => void files.set(path, { path, content: Buffer.from(content), modified: now() }),
    remove: (path) => void files.delete(path),
    get: (path) => files.get(path),
    in: (folder) =>
      [...files.values()].filter(({ path }) => path.startsWith(below(folder)) && !path.slice(below(folder).length).includes('/')),
    alsoList: (folder, ...names) => void invented.set(folder, names),
    inventedIn: (folder) => invented.get(folder) ?? [],
    foldersIn: (folder) => [
      ...new Set(
        [...files.keys()].flatMap((path) => {
          const [first, ...rest] = path.startsWith(below(folder)) ? path.slice(below(folder).length).split('/') : []
          return first !== undefined && rest.length > 0 ? [first] : []
        }),
      ),
    ],
    plan: (path, mood, times = 1) => void planned.push({ path, mood, times }),
    takes,
    listedSize: (file) => file.content.length + (takes(file.path, 'lieAboutSize') ? 7 : 0),
    sha256: (file) =>
      createHash('sha256')
        .update(takes(file.path, 'lieAboutChecksum') ? 'another file' : file.content)
        .digest('hex'),
    steps: [],
    retryAfter: 3_600,
  }
}

/** The size of a file that only a list contains, in bytes. */
export const inventedSize = 10

/** A name of an endless list. */
export const endlessName = (number: number): string => `a-rather-long-name-of-a-file-that-nobody-asked-for-${number}.txt`

/** Yields the names of an endless list until its reader leaves. */
export async function* endlessNames(to: Writable): AsyncGenerator<string> {
  for (let number = 0; !to.destroyed; number++) yield endlessName(number)
}

/** Resolves when a stream takes more, or has ended. */
export const drained = (to: Writable): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      to.off('drain', go).off('close', go)
      resolve()
    }
    to.on('drain', go).on('close', go)
  })

/** Returns the base name of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
