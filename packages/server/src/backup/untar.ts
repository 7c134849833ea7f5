import { chown, mkdir, open, symlink } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'

const block = 512

/** The owner of the unpacked files; undefined for the account of this process. */
export interface Owner {
  uid: number
  gid: number
}

/**
 * Unpacks a tar archive in the form that PostgreSQL writes (ustar: files, folders and links, names up to 100
 * characters).
 * @throws Error for an entry outside the folder, an unknown kind or a broken archive
 */
export async function untar(
  archive: AsyncIterable<Buffer>,
  folder: string,
  owner: Owner | undefined,
): Promise<{ files: number }> {
  const source = reader(archive)
  let files = 0
  for (;;) {
    const header = await source.take(block)
    if (header === null || header.every((byte) => byte === 0)) return { files }
    checkSum(header)
    const path = safePath(folder, text(header, 0, 100))
    const size = octal(header, 124, 12)
    const kind = String.fromCharCode(header[156] ?? 0)
    if (kind === '5') await mkdir(path, { recursive: true, mode: 0o700 })
    else if (kind === '2') await symlink(text(header, 157, 100), path)
    else if (kind === '0' || kind === '\0') {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFrom(source, path, size)
      files++
    } else throw new Error(`The archive has an entry of the unknown kind ${kind}`)
    if (owner && kind !== '2') await chown(path, owner.uid, owner.gid)
  }
}

async function writeFrom(source: ReturnType<typeof reader>, path: string, size: number): Promise<void> {
  const file = await open(path, 'w', 0o600)
  try {
    for (let left = size; left > 0; ) {
      const part = await source.upTo(left)
      if (part === null) throw new Error('The archive ends within a file')
      // Unlike `write`, this writes all bytes.
      await file.appendFile(part)
      left -= part.length
    }
    await file.sync()
  } finally {
    await file.close()
  }
  const padding = (block - (size % block)) % block
  if (padding > 0) await source.take(padding)
}

function safePath(folder: string, name: string): string {
  const path = normalize(join(folder, name))
  if (path !== normalize(folder) && !path.startsWith(normalize(folder) + sep))
    throw new Error('An entry lies outside the archive')
  return path
}

const text = (header: Buffer, from: number, length: number) => {
  const field = header.subarray(from, from + length)
  const end = field.indexOf(0)
  return field.toString('utf8', 0, end < 0 ? length : end)
}

/** Reads a number that is written in octal digits, or in base 256 for files above 8 GB. */
function octal(header: Buffer, from: number, length: number): number {
  if (((header[from] ?? 0) & 0x80) !== 0) return Number(header.readBigUInt64BE(from + length - 8))
  return Number.parseInt(text(header, from, length).trim() || '0', 8)
}

function checkSum(header: Buffer): void {
  const stated = octal(header, 148, 8)
  // The checksum is computed as if its own field were spaces.
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 0x20 : byte), 0)
  if (sum !== stated) throw new Error('The archive is broken')
}

/** Returns functions that read a stream in pieces of requested sizes. */
function reader(content: AsyncIterable<Buffer>) {
  const chunks = content[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const upTo = async (most: number): Promise<Buffer | null> => {
    while (rest.length === 0) {
      const next = await chunks.next()
      if (next.done) return null
      rest = next.value
    }
    const part = rest.subarray(0, most)
    rest = rest.subarray(part.length)
    return part
  }
  /** Returns exactly this many bytes; null at the end of the stream. */
  const take = async (bytes: number): Promise<Buffer | null> => {
    const parts: Buffer[] = []
    for (let left = bytes; left > 0; ) {
      const part = await upTo(left)
      if (part === null) {
        if (parts.length > 0) throw new Error('The archive ends within an entry')
        return null
      }
      parts.push(part)
      left -= part.length
    }
    return Buffer.concat(parts)
  }
  return { upTo, take }
}
