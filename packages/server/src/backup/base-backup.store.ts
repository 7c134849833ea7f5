import { Readable } from 'node:stream'
import pg from 'pg'
import type { Connection, PoolClient } from '../platform/database.ts'

/** The message types of `BASE_BACKUP` (PostgreSQL's streaming replication protocol, since version 15). */
const newArchive = 'n'
const backupManifest = 'm'
const data = 'd'

/** The number of bytes that may wait for the disk before the server has to wait. */
const mostWaiting = 4 * 1024 * 1024

/** The parts of pg's connection that a command of the replication protocol needs. */
interface Wire {
  query(text: string): void
  stream: { pause(): void; resume(): void }
}

/**
 * Streams the files of the running server as a tar archive, with the write-ahead log that makes them consistent. Works
 * on every server whose role may replicate, without any of PostgreSQL's programs.
 */
export function baseBackup(connection: Connection): Readable {
  const client = new pg.Client({ ...connection, replication: 'true' } as pg.ClientConfig)
  client.on('error', () => undefined)
  let wire: Wire | undefined
  const tar = new Readable({
    highWaterMark: mostWaiting,
    read: () => wire?.stream.resume(),
    destroy: (error, done) => {
      wire?.stream.resume()
      client.end().then(
        () => done(error),
        () => done(error),
      )
    },
  })
  let archives = 0
  let isArchive = false
  const command = {
    submit: (own: Wire) => {
      wire = own
      own.query(`BASE_BACKUP (LABEL 'marklot', CHECKPOINT 'fast', WAL true, MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`)
    },
    handleRowDescription: () => undefined,
    handleDataRow: () => undefined,
    handleCommandComplete: () => undefined,
    handleCopyData: ({ chunk }: { chunk: Buffer }) => {
      const kind = String.fromCharCode(chunk[0] ?? 0)
      if (kind === newArchive) {
        isArchive = true
        // Each further archive is a tablespace, and the product never creates one.
        if (++archives > 1) tar.destroy(new Error('The database has tablespaces, which a base backup does not support'))
      } else if (kind === backupManifest) isArchive = false
      // The bytes are copied, because pg reuses the memory for the next messages.
      else if (kind === data && isArchive && !tar.destroyed && !tar.push(Buffer.from(chunk.subarray(1)))) wire?.stream.pause()
    },
    handleReadyForQuery: () => tar.push(null),
    handleError: (error: Error) => tar.destroy(error),
  }
  client.connect().then(
    () => client.query(command as unknown as pg.Submittable),
    (error) => tar.destroy(error),
  )
  return tar
}

/** Returns the server's version and data folder. */
export async function serverFacts(connection: Connection): Promise<{ version: string; dataDirectory: string }> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    const { rows } = await client.query<{ version: string; directory: string }>(
      `select current_setting('server_version') as version, current_setting('data_directory') as directory`,
    )
    return { version: rows[0]?.version ?? '', dataDirectory: rows[0]?.directory ?? '' }
  } finally {
    await client.end()
  }
}

/** Waits until the server has replayed the write-ahead log up to its target and accepts changes. */
export async function recoveryEnded(client: PoolClient, wait: () => Promise<void>): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ plays: boolean }>('select pg_is_in_recovery() as plays')
    if (rows[0]?.plays === false) break
    await wait()
  }
  for (const setting of ['restore_command', 'recovery_target_time', 'recovery_target_action'])
    await client.query(`alter system reset ${setting}`)
}
