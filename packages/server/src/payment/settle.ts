import { lockAccount } from '../accounts/index.ts'
import {
  isLiveState,
  isReplaced,
  orderedProductKey,
  type Provider,
  recordMissing,
  recordProviderRead,
  type StoredSubscription,
  storedProduct,
  subscriptionsAt,
  writeLooks,
} from '../billing/index.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { agreedPricesOf } from './agreed-prices.store.ts'
import {
  alterationOf,
  isPaidForEarlier,
  isStanding,
  isUnderpaid,
  refusalOf,
  withoutAlteration,
  withoutUnderpaid,
} from './alterations.ts'
import { book, noticesOf } from './bookings.ts'
import { changeCheckout, checkoutsAt, type StoredCheckout, unfinishedStates } from './checkouts.store.ts'
import type { PaymentContext } from './context.ts'
import { isRefundSettled, noteDifference, settleVanished } from './differences.store.ts'
import { documentMoney } from './invoicing.ts'
import { type BookedMoney, bookedMoney, type NewLedgerEntry, type StoredLedgerEntry } from './ledger.store.ts'
import { orderById, type StoredOrder } from './orders.store.ts'
import { queueNotices } from './payment.mail.ts'
import type { PaymentProvider, ProviderReading } from './provider.ts'
import { endSurplus } from './surplus.ts'
import { isUnchanged } from './unchanged.ts'

/** The outcome of reading a subscription from its provider. */
export type Settled = { accountId: string | null } & (
  | { kind: 'stored'; subscription: StoredSubscription; before: StoredSubscription | null; newEntries: number }
  /** The payer has not approved the subscription yet, so nothing is stored. */
  | { kind: 'pending'; status: string }
  /** Another subscription of the account came first. */
  | { kind: 'superseded'; subscription: StoredSubscription }
  /** The subscription does not match the order that it claims to be for. */
  | { kind: 'refused'; reason: string }
  /** The subscription is not known to the product. */
  | { kind: 'unlinked' }
  /** The provider does not know the subscription. */
  | { kind: 'notFound' }
)
/** The reason why the subscription is read. It only affects the reports to the operator. */
type Cause = 'event' | 'reconciliation' | 'person'

/**
 * Reads a subscription from its provider and stores the result: state, paid period, plan, payments, mails. Money and
 * rights change only here.
 * @throws ProviderAway, ProviderRefusal, and errors of the database
 */
export async function settle(
  context: PaymentContext,
  provider: PaymentProvider,
  providerId: string,
  cause: Cause,
): Promise<Settled> {
  const reading = await provider.read(providerId)
  const link = (await linksOf(context.pool, provider.provider, [providerId])).get(providerId) ?? null
  const unchanged = await unchangedOf(provider, reading, link, readerOfMoney(context.pool, [link]))
  if (!unchanged) return storeReading(context, provider, { providerId, reading, link }, cause)
  await writeLooks(context.pool, [unchanged.subscription.id], context.clock.now())
  return unchanged
}

/**
 * Works like `settle`, but for a whole page of subscriptions. Our own data is read and written for the whole page,
 * because most subscriptions have not changed.
 * @param compared called with each outcome, or with the error that prevented it
 */
export async function settlePage(
  context: PaymentContext,
  provider: PaymentProvider,
  providerIds: readonly string[],
  { atOnce, signal, compared }: { atOnce: number; signal?: AbortSignal; compared(outcome: Settled | Error): void },
): Promise<void> {
  const links = await linksOf(context.pool, provider.provider, providerIds)
  const booked = readerOfMoney(context.pool, [...links.values()])
  const read = provider.reader()
  const looks: string[] = []
  const compare = async (providerId: string): Promise<Settled> => {
    const reading = await read(providerId)
    const unchanged = await unchangedOf(provider, reading, links.get(providerId) ?? null, booked)
    if (unchanged) {
      looks.push(unchanged.subscription.id)
      return unchanged
    }
    // An event may have stored something since the page was read.
    const link = (await linksOf(context.pool, provider.provider, [providerId])).get(providerId) ?? null
    return storeReading(context, provider, { providerId, reading, link }, 'reconciliation')
  }
  const left = providerIds.values()
  const compareAll = async () => {
    for (const providerId of left) {
      signal?.throwIfAborted()
      compared(await compare(providerId).catch((error) => (error instanceof Error ? error : new Error(String(error)))))
    }
  }
  await Promise.all(Array.from({ length: atOnce }, compareAll))
  await writeLooks(context.pool, looks, context.clock.now())
}

