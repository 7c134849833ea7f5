import pg from 'pg'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { Log } from './log.ts'
import { prepareDataDirectory, reasonOf, StartError } from './start-error.ts'

export type Pool = pg.Pool
export type PoolClient = pg.PoolClient
/** How a database is reached; plain data, it may be sent to another thread. */
export type Connection = pg.PoolConfig

/** Which database to open; a part of the configuration. */
export interface DatabaseSettings {
  database: { kind: 'embedded' } | { kind: 'server'; url: string }
  /** Absolute. */
  dataDirectory: string
  /** a-z0-9 of the product's name. */
  productSlug: string
  /** Environment of the embedded server's processes. */
  systemEnvironment: Record<string, string | undefined>
}

export interface Database {
  pool: Pool
  connection: Connection
  /** Starts the embedded server again whenever it ends; an operator's server is the operator's to watch. */
  watch(log: Log): void
  close(): Promise<void>
}

const DATE = 1082
const INT8 = 20
/** Calendar days stay text: a Date would shift them by the time zone. Counts stay numbers: they are far below 2^53. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => {
    if (oid === DATE) return (value: string) => value
    if (oid === INT8) return Number
    return pg.types.getTypeParser(oid, format as 'text')
  }) as pg.CustomTypesConfig['getTypeParser'],
}

export function createPool(connection: Connection, applicationName: string, size = 10): Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  // One that breaks between two queries of its holder is reported by his next query.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** How long a stop waits for queries under way, in milliseconds; then their connections are ended from the other side. */
const queryTimeout = 3_000

/**
 * The embedded server or the operator's, by configuration; the same schema and code for both.
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

/** A stop in the middle of the sample's ingest does not wait for its end: what was not committed is done again at the next start. */
async function endPool(pool: Pool, connection: pg.PoolConfig, ownName: string): Promise<void> {
  const ended = pool.end()
  const timer = setTimeout(async () => {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    await client
      .connect()
      .then(() => client.query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [ownName]))
      // The server is gone: then there is nothing to end.
      .catch(() => undefined)
      .finally(() => client.end().catch(() => undefined))
  }, queryTimeout)
  await ended
  clearTimeout(timer)
}

/** Runs `work` in one transaction: all of it or nothing. */
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
