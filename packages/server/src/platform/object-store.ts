import { Buffer } from 'node:buffer'
import type { Readable } from 'node:stream'
import { contentTypeOf, type ObjectKey } from './object-store-keys.ts'

/** What is known of an object without its content. */
export interface ObjectFacts {
  contentType: string
  /** A strong entity tag in quotes, ready for the HTTP header. */
  etag: string
  /** Bytes. */
  size: number
  lastModified?: Date
}
export interface StoredObject extends ObjectFacts {
  body: Buffer
}

export interface PutOptions {
  /** Must be the type of the key's extension; another one is a fault of ours and throws a TypeError. */
  contentType: string
  /** Kept with the object where the store can (S3, for readers that ask it directly); the product's own replies set their own. */
  cacheControl?: string
}

/**
 * Files of the product beside the database: logos and statistics (decisions, "Files"). Objects are small and whole: at most
 * `maxObjectBytes`, held in memory while they are read or written. A reader sees the old object or the new one, never a part.
 *
 * Every method throws `AppError('storage.unavailable')` when the store cannot be reached or refuses; a missing object is a value.
 */
export interface ObjectStore {
  put(key: ObjectKey, body: Buffer | Readable, options: PutOptions): Promise<void>
  get(key: ObjectKey): Promise<StoredObject | undefined>
  head(key: ObjectKey): Promise<ObjectFacts | undefined>
  /** Deleting what is not there is no error. */
  delete(key: ObjectKey): Promise<void>
  /** Deletes all objects whose key begins with the prefix; answers how many. */
  deletePrefix(prefix: string): Promise<number>
  /** The keys that begin with the prefix, in ascending order of their characters. */
  list(prefix: string): AsyncIterable<ObjectKey>
}

export const maxObjectBytes = 64 * 1024 * 1024

/** Checks the type and brings the body into memory, as both stores need it before they write. */
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
