import pg from 'pg'
import type { Config } from '../config.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'

export type Pool = pg.Pool
export type PoolClient = pg.PoolClient

export interface Database {
  pool: Pool
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

export function createPool(connection: pg.PoolConfig, applicationName: string, size = 10): Pool {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    types,
    application_name: applicationName,
    connectionTimeoutMillis: 10_000,
  })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined)
  return pool
}

/** The embedded server or the operator's, by configuration; the same schema and code for both. */
export async function openDatabase(config: Config, applicationName: string, poolSize?: number): Promise<Database> {
  if (config.database.kind === 'server') {
    const pool = createPool({ connectionString: config.database.url }, applicationName, poolSize)
    return { pool, close: () => pool.end() }
  }
  const server = await startEmbeddedPostgres(config.dataDirectory, {
    slug: config.productSlug,
    systemEnvironment: config.systemEnvironment,
  })
  const pool = createPool(server.connection, applicationName, poolSize)
  return {
    pool,
    close: async () => {
      await pool.end()
      await server.stop()
    },
  }
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
