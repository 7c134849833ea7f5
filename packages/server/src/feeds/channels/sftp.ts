import { createHash } from 'node:crypto'
import type { Client, FileEntryWithStats, SFTPWrapper } from 'ssh2'
import type { Channel } from '../channel.ts'
import { FeedFault, withFaults, within } from '../fault.ts'
import type { FeedProfile } from '../profiles.ts'
import type { FeedSettings } from '../settings.ts'
import { type FolderEntry, filesInFolders, mostEntries } from './folders.ts'

/** SSH_FXP_STATUS codes. */
const [endOfFile, noSuchFile, permissionDenied] = [1, 2, 3]
const folderBits = 0o040000
const typeBits = 0o170000

/** Opens an SFTP server whose host key is known. Loads the library at the first connection, without its native part. */
export function openSftp(settings: FeedSettings, profile: FeedProfile): Channel {
  let client: Client | undefined
  let session: SFTPWrapper | undefined
  const close = async () => {
    client?.end()
    client?.destroy()
    client = undefined
    session = undefined
  }
  const limited = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
    within(work, { seconds: settings.idleSeconds, kind: 'unavailable', signal })
  const connected = async (signal: AbortSignal): Promise<SFTPWrapper> => {
    if (session) return session
    const { default: ssh2 } = await import('ssh2')
    const opened = new ssh2.Client()
    client = opened
    session = await limited(signIn(opened, settings), signal)
    // If the connection breaks later, the next step opens a new one.
    const forget = () => {
      if (client === opened) {
        client = undefined
        session = undefined
      }
    }
    opened.on('error', forget).on('close', forget)
    return session
  }
  const read = async (folder: string, signal: AbortSignal): Promise<FolderEntry[]> => {
    const sftp = await connected(signal)
    const handle = await limited(
      new Promise<Buffer>((resolve, reject) =>
        sftp.opendir(folder, (error, opened) => (error ? reject(faultOf(error)) : resolve(opened))),
      ),
      signal,
    )
    const entries: FileEntryWithStats[] = []
    // Read in pieces, because a folder may have no end.
    for (;;) {
      const piece = await limited(readPiece(sftp, handle), signal)
      if (piece === null) break
      entries.push(...piece)
      if (entries.length > mostEntries) throw new FeedFault('listing')
    }
    sftp.close(handle, () => undefined)
    return entries.map(({ filename, attrs }) => {
      const isFolder = (attrs.mode & typeBits) === folderBits
      return { name: filename, isFolder, size: isFolder ? null : attrs.size, changed: new Date(attrs.mtime * 1_000) }
    })
  }
  return {
    list: (days, signal) =>
      filesInFolders({ base: decodeURIComponent(settings.url.pathname), profile, ...days }, (folder) => read(folder, signal)),
    open: async ({ locator }, { offset }, signal) => {
      const sftp = await connected(signal)
      const stream = sftp.createReadStream(locator, { start: offset })
      return { offset, body: withFaults(stream, (error) => faultOf(error, 'truncated')), size: null, checksum: null, tag: null }
    },
    close,
  }
}

/** Reads the next entries of a folder. Resolves to null at its end. */
const readPiece = (sftp: SFTPWrapper, handle: Buffer): Promise<FileEntryWithStats[] | null> =>
  new Promise((resolve, reject) =>
    sftp.readdir(handle, (error, list) => {
      if (!error) resolve(list)
      else if ('code' in error && error.code === endOfFile) resolve(null)
      else reject(faultOf(error))
    }),
  )

function signIn(client: Client, settings: FeedSettings): Promise<SFTPWrapper> {
  return new Promise((resolve, reject) => {
    let isKnown = true
    client
      .once('ready', () => client.sftp((error, sftp) => (error ? reject(new FeedFault('unavailable')) : resolve(sftp))))
      .once('error', (error) =>
        reject(!isKnown ? new FeedFault('address') : new FeedFault(isRefusal(error) ? 'credentials' : 'unavailable')),
      )
      .once('close', () => reject(new FeedFault('unavailable')))
    client.connect({
      host: settings.url.hostname.replace(/^\[|\]$/g, ''),
      port: Number(settings.url.port) || 22,
      username: settings.user ?? '',
      ...(settings.password === null ? {} : { password: settings.password }),
      ...(settings.privateKey === null ? {} : { privateKey: settings.privateKey }),
      readyTimeout: settings.idleSeconds * 1_000,
      keepaliveInterval: 15_000,
      hostVerifier: (key: Buffer) => {
        const print = createHash('sha256').update(key).digest('base64').replace(/=+$/, '')
        isKnown = print === settings.hostKey
        return isKnown
      },
    })
  })
}

const isRefusal = (error: Error & { level?: string }): boolean => error.level === 'client-authentication'

function faultOf(error: unknown, broken: 'unavailable' | 'truncated' = 'unavailable'): unknown {
  if (error instanceof FeedFault) return error
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === noSuchFile) return new FeedFault('missing')
  if (code === permissionDenied) return new FeedFault('credentials')
  return new FeedFault(broken)
}
