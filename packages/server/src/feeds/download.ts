import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { isWholeZip } from '../ingest/index.ts'
import type { Channel, Checksum, OpenFile, RemoteFile } from './channel.ts'
import { FeedFault, within } from './fault.ts'
import { steadyPieces } from './steady-pieces.ts'

/** The largest file that is fetched, in bytes. Every delivery that an office documents is under 1 GB. */
export const largestFile = 40 * 2 ** 30

interface DownloadParts {
  channel: Channel
  /** The longest silence of the server that is tolerated, in seconds. */
  idleSeconds: number
  signal: AbortSignal
}

/**
 * Fetches a file to `target`, continuing an earlier attempt. `target` exists only once the file is complete and its
 * size, its checksum and, for a zip, its directory and the checksums of its members have been verified.
 * @throws FeedFault; `grew` is set if bytes arrived, so the next attempt continues after them
 */
export async function download(
  file: RemoteFile,
  target: string,
  parts: DownloadParts,
): Promise<{ bytes: number; sha256: string }> {
  // If the content under this name changes, the file is fetched from the beginning.
  const version = createHash('sha256')
    .update(`${file.stamp} ${file.size ?? ''}`)
    .digest('hex')
    .slice(0, 12)
  const part = `${target}.${version}.part`
  const tagPath = `${part}.tag`
  await mkdir(dirname(target), { recursive: true })
  const drop = async () => {
    await rm(part, { force: true })
    await rm(tagPath, { force: true })
  }
  const stated = await fetchPart(file, { part, tagPath }, parts)
  const { size: bytes } = await stat(part)
  const size = stated.size ?? file.size
  if (size !== null && bytes < size) throw new FeedFault('truncated', { grew: stated.grew })
  const isRight =
    (size === null || bytes === size) && (file.size === null || bytes === file.size)
      ? await checksumsOf(part, [...(file.checksum ? [file.checksum] : []), ...stated.checksums])
      : new FeedFault('size')
  if (isRight instanceof FeedFault) {
    await drop()
    throw isRight
  }
  if (/\.zip$/i.test(file.name) && !(await isWholeZip(part))) {
    await drop()
    throw new FeedFault('archive')
  }
  await rename(part, target)
  await drop()
  return { bytes, sha256: isRight }
}

/**
 * Returns the name of the delivered file to which a name on disk belongs: the file itself, its partial file or the tag
 * of the partial file.
 */
export const fileOf = (name: string): string => name.replace(/\.[0-9a-f]{12}\.part(\.tag)?$/, '')

interface Stated {
  size: number | null
  checksums: readonly Checksum[]
  grew: boolean
}

async function fetchPart(
  file: RemoteFile,
  { part, tagPath }: { part: string; tagPath: string },
  parts: DownloadParts,
): Promise<Stated> {
  const { channel, idleSeconds, signal } = parts
  const besides = file.checksumFile ? [await readChecksum(file, file.checksumFile, parts)] : []
  const have = await stat(part).then(
    ({ size }) => size,
    () => 0,
  )
  if (file.size !== null && have === file.size && have > 0) return { size: file.size, checksums: besides, grew: false }
  const tag = await readFile(tagPath, 'utf8').catch(() => null)
  // A partial file that is longer than the whole file cannot be its beginning.
  const offset = file.size !== null && have > file.size ? 0 : have
  const opened = await within(channel.open(file, { offset, tag }, signal), {
    seconds: idleSeconds * 2,
    kind: 'stalled',
    signal,
  })
  if (opened.tag !== null) await writeFile(tagPath, opened.tag)
  const largest = Math.min(opened.size ?? largestFile, file.size ?? largestFile, largestFile)
  const grew = await append(opened, part, { largest, idleSeconds, signal })
  return { size: opened.size, checksums: [...besides, ...(opened.checksum ? [opened.checksum] : [])], grew }
}

/** Appends arriving bytes to the partial file. @returns whether any arrived */
async function append(
  { offset, body }: OpenFile,
  part: string,
  { largest, idleSeconds, signal }: { largest: number; idleSeconds: number; signal: AbortSignal },
): Promise<boolean> {
  const handle = await open(part, offset === 0 ? 'w' : 'a')
  let at = offset
  try {
    for await (const piece of steadyPieces(body, { idleSeconds, signal })) {
      at += piece.length
      if (at > largest) throw new FeedFault('size')
      // Unlike `write`, this writes all bytes.
      await handle.appendFile(piece)
    }
    return at > offset
  } catch (error) {
    // The bytes received so far are kept.
    if (!(error instanceof FeedFault)) throw error
    if (error.kind === 'size') await handle.truncate(0)
    throw new FeedFault(error.kind, { retryAfter: error.retryAfter, grew: at > offset && error.kind !== 'size' })
  } finally {
    await handle.close()
  }
}

const longestChecksum = 4_096
/**
 * Reads the digits in a checksum file. They are alone in it or, as `sha256sum` writes them, precede the file's name.
 */
async function readChecksum(
  file: RemoteFile,
  { locator, algorithm }: NonNullable<RemoteFile['checksumFile']>,
  { channel, idleSeconds, signal }: DownloadParts,
): Promise<Checksum> {
  const opening = channel.open({ ...file, locator, size: null }, { offset: 0, tag: null }, signal)
  const { body } = await within(opening, { seconds: idleSeconds * 2, kind: 'stalled', signal }).catch((error) => {
    // The delivery itself exists; only its checksum is missing.
    throw error instanceof FeedFault && error.kind === 'missing' ? new FeedFault('checksum') : error
  })
  let text = ''
  for await (const piece of steadyPieces(body, { idleSeconds, signal })) {
    text += new TextDecoder('latin1').decode(piece)
    if (text.length > longestChecksum) break
  }
  const [, value] = /(?:^|=\s*)([0-9a-f]{32,128})(?:\s|$)/i.exec(text.trim()) ?? []
  if (value === undefined) throw new FeedFault('checksum')
  return { algorithm, value: value.toLowerCase() }
}

/** Reads a file once and compares it with its checksums. @returns its SHA-256, or the fault */
async function checksumsOf(path: string, checksums: readonly Checksum[]): Promise<string | FeedFault> {
  const hashes = checksums.map(({ algorithm, value }) => ({ hash: createHash(algorithm), value }))
  const own = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    own.update(piece)
    for (const { hash } of hashes) hash.update(piece)
  }
  return hashes.every(({ hash, value }) => hash.digest('hex') === value) ? own.digest('hex') : new FeedFault('checksum')
}
