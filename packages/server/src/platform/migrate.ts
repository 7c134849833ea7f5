import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Pool, transaction } from './database.ts'
import { projectRoot } from './project-root.ts'

const migrationsDirectory = join(projectRoot, 'packages/server/migrations')
/** Key of the advisory lock that makes processes migrate one after the other. */
const lock = 7_302_110

/**
 * Updates the schema with the forward-only files `NNNN_name.sql`. One transaction covers the migrations and their
 * records.
 * @returns names of the migrations applied now
 * @throws Error when an applied file was changed, or the database is newer than this program
 */
export async function migrate(pool: Pool): Promise<string[]> {
  const files = (await readdir(migrationsDirectory)).filter((file) => /^\d{4}_[a-z0-9-]+\.sql$/.test(file)).sort()
  return transaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null)',
    )
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations order by name')
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    for (const name of applied.keys()) {
      if (!files.includes(name))
        throw new Error(`The database knows migration ${name}, this program does not: start the newer program.`)
    }
    const done: string[] = []
    for (const name of files) {
      const sql = (await readFile(join(migrationsDirectory, name), 'utf8')).replaceAll('\r\n', '\n')
      const hash = createHash('sha256').update(sql).digest('hex')
      const known = applied.get(name)
      if (known !== undefined && known !== hash) throw new Error(`Migration ${name} was changed after it had been applied.`)
      if (known !== undefined) continue
      await client.query(sql)
      await client.query('insert into schema_migrations (name, hash, applied_at) values ($1, $2, $3)', [name, hash, new Date()])
      done.push(name)
    }
    return done
  })
}