/** Reads the booked money of linked subscriptions: once for all of them, when the first is asked for. */
type ReadMoney = (subscriptionId: string) => Promise<BookedMoney | undefined>
function readerOfMoney(pool: Pool, links: readonly (Link | null)[]): ReadMoney {
  let read: Promise<Map<string, BookedMoney>> | undefined
  return async (subscriptionId) => {
    read ??= bookedMoney(
      pool,
      links.flatMap((link) => link?.subscription ?? []),
    )
    return (await read).get(subscriptionId)
  }
}

/** Returns the outcome of a read that reports nothing new; otherwise null. */
async function unchangedOf(
  { provider }: PaymentProvider,
  reading: ProviderReading | null,
  link: Link | null,
  booked: ReadMoney,
): Promise<Extract<Settled, { kind: 'stored' }> | null> {
  if (!reading || !link?.subscription) return null
  const { subscription, accountId, checkouts } = link
  if (!(await isUnchanged(provider, reading, subscription, checkouts, () => booked(subscription.id)))) return null
  return { kind: 'stored', subscription, before: subscription, accountId, newEntries: 0 }
}

async function storeReading(
  context: PaymentContext,
  provider: PaymentProvider,
  read: { providerId: string; reading: ProviderReading | null; link: Link | null },
  cause: Cause,
): Promise<Settled> {
  const settled = await transaction(context.pool, (client) => store(context, client, provider, read, cause))
  if (read.reading && (await isSurplus(context, settled, read.reading)))
    await endSurplus(context, provider, read.reading, settled.accountId)
  return settled
}

/**
 * Returns whether a subscription came second and still has to be ended or refunded. If the process died after it was
 * ended, only its payments show that. What an administrator has settled stays settled.
 */
async function isSurplus({ pool }: PaymentContext, settled: Settled, { payments }: ProviderReading): Promise<boolean> {
  if (settled.kind !== 'stored') return settled.kind === 'superseded'
  const { subscription } = settled
  if (!isReplaced(subscription) || !payments.some(isStanding)) return false
  return !(await isRefundSettled(pool, subscription.type as Provider, subscription.atProvider?.providerId ?? ''))
}

/** Our own data about a subscription at a provider. */
interface Link {
  accountId: string
  subscription: StoredSubscription | null
  /** The checkouts of its orders, newest first. */
  checkouts: readonly StoredCheckout[]
}

async function store(
  context: PaymentContext,
  client: PoolClient,
  { provider }: PaymentProvider,
  { providerId, reading, link }: { providerId: string; reading: ProviderReading | null; link: Link | null },
  cause: Cause,
): Promise<Settled> {
  const now = context.clock.now()
  // Before anything is written, so that reads of one account wait for each other and never for one another's orders.
  if (link) await lockAccount(client, link.accountId)
  if (!reading) return storeMissing(context, client, provider, providerId, link)
  if (!link) {
    if (reading.isLive)
      await noteDifference(
        client,
        { provider, kind: 'unlinked', providerId, accountId: reading.accountId, details: {}, isSettled: false },
        now,
      )
    return { kind: 'unlinked', accountId: null }
  }
  await noteUnknownRefunds(client, provider, reading, link.accountId, now)
  const named = await orderFor(client, link, reading.productKey)
  const agreed = link.subscription ? await agreedPricesOf(client, link.subscription) : []
  const alteration = link.subscription ? alterationOf(reading, link, named, agreed) : refusalOf(reading, link, named)
  if (alteration !== null) await noteAlteration(client, reading, link, alteration, now, provider)
  if (alteration === null) {
    const believed = withoutUnderpaid(reading, await leastAgreed(client, reading, link, named, agreed))
    return storeRead(context, client, provider, link, named, believed, cause)
  }
  if (link.subscription) {
    const { subscription } = link
    const order = await orderFor(client, link, orderedProductKey(subscription))
    const prices = [...agreed, ...(reading.prices?.formerPrices ?? []), ...(await orderedPrices(client, link))]
    await storeRead(
      context,
      client,
      provider,
      link,
      order,
      withoutAlteration(reading, subscription, order, agreed, prices),
      cause,
    )
  }
  return { kind: 'refused', reason: alteration, accountId: link.accountId }
}

/**
 * Returns the lowest price that ever applied to this subscription, by an order, an agreement or a general reduction.
 */
async function leastAgreed(
  client: PoolClient,
  reading: ProviderReading,
  link: Link,
  named: StoredOrder | null,
  agreed: readonly number[],
): Promise<number> {
  const { prices } = reading
  const least = Math.min(...pricesOf(prices), ...(prices?.formerPrices ?? []), ...pricesOf(named), ...agreed)
  // The other prices matter only if a payment was below that price.
  return isUnderpaid(reading, least) ? Math.min(least, ...(await orderedPrices(client, link))) : least
}

