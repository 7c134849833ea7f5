import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Log } from './log.ts'
import { prepareDataDirectory, reasonOf, StartError } from './start-error.ts'

export type Pool = pg.Pool
export type PoolClient = pg.PoolClient
/** How to connect to a database. It is plain data and can be sent to another thread. */
export type Connection = pg.PoolConfig

/** The part of the configuration that selects the database. */
export interface DatabaseSettings {
  database: { kind: 'embedded'; archivesWal?: boolean } | { kind: 'server'; url: string }
  /** Absolute path. */
  dataDirectory: string
  /** The product's name, reduced to a-z and 0-9. */
  productSlug: string
  /** Environment of the embedded server's processes. */
  systemEnvironment: Record<string, string | undefined>
}

export interface Database {
  pool: Pool
  connection: Connection
  /** Restarts the embedded server whenever it ends. Does nothing for an operator's own server. */
  watch(log: Log): void
  close(): Promise<void>
}

const DATE = 1082
const INT8 = 20
/**
 * How column types are read. Calendar days remain texts, because a Date would shift them by the time zone. Counts
 * become numbers, because they are far below 2^53.
 */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (value: string) => value
    if (oid === INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

/**
 * How long an unused connection stays open, in milliseconds. Opening one and preparing its statements costs more than a
 * search.
 */
const longestIdle = 300_000

export function createPool(connection: Connection, applicationName: string, size = 10): Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: longestIdle,
    keepAlive: true,
  })
  // An idle connection that breaks is replaced at the next query. Without a listener, the error would end the process.
  pool.on('error', () => undefined)
  // When a checked-out connection breaks between two queries, its next query reports the failure.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * How long a shutdown waits for running queries, in milliseconds. After that, the server terminates their connections.
 */
const queryTimeout = 3_000

/**
 * Opens the embedded server or the operator's, depending on the configuration. The schema and the code are the same for
 * both.
 * @throws StartError when the data folder or the operator's server cannot be used
 */
export async function openDatabase(config: DatabaseSettings, applicationName: string, poolSize?: number): Promise<Database> {
  await prepareDataDirectory(config.dataDirectory)
  const ownName = `${applicationName}-${process.pid}`
  if (config.database.kind === 'server') {
    const { url } = config.database
    const connection = { connectionString: url }
    const pool = createPool(connection, ownName, poolSize)
    await pool.query('select 1').catch((error) => {
      throw new StartError(`The database at ${new URL(url).host} (DATABASE_URL) cannot be used: ${reasonOf(error)}`, error)
    })
    return { pool, connection, watch: () => undefined, close: () => endPool(pool, connection, ownName) }
  }
  const server = await startEmbeddedPostgres(config.dataDirectory, {
    slug: config.productSlug,
    systemEnvironment: config.systemEnvironment,
    archivesWal: config.database.archivesWal ?? false,
  })
  const pool = createPool(server.connection, ownName, poolSize)
  return {
    pool,
    connection: server.connection,
    watch: (log) =>
      server.watch((event) => {
        if (event === 'lost') log.error({}, 'The database has ended and is started again')
        else log.info({}, 'The database is back')
      }),
    close: async () => {
      await endPool(pool, server.connection, ownName)
      await server.stop()
    },
  }
}

/**
 * Closes the pool without waiting for long work such as the sample's ingest. Such work is not committed and is repeated
 * at the next start.
 */
async function endPool(pool: Pool, connection: pg.PoolConfig, ownName: string): Promise<void> {
  const ended = pool.end()
  const timer = setTimeout(async () => {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    await client
      .connect()
      .then(() => client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [ownName]))
      // The server is gone, so there are no connections to terminate.
      .catch(() => undefined)
      .finally(() => client.end().catch(() => undefined))
  }, queryTimeout)
  await ended
  clearTimeout(timer)
}

/** Returns whether a row could not be deleted because another one references it. */
export const isHeldByAnother = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '23503'

/** Runs `work` in one transaction, which is rolled back when `work` fails. */
export async function transaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}
