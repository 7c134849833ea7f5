import type { Pool, PoolClient } from './database.ts'
import { recurringKey } from './tasks.ts'

type Database = Pool | PoolClient

export interface NewJob {
  task: string
  queue: string
  payload: object
  key: string | null
  /** When the job is due; null means immediately. */
  dueAt: Date | null
  createdAt: Date
}
export interface ClaimedJob {
  id: string
  task: string
  payload: unknown
  /** Attempts so far, including the one that begins. */
  attempts: number
}
export interface FailedJob {
  id: string
  task: string
  attempts: number
  isFinal: boolean
  /** The first line of the last error. */
  failure: string
  createdAt: Date
  failedAt: Date
}
/** The process that holds a lease. Leases expire by the machine's clock. */
export interface Lease {
  worker: string
  /** The current time by the machine's clock. */
  from: Date
  until: Date
}

const atOnce = '-infinity'

/**
 * Adds a job. Replaces a waiting or failed job of the same task and key; the new job runs after one that is already
 * running. Workers are notified when the transaction commits.
 */
export async function insertJob(database: Database, job: NewJob): Promise<void> {
  await database.query({
    name: 'insertJob',
    text: `with added as (
       insert into jobs (task, queue, payload, key, due_at, created_at) values ($1, $2, $3, $4, $5, $6)
       on conflict (task, key) do update set
         queue = excluded.queue,
         payload = case when jobs.worker is null then excluded.payload else jobs.payload end,
         due_at = case when jobs.worker is null then excluded.due_at else jobs.due_at end,
         next_payload = case when jobs.worker is null then null else excluded.payload end,
         next_due_at = case when jobs.worker is null then null else excluded.due_at end,
         attempts = case when jobs.worker is null then 0 else jobs.attempts end,
         failure = case when jobs.worker is null then null else jobs.failure end,
         failed_at = case when jobs.worker is null then null else jobs.failed_at end,
         is_final = false
       returning queue
     )
     select pg_notify('jobs', queue) from added`,
    values: [job.task, job.queue, JSON.stringify(job.payload), job.key, job.dueAt ?? atOnce, job.createdAt],
  })
}

/** Adds jobs of one task that are due immediately. Leaves out those whose key already waits or runs. */
export async function insertJobs(
  client: PoolClient,
  { task, queue, jobs, now }: { task: string; queue: string; jobs: readonly { payload: object; key: string }[]; now: Date },
): Promise<void> {
  if (jobs.length === 0) return
  await client.query(
    `with added as (
       insert into jobs (task, queue, payload, key, due_at, created_at)
       select $1, $2, payload, key, '${atOnce}', $5 from unnest($3::jsonb[], $4::text[]) as job (payload, key)
       on conflict do nothing
     )
     select pg_notify('jobs', $2)`,
    [task, queue, jobs.map(({ payload }) => JSON.stringify(payload)), jobs.map(({ key }) => key), now],
  )
}

/**
 * Adds a job for each recurring task that is due and sets its next time. This is a single statement, so that only one
 * of several processes adds the job. Missed runs are skipped.
 */
export async function insertRecurringJobs(
  pool: Pool,
  tasks: readonly { name: string; queue: string; next: Date }[],
  now: Date,
): Promise<void> {
  await pool.query({
    name: 'insertRecurringJobs',
    text: `with listed as (select * from unnest($1::text[], $2::text[], $3::timestamptz[]) as task (name, queue, due_at)),
     due as (
       insert into recurring_tasks as known (name, due_at) select name, due_at from listed order by name
       -- A clock that was set back must not silence the task until the old time comes again.
       on conflict (name) do update set due_at = excluded.due_at where known.due_at <= $4 or known.due_at > excluded.due_at
       returning name
     )
     insert into jobs (task, queue, payload, key, due_at, created_at)
     select name, queue, '{}', '${recurringKey}', '${atOnce}', $4 from due join listed using (name)
     on conflict (task, key) do update set attempts = 0, is_final = false, due_at = excluded.due_at where jobs.worker is null`,
    values: [tasks.map(({ name }) => name), tasks.map(({ queue }) => queue), tasks.map(({ next }) => next), now],
  })
}

/** The jobs that a process can run now. */
export interface Runnable {
  /** The names of the tasks that the process knows; other jobs wait for a process that knows them. */
  tasks: readonly string[]
  now: Date
  maxAttempts: number
}

/**
 * Leases the next due jobs of a queue: waiting ones, and those whose lease expired because their worker died. If there
 * are fewer than `limit`, no others are due.
 */
export async function claimJobs(
  pool: Pool,
  { queue, limit, tasks, now, maxAttempts }: Runnable & { queue: string; limit: number },
  lease: Lease,
): Promise<ClaimedJob[]> {
  const { rows } = await pool.query<ClaimedJob>({
    name: 'claimJobs',
    text: `with claimed as (
       update jobs set worker = $5, leased_until = $7, attempts = attempts + 1 where id = any(array(
         select id from jobs
         where queue = $1 and not is_final and due_at <= $3 and task = any($2) and attempts < $4
           and (worker is null or (leased_until <= $6 and worker <> $5))
         order by due_at, id limit $8 for update skip locked
       )) returning id, task, payload, attempts, due_at
     )
     select id::text, task, payload, attempts from claimed order by due_at, claimed.id`,
    values: [queue, tasks, now, maxAttempts, lease.worker, lease.from, lease.until, limit],
  })
  return rows
}

