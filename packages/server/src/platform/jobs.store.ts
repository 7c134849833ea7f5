import type { Pool, PoolClient } from './database.ts'

type Database = Pool | PoolClient

export interface NewJob {
  task: string
  payload: object
  key: string | null
  /** Null = now. */
  dueAt: Date | null
}
export interface QueuedJob {
  id: string
  task: string
  attempts: number
  isFinal: boolean
  /** First line of the last failure. */
  failure: string
  createdAt: Date
  failedAt: Date
}

/** Into the queue, or aside until it is due by the product's own clock; the same key replaces what has not run yet. */
export async function insertJob(database: Database, { task, payload, key, dueAt }: NewJob, maxAttempts: number): Promise<void> {
  if (dueAt === null) {
    await database.query('select graphile_worker.add_job($1, payload => $2::json, job_key => $3, max_attempts => $4)', [
      task,
      JSON.stringify(payload),
      key,
      maxAttempts,
    ])
    return
  }
  await database.query(
    `insert into scheduled_jobs (task, payload, key, due_at) values ($1, $2, $3, $4)
     on conflict (key) do update set task = excluded.task, payload = excluded.payload, due_at = excluded.due_at`,
    [task, JSON.stringify(payload), key, dueAt],
  )
}

/** Moves what is due into the queue; one statement, so that two processes never move the same job. */
export async function queueDueJobs(pool: Pool, now: Date, maxAttempts: number): Promise<void> {
  await pool.query(
    `with due as (
       delete from scheduled_jobs where id in (select id from scheduled_jobs where due_at <= $1 for update skip locked)
       returning task, payload, key
     )
     select graphile_worker.add_job(task, payload => payload::json, job_key => key, max_attempts => $2) from due`,
    [now, maxAttempts],
  )
}

/** Queues a recurring task whose time has come and sets its next time, in one statement; a missed time is not caught up on. */
export async function queueRecurring(
  pool: Pool,
  task: string,
  times: { now: Date; next: Date },
  maxAttempts: number,
): Promise<void> {
  await pool.query(
    `with due as (
       insert into recurring_tasks as known (name, due_at) values ($1, $3)
       -- A clock that was set back must not silence the task until the old time comes again.
       on conflict (name) do update set due_at = excluded.due_at where known.due_at <= $2 or known.due_at > excluded.due_at
       returning name
     )
     select graphile_worker.add_job(name, payload => '{}'::json, job_key => 'recurring:' || name, max_attempts => $4) from due`,
    [task, times.now, times.next, maxAttempts],
  )
}

/** Whether a job can run now or is running. The queue's own retries wait by the database's clock. */
export async function hasReadyJobs(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ ready: boolean }>(
    `select exists (
       select from graphile_worker.jobs where locked_at is not null or (run_at <= now() and attempts < max_attempts)
     ) as ready`,
  )
  return rows[0]?.ready ?? false
}

/** Jobs whose last run failed, the newest failure first. */
export async function selectFailedJobs(pool: Pool, limit: number): Promise<QueuedJob[]> {
  const { rows } = await pool.query<QueuedJob>(
    `select id::text, task_identifier as task, attempts::int, attempts >= max_attempts as "isFinal",
       split_part(last_error, E'\\n', 1) as failure, created_at as "createdAt", updated_at as "failedAt"
     from graphile_worker.jobs where last_error is not null and locked_at is null
     order by updated_at desc limit $1`,
    [limit],
  )
  return rows
}

/** Lets a failed job run again at once, with all its attempts; false = there is none. */
export async function restartJob(pool: Pool, id: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now(), attempts => 0)
     from graphile_worker.jobs where id = $1 and last_error is not null having count(*) > 0`,
    [id],
  )
  return (rowCount ?? 0) > 0
}
