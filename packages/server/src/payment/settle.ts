import type { LedgerKind } from '@marklot/contracts/payment-administration'
import {
  isLiveState,
  recordMissing,
  recordProviderRead,
  type StoredSubscription,
  subscriptionById,
  subscriptionIdAt,
} from '../billing/index.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import { changeCheckout, checkoutsAt, type StoredCheckout } from './checkouts.store.ts'
import type { PaymentContext } from './context.ts'
import { noteDifference, settleVanished } from './differences.store.ts'
import { documentMoney } from './invoicing.ts'
import { appendToLedger, type NewLedgerEntry, type StoredLedgerEntry } from './ledger.store.ts'
import { orderById, type StoredOrder } from './orders.store.ts'
import { type Notice, queueNotices } from './payment.mail.ts'
import type { PaymentProvider, ProviderReading } from './provider.ts'
import { endSurplus } from './surplus.ts'

/** What a look at a subscription at its provider led to. */
export type Settled = { accountId: string | null } & (
  | { kind: 'stored'; subscription: StoredSubscription; before: StoredSubscription | null; newEntries: number }
  /** Nobody has approved it yet; nothing is stored. */
  | { kind: 'pending'; status: string }
  /** Another subscription of the account came first. */
  | { kind: 'superseded'; subscription: StoredSubscription }
  /** It does not match the order that it claims to be for. */
  | { kind: 'refused'; reason: string }
  /** Nothing here is known of it. */
  | { kind: 'unlinked' }
  /** The provider does not know it. */
  | { kind: 'notFound' }
)
/** Why a look is taken; it decides only what is reported. */
type Cause = 'event' | 'reconciliation' | 'person'

/**
 * Reads a subscription from its provider and stores what the read says: state, paid period, plan, payments, mails. The
 * only way in which money and rights change.
 * @throws ProviderAway, ProviderRefusal, and what keeps the database from storing it
 */
export async function settle(
  context: PaymentContext,
  provider: PaymentProvider,
  providerId: string,
  cause: Cause,
): Promise<Settled> {
  const reading = await provider.read(providerId)
  const settled = await transaction(context.pool, (client) => store(context, client, provider, providerId, reading, cause))
  if (settled.kind === 'superseded' && reading) await endSurplus(context, provider, reading, settled.accountId)
  return settled
}

/** What is known here of a subscription at a provider. */
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
  providerId: string,
  reading: ProviderReading | null,
  cause: Cause,
): Promise<Settled> {
  const now = context.clock.now()
  const link = await linkOf(client, provider, providerId)
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
  const order = await orderFor(client, link, reading)
  const reason = link.subscription ? alterationOf(reading, link, order) : refusalOf(reading, link, order)
  if (reason !== null) return refuse(client, reading, link, reason, now, provider)
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
      isAtOnce: reading.isAtOnce,
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
  await finishCheckouts(client, link, order, after, now)
  const entries = await book(client, reading, before, after, now)
  for (const entry of entries) await documentMoney(context, client, entry, order, reading.payments)
  await queueNotices(context, client, noticesOf(entries, order), { subscription: after, order, reading })
  if (cause === 'reconciliation') await reportCorrections(client, reading, before, after, entries, now)
  return { kind: 'stored', subscription: after, before, accountId: link.accountId, newEntries: entries.length }
}

async function linkOf(client: PoolClient, provider: PaymentProvider['provider'], providerId: string): Promise<Link | null> {
  const id = await subscriptionIdAt(client, provider, providerId)
  const subscription = (id && (await subscriptionById(client, id))) || null
  const checkouts = await checkoutsAt(client, provider, providerId)
  const accountId = subscription?.accountId ?? checkouts[0]?.accountId
  return accountId === undefined ? null : { accountId, subscription, checkouts }
}

/** The order that led to the plan which the provider names: the newest one for it, else the newest one. */
async function orderFor(client: PoolClient, { checkouts }: Link, { productKey }: ProviderReading): Promise<StoredOrder | null> {
  let newest: StoredOrder | null = null
  for (const { orderId } of checkouts) {
    const order = (await orderById(client, orderId)) ?? null
    newest ??= order
    if (order?.productKey === productKey) return order
  }
  return newest
}

/** A page can create or alter a subscription at the provider. Nothing is linked that differs from the order. */
function refusalOf(reading: ProviderReading, link: Link, order: StoredOrder | null): string | null {
  if (!order) return 'order'
  if (reading.accountId !== null && reading.accountId !== link.accountId) return 'account'
  return alterationOf(reading, link, order)
}

function alterationOf(reading: ProviderReading, link: Link, order: StoredOrder | null): string | null {
  if (reading.alteration !== null) return reading.alteration
  if (reading.productKey === null) return 'plan'
  if (order?.productKey === reading.productKey) {
    const { prices } = reading
    const isOrderedPrice =
      prices === null || (prices.price === order.price && prices.introductoryPrice === order.introductoryPrice)
    return isOrderedPrice ? null : 'price'
  }
  // A provider with prices of its own also moves customers from plan to plan.
  const mayMove = link.subscription !== null && reading.prices === null
  return mayMove || link.subscription?.productKey === reading.productKey ? null : 'plan'
}

