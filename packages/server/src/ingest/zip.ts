import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { FileFault } from './file-fault.ts'

/**
 * The location of a member in its zip. It is plain data and can be sent to a worker, so that the directory is read only
 * once.
 */
export interface ZipMember {
  /** The position of the local header, in bytes from the start of the zip. */
  offset: number
  /** The size in the zip, in bytes. */
  packedSize: number
  /** The unpacked size in bytes, as stated by the directory. */
  size: number
  isDeflated: boolean
  /** The checksum of the unpacked content, as stated by the directory. */
  crc32: number
}

/**
 * The maximum number of members of one zip that are kept in memory, which is about 100 MB of names. Real deliveries
 * have fewer than 100,000.
 */
const maxMembers = 500_000
/**
 * The number of bytes read at a time. The directory consists of short entries; a separate read for each would take most
 * of the time.
 */
const blockSize = 64 * 1024

function fault(error: unknown): FileFault {
  if (error instanceof FileFault) return error
  return new FileFault(`the zip is broken: ${error instanceof Error ? error.message : String(error)}`)
}

/** A file of a zip, read in blocks. */
class BlockReader extends yauzl.RandomAccessReader {
  private block = Buffer.alloc(0)
  private blockStart = 0
  constructor(
    private readonly path: string,
    private readonly file: FileHandle,
  ) {
    super()
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return createReadStream(this.path, { start, end: end - 1, highWaterMark: 256 * 1024 })
  }

  override read(buffer: Buffer, offset: number, length: number, position: number, callback: (error: Error | null) => void): void {
    const copy = () => {
      const from = position - this.blockStart
      if (from < 0 || from + length > this.block.length) return false
      this.block.copy(buffer, offset, from, from + length)
      return true
    }
    if (copy()) process.nextTick(callback, null)
    else this.load(position, length).then(() => callback(copy() ? null : new Error('unexpected end of file')), callback)
  }

  private async load(position: number, length: number): Promise<void> {
    const block = Buffer.allocUnsafe(Math.max(blockSize, length))
    const { bytesRead } = await this.file.read(block, 0, block.length, position)
    this.block = block.subarray(0, bytesRead)
    this.blockStart = position
  }

  override close(callback: (error: Error | null) => void): void {
    this.file.close().then(() => callback(null), callback)
  }
}

/** Opens a zip. @throws FileFault when the file is not a zip; the system's error when it cannot be opened */
export async function openZip(path: string): Promise<ZipFile> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    return await new Promise((resolve, reject) => {
      // Nothing is unpacked to disk. A member's name (`../../etc`) is only a label, so names are not validated.
      const options = { lazyEntries: true, autoClose: false, decodeStrings: false }
      yauzl.fromRandomAccessReader(new BlockReader(path, file), size, options, (error, zip) =>
        error ? reject(error) : resolve(zip),
      )
    })
  } catch (error) {
    await file.close()
    throw fault(error)
  }
}

/**
 * Reads the zip's directory and calls `take` for each member, leaving out folders. Memory holds one entry at a time.
 * @param take returns whether it keeps the member
 * @throws FileFault when the directory is broken or too many members are kept for the memory
 */
export function eachMember(zip: ZipFile, take: (name: string, member: ZipMember, fault?: string) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let kept = 0
    zip.on('entry', (entry: Entry) => {
      // With `decodeStrings: false`, the name remains in bytes, although yauzl's types do not say so.
      const name = (entry.fileName as unknown as Buffer).toString('utf8').replaceAll('\\', '/')
      if (!name.endsWith('/') && take(name, memberOf(entry), unreadable(entry)) && ++kept > maxMembers)
        return reject(new FileFault(`the zip holds more than ${maxMembers} files: unpack it, or divide it`))
      zip.readEntry()
    })
    zip.once('end', resolve)
    zip.once('error', (error) => reject(fault(error)))
    zip.readEntry()
  })
}

function memberOf(entry: Entry): ZipMember {
  return {
    offset: entry.relativeOffsetOfLocalHeader,
    packedSize: entry.compressedSize,
    size: entry.uncompressedSize,
    isDeflated: entry.compressionMethod === 8,
    crc32: entry.crc32,
  }
}

/** Returns the reason why a member cannot be unpacked, or undefined. */
function unreadable(entry: Entry): string | undefined {
  if (entry.isEncrypted()) return 'it is encrypted: unpack it first'
  if (entry.compressionMethod === 0 || entry.compressionMethod === 8) return undefined
  return `its compression (method ${entry.compressionMethod}) is not supported: unpack it first`
}

/** Returns the member's content, unpacked. @throws FileFault when the zip has no member there */
export async function readMember(zip: ZipFile, member: ZipMember): Promise<Readable> {
  const { offset, packedSize, size, isDeflated } = member
  try {
    const place = { relativeOffsetOfLocalHeader: offset, compressedSize: packedSize } as Entry
    const { fileDataStart } = await zip.readLocalFileHeaderPromise(place, { minimal: true })
    return await new Promise((resolve, reject) => {
      zip.openReadStreamLowLevel(fileDataStart, packedSize, 0, packedSize, isDeflated, size, (error, stream) =>
        error ? reject(error) : resolve(stream),
      )
    })
  } catch (error) {
    throw fault(error)
  }
}
