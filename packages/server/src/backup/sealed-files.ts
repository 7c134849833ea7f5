import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, rename, stat } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** The key of a backup, 32 bytes; null for files that are only compressed. */
export type BackupKey = Uint8Array | null

const cipher = 'aes-256-gcm'
/**
 * The magic bytes of the format. They are followed by a nonce of 12 bytes, the ciphertext and a tag of 16 bytes. The
 * tag also authenticates the file's name.
 */
const magic = Buffer.from('MKBACK1\n')
const nonceBytes = 12
const tagBytes = 16

/** Returns the name of a stored file, which is compressed and, with a key, encrypted. */
export const sealedName = (name: string, key: BackupKey): string => `${name}.gz${key === null ? '' : '.sealed'}`

/** Facts about the content before compression. */
export interface Written {
  bytes: number
  /** The hash of the content, in hex. */
  sha256: string
}

/**
 * Writes a file under a temporary name, flushes it to disk and renames it. A file with its final name is thus complete.
 * @param path a path whose last part comes from `sealedName`
 */
export async function writeSealed(path: string, content: AsyncIterable<Uint8Array>, key: BackupKey): Promise<Written> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const hash = createHash('sha256')
  let bytes = 0
  async function* counted() {
    for await (const chunk of content) {
      hash.update(chunk)
      bytes += chunk.length
      yield chunk
    }
  }
  const partial = `${path}.part`
  const target = createWriteStream(partial, { mode: 0o600 })
  const gzip = createGzip({ level: 6 })
  if (key === null) await pipeline(counted, gzip, target)
  else await pipeline(counted, gzip, (packed: AsyncIterable<Buffer>) => encrypted(packed, key, basename(path)), target)
  await toDisk(partial)
  await rename(partial, path)
  return { bytes, sha256: hash.digest('hex') }
}

/**
 * Reads a file that `writeSealed` wrote. Delivers the last piece only after the tag has been verified.
 * @throws Error when the key is wrong or the file was changed
 */
export function readSealed(path: string, key: BackupKey): Readable {
  const gunzip = createGunzip()
  const source: Readable = key === null ? createReadStream(path) : Readable.from(decrypted(path, key))
  source.on('error', (error) => gunzip.destroy(error))
  return source.pipe(gunzip)
}

async function* encrypted(content: AsyncIterable<Buffer>, key: Uint8Array, name: string): AsyncGenerator<Buffer> {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(name))
  yield Buffer.concat([magic, nonce])
  for await (const chunk of content) yield sealing.update(chunk)
  yield sealing.final()
  yield sealing.getAuthTag()
}

async function* decrypted(path: string, key: Uint8Array): AsyncGenerator<Buffer> {
  const name = basename(path)
  const { size } = await stat(path)
  const begin = magic.length + nonceBytes
  const end = size - tagBytes
  const file = await open(path)
  try {
    const { buffer: head } = await file.read(Buffer.alloc(begin), 0, begin, 0)
    if (end < begin || !head.subarray(0, magic.length).equals(magic)) throw new Error(`${name} is not an encrypted backup`)
    const { buffer: tag } = await file.read(Buffer.alloc(tagBytes), 0, tagBytes, end)
    const opening = createDecipheriv(cipher, key, head.subarray(magic.length)).setAAD(Buffer.from(name)).setAuthTag(tag)
    if (end > begin)
      for await (const chunk of file.createReadStream({ start: begin, end: end - 1, autoClose: false }))
        yield opening.update(chunk as Buffer)
    try {
      yield opening.final()
    } catch (cause) {
      throw new Error(`${name} was changed, or BACKUP_KEY is not its key`, { cause })
    }
  } finally {
    await file.close()
  }
}

async function toDisk(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
