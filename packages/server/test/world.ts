import { randomBytes } from 'node:crypto'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { createPool, type Pool } from '../src/platform/database.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/platform/embedded-postgres.ts'
import { migrate } from '../src/platform/migrate.ts'

/**
 * Starts the database server for all test files of a run. Each world gets its own database, copied from a migrated
 * template.
 */
export const startTestServer = (): Promise<EmbeddedPostgres> =>
  startEmbeddedPostgres(join(tmpdir(), `marklot-test-database-${userInfo().username}`), {
    slug: 'marklot-test',
    systemEnvironment: { PATH: process.env.PATH },
    fast: true,
  })
const template = 'marklot_template'

export interface World {
  pool: Pool
  connection: EmbeddedPostgres['connection']
  close(): Promise<void>
}

let server: Promise<EmbeddedPostgres> | undefined

/** Returns a fresh, migrated, empty database on a real server. */
export async function createWorld(): Promise<World> {
  server ??= startTestServer()
  const { connection } = await server
  const database = `world_${randomBytes(8).toString('hex')}`
  const admin = new pg.Client(connection)
  await admin.connect()
  try {
    await prepareTemplate(admin, connection)
    // Copying the files of the template is eight times as fast in memory as writing them through the log.
    await admin.query(`create database ${database} template ${template} strategy file_copy`)
  } finally {
    await admin.query('select pg_advisory_unlock_all()')
    await admin.end()
  }
  const own = { ...connection, database }
  const pool = createPool(own, 'test')
  return {
    pool,
    connection: own,
    close: async () => {
      await pool.end()
      const client = new pg.Client(connection)
      await client.connect()
      await client.query(`drop database if exists ${database} with (force)`)
      await client.end()
    },
  }
}

async function prepareTemplate(admin: pg.Client, connection: pg.PoolConfig): Promise<void> {
  // Test files run in several processes. One creates the template while the others wait.
  await admin.query('select pg_advisory_lock(1)')
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [template])
  if (!rowCount) await admin.query(`create database ${template}`)
  const pool = createPool({ ...connection, database: template }, 'template', 1)
  try {
    await migrate(pool)
  } catch {
    // A migration under development has changed since the last run, so the template is created again.
    await pool.end()
    await admin.query(`drop database ${template} with (force)`)
    await admin.query(`create database ${template}`)
    const fresh = createPool({ ...connection, database: template }, 'template', 1)
    await migrate(fresh)
    await fresh.end()
    return
  }
  await pool.end()
}
