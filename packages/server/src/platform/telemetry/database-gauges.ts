import type { Clock } from '../clock.ts'
import type { Pool } from '../database.ts'
import { type QueueName, queues } from '../tasks.ts'
import { lastBackups, mailBacklog, queueBacklogs } from './backlogs.store.ts'
import type { Telemetry } from './telemetry.ts'

/** The kinds of backups that `npm run backup` makes. */
export const backupKinds = ['logical', 'base', 'wal'] as const

/** Adds the gauges of the database, its job queues, the outbox and the backups. */
export function observeDatabase(telemetry: Telemetry, pool: Pool, clock: Clock): void {
  telemetry.observe('database', ['marklot_database_up', 'marklot_database_connections'], async () => {
    const isUp = await pool.query('select 1').then(
      () => 1,
      () => 0,
    )
    const { totalCount, idleCount, waitingCount } = pool
    const states = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount }
    return [
      { gauge: 'marklot_database_up', value: isUp },
      ...Object.entries(states).map(([state, value]) => ({
        gauge: 'marklot_database_connections' as const,
        value,
        labels: { state },
      })),
    ]
  })
  telemetry.observe('queues', ['marklot_jobs_due', 'marklot_queue_lag_seconds', 'marklot_jobs_given_up'], async () => {
    const backlogs = await queueBacklogs(pool, clock.now(), new Date())
    return (Object.keys(queues) as QueueName[]).flatMap((queue) => {
      const { due = 0, lagSeconds = 0, givenUp = 0 } = backlogs.get(queue) ?? {}
      const labels = { queue }
      return [
        { gauge: 'marklot_jobs_due' as const, value: due, labels },
        { gauge: 'marklot_queue_lag_seconds' as const, value: lagSeconds, labels },
        { gauge: 'marklot_jobs_given_up' as const, value: givenUp, labels },
      ]
    })
  })
  telemetry.observe('mails', ['marklot_mails_due', 'marklot_mail_lag_seconds'], async () => {
    const { due, lagSeconds } = await mailBacklog(pool, clock.now())
    return [
      { gauge: 'marklot_mails_due', value: due },
      { gauge: 'marklot_mail_lag_seconds', value: lagSeconds },
    ]
  })
  telemetry.observe('backups', ['marklot_backup_last_success_timestamp_seconds'], async () => {
    const last = await lastBackups(pool)
    return backupKinds.map((kind) => ({
      gauge: 'marklot_backup_last_success_timestamp_seconds',
      value: (last.get(kind)?.getTime() ?? 0) / 1_000,
      labels: { kind },
    }))
  })
}
