import type { PauseReason, QueryExecution, Recipient, StoredBrandQuery } from '@marklot/contracts/radar'
import { type AccountSettings, accountSettings } from '../accounts/index.ts'
import type { Pool } from '../platform/database.ts'
import type { Mailer, MailFate } from '../platform/mailer.ts'
import { type StoredExecution, storedExecutions } from './executions.store.ts'
import { countsOf, type QueryCounts, type StoredQuery, type StoredRecipient } from './radar.store.ts'

/** How long an execution may run before its state counts as unknown, in milliseconds (see the decisions). */
const patience = 30 * 60_000

/** Returns the key of an execution's mail to one recipient, with which the mail is sent only once. */
export const mailKey = (executionId: number, recipientId: number): string => `radar:${executionId}:${recipientId}`

/**
 * Returns whether a recipient receives mails. Addresses with which the account's people signed in need no confirmation.
 */
export function recipientState({ mail, leftAt, confirmedAt }: StoredRecipient, confirmed: readonly string[]): Recipient['state'] {
  if (leftAt !== null) return 'left'
  const isOwn = confirmed.some((own) => own.toLowerCase() === mail.toLowerCase())
  return isOwn || confirmedAt !== null ? 'active' : 'unconfirmed'
}

export function presentExecution(
  execution: StoredExecution,
  query: StoredQuery,
  fates: ReadonlyMap<string, MailFate>,
  now: Date,
): QueryExecution {
  const { finishedAt, failure, startedAt, dueAt } = execution
  const isOpen = finishedAt === null && failure === null
  return {
    id: execution.id,
    storedBrandQueryId: execution.queryId,
    state: finishedAt !== null ? 'resultAvailable' : failure !== null ? 'executionFailed' : 'stateUnknown',
    isRunning: isOpen && now.getTime() - startedAt.getTime() < patience,
    trigger: dueAt === null ? 'byHand' : 'scheduled',
    dueUtc: dueAt?.toISOString() ?? null,
    startedUtc: startedAt.toISOString(),
    finishedUtc: finishedAt?.toISOString() ?? null,
    total: execution.total,
    totalIsLowerBound: execution.isLowerBound,
    newBrands: execution.newBrands,
    changedBrands: execution.changedBrands,
    mails: execution.mailed.flatMap((id) => {
      const recipient = query.recipients.find((one) => one.id === id)
      const fate = fates.get(mailKey(execution.id, id))
      if (!recipient || !fate) return []
      return [{ mail: recipient.mail, state: fate.state, attempts: fate.attempts, sentUtc: fate.sentAt?.toISOString() ?? null }]
    }),
  }
}

/** Presents executions of one search with the fates of their mails. */
export async function presentExecutions(
  { mailer, now }: { mailer: Mailer; now: Date },
  executions: readonly StoredExecution[],
  query: StoredQuery,
): Promise<QueryExecution[]> {
  const fates = await mailer.fates(executions.flatMap(({ id, mailed }) => mailed.map((recipient) => mailKey(id, recipient))))
  return executions.map((execution) => presentExecution(execution, query, fates, now))
}

/** Presents saved searches with their counts and last executions, with one query for each kind of fact. */
export async function presentQueries(
  context: { pool: Pool; mailer: Mailer; now: Date },
  queries: readonly StoredQuery[],
): Promise<StoredBrandQuery[]> {
  if (queries.length === 0) return []
  const { pool, mailer, now } = context
  const counts = await countsOf(
    pool,
    queries.map(({ id }) => id),
  )
  const lastIds = [...counts.values()].flatMap(({ lastExecutionId }) => lastExecutionId ?? [])
  const [last, settings] = await Promise.all([
    storedExecutions(pool, lastIds),
    accountSettings(pool, [...new Set(queries.map(({ accountId }) => accountId))]),
  ])
  const fates = await mailer.fates(last.flatMap(({ id, mailed }) => mailed.map((recipient) => mailKey(id, recipient))))
  return queries.map((query) => {
    const execution = last.find(({ queryId }) => queryId === query.id)
    return presentQuery(query, {
      counts: counts.get(query.id),
      settings: settings.get(query.accountId),
      lastExecution: execution ? presentExecution(execution, query, fates, now) : null,
    })
  })
}

function presentQuery(
  query: StoredQuery,
  {
    counts,
    settings,
    lastExecution,
  }: {
    counts: QueryCounts | undefined
    settings: AccountSettings | undefined
    lastExecution: QueryExecution | null
  },
): StoredBrandQuery {
  const { recipients, pausedAt, pausedReason } = query
  return {
    id: query.id,
    name: query.name,
    description: query.description,
    ...query.search,
    executionFrequency: query.executionFrequency,
    ownerMail: recipients.find(({ role }) => role === 'to')?.mail ?? '',
    shareResults: recipients.filter(({ role }) => role === 'cc').map(({ mail }) => mail),
    notificationLanguage: query.notificationLanguage,
    mailWhenNothingNew: query.mailWhenNothingNew,
    createdUtc: query.createdAt.toISOString(),
    changedUtc: query.changedAt.toISOString(),
    nextExecutionUtc: query.nextRunAt?.toISOString() ?? null,
    paused: pausedAt && pausedReason ? { reason: pausedReason as PauseReason, sinceUtc: pausedAt.toISOString() } : null,
    recipients: recipients.map((recipient) => ({
      mail: recipient.mail,
      role: recipient.role,
      state: recipientState(recipient, settings?.mails ?? []),
    })),
    openRisks: counts?.openRisks ?? 0,
    acceptedBrands: counts?.acceptedBrands ?? 0,
    executions: counts?.executions ?? 0,
    lastExecution,
  }
}