/** Returns the prices of all orders for a subscription, and the present prices of the ordered products. */
async function orderedPrices(client: PoolClient, { checkouts }: Link): Promise<number[]> {
  const prices: number[] = []
  for (const { orderId } of checkouts) {
    const order = await orderById(client, orderId)
    if (order) prices.push(...pricesOf(order), ...pricesOf(await storedProduct(client, order.productKey)))
  }
  return prices
}

const pricesOf = (
  priced: { readonly price: number | null; readonly introductoryPrice: number | null } | null | undefined,
): number[] => [priced?.price, priced?.introductoryPrice].filter((price) => typeof price === 'number')

/** Stores the trusted part of a reading. */
async function storeRead(
  context: PaymentContext,
  client: PoolClient,
  provider: PaymentProvider['provider'],
  link: Link,
  order: StoredOrder | null,
  reading: ProviderReading,
  cause: Cause,
): Promise<Settled> {
  const now = context.clock.now()
  const { providerId } = reading
  const productKey = reading.productKey ?? link.subscription?.productKey
  if (productKey === undefined) return { kind: 'unlinked', accountId: link.accountId }
  const checkout = link.checkouts.find(({ orderId }) => orderId === order?.id)
  if (!link.subscription && isUnapproved(reading, checkout))
    return { kind: 'pending', status: reading.status, accountId: link.accountId }
  const change = await recordProviderRead(
    client,
    {
      provider,
      providerId,
      accountId: link.accountId,
      status: reading.status,
      updatedAt: reading.updatedAt,
      productKey,
      billingPlan: reading.billingPlan,
      validFrom: reading.startsAt,
      validUntil: reading.paidUntil,
      mayShorten: reading.mayShorten,
      isAtOnce: reading.isAtOnce || !isPaidForEarlier(reading, order),
      offices: order && order.productKey === productKey ? order.packages : null,
      details: reading.details,
    },
    now,
  )
  if (change.kind === 'prevented') {
    if (checkout) await changeCheckout(client, checkout.orderId, { state: 'superseded' }, now)
    await book(client, reading, change.own, change.own, now)
    return { kind: 'superseded', subscription: change.subscription, accountId: link.accountId }
  }
  const before = change.kind === 'stored' ? change.before : change.subscription
  const after = change.kind === 'stored' ? change.after : change.subscription
  // Another read may have finished them since `link` was read; the account is locked only now.
  const checkouts = await checkoutsAt(client, provider, [providerId])
  const finished = await finishCheckouts(client, checkouts, order, after, now)
  const entries = await book(client, reading, before, after, now)
  await queueNotices(context, client, noticesOf(entries, order, finished, reading), { subscription: after, order, reading })
  if (cause === 'reconciliation') await reportCorrections(client, reading, before, after, entries, now)
  // Last, because all other invoices wait for this number until the transaction ends.
  for (const entry of entries) await documentMoney(context, client, entry, order, reading.payments)
  return { kind: 'stored', subscription: after, before, accountId: link.accountId, newEntries: entries.length }
}

/** Returns our data about subscriptions, by the provider's id. Unknown subscriptions are absent. */
async function linksOf(
  pool: Pool,
  provider: PaymentProvider['provider'],
  providerIds: readonly string[],
): Promise<ReadonlyMap<string, Link>> {
  const [subscriptions, checkouts] = await Promise.all([
    subscriptionsAt(pool, provider, providerIds),
    checkoutsAt(pool, provider, providerIds),
  ])
  const links = new Map<string, Link>()
  for (const providerId of providerIds) {
    const subscription = subscriptions.find(({ atProvider }) => atProvider?.providerId === providerId) ?? null
    const own = checkouts.filter((checkout) => checkout.providerId === providerId)
    const accountId = subscription?.accountId ?? own[0]?.accountId
    if (accountId !== undefined) links.set(providerId, { accountId, subscription, checkouts: own })
  }
  return links
}

/** Returns the order behind a plan: the newest one for this plan, or else the newest of all. */
async function orderFor(client: PoolClient, { checkouts }: Link, productKey: string | null): Promise<StoredOrder | null> {
  let newest: StoredOrder | null = null
  for (const { orderId } of checkouts) {
    const order = (await orderById(client, orderId)) ?? null
    newest ??= order
    if (order?.productKey === productKey) return order
  }
  return newest
}

/** Records how a subscription differs from its order. */
async function noteAlteration(
  client: PoolClient,
  { providerId, isLive }: ProviderReading,
  { accountId, subscription, checkouts }: Link,
  reason: string,
  now: Date,
  provider: PaymentProvider['provider'],
): Promise<void> {
  for (const { orderId } of checkouts)
    await changeCheckout(client, orderId, { state: 'refused', detail: reason, from: unfinishedStates }, now)
  if (isLive || subscription)
    await noteDifference(client, { provider, kind: 'altered', providerId, accountId, details: { reason }, isSettled: false }, now)
}

