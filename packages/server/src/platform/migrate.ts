import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Pool, PoolClient } from './database.ts'
import { projectRoot } from './project-root.ts'
import { endLock } from './session-locks.store.ts'

/** The files of the schema. */
export const migrationsDirectory = join(projectRoot, 'packages/server/migrations')
/** Key of the advisory lock that makes processes migrate one after the other. */
const lock = 7_302_110
/**
 * How long a statement waits for the lock of a table, in milliseconds. Other queries queue behind the waiting
 * statement, so it stops soon and is tried again after the pause.
 */
const lockTimeout = 2_000
const retryPause = 1_000
/** How often a migration is tried before the start fails. */
const mostAttempts = 60
/** PostgreSQL's error code for a lock that was not available in time. */
const lockNotAvailable = '55P03'

/**
 * The effect of a migration on the previous release, which still runs alongside the new one during an update.
 * - `expand`: the previous release keeps working. The data that it reads still exists, and the data that it writes is
 *   still valid.
 * - `contract`: something is removed, which the previous release must no longer use.
 */
export type MigrationPhase = 'expand' | 'contract'

export interface Migration {
  /** The file's name. */
  name: string
  sql: string
  hash: string
  phase: MigrationPhase
}

/** The first line of a file, which names its phase. Without it, the phase is `expand`. */
const phaseLine = /^-- phase: (expand|contract)\b/

/** Returns the program's migrations, in order. */
export async function readMigrations(directory = migrationsDirectory): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => /^\d{4}_[a-z0-9-]+\.sql$/.test(file)).sort()
  return Promise.all(
    files.map(async (name) => {
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      const phase = (phaseLine.exec(sql)?.[1] ?? 'expand') as MigrationPhase
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex'), phase }
    }),
  )
}

/**
 * Updates the schema with the forward-only files `NNNN_name.sql`, each in its own transaction, while older programs
 * run. One process migrates at a time; the others wait for it.
 * @returns names of the migrations applied now
 * @throws Error when an applied file was changed, or the database has a migration that this program cannot work with
 */
export async function migrate(pool: Pool, directory = migrationsDirectory): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lock])
    const applied = await appliedMigrations(client)
    const known = new Map(migrations.map((migration) => [migration.name, migration]))
    for (const [name, { phase }] of applied)
      if (!known.has(name) && phase !== 'expand')
        throw new Error(`The database knows migration ${name}, this program does not: start the newer program.`)
    for (const { name, hash } of migrations)
      if (applied.has(name) && applied.get(name)?.hash !== hash)
        throw new Error(`Migration ${name} was changed after it had been applied.`)
    const done: string[] = []
    for (const migration of migrations) {
      if (applied.has(migration.name)) continue
      await apply(client, migration)
      done.push(migration.name)
    }
    return done
  } finally {
    await endLock(client, lock)
  }
}

/** Returns the program's migrations that the database lacks. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from schema_migrations')
  const applied = new Set(rows.map(({ name }) => name))
  ownNames ??= readMigrations().then((migrations) => migrations.map(({ name }) => name))
  return (await ownNames).filter((name) => !applied.has(name))
}
let ownNames: Promise<string[]> | undefined

/** Returns the applied migrations by name. A migration recorded without a phase counts as `contract`. */
async function appliedMigrations(client: PoolClient): Promise<Map<string, { hash: string; phase: string }>> {
  await client.query(
    `create table if not exists schema_migrations
       (name text primary key, hash text not null, applied_at timestamptz not null, phase text not null default 'contract')`,
  )
  const { rows: columns } = await client.query(
    `select from information_schema.columns
     where table_schema = current_schema() and table_name = 'schema_migrations' and column_name = 'phase'`,
  )
  if (columns.length === 0)
    await client.query(`alter table schema_migrations add column if not exists phase text not null default 'contract'`)
  const { rows } = await client.query<{ name: string; hash: string; phase: string }>(
    'select name, hash, phase from schema_migrations order by name',
  )
  return new Map(rows.map(({ name, ...row }) => [name, row]))
}

/** Applies a migration and records it in one transaction. Tries again while a table is locked. */
async function apply(client: PoolClient, { name, sql, hash, phase }: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await client.query('begin')
      await client.query(`set local lock_timeout = ${lockTimeout}`)
      await client.query(sql)
      await client.query('insert into schema_migrations (name, hash, applied_at, phase) values ($1, $2, $3, $4)', [
        name,
        hash,
        new Date(),
        phase,
      ])
      await client.query('commit')
      return
    } catch (error) {
      await client.query('rollback')
      if ((error as { code?: string }).code !== lockNotAvailable || attempt >= mostAttempts) throw error
      await pause(retryPause)
    }
  }
}