/** Records what does not match its order. A linked subscription keeps what it has. */
async function refuse(
  client: PoolClient,
  { providerId, isLive }: ProviderReading,
  { accountId, subscription, checkouts }: Link,
  reason: string,
  now: Date,
  provider: PaymentProvider['provider'],
): Promise<Settled> {
  for (const { orderId, state } of checkouts)
    if (state === 'open' || state === 'approved') await changeCheckout(client, orderId, { state: 'refused', detail: reason }, now)
  if (isLive || subscription)
    await noteDifference(client, { provider, kind: 'altered', providerId, accountId, details: { reason }, isSettled: false }, now)
  return { kind: 'refused', reason, accountId }
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
  for (const { orderId, state } of checkouts)
    if (state === 'open' || state === 'approved') await changeCheckout(client, orderId, { state: 'abandoned' }, now)
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

/** The provider waits for an approval that the page has not reported either. */
const isUnapproved = ({ isLive, status, paidUntil }: ProviderReading, checkout: StoredCheckout | undefined): boolean =>
  !isLive &&
  paidUntil === null &&
  (status === 'APPROVAL_PENDING' || status === 'PendingFulfillmentStart') &&
  checkout?.state === 'open'

/** The order whose plan is now the subscription's, or will be, is done. */
async function finishCheckouts(
  client: PoolClient,
  { checkouts }: Link,
  order: StoredOrder | null,
  after: StoredSubscription,
  now: Date,
): Promise<void> {
  const own = checkouts.find(({ orderId }) => orderId === order?.id)
  if (!order || !own || own.state === 'done') return
  if (isLiveState(after.state)) {
    const plan = after.atProvider?.next?.key ?? after.productKey
    if (plan === order.productKey) await changeCheckout(client, order.id, { state: 'done' }, now)
  } else if (after.state === 'ApprovalPending' || after.state === 'Approved') {
    await changeCheckout(client, order.id, { state: 'approved' }, now)
  } else if (own.state === 'open' || own.state === 'approved') {
    // It was active and has ended, both unseen, or the provider ended it before it began.
    await changeCheckout(client, order.id, { state: after.validUntil === null ? 'failed' : 'done', detail: after.state }, now)
  }
}

/** Writes to the ledger what the read shows and the ledger lacks. */
async function book(
  client: PoolClient,
  reading: ProviderReading,
  before: StoredSubscription | null,
  after: StoredSubscription,
  now: Date,
): Promise<StoredLedgerEntry[]> {
  const { providerId, payments, failure, isTest, updatedAt } = reading
  const provider = after.type as NewLedgerEntry['provider']
  const { accountId, id: subscriptionId, productKey } = after
  const entries: StoredLedgerEntry[] = []
  const append = async (
    kind: LedgerKind,
    reference: string,
    happenedAt: Date,
    money: { amount: number; currency: string } | null = null,
  ) => {
    const entry = await appendToLedger(
      client,
      {
        provider,
        kind,
        reference,
        happenedAt,
        accountId,
        subscriptionId,
        productKey,
        amount: money?.amount ?? null,
        currency: money?.currency ?? null,
        isTest,
      },
      now,
    )
    if (entry) entries.push(entry)
  }
  for (const { id, at, state, amount, currency } of payments) {
    if (state === 'declined' || state === 'pending') continue
    await append('payment', id, at, { amount, currency })
    if (state === 'refunded') await append('refund', id, updatedAt > at ? updatedAt : at, { amount: -amount, currency })
  }
  if (failure) await append('paymentFailed', `${providerId} ${failure.at.toISOString()}`, failure.at)
  const changed = `${providerId} ${updatedAt.toISOString()}`
  const isFirst = before === null || before.state === 'ApprovalPending' || before.state === 'Approved'
  if (isFirst && isLiveState(after.state)) await append('activated', providerId, after.validFrom)
  if (before && !isFirst && before.productKey !== after.productKey) await append('planChanged', changed, updatedAt)
  if (after.state === 'Suspended' && before?.state !== 'Suspended') await append('suspended', changed, updatedAt)
  if (after.state === 'Active' && before?.state === 'Suspended') await append('activated', changed, updatedAt)
  if (after.state === 'Cancelled') await append('cancelled', providerId, updatedAt)
  if (after.state === 'Expired') await append('expired', providerId, updatedAt)
  return entries
}

/** The mails that new entries call for. */
function noticesOf(entries: readonly StoredLedgerEntry[], order: StoredOrder | null): Notice[] {
  return entries.flatMap(({ kind, reference }): Notice[] => {
    const key = `payment ${kind} ${reference}`
    switch (kind) {
      case 'activated':
        return [{ kind: 'activated', key }]
      case 'planChanged':
        return order ? [{ kind: 'activated', key }] : []
      case 'paymentFailed':
      case 'suspended':
      case 'cancelled':
        return [{ kind, key }]
      default:
        return []
    }
  })
}

/** Tells the operator what no event had reported. */
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
  await settleVanished(client, { provider, kind: 'notFound', providerId }, now)
  await settleVanished(client, { provider, kind: 'unlinked', providerId }, now)
}
