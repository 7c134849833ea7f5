import type { Pool } from '../database.ts'

export interface QueueBacklog {
  due: number
  /** How long the oldest due job has waited, in seconds. */
  lagSeconds: number
  givenUp: number
}

/**
 * Returns the backlog of every queue that has one. A job whose worker has died counts as waiting. A job that is
 * repeated by hand keeps its creation date, but its wait counts from its failure.
 * @param now determines which jobs are due
 * @param machineNow determines which leases have ended
 */
export async function queueBacklogs(pool: Pool, now: Date, machineNow: Date): Promise<Map<string, QueueBacklog>> {
  const { rows } = await pool.query<QueueBacklog & { queue: string }>({
    name: 'queueBacklogs',
    text: `with waiting as (
       select queue, is_final, not is_final and due_at <= $1 and (worker is null or leased_until <= $2) as is_due,
         greatest(due_at, created_at, failed_at) as since
       from jobs
     )
     select queue, count(*) filter (where is_due)::int as due, count(*) filter (where is_final)::int as "givenUp",
       coalesce(greatest(0, extract(epoch from $1 - min(since) filter (where is_due))), 0)::float8 as "lagSeconds"
     from waiting group by queue`,
    values: [now, machineNow],
  })
  return new Map(rows.map(({ queue, ...backlog }) => [queue, backlog]))
}

/** Returns the number of due mails, and how long the oldest has waited. */
export async function mailBacklog(pool: Pool, now: Date): Promise<{ due: number; lagSeconds: number }> {
  const { rows } = await pool.query<{ due: number; lagSeconds: number }>({
    name: 'mailBacklog',
    text: `select count(*)::int as due, coalesce(greatest(0, extract(epoch from $1 - min(created_at))), 0)::float8 as "lagSeconds"
     from mails where state = 'waiting' and due_at <= $1`,
    values: [now],
  })
  return rows[0] ?? { due: 0, lagSeconds: 0 }
}

/** Returns when the last successful backup of each kind ended. */
export async function lastBackups(pool: Pool): Promise<Map<string, Date>> {
  const { rows } = await pool.query<{ kind: string; finishedAt: Date }>(
    'select kind, max(finished_at) as "finishedAt" from backup_runs group by kind',
  )
  return new Map(rows.map(({ kind, finishedAt }) => [kind, finishedAt]))
}

/** Records a successful backup. */
export async function insertBackupRun(
  pool: Pool,
  run: { kind: string; finishedAt: Date; rows: number; objects: number; bytes: number },
): Promise<void> {
  await pool.query('insert into backup_runs (kind, finished_at, rows, objects, bytes) values ($1, $2, $3, $4, $5)', [
    run.kind,
    run.finishedAt,
    run.rows,
    run.objects,
    run.bytes,
  ])
}
