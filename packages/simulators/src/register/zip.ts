import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Day } from './calendar.ts'

/** Level 1 takes a third of the time that the default takes, and makes files a tenth larger. */
const compressionLevel = 1
/**
 * Smaller texts are stored uncompressed. A compressor for each member would cost the writer and the reader more than it
 * saves, and a register has ten thousand members.
 */
const smallestCompressed = 32_768

/**
 * Writes a zip to disk as its members arrive. Members carry the delivery's day as their time, without a time zone, so
 * the same content gives the same bytes everywhere. Buffers stay in memory until they are written, so close a zip after
 * a few thousand members.
 */
export class ZipWriter {
  private readonly zip = new ZipFile()
  private readonly written: Promise<void>
  private readonly mtime: Date
  members = 0

  constructor(
    readonly path: string,
    day: Day,
  ) {
    const date = new Date(day * 86_400_000)
    this.mtime = new Date(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 6)
    this.written = pipeline(this.zip.outputStream, createWriteStream(path))
    this.zip.on('error', (error: Error) => (this.zip.outputStream as Readable).destroy(error))
    // `close` reports a failure; until then it must not end the process.
    this.written.catch(() => undefined)
  }

  add(name: string, content: string | Buffer): void {
    const isText = typeof content === 'string'
    const bytes = isText ? Buffer.from(content) : content
    this.members++
    this.zip.addBuffer(bytes, name, {
      mtime: this.mtime,
      forceDosTimestamp: true,
      compressionLevel: isText && bytes.length >= smallestCompressed ? compressionLevel : 0,
    })
  }

  /** Adds a member whose text is generated while it is written, without buffering it. */
  addStream(name: string, texts: AsyncIterable<string>): void {
    this.members++
    this.zip.addReadStreamLazy(name, { mtime: this.mtime, forceDosTimestamp: true, compressionLevel }, (callback) =>
      callback(null, Readable.from(inBlocks(texts), { objectMode: false, highWaterMark: 1 << 18 })),
    )
  }

  /** Ends the zip and resolves to its path once it is on disk. @throws errors of writing or of a member's text */
  async close(): Promise<string> {
    this.zip.end()
    await this.written
    return this.path
  }
}

/** Joins small texts into blocks of about 64 KB, because the cost of a stream is per chunk. */
async function* inBlocks(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let block = ''
  for await (const text of texts) {
    block += text
    if (block.length < 65_536) continue
    yield Buffer.from(block)
    block = ''
  }
  if (block !== '') yield Buffer.from(block)
}