/** Records payments that were partly refunded by an unknown amount, which the operator has to look up. */
async function noteUnknownRefunds(
  client: PoolClient,
  provider: PaymentProvider['provider'],
  { providerId, payments }: ProviderReading,
  accountId: string,
  now: Date,
): Promise<void> {
  const partly = payments.filter(({ state }) => state === 'partiallyRefunded')
  const returned = payments.some(({ state }) => state === 'refunded')
  const unknown = partly.filter(({ refunds }) => refunds.length === 0).map(({ id }) => id)
  const about = { provider, providerId }
  const kind = 'refundUnknown'
  if (unknown.length > 0)
    await noteDifference(client, { ...about, kind, accountId, details: { payments: unknown }, isSettled: false }, now)
  else if (partly.length > 0 || returned) await settleVanished(client, { ...about, kinds: [kind] }, now)
}

async function storeMissing(
  { clock }: PaymentContext,
  client: PoolClient,
  provider: PaymentProvider['provider'],
  providerId: string,
  link: Link | null,
): Promise<Settled> {
  const now = clock.now()
  if (!link) return { kind: 'notFound', accountId: null }
  const { accountId, subscription, checkouts } = link
  for (const { orderId } of checkouts) await changeCheckout(client, orderId, { state: 'abandoned', from: unfinishedStates }, now)
  if (subscription && subscription.state !== 'NotFound') {
    await recordMissing(client, subscription, now)
    await noteDifference(
      client,
      { provider, kind: 'notFound', providerId, accountId, details: { state: subscription.state }, isSettled: false },
      now,
    )
  }
  return { kind: 'notFound', accountId }
}

/** Returns whether the provider waits for an approval that the page has not reported yet either. */
const isUnapproved = ({ isLive, status, paidUntil }: ProviderReading, checkout: StoredCheckout | undefined): boolean =>
  !isLive &&
  paidUntil === null &&
  (status === 'APPROVAL_PENDING' || status === 'PendingFulfillmentStart') &&
  checkout?.state === 'open'

/**
 * Completes the order whose plan is now the subscription's, or will be. Earlier orders for the same subscription
 * without an outcome are abandoned, because this one replaces them.
 * @returns the order, if this read completed it
 */
async function finishCheckouts(
  client: PoolClient,
  checkouts: readonly StoredCheckout[],
  order: StoredOrder | null,
  after: StoredSubscription,
  now: Date,
): Promise<StoredOrder | null> {
  const own = checkouts.find(({ orderId }) => orderId === order?.id)
  if (!order || !own || own.state === 'done') return null
  const become = async (state: 'done' | 'approved' | 'failed', detail?: string) => {
    await changeCheckout(client, order.id, { state, ...(detail === undefined ? {} : { detail }) }, now)
    if (state !== 'done') return null
    for (const { orderId, createdAt, state: known } of checkouts)
      if ((known === 'open' || known === 'approved') && createdAt < own.createdAt)
        await changeCheckout(client, orderId, { state: 'abandoned' }, now)
    return order
  }
  if (isLiveState(after.state)) {
    const seats = after.atProvider?.details.marketplaceSubscription?.quantity ?? null
    const isOrdered = orderedProductKey(after) === order.productKey && (order.quantity === null || order.quantity === seats)
    return isOrdered ? become('done') : null
  }
  if (after.state === 'ApprovalPending' || after.state === 'Approved') return become('approved')
  // The subscription became active and ended unnoticed, or the provider ended it before it began.
  if (own.state === 'open' || own.state === 'approved') return become(after.validUntil === null ? 'failed' : 'done', after.state)
  return null
}

/** Reports to the operator the changes that no event had reported. */
async function reportCorrections(
  client: PoolClient,
  { providerId }: ProviderReading,
  before: StoredSubscription | null,
  after: StoredSubscription,
  entries: readonly StoredLedgerEntry[],
  now: Date,
): Promise<void> {
  const provider = after.type as NewLedgerEntry['provider']
  const about = { provider, providerId, accountId: after.accountId, isSettled: true }
  const details: Record<string, unknown> = {}
  if (before?.state !== after.state) details.state = [before?.state ?? null, after.state]
  if (before?.productKey !== after.productKey) details.product = [before?.productKey ?? null, after.productKey]
  if (before?.validUntil?.getTime() !== after.validUntil?.getTime())
    details.validUntil = [before?.validUntil ?? null, after.validUntil]
  if (Object.keys(details).length > 0) await noteDifference(client, { ...about, kind: 'stateCorrected', details }, now)
  const payments = entries.filter(({ amount }) => amount !== null).map(({ reference }) => reference)
  if (payments.length > 0) await noteDifference(client, { ...about, kind: 'paymentAdded', details: { payments } }, now)
  await settleVanished(client, { provider, kinds: ['notFound', 'unlinked'], providerId }, now)
}
