import type { Pool, PoolClient } from '../platform/database.ts'
import type { Watched } from './radar.store.ts'
import type { RunFrequency } from './schedule.ts'

/** A search whose run is due. */
export interface DueQuery {
  id: number
  accountId: string
  frequency: RunFrequency
  firstDay: string
  dueAt: Date
}

/**
 * Locks the next due searches for this transaction and skips those that another process has locked, so that several
 * processes share the work.
 */
export async function lockDueQueries(client: PoolClient, now: Date, limit: number): Promise<DueQuery[]> {
  const { rows } = await client.query<DueQuery>(
    `select id, account_id as "accountId", execution_frequency as frequency, first_day as "firstDay", next_run_at as "dueAt"
     from stored_brand_queries where next_run_at <= $1 order by next_run_at, id limit $2 for update skip locked`,
    [now, limit],
  )
  return rows
}

/** Sets the next run of searches. */
export async function setNextRuns(client: PoolClient, runs: readonly { id: number; nextRunAt: Date }[]): Promise<void> {
  await client.query(
    `update stored_brand_queries q set next_run_at = run.at
     from unnest($1::integer[], $2::timestamptz[]) as run (id, at) where q.id = run.id`,
    [runs.map(({ id }) => id), runs.map(({ nextRunAt }) => nextRunAt)],
  )
}

/**
 * Begins scheduled executions, one for each search and due time. Does not begin an existing execution again.
 * @returns their ids
 */
export async function insertExecutions(
  client: PoolClient,
  due: readonly Pick<DueQuery, 'id' | 'dueAt'>[],
  now: Date,
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into query_executions (query_id, due_at, started_at)
     select query_id, due_at, $3 from unnest($1::integer[], $2::timestamptz[]) as due (query_id, due_at)
     on conflict (query_id, due_at) do nothing returning id`,
    [due.map(({ id }) => id), due.map(({ dueAt }) => dueAt), now],
  )
  return rows.map(({ id }) => id)
}

/** Returns those of the given executions that have no result yet. */
export async function openExecutions(
  pool: Pool,
  ids: readonly number[],
): Promise<{ id: number; queryId: number; dueAt: Date }[]> {
  const { rows } = await pool.query<{ id: number; queryId: number; dueAt: Date }>(
    `select id, query_id as "queryId", due_at as "dueAt" from query_executions
     where id = any($1::integer[]) and finished_at is null order by id`,
    [ids],
  )
  return rows
}

/** Returns the scheduled executions that began between these times and have no result, the oldest first. */
export async function overdueExecutions(pool: Pool, after: Date, before: Date, limit: number): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(
    `select id from query_executions where finished_at is null and due_at is not null and started_at between $1 and $2
     order by started_at, id limit $3`,
    [after, before, limit],
  )
  return rows.map(({ id }) => id)
}

/** Records up to which state searches have examined the register, and ends their pauses. */
export async function noteWatched(
  client: PoolClient,
  queryIds: readonly number[],
  { generation, revision, logoRevision }: Pick<Watched, 'generation' | 'revision' | 'logoRevision'>,
): Promise<void> {
  await client.query(
    `update stored_brand_queries set watched_generation = $2, watched_revision = greatest(watched_revision, $3),
       watched_logo_revision = greatest(watched_logo_revision, $4), paused_reason = null, paused_at = null
     where id = any($1::integer[])`,
    [queryIds, generation, revision, logoRevision],
  )
}

/**
 * Pauses searches and deletes their executions, which did not run.
 * @returns the ids of searches that were not already paused for this reason
 */
export async function pauseQueries(
  client: PoolClient,
  paused: readonly { queryId: number; executionId: number; reason: string }[],
  now: Date,
): Promise<Set<number>> {
  await client.query('delete from query_executions where id = any($1::integer[]) and finished_at is null', [
    paused.map(({ executionId }) => executionId),
  ])
  const { rows } = await client.query<{ id: number }>(
    `update stored_brand_queries q set paused_reason = p.reason, paused_at = $3
     from unnest($1::integer[], $2::text[]) as p (id, reason)
     where q.id = p.id and q.paused_reason is distinct from p.reason returning q.id`,
    [paused.map(({ queryId }) => queryId), paused.map(({ reason }) => reason), now],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Records which recipients receive a mail about an execution. */
export async function noteMailed(
  client: PoolClient,
  mailed: readonly { executionId: number; recipientIds: readonly number[] }[],
): Promise<void> {
  if (mailed.length === 0) return
  await client.query(
    `update query_executions e set mailed = m.ids::integer[]
     from unnest($1::integer[], $2::text[]) as m (id, ids) where e.id = m.id`,
    [mailed.map(({ executionId }) => executionId), mailed.map(({ recipientIds }) => `{${recipientIds.join(',')}}`)],
  )
}
