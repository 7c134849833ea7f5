import type { PauseReason } from '@marklot/contracts/radar'
import { type AccountSettings, accountSettings } from '../accounts/index.ts'
import { type Entitlement, entitlementsOf, markFirstUse } from '../billing/index.ts'
import type { SearchedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import type { KeyedMail, Mailer } from '../platform/mailer.ts'
import type { LinkSigner } from '../platform/signed-links.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { newestLogoRevision, newestRevision, type OfficeState, officeStates, registerGeneration } from '../register/index.ts'
import { coveredOffices, officeSearchStates, type SearchEngine } from '../search/index.ts'
import { noteMailed, noteWatched, openExecutions, pauseQueries } from './agents.store.ts'
import { conclude, type Finding } from './conclude.ts'
import { noteFailure } from './executions.store.ts'
import { findScheduled, isMatchedInReverse, type RegisterNow } from './find-scheduled.ts'
import { isReadable, type Run, searchOfRadar } from './matching.ts'
import { permitRun } from './permits.ts'
import { mailsAbout, pauseNotice } from './radar.mail.ts'
import { type StoredQuery, storedQueries } from './radar.store.ts'
import { watchedLogos } from './watched-logos.ts'

export interface AgentContext {
  pool: Pool
  clock: Clock
  engine: SearchEngine
  logos: SearchedLogos
  mailer: Mailer
  signer: LinkSigner
  texts: ReferenceTexts
  productName: string
  /** The origin of the product. */
  home: string
}

/** An execution to run, with its search and account. */
interface Scheduled {
  executionId: number
  query: StoredQuery
  settings: AccountSettings
}

/** An execution that the plan permits. */
interface Permitted extends Scheduled, Pick<Run, 'query' | 'offices'> {
  subscription: Entitlement['subscription']
}
interface PermittedRun extends Permitted, Run {}

/**
 * Runs a slice of due executions. Each batch stores its results, reports and mails in one transaction and skips
 * executions that have a result, so it is safe to run the slice again. A failure is recorded with the executions, and
 * the job is repeated.
 */
export async function runSlice(context: AgentContext, executionIds: readonly number[], signal: AbortSignal): Promise<void> {
  const { pool } = context
  const open = await openExecutions(pool, executionIds)
  if (open.length === 0) return
  try {
    await runOpen(context, open, signal)
  } catch (error) {
    const failure = error instanceof Error ? error.message || error.name : String(error)
    // If the database cannot be reached, recording the failure fails too.
    const ids = open.map(({ id }) => id)
    await noteFailure(pool, ids, failure).catch(() => undefined)
    throw error
  }
}

async function runOpen(
  context: AgentContext,
  open: readonly { id: number; queryId: number }[],
  signal: AbortSignal,
): Promise<void> {
  const { pool, engine } = context
  const scheduled = await scheduledOf(pool, open)
  const entitlements = await entitlementsByAccount(context, scheduled)
  const permitted: Permitted[] = []
  const unreadable: number[] = []
  const paused: (Scheduled & { reason: PauseReason })[] = []
  for (const one of scheduled) {
    const entitlement = entitlements.get(one.query.accountId) as Entitlement
    const permit = permitRun(one.query, one.settings, entitlement)
    if ('paused' in permit) paused.push({ ...one, reason: permit.paused })
    // An unreadable search must not prevent the others in its slice from running.
    else if (!isReadable(one.query.search)) unreadable.push(one.executionId)
    else permitted.push({ ...one, offices: permit.offices, subscription: entitlement.subscription })
  }
  await pause(context, paused)
  await noteFailure(pool, unreadable, 'The saved search cannot be read')
  const [generation, revision, logoRevision, holdings] = await Promise.all([
    registerGeneration(pool),
    newestRevision(pool),
    newestLogoRevision(pool),
    officeStates(pool),
  ])
  const register = { generation, revision, logoRevision, holdings }
  await engine.catchUp()
  const runs = await withLogos(context, permitted)
  for (const batch of batchesOf(runs, register)) await runBatch(context, batch, register, signal)
}

/** Adds the logos. A logo that cannot be compared only makes its own execution fail. */
async function withLogos(context: AgentContext, permitted: readonly Permitted[]): Promise<PermittedRun[]> {
  const logos = await watchedLogos(
    context,
    permitted.map(({ query }) => query),
  )
  const runs: PermittedRun[] = []
  for (const one of permitted) {
    const logo = logos.get(one.query.id) ?? null
    if (logo instanceof AppError) await noteFailure(context.pool, [one.executionId], logo.code)
    else runs.push({ ...one, logo })
  }
  return runs
}

/** How many searches of the whole register are stored together. Their results may be large. */
const wholeAtOnce = 50

/**
 * Divides runs into batches. Reverse searches find little and are stored together; the others are stored in small
 * batches.
 */
function batchesOf(runs: readonly PermittedRun[], register: RegisterNow): PermittedRun[][] {
  const reverse = runs.filter(({ query }) => isMatchedInReverse(query, register))
  const whole = runs.filter(({ query }) => !isMatchedInReverse(query, register))
  const batches = reverse.length > 0 ? [reverse] : []
  for (let at = 0; at < whole.length; at += wholeAtOnce) batches.push(whole.slice(at, at + wholeAtOnce))
  return batches
}

/** Runs searches outside of a transaction, then stores their results, reports and mails in one. */
async function runBatch(
  context: AgentContext,
  runs: readonly PermittedRun[],
  { holdings, ...register }: RegisterNow & { holdings: readonly OfficeState[] },
  signal: AbortSignal,
): Promise<void> {
  const { pool, clock, mailer } = context
  const found = await findScheduled(context, runs, register, signal)
  const findings = runs.flatMap((run): Finding[] => {
    const own = found.get(run.query.id)
    return own ? [findingOf(run, own, holdings)] : []
  })
  const runOf = new Map(runs.map((run) => [run.query.id, run]))
  await transaction(pool, async (client) => {
    const now = clock.now()
    const conclusions = await conclude(client, findings, { pool, now })
    const done = conclusions.flatMap((conclusion) => {
      const run = runOf.get(conclusion.query.id)
      return run ? [{ conclusion, run }] : []
    })
    await noteWatched(
      client,
      done.map(({ run }) => run.query.id),
      register,
    )
    const unused = done.filter(({ run }) => run.subscription.firstUsedAt === null)
    await markFirstUse(client, [...new Set(unused.map(({ run }) => run.subscription.id))], now)
    const mails: KeyedMail[] = []
    const mailed: { executionId: number; recipientIds: number[] }[] = []
    for (const { conclusion, run } of done) {
      const own = await mailsAbout(context, conclusion, run.settings, now)
      if (own.length === 0) continue
      mails.push(...own.map(({ mail }) => mail))
      mailed.push({ executionId: conclusion.executionId, recipientIds: own.map(({ recipientId }) => recipientId) })
    }
    await noteMailed(client, mailed)
    await mailer.queueAll(client, mails)
  })
}

/** Pauses searches and informs their owners once. */
async function pause(context: AgentContext, paused: readonly (Scheduled & { reason: PauseReason })[]): Promise<void> {
  if (paused.length === 0) return
  const { pool, clock, mailer } = context
  await transaction(pool, async (client) => {
    const now = clock.now()
    const resting = await pauseQueries(
      client,
      paused.map(({ executionId, query, reason }) => ({ executionId, queryId: query.id, reason })),
      now,
    )
    const told = paused.filter(({ query }) => resting.has(query.id))
    await mailer.queueAll(
      client,
      told.flatMap(({ query, settings, reason }) => pauseNotice(context, query, settings, reason, now)),
    )
  })
}

/**
 * Returns the searches and accounts of executions. Leaves out executions whose search was deleted, since they are
 * deleted with it.
 */
async function scheduledOf(pool: Pool, open: readonly { id: number; queryId: number }[]): Promise<Scheduled[]> {
  const queries = await storedQueries(
    pool,
    open.map(({ queryId }) => queryId),
  )
  const byId = new Map(queries.map((query) => [query.id, query]))
  const settings = await accountSettings(pool, [...new Set(queries.map(({ accountId }) => accountId))])
  return open.flatMap(({ id, queryId }) => {
    const query = byId.get(queryId)
    const own = query && settings.get(query.accountId)
    return query && own ? [{ executionId: id, query, settings: own }] : []
  })
}

async function entitlementsByAccount(
  { pool, clock }: AgentContext,
  scheduled: readonly Scheduled[],
): Promise<Map<string, Entitlement>> {
  const ids = [...new Set(scheduled.map(({ query }) => query.accountId))]
  const entitlements = await entitlementsOf(pool, ids, clock)
  return new Map(ids.map((id, i) => [id, entitlements[i] as Entitlement]))
}

function findingOf(
  { executionId, query, offices }: Scheduled & Run,
  found: Finding['found'],
  holdings: readonly OfficeState[],
): Finding {
  const { query: parsed } = searchOfRadar(query.search)
  return {
    executionId,
    query,
    found,
    offices: officeSearchStates(holdings, offices, coveredOffices(offices, query.search.filters, parsed)),
    keepsOnlyNew: query.search.onlyNewBrands,
  }
}
