import type { PauseReason } from '@marklot/contracts/radar'
import { type AccountSettings, accountSettings } from '../accounts/index.ts'
import { type Entitlement, entitlementsOf, markFirstUse } from '../billing/index.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { LinkSigner } from '../platform/signed-links.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { newestRevision, type OfficeState, officeStates, registerGeneration } from '../register/index.ts'
import { coveredOffices, officeSearchStates, type SearchEngine } from '../search/index.ts'
import { noteMailed, noteWatched, openExecutions, pauseQueries } from './agents.store.ts'
import { conclude, type Finding } from './conclude.ts'
import { noteFailure } from './executions.store.ts'
import { findScheduled, type Run } from './find-scheduled.ts'
import { searchOfRadar } from './matching.ts'
import { permitRun } from './permits.ts'
import { mailsAbout, pauseNotice } from './radar.mail.ts'
import { type StoredQuery, storedQueries } from './radar.store.ts'

export interface AgentContext {
  pool: Pool
  clock: Clock
  engine: SearchEngine
  mailer: Mailer
  signer: LinkSigner
  texts: ReferenceTexts
  productName: string
  /** Origin of the product. */
  home: string
}

/** An execution to run, with its search and account. */
interface Scheduled {
  executionId: number
  query: StoredQuery
  settings: AccountSettings
}

/**
 * Runs a slice of due executions. Results, what they report and their mails are stored in one transaction, so the slice
 * may run any number of times: executions that have a result are left out. A failure is noted with the executions, and
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
    // An unreachable database cannot note it either.
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
  const { pool, clock, engine, mailer } = context
  const scheduled = await scheduledOf(pool, open)
  const entitlements = await entitlementsByAccount(context, scheduled)
  const runs: (Scheduled & Run)[] = []
  const paused: (Scheduled & { reason: PauseReason })[] = []
  for (const one of scheduled) {
    const permit = permitRun(one.query, one.settings, entitlements.get(one.query.accountId) as Entitlement)
    if ('paused' in permit) paused.push({ ...one, reason: permit.paused })
    else runs.push({ ...one, offices: permit.offices })
  }
  const [generation, revision, holdings] = await Promise.all([registerGeneration(pool), newestRevision(pool), officeStates(pool)])
  await engine.catchUp()
  const found = await findScheduled(context, runs, { generation, revision }, signal)
  const findings = runs.flatMap((run): Finding[] => {
    const own = found.get(run.query.id)
    return own ? [findingOf(run, own, holdings)] : []
  })
  const settingsOf = new Map(scheduled.map(({ query, settings }) => [query.id, settings]))
  await transaction(pool, async (client) => {
    const now = clock.now()
    const conclusions = await conclude(client, findings, { pool, now })
    const watched = conclusions.map(({ query }) => query.id)
    await noteWatched(client, watched, { generation, revision })
    await markFirstUse(client, unusedSubscriptions(conclusions, entitlements), now)
    const resting = await pauseQueries(
      client,
      paused.map(({ executionId, query, reason }) => ({ executionId, queryId: query.id, reason })),
      now,
    )
    const mails = []
    const mailed = []
    for (const conclusion of conclusions) {
      const settings = settingsOf.get(conclusion.query.id)
      const own = settings ? await mailsAbout(context, conclusion, settings, now) : []
      if (own.length === 0) continue
      mails.push(...own.map(({ mail }) => mail))
      mailed.push({ executionId: conclusion.executionId, recipientIds: own.map(({ recipientId }) => recipientId) })
    }
    for (const { query, settings, reason } of paused)
      if (resting.has(query.id)) mails.push(...pauseNotice(context, query, settings, reason, now))
    await noteMailed(client, mailed)
    await mailer.queueAll(client, mails)
  })
}

/** The searches and accounts of executions. Executions of deleted ones are left out; they disappear with them. */
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

/** The subscriptions that these executions use for the first time. */
function unusedSubscriptions(
  conclusions: readonly { query: StoredQuery }[],
  entitlements: ReadonlyMap<string, Entitlement>,
): string[] {
  const used = conclusions.flatMap(({ query }) => entitlements.get(query.accountId)?.subscription ?? [])
  return [...new Set(used.filter(({ firstUsedAt }) => firstUsedAt === null).map(({ id }) => id))]
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
