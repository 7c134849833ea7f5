import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Connection, Pool } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import { createFileObjectStore } from '../platform/object-store-files.ts'
import type { Telemetry } from '../platform/telemetry/telemetry.ts'

/** Resources that outlive the product: the entry opens and closes them. */
export interface Resources {
  pool: Pool
  /** How to open connections outside the pool: notifications and the thread that maintains the index. */
  connection: Connection
  objectStore: ObjectStore
  /** The telemetry; if absent, nothing is measured. */
  telemetry?: Telemetry
}

/** Opens the configured object storage. Loads the S3 client only when it is configured. */
export async function openObjectStore(config: Config): Promise<ObjectStore> {
  if (config.storage.kind === 'files') return createFileObjectStore(join(config.dataDirectory, 'objects'))
  const { createS3ObjectStore } = await import('../platform/object-store-s3.ts')
  const { bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = config.storage
  return createS3ObjectStore({
    bucket,
    region,
    endpoint: endpoint ?? undefined,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
  })
}
