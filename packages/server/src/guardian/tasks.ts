import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { defineRecurringTask, type RecurringTask } from '../platform/tasks.ts'
import { deleteInterrupted } from './assessments.store.ts'

/** How long interrupted evaluations are kept, in milliseconds. */
const interruptedKept = 24 * 3_600_000

export const sweepTask = ({ pool, clock }: { pool: Pool; clock: Clock }): RecurringTask =>
  defineRecurringTask({
    name: 'guardian.sweep',
    queue: 'default',
    run: () => deleteInterrupted(pool, new Date(clock.now().getTime() - interruptedKept)),
  })
