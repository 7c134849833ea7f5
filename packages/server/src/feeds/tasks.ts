import { RegistrationOfficeCode } from '@marklot/contracts'
import * as z from 'zod/mini'
import { transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { defineRecurringTask, defineTask, type RecurringTask, type Task } from '../platform/tasks.ts'
import { officeStates } from '../register/index.ts'
import { noteConfigured, storedOffices } from './feeds.store.ts'
import { type FetchContext, fetchOffice } from './fetch-office.ts'
import { judgeGap, today } from './gaps.ts'

const FetchJob = z.object({ office: RegistrationOfficeCode })

export interface FeedTasks {
  tasks: readonly Task[]
  recurring: readonly RecurringTask[]
}

/** Returns the tasks of feeds. Every minute, each office that is due gets a job. */
export function feedTasks(context: FetchContext & { jobs: Jobs }): FeedTasks {
  const fetchTask = defineTask({
    name: 'feeds.fetch',
    payload: FetchJob,
    queue: 'feeds',
    run: ({ office }, signal) => fetchOffice(context, office, signal),
  })
  const findDue = defineRecurringTask({
    name: 'feeds.findDue',
    queue: 'default',
    run: async () => {
      const { pool, clock, feeds, jobs } = context
      const asOf = new Map((await officeStates(pool)).map((state) => [state.office, state.isSample ? null : state.asOf]))
      const configured = [...feeds.values()].map(({ office, kind, from, graceDays }) => ({
        office,
        channel: kind,
        startsOn: from,
        graceDays,
        asOf: asOf.get(office) ?? null,
      }))
      await noteConfigured(pool, configured, { now: clock.now(), today: today(clock) })
      for (const { office, nextAt } of await storedOffices(pool)) {
        // The gap is determined even if an office does not answer, because a gap may open as time passes.
        await transaction(pool, (client) => judgeGap(context, client, office))
        if (feeds.has(office) && nextAt <= clock.now()) await jobs.add(fetchTask, { office }, { key: office })
      }
    },
  })
  // A process without configured feeds leaves the work to processes that have them.
  return context.feeds.size > 0 ? { tasks: [fetchTask], recurring: [findDue] } : { tasks: [], recurring: [] }
}
