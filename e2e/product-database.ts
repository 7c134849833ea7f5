import pg from 'pg'
import { startEmbeddedPostgres } from '../packages/server/src/platform/embedded-postgres.ts'

/** Runs statements in the database of a running product, for failures that no call can cause. */
export async function inDatabaseOf(dataFolder: string, statements: string): Promise<void> {
  // Joins the running database server.
  const { connection } = await startEmbeddedPostgres(dataFolder, { slug: 'marklot', systemEnvironment: process.env })
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(statements)
  await client.end()
}
