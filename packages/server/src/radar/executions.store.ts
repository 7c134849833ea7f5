import type { Pool, PoolClient } from '../platform/database.ts'
import type { StoredResult } from './stored-result.ts'

type Database = Pool | PoolClient

export interface StoredExecution {
  id: number
  queryId: number
  /** When the execution was due; null if it was started by hand. */
  dueAt: Date | null
  startedAt: Date
  finishedAt: Date | null
  failure: string | null
  total: number
  isLowerBound: boolean
  newBrands: number
  changedBrands: number
  /** Ids of the recipients of its mails. */
  mailed: number[]
}

const columns = `id, query_id as "queryId", due_at as "dueAt", started_at as "startedAt", finished_at as "finishedAt", failure,
  total, is_lower_bound as "isLowerBound", new_brands as "newBrands", changed_brands as "changedBrands", mailed`

export async function storedExecutions(database: Database, ids: readonly number[]): Promise<StoredExecution[]> {
  const { rows } = await database.query<StoredExecution>(
    `select ${columns} from query_executions where id = any($1::integer[]) order by id`,
    [ids],
  )
  return rows
}

export async function storedExecution(database: Database, id: number): Promise<StoredExecution | undefined> {
  return (await storedExecutions(database, [id]))[0]
}

/** Returns the newest executions of a search, and how many there are in total. */
export async function newestExecutions(
  pool: Pool,
  queryId: number,
  count: number,
): Promise<{ total: number; executions: StoredExecution[] }> {
  const { rows: counts } = await pool.query<{ total: number }>(
    'select count(*) as total from query_executions where query_id = $1',
    [queryId],
  )
  const { rows } = await pool.query<StoredExecution>(
    `select ${columns} from query_executions where query_id = $1 order by id desc limit $2`,
    [queryId, count],
  )
  return { total: counts[0]?.total ?? 0, executions: rows }
}

/** Returns all executions of an account's searches, for the export of personal data. */
export async function executionsOf(pool: Pool, queryIds: readonly number[]): Promise<StoredExecution[]> {
  const { rows } = await pool.query<StoredExecution>(
    `select ${columns} from query_executions where query_id = any($1::integer[]) order by id`,
    [queryIds],
  )
  return rows
}

/** Returns the findings of an execution; null when it has no result. */
export async function storedResult(pool: Pool, id: number): Promise<StoredResult | null> {
  const { rows } = await pool.query<{ result: StoredResult | null }>('select result from query_executions where id = $1', [id])
  return rows[0]?.result ?? null
}

/** Begins an execution that was started by hand. */
export async function beginExecution(pool: Pool, queryId: number, now: Date): Promise<number> {
  const { rows } = await pool.query<{ id: number }>(
    'insert into query_executions (query_id, started_at) values ($1, $2) returning id',
    [queryId, now],
  )
  return rows[0]?.id as number
}

export async function noteFailure(database: Database, ids: readonly number[], failure: string): Promise<void> {
  await database.query('update query_executions set failure = $2 where id = any($1::integer[]) and finished_at is null', [
    ids,
    failure,
  ])
}

/** The outcome of an execution. */
export interface FinishedExecution {
  id: number
  total: number
  isLowerBound: boolean
  newBrands: number
  changedBrands: number
  result: StoredResult
}

/**
 * Stores the results of executions that have none yet.
 * @returns the ids of those it stored; another run of the same job finished the others, or they were deleted
 */
export async function finishExecutions(
  client: PoolClient,
  finished: readonly FinishedExecution[],
  now: Date,
): Promise<Set<number>> {
  const { rows } = await client.query<{ id: number }>(
    `update query_executions e set finished_at = $7, failure = null, total = f.total, is_lower_bound = f.is_lower_bound,
       new_brands = f.new_brands, changed_brands = f.changed_brands, result = f.result
     from unnest($1::integer[], $2::integer[], $3::boolean[], $4::integer[], $5::integer[], $6::jsonb[])
       as f (id, total, is_lower_bound, new_brands, changed_brands, result)
     where e.id = f.id and e.finished_at is null returning e.id`,
    [
      finished.map(({ id }) => id),
      finished.map(({ total }) => total),
      finished.map(({ isLowerBound }) => isLowerBound),
      finished.map(({ newBrands }) => newBrands),
      finished.map(({ changedBrands }) => changedBrands),
      finished.map(({ result }) => JSON.stringify(result)),
      now,
    ],
  )
  return new Set(rows.map(({ id }) => id))
}
