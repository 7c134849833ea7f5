import { openAtProvider, recordAbandoned } from '../billing/index.ts'
import { transaction } from '../platform/database.ts'
import { changeCheckout, unfinishedCheckouts, unfinishedStates } from './checkouts.store.ts'
import type { PaymentContext } from './context.ts'
import { openRefunds } from './differences.store.ts'
import { waitingEvents } from './inbox.store.ts'
import { addJob } from './inbox.ts'
import type { PaymentProvider } from './provider.ts'
import { type Settled, settlePage } from './settle.ts'

/** The number of subscriptions that are looked up with one query. */
const slice = 200
/** The number of subscriptions compared at the same time. A comparison mostly waits for the provider. */
const comparedAtOnce = 4
/**
 * How long an order waits for its approval, or an approved one for its outcome, in milliseconds. The provider's own
 * pages expire earlier.
 */
const approvalPatience = 3 * 86_400_000
/** How often ended subscriptions are compared, in milliseconds. */
const endedInterval = 86_400_000
/** How long an event may wait for its job, in milliseconds. */
const jobPatience = 10 * 60_000

export interface Reconciliation {
  compared: number
  /** The number of subscriptions whose state, plan, period or payments were not up to date. */
  differences: number
  unreachable: number
}

/**
 * Compares every subscription that may still change with its provider, because events can get lost: active
 * subscriptions, orders without an outcome, surplus ones with money to refund, and once a day those that have ended.
 * @param isThorough whether to also compare ended ones that were compared recently
 */
export async function reconcile(
  context: PaymentContext,
  { isThorough, signal }: { isThorough: boolean; signal?: AbortSignal },
): Promise<Reconciliation> {
  const sum: Reconciliation = { compared: 0, differences: 0, unreachable: 0 }
  await repeatLostEvents(context)
  for (const provider of context.providers.values()) {
    const compared = (outcome: Settled | Error) => {
      if (outcome instanceof Error) {
        sum.unreachable += 1
        context.log.warn({ provider: provider.provider, err: outcome }, 'A subscription could not be compared')
        return
      }
      sum.compared += 1
      if (isDifferent(outcome)) sum.differences += 1
    }
    for await (const ids of pagesToCompare(context, provider, isThorough))
      await settlePage(context, provider, ids, { atOnce: comparedAtOnce, compared, ...(signal ? { signal } : {}) })
    await abandonOrders(context, provider)
  }
  return sum
}

/** Yields the provider's ids of the subscriptions to compare, each once, page by page. */
async function* pagesToCompare(
  { pool, clock, log }: PaymentContext,
  { provider, running }: PaymentProvider,
  isThorough: boolean,
): AsyncGenerator<string[]> {
  const now = clock.now()
  const seenSince = isThorough ? now : new Date(now.getTime() - endedInterval)
  const seen = new Set<string>()
  const isNew = (id: string) => !seen.has(id) && seen.add(id)
  for (let after = ''; ; ) {
    const ids = await openAtProvider(pool, { provider, after, limit: slice, now, seenSince })
    yield ids.filter(isNew)
    const last = ids.at(-1)
    if (last === undefined || ids.length < slice) break
    after = last
  }
  for (let after = ''; ; ) {
    const checkouts = await unfinishedCheckouts(pool, { provider, after, limit: slice })
    yield checkouts.map(({ providerId }) => providerId).filter(isNew)
    const last = checkouts.at(-1)
    if (last === undefined || checkouts.length < slice) break
    after = last.providerId
  }
  yield (await openRefunds(pool, provider)).filter(isNew)
  try {
    let page: string[] = []
    for await (const id of running?.() ?? []) {
      if (isNew(id)) page.push(id)
      if (page.length < slice) continue
      yield page
      page = []
    }
    yield page
  } catch (error) {
    log.warn({ provider, err: error }, "The provider's subscriptions could not be listed")
  }
}

function isDifferent(settled: Settled): boolean {
  if (settled.kind === 'pending') return false
  if (settled.kind !== 'stored') return true
  const { before, subscription, newEntries } = settled
  return (
    newEntries > 0 ||
    before?.state !== subscription.state ||
    before.productKey !== subscription.productKey ||
    before.validUntil?.getTime() !== subscription.validUntil?.getTime()
  )
}

/**
 * Gives up orders without an outcome: they were never approved, or another order for the same subscription was approved
 * after them. If the provider carries one out later, it is still linked.
 */
async function abandonOrders({ pool, clock }: PaymentContext, { provider }: PaymentProvider): Promise<void> {
  const now = clock.now()
  for (let after = ''; ; ) {
    const checkouts = await unfinishedCheckouts(pool, { provider, after, limit: slice })
    for (const { orderId, providerId, changedAt } of checkouts)
      if (now.getTime() - changedAt.getTime() > approvalPatience)
        await transaction(pool, async (client) => {
          // Locks the account first, as all reads do.
          await recordAbandoned(client, provider, providerId, now)
          await changeCheckout(client, orderId, { state: 'abandoned', from: unfinishedStates }, now)
        })
    const last = checkouts.at(-1)
    if (last === undefined || checkouts.length < slice) return
    after = last.providerId
  }
}

/** Adds jobs for events that still wait although their job is gone. */
async function repeatLostEvents(context: PaymentContext): Promise<void> {
  const { pool, clock } = context
  for (const event of await waitingEvents(pool, new Date(clock.now().getTime() - jobPatience), slice))
    await addJob(context, event)
}
