import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { contentTypeOf, type ObjectKey } from './object-store-keys.ts'

/** Metadata of an object. */
export interface ObjectFacts {
  contentType: string
  /** A strong entity tag in quotes, as in the HTTP header. */
  etag: string
  /** The size in bytes. */
  size: number
  lastModified?: Date
}
export interface StoredObject extends ObjectFacts {
  body: Buffer
}

export interface PutOptions {
  /**
   * The media type, which must be that of the key's extension. Any other type is a programming error and throws a
   * TypeError.
   */
  contentType: string
  /**
   * A header that is stored with the object if the store supports it (S3, for direct readers). The product's replies
   * set their own.
   */
  cacheControl?: string
}

/**
 * Files of the product outside the database: logos and statistics (decisions, "Files"). Objects have at most
 * `maxObjectBytes` and are held in memory while they are read or written. A reader sees either the old or the new
 * object, never a part.
 *
 * Every method throws `AppError('storage.unavailable')` if the store cannot be reached or refuses the call. A missing
 * object is not an error.
 */
export interface ObjectStore {
  put(key: ObjectKey, body: Buffer | Readable, options: PutOptions): Promise<void>
  get(key: ObjectKey): Promise<StoredObject | undefined>
  head(key: ObjectKey): Promise<ObjectFacts | undefined>
  /** Deletes an object. Ignores a missing one. */
  delete(key: ObjectKey): Promise<void>
  /** Deletes all objects whose key begins with the prefix, and returns their number. */
  deletePrefix(prefix: string): Promise<number>
  /** Yields the keys that begin with the prefix, in ascending character order. */
  list(prefix: string): AsyncIterable<ObjectKey>
}

export const maxObjectBytes = 64 * 1024 * 1024

/** Checks the type and reads the body into memory, as both stores require before writing. */
export async function readyToPut(key: ObjectKey, body: Buffer | Readable, options: PutOptions): Promise<Buffer> {
  const expected = contentTypeOf(key)
  if (options.contentType !== expected) throw new TypeError(`${key} is ${expected}, not ${options.contentType}`)
  if (Buffer.isBuffer(body)) {
    if (body.length > maxObjectBytes) throw new RangeError(`${key} is larger than ${maxObjectBytes} bytes`)
    return body
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    const bytes = Buffer.from(chunk as Uint8Array | string)
    size += bytes.length
    if (size > maxObjectBytes) throw new RangeError(`${key} is larger than ${maxObjectBytes} bytes`)
    chunks.push(bytes)
  }
  return Buffer.concat(chunks, size)
}
