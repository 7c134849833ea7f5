import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { defineRecurringTask, type RecurringTask } from '../platform/tasks.ts'
import { deleteCallsBefore } from './calls.store.ts'

/** The number of days for which records of calls are kept. */
const keptDays = 90

export const sweepTask = ({ pool, clock }: { pool: Pool; clock: Clock }): RecurringTask =>
  defineRecurringTask({
    name: 'mcp.sweep',
    queue: 'default',
    run: () => deleteCallsBefore(pool, new Date(clock.now().getTime() - keptDays * 86_400_000)),
  })
