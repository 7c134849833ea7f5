import type { PoolClient } from '../platform/database.ts'

export interface StoredTable {
  name: string
  /** The columns that are stored as values. PostgreSQL computes generated columns again. */
  columns: string[]
}

/** Returns all tables that hold rows, in a fixed order. Partitions replace their partitioned table. */
export async function storedTables(client: PoolClient): Promise<StoredTable[]> {
  const { rows } = await client.query<StoredTable>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where relkind = 'r' and relnamespace = current_schema()::regnamespace
     group by relname order by relname`,
  )
  return rows
}

export async function appliedMigrations(client: PoolClient): Promise<{ name: string; hash: string }[]> {
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations order by name')
  return rows
}

/** Returns the values of all sequences that have been used. */
export async function sequenceValues(client: PoolClient): Promise<{ name: string; value: string }[]> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename as name, last_value::text as value from pg_sequences
     where schemaname = current_schema() and last_value is not null order by sequencename`,
  )
  return rows
}

export const setSequence = (client: PoolClient, { name, value }: { name: string; value: string }) =>
  client.query('select setval($1::regclass, $2::bigint)', [quoted(name), value])

/** Begins a transaction in which all statements see the same snapshot. */
export const beginSnapshot = (client: PoolClient) => client.query('begin isolation level repeatable read read only')

/** Returns whether the database contains the product's schema. */
export async function hasSchema(client: PoolClient): Promise<boolean> {
  const { rows } = await client.query<{ found: boolean }>(`select to_regclass('schema_migrations') is not null as found`)
  return rows[0]?.found === true
}

/** Returns the number of other sessions on this database. */
export async function otherSessions(client: PoolClient): Promise<number> {
  const { rows } = await client.query<{ others: number }>(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return rows[0]?.others ?? 0
}

/** Removes everything from the schema. */
export async function emptySchema(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>('select current_schema() as name')
  const schema = quoted(rows[0]?.name ?? 'public')
  await client.query(`drop schema ${schema} cascade`)
  await client.query(`create schema ${schema}`)
}

/** Creates the schema by running these migrations. */
export async function createSchema(client: PoolClient, migrations: readonly string[], columns: readonly string[]): Promise<void> {
  await client.query(
    'create table schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null)',
  )
  if (columns.includes('phase'))
    await client.query(`alter table schema_migrations add column phase text not null default 'contract'`)
  for (const sql of migrations) await client.query(sql)
}

interface ForeignKey {
  table: string
  name: string
  definition: string
}

/**
 * Empties all tables and drops the constraints between them, so that they can be filled in any order.
 * @returns a function that restores the constraints, which checks every row
 */
export async function liftRules(client: PoolClient, tables: readonly string[]): Promise<() => Promise<void>> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = current_schema()::regnamespace`,
  )
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  if (tables.length > 0) await client.query(`truncate ${tables.map(quoted).join(', ')}`)
  return async () => {
    for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`)
  }
}

/** Collects the planner's statistics, which a newly filled table lacks. */
export const analyse = (client: PoolClient) => client.query('analyze')

/** Returns a name quoted for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
