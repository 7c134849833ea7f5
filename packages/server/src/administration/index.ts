import type { FailedJob } from '@marklot/contracts/administration'
import type { Handlers } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { auditEntries, recordChange } from './audit.store.ts'
import { ingestRuns, registerState } from './register-state.store.ts'

export { type Change, changesAbout, recordChange } from './audit.store.ts'

interface AdministrationContext {
  pool: Pool
  clock: Clock
  jobs: Jobs
}

export function administrationHandlers(context: AdministrationContext): Handlers['administration'] {
  const { pool } = context
  return {
    auditEntries: ({ query }) => auditEntries(pool, query),
    register: () => registerState(pool),
    ingestRuns: ({ query }) => ingestRuns(pool, query),
    failedJobs: () => failedJobs(context),
    repeatJob: async ({ params }, { member }) => repeatJob(context, params.id, (await member()).user.id),
  }
}

async function failedJobs({ jobs }: AdministrationContext): Promise<FailedJob[]> {
  return (await jobs.failed()).map(({ createdAt, failedAt, ...job }) => ({
    ...job,
    createdUtc: createdAt.toISOString(),
    failedUtc: failedAt.toISOString(),
  }))
}

async function repeatJob({ pool, clock, jobs }: AdministrationContext, id: string, userId: string): Promise<null> {
  if (!(await jobs.repeat(id))) throw new AppError('job.notFound')
  await transaction(pool, (client) =>
    recordChange(client, { at: clock.now(), userId, area: 'Global', action: 'job.repeated', objectId: id }),
  )
  return null
}
