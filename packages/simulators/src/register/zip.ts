import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import type { Day } from './calendar.ts'

/** Level 1 takes a third of the time of the default and makes files a tenth larger. */
const compressionLevel = 1
/**
 * Smaller texts are stored as they are: to set up a compressor per member costs more, on both sides, than the bytes it saves, and a
 * register has ten thousand members.
 */
const smallestCompressed = 32_768

/**
 * One zip written to disk as its members come. Members carry the delivery's day as their time, in the form without a time zone, so
 * the same content gives the same bytes everywhere. Members given as buffers stay in memory until they are written: close a zip
 * after a few thousand.
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
    // Whoever closes the zip hears of a failure; until then it must not end the process.
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

  /** A member whose text is made while it is written: nothing of it is held. */
  addStream(name: string, texts: AsyncIterable<string>): void {
    this.members++
    this.zip.addReadStreamLazy(name, { mtime: this.mtime, forceDosTimestamp: true, compressionLevel }, (callback) =>
      callback(null, Readable.from(inBlocks(texts), { objectMode: false, highWaterMark: 1 << 18 })),
    )
  }

  /** Ends the zip; resolves to its path when it is on disk. @throws what writing or a stream of texts threw. */
  async close(): Promise<string> {
    this.zip.end()
    await this.written
    return this.path
  }
}

/** Small texts joined to blocks of about 64 KB: a stream's cost is per chunk. */
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
