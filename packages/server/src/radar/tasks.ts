import * as z from 'zod/mini'
import { accountSettings } from '../accounts/index.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { defineRecurringTask, defineTask, type RecurringTask, type Task } from '../platform/tasks.ts'
import { isIngestUnderWay } from '../register/index.ts'
import { type DueQuery, insertExecutions, lockDueQueries, overdueExecutions, setNextRuns } from './agents.store.ts'
import { type AgentContext, runSlice } from './run-slice.ts'
import { nextRun } from './schedule.ts'

/*
 * The agents' tasks. One recurring task takes the due searches in slices. In one transaction per slice, it moves them
 * to their next run, begins their executions and adds the job that runs them. If the process dies, either all of this
 * has happened or nothing.
 */

/** The number of searches in one slice. */
const sliceSize = 1_000
/** The longest time that due searches wait for an ingest that is under way, in milliseconds. */
const longestIngest = 2 * 3_600_000
/** The time without a result after which an execution gets a new job, in milliseconds. */
const overdueAfter = 10 * 60_000
/** The time without a result after which an execution is left as it is, in milliseconds. */
const givenUpAfter = 7 * 86_400_000

export function radarTasks(context: AgentContext & { jobs: Jobs }): {
  tasks: readonly Task[]
  recurring: readonly RecurringTask[]
} {
  const { pool, clock, jobs } = context
  const executeSlice = defineTask({
    name: 'radar.executeSlice',
    payload: z.object({ executionIds: z.array(z.int()).check(z.minLength(1), z.maxLength(sliceSize)) }),
    queue: 'radar',
    run: ({ executionIds }, signal) => runSlice(context, executionIds, signal),
  })
  const addSlice = (executionIds: number[], kind: 'due' | 'again', client?: PoolClient) =>
    jobs.add(executeSlice, { executionIds }, { key: `${kind}:${executionIds[0]}`, ...(client ? { client } : {}) })

  /** Takes the next slice of due searches. @returns whether there may be more */
  const takeSlice = (): Promise<boolean> =>
    transaction(pool, async (client) => {
      const now = clock.now()
      const due = await lockDueQueries(client, now, sliceSize)
      if (due.length === 0) return false
      await setNextRuns(client, await nextRunsOf(client, due, now))
      const executionIds = await insertExecutions(client, due, now)
      if (executionIds.length > 0) await addSlice(executionIds, 'due', client)
      return due.length === sliceSize
    })

  const findDue = defineRecurringTask({
    name: 'radar.findDue',
    queue: 'default',
    run: async (signal) => {
      const now = clock.now()
      const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
      const overdue = await overdueExecutions(pool, ago(givenUpAfter), ago(overdueAfter), sliceSize)
      if (overdue.length > 0) await addSlice(overdue, 'again')
      // A short wait is worthwhile, because it includes the marks of the day.
      if (await isIngestUnderWay(pool, ago(longestIngest), now)) return
      while (!signal.aborted && (await takeSlice()));
    },
  })
  return { tasks: [executeSlice], recurring: [findDue] }
}

/** Returns each search's next run after `now`. The run that is due covers those missed while the product was down. */
async function nextRunsOf(client: PoolClient, due: readonly DueQuery[], now: Date): Promise<{ id: number; nextRunAt: Date }[]> {
  const settings = await accountSettings(client, [...new Set(due.map(({ accountId }) => accountId))])
  // Most searches of a slice share their frequency, first day and time zone.
  const known = new Map<string, Date>()
  return due.map(({ id, accountId, frequency, firstDay }) => {
    const timeZone = settings.get(accountId)?.timeZone ?? 'Europe/Berlin'
    const key = [frequency, firstDay, timeZone].join(' ')
    const nextRunAt = known.get(key) ?? nextRun(frequency, firstDay, timeZone, now)
    known.set(key, nextRunAt)
    return { id, nextRunAt }
  })
}