/** Returns the queues that have jobs to lease. */
export async function queuesWithDueJobs(
  pool: Pool,
  { tasks, now, maxAttempts }: Runnable,
  { worker, from }: Lease,
): Promise<Set<string>> {
  const { rows } = await pool.query<{ queue: string }>({
    name: 'queuesWithDueJobs',
    text: `select distinct queue from jobs
     where not is_final and due_at <= $2 and task = any($1) and attempts < $3
       and (worker is null or (leased_until <= $5 and worker <> $4))`,
    values: [tasks, now, maxAttempts, worker, from],
  })
  return new Set(rows.map(({ queue }) => queue))
}

/** Extends the leases of all jobs the worker is running. */
export async function renewLeases(pool: Pool, { worker, until }: Lease): Promise<void> {
  await pool.query('update jobs set leased_until = $2 where worker = $1', [worker, until])
}

/** Marks jobs as failed if their workers died at every attempt. */
export async function failAbandonedJobs(
  pool: Pool,
  { now, machineNow, maxAttempts }: { now: Date; machineNow: Date; maxAttempts: number },
): Promise<void> {
  await pool.query(
    `update jobs set worker = null, leased_until = null, is_final = true, failed_at = $1,
       failure = 'The process ended at every attempt'
     where leased_until <= $2 and attempts >= $3`,
    [now, machineNow, maxAttempts],
  )
}

/**
 * Removes a finished job, or replaces it with the job added under its key meanwhile.
 * @returns false if the lease has expired and another worker has the job
 */
export async function completeJob(pool: Pool, id: string, worker: string): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'completeJob',
    text: 'delete from jobs where id = $1 and worker = $2 and next_payload is null',
    values: [id, worker],
  })
  return (rowCount ?? 0) > 0 || (await replaceByNext(pool, id, worker))
}

/**
 * Records a failure and schedules the next attempt.
 * @param retryAt null if no attempts are left
 * @returns false if the lease has expired and another worker has the job
 */
export async function failJob(
  pool: Pool,
  id: string,
  worker: string,
  { failure, now, retryAt }: { failure: string; now: Date; retryAt: Date | null },
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `update jobs set worker = null, leased_until = null, failure = $3, failed_at = $4, is_final = $5::timestamptz is null,
       due_at = coalesce($5, due_at)
     where id = $1 and worker = $2 and next_payload is null`,
    [id, worker, failure, now, retryAt],
  )
  return (rowCount ?? 0) > 0 || (await replaceByNext(pool, id, worker))
}

/**
 * Returns a job that its process could not finish before stopping. That attempt does not count.
 * @returns false if the lease has expired and another worker has the job
 */
export async function returnJob(pool: Pool, id: string, worker: string): Promise<boolean> {
  const { rows } = await pool.query(
    `with returned as (
       update jobs set worker = null, leased_until = null, attempts = attempts - 1
       where id = $1 and worker = $2 and next_payload is null returning queue
     )
     select pg_notify('jobs', queue) from returned`,
    [id, worker],
  )
  return rows.length > 0 || (await replaceByNext(pool, id, worker))
}

async function replaceByNext(pool: Pool, id: string, worker: string): Promise<boolean> {
  const { rows } = await pool.query(
    `with replaced as (
       update jobs set worker = null, leased_until = null, payload = next_payload, due_at = next_due_at, next_payload = null,
         next_due_at = null, attempts = 0, failure = null, failed_at = null
       where id = $1 and worker = $2 and next_payload is not null returning queue
     )
     select pg_notify('jobs', queue) from replaced`,
    [id, worker],
  )
  return rows.length > 0
}

/** Returns whether any job is running or can run now. */
export async function hasReadyJobs(pool: Pool, { tasks, now, maxAttempts }: Runnable): Promise<boolean> {
  const { rows } = await pool.query<{ ready: boolean }>(
    `select exists (
       select from jobs where not is_final and task = any($1) and (worker is not null or (due_at <= $2 and attempts < $3))
     ) as ready`,
    [tasks, now, maxAttempts],
  )
  return rows[0]?.ready ?? false
}

/** Returns jobs whose last run failed, newest failure first. */
export async function selectFailedJobs(pool: Pool, limit: number): Promise<FailedJob[]> {
  const { rows } = await pool.query<FailedJob>(
    `select id::text, task, attempts, is_final as "isFinal", split_part(failure, E'\\n', 1) as failure,
       created_at as "createdAt", failed_at as "failedAt"
     from jobs where failure is not null and worker is null order by failed_at desc limit $1`,
    [limit],
  )
  return rows
}

/** Makes a failed job due immediately, with a full set of attempts. Returns false if there is no such job. */
export async function restartJob(pool: Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query(
    `with restarted as (
       update jobs set attempts = 0, is_final = false, due_at = '${atOnce}'
       where id = $1 and failure is not null and worker is null returning queue
     )
     select pg_notify('jobs', queue) from restarted`,
    [id],
  )
  return rows.length > 0
}
