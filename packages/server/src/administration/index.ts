import type { ListQuery } from '@marklot/contracts'
import type { AuditEntry, FailedJob } from '@marklot/contracts/administration'
import { type FindAccounts, type Handlers, userNames } from '../accounts/index.ts'
import { recordChange, recordedChanges } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import { ingestRuns, registerState } from '../register/index.ts'
import { listAccounts } from './list-accounts.ts'
import { logoProgress } from './logo-progress.ts'

export { type SampleCaller, seedPeople } from './seed-people.ts'

interface AdministrationParts {
  pool: Pool
  clock: Clock
  jobs: Jobs
  findAccounts: FindAccounts
}

interface AdministrationHandlers extends Pick<Handlers, 'administration'> {
  accounts: Pick<Handlers['accounts'], 'accounts'>
}

/**
 * Opens the data and actions of administrators across capabilities: accounts with their plans, the audit log, the
 * register's state and failed jobs.
 */
export function openAdministration(parts: AdministrationParts): Capability<AdministrationHandlers> {
  const { pool } = parts
  return {
    handlers: {
      administration: {
        auditEntries: ({ query }) => auditEntries(pool, query),
        register: () => registerState(pool),
        logoProgress: () => logoProgress(parts),
        ingestRuns: ({ query }) => ingestRuns(pool, query),
        failedJobs: () => failedJobs(parts),
        repeatJob: async ({ params }, { member }) => repeatJob(parts, params.id, (await member()).user.id),
      },
      accounts: { accounts: ({ query }) => listAccounts(parts, query) },
    },
  }
}

/** Returns a page of the audit log with the names of the authors. */
async function auditEntries(pool: Pool, query: ListQuery): Promise<{ total: number; entries: AuditEntry[] }> {
  const { total, changes } = await recordedChanges(pool, query)
  const names = await userNames(
    pool,
    changes.flatMap(({ userId }) => userId ?? []),
  )
  const entries = changes.map(({ at, userId, ...change }) => ({
    ...change,
    at: at.toISOString(),
    userId,
    userName: (userId && names.get(userId)) ?? null,
  }))
  return { total, entries }
}

async function failedJobs({ jobs }: AdministrationParts): Promise<FailedJob[]> {
  return (await jobs.failed()).map(({ createdAt, failedAt, ...job }) => ({
    ...job,
    createdUtc: createdAt.toISOString(),
    failedUtc: failedAt.toISOString(),
  }))
}

async function repeatJob({ pool, clock, jobs }: AdministrationParts, id: string, userId: string): Promise<null> {
  if (!(await jobs.repeat(id))) throw new AppError('job.notFound')
  await transaction(pool, (client) =>
    recordChange(client, { at: clock.now(), userId, area: 'Global', action: 'job.repeated', objectId: id }),
  )
  return null
}
