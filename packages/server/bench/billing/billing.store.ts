import pg from 'pg'
import { createPool, type Pool } from '../../src/platform/database.ts'
import { addressOf } from '../../src/platform/embedded-postgres.ts'
import { migrate } from '../../src/platform/migrate.ts'

type Connection = { host: string; port: number; user: string; password: string; database: string }

const template = 'billing_template'

/** Creates the migrated database from which every world is copied. */
export async function createTemplate(connection: Connection): Promise<void> {
  await inServer(connection, `create database ${template}`)
  const pool = createPool({ ...connection, database: template }, 'bench', 1)
  await migrate(pool)
  await pool.end()
}

/** Creates a fresh database on the server. */
export async function createDatabase(
  connection: Connection,
  name: string,
): Promise<{ url: string; pool: Pool; drop(): Promise<void> }> {
  await inServer(connection, `create database ${name} template ${template}`)
  const pool = createPool({ ...connection, database: name }, 'bench', 2)
  return {
    url: addressOf({ ...connection, database: name }),
    pool,
    drop: async () => {
      await pool.end()
      await inServer(connection, `drop database ${name} with (force)`)
    },
  }
}

/** Ends the leases of jobs that would end before a time, as if that time had come. */
export async function endLeases(pool: Pool, before: Date): Promise<void> {
  await pool.query(`update jobs set leased_until = '-infinity' where leased_until < $1`, [before])
}

async function inServer(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statement)
  await client.end()
}
