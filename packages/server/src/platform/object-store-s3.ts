import { Buffer } from 'node:buffer'
import type { S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { AppError } from './app-error.ts'
import { maxObjectBytes, type ObjectStore, readyToPut } from './object-store.ts'
import { assertKeyPrefix, contentTypeOf, type ObjectKey, objectKey, parseObjectKey } from './object-store-keys.ts'

export interface S3ObjectStoreOptions {
  /** The address of an S3-compatible service; the default is AWS. */
  endpoint?: string
  region: string
  bucket: string
  /** Whether to use `endpoint/bucket/key` instead of `bucket.endpoint/key`, as most services other than AWS expect. */
  forcePathStyle: boolean
  credentials: { accessKeyId: string; secretAccessKey: string }
  /** The number of attempts per call, including the first; the default is 3. */
  maxAttempts?: number
  /** Time limits in milliseconds for connecting (default 3,000) and for the answer of one attempt (default 10,000). */
  connectionTimeout?: number
  requestTimeout?: number
}

/** The most keys that S3 accepts in one DeleteObjects. */
const deleteBatch = 1000

type Sdk = typeof import('@aws-sdk/client-s3')
interface Connection {
  sdk: Sdk
  client: S3Client
}

/**
 * Stores objects in an S3-compatible bucket through the AWS client, which is loaded at the first call. The credentials
 * need GetObject, PutObject, DeleteObject and ListBucket. Without ListBucket, S3 answers 403 instead of 404, which
 * becomes `storage.unavailable`. Every call ends after at most `maxAttempts` attempts of `requestTimeout`.
 */
export function createS3ObjectStore(options: S3ObjectStoreOptions): ObjectStore {
  const { bucket: Bucket } = options
  const attempts = options.maxAttempts ?? 3
  const requestTimeout = options.requestTimeout ?? 10_000
  let connection: Promise<Connection> | undefined

  async function connect(): Promise<Connection> {
    const sdk = await import('@aws-sdk/client-s3')
    const client = new sdk.S3Client({
      endpoint: options.endpoint,
      region: options.region,
      forcePathStyle: options.forcePathStyle,
      credentials: options.credentials,
      maxAttempts: attempts,
      requestHandler: {
        connectionTimeout: options.connectionTimeout ?? 3000,
        requestTimeout,
        throwOnRequestTimeout: true,
        socketTimeout: requestTimeout,
      },
      // Many compatible services support neither the newer checksums nor chunked bodies.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
    return { sdk, client }
  }

  /** Runs one call. Returns undefined if the object is missing. */
  async function call<T>(work: (connection: Connection) => Promise<T>): Promise<T | undefined> {
    try {
      connection ??= connect()
      return await work(await connection)
    } catch (error) {
      const name = (error as S3ServiceException).name
      // A missing bucket is also a 404, but not a missing object.
      if (name === 'NoSuchKey' || name === 'NotFound') return undefined
      throw new AppError('storage.unavailable', { cause: error })
    }
  }

  async function read({ sdk, client }: Connection, key: ObjectKey) {
    const reply = await client.send(new sdk.GetObjectCommand({ Bucket, Key: objectKey(key) }))
    if (!reply.Body) throw new Error(`no body for ${key}`)
    if ((reply.ContentLength ?? 0) > maxObjectBytes) throw new RangeError(`${key} is larger than ${maxObjectBytes} bytes`)
    const body = Buffer.from(await reply.Body.transformToByteArray())
    if (reply.ContentLength !== undefined && reply.ContentLength !== body.length) throw new Error(`${key} broke off`)
    return { body, ...factsOf(key, reply) }
  }

  async function* list(prefix: string): AsyncGenerator<ObjectKey> {
    let after: string | undefined
    do {
      const page = await call(({ sdk, client }) =>
        client.send(new sdk.ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: after })),
      )
      for (const { Key } of page?.Contents ?? []) {
        const key = parseObjectKey(Key ?? '')
        if (key) yield key
      }
      after = page?.NextContinuationToken
    } while (after)
  }

  async function deleteKeys(keys: ObjectKey[]): Promise<void> {
    await call(async ({ sdk, client }) => {
      const Delete = { Objects: keys.map((Key) => ({ Key })), Quiet: true }
      const reply = await client.send(new sdk.DeleteObjectsCommand({ Bucket, Delete }))
      // The status is 200 even if some objects were not deleted.
      const failed = reply.Errors?.[0]
      if (failed) throw new Error(`${failed.Key}: ${failed.Code} ${failed.Message}`)
    })
  }

  return {
    async put(key, body, { contentType, cacheControl }) {
      const Body = await readyToPut(key, body, { contentType, cacheControl })
      const input = { Bucket, Key: objectKey(key), Body, ContentType: contentType, CacheControl: cacheControl }
      await call(({ sdk, client }) => client.send(new sdk.PutObjectCommand(input)))
    },
    get: (key) =>
      call(async (connected) => {
        // The client retries only until the reply begins. A body that breaks off is requested again here.
        for (let attempt = 1; ; attempt++) {
          try {
            return await read(connected, key)
          } catch (error) {
            if (attempt >= attempts || (error as S3ServiceException).$metadata || error instanceof RangeError) throw error
          }
        }
      }),
    head: (key) =>
      call(async ({ sdk, client }) =>
        factsOf(key, await client.send(new sdk.HeadObjectCommand({ Bucket, Key: objectKey(key) }))),
      ),
    async delete(key) {
      await call(({ sdk, client }) => client.send(new sdk.DeleteObjectCommand({ Bucket, Key: objectKey(key) })))
    },
    async deletePrefix(prefix) {
      assertKeyPrefix(prefix)
      let deleted = 0
      let batch: ObjectKey[] = []
      const flush = async () => {
        if (batch.length > 0) await deleteKeys(batch)
        deleted += batch.length
        batch = []
      }
      for await (const key of list(prefix)) {
        batch.push(key)
        if (batch.length === deleteBatch) await flush()
      }
      await flush()
      return deleted
    },
    list(prefix) {
      assertKeyPrefix(prefix)
      return list(prefix)
    },
  }
}

function factsOf(key: ObjectKey, reply: { ETag?: string; ContentLength?: number; LastModified?: Date }) {
  return {
    contentType: contentTypeOf(key),
    etag: reply.ETag ?? `"${key.slice(key.lastIndexOf('/') + 1)}"`,
    size: reply.ContentLength ?? 0,
    lastModified: reply.LastModified,
  }
}
