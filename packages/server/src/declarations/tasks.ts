import * as z from 'zod/mini'
import type { Jobs } from '../platform/jobs.ts'
import { dayIn, operatorTimeZone } from '../platform/local-calendar.ts'
import { defineRecurringTask, defineTask, type RecurringTask, type Task } from '../platform/tasks.ts'
import { type CarryOutContext, carryOut } from './carry-out.ts'
import { deleteDeclarationsBefore } from './declarations.store.ts'
import type { DeclareContext } from './declare.ts'

/**
 * The number of years for which declarations are kept after the calendar year of their receipt (§ 257 HGB, § 147 AO).
 */
const yearsKept = 6

/** Defines the tasks that carry out declarations and delete those whose retention period is over. */
export function declarationsTasks(jobs: Jobs, contextOf: () => CarryOutContext) {
  const work = defineTask({
    name: 'declarations.carryOut',
    payload: z.object({ id: z.uuid() }),
    queue: 'default',
    run: ({ id }) => carryOut(contextOf(), id),
  })
  const forget = defineRecurringTask({
    name: 'declarations.forget',
    queue: 'default',
    run: async () => {
      const { pool, clock } = contextOf()
      const year = Number(dayIn(clock.now(), operatorTimeZone).slice(0, 4))
      await deleteDeclarationsBefore(pool, new Date(Date.UTC(year - yearsKept, 0, 1)))
    },
  })
  const workOn: DeclareContext['workOn'] = (id, options) => jobs.add(work, { id }, { key: id, ...options })
  return { tasks: [work] as readonly Task[], recurring: [forget] as readonly RecurringTask[], workOn }
}
