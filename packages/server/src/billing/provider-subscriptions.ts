import { randomUUID } from 'node:crypto'
import type { BillingPlan, RegistrationOfficeCode, SubscriptionState } from '@marklot/contracts'
import { lockAccount } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { PoolClient } from '../platform/database.ts'
import { storedProduct } from './products.store.ts'
import { isLiveState, type Provider, stateOfStatus } from './provider-states.ts'
import { writeNext, writeProviderPart, writeTermination } from './provider-subscriptions.store.ts'
import { fittingOffices, preventsAnother } from './subscription-rules.ts'
import {
  insertSubscription,
  type ProviderDetails,
  replacePackages,
  type StoredSubscription,
  subscriptionAt,
  subscriptionById,
  subscriptionsOf,
  updatePaidPeriod,
  updateProductOf,
} from './subscriptions.store.ts'

/** A provider's current description of a subscription. */
export interface ProviderRead {
  provider: Provider
  providerId: string
  accountId: string
  /** The status in the provider's words. */
  status: string
  /** When the provider last changed it. Older reads change nothing. */
  updatedAt: Date
  productKey: string
  billingPlan: BillingPlan
  validFrom: Date
  /** The end of the paid period; null if nothing has been paid yet. */
  validUntil: Date | null
  /** Whether the paid period may end earlier, because a payment was refunded or the contract ended. */
  mayShorten: boolean
  /** Whether a smaller plan begins immediately; otherwise it begins when the paid period of the larger one ends. */
  isAtOnce: boolean
  /** The offices of the order. If it is null, those of the chosen offices that fit are kept. */
  offices: readonly RegistrationOfficeCode[] | null
  details: ProviderDetails
}

export type ProviderChange =
  /** A newer read was stored earlier. */
  | { kind: 'stale'; subscription: StoredSubscription }
  /** The account has another active subscription. `own` is stored without rights, to record its payments. */
  | { kind: 'prevented'; subscription: StoredSubscription; own: StoredSubscription }
  | { kind: 'stored'; before: StoredSubscription | null; after: StoredSubscription }

/**
 * Stores a provider's description of a subscription. Paid subscriptions are created and changed only here. Locks the
 * account, so that two providers or two tabs cannot both succeed.
 * @throws AppError `account.notFound`, `product.notFound`
 */
export async function recordProviderRead(client: PoolClient, read: ProviderRead, now: Date): Promise<ProviderChange> {
  const account = await lockAccount(client, read.accountId)
  if (!account) throw new AppError('account.notFound')
  const known = await subscriptionsOf(client, read.accountId)
  const before = known.find((one) => one.type === read.provider && one.atProvider?.providerId === read.providerId) ?? null
  const state = stateAfterRead(read.provider, read.status, before)
  if (before && isStale(before, read, state)) return { kind: 'stale', subscription: before }
  const other = isLiveState(state) ? known.find((one) => one.id !== before?.id && preventsAnother(one, now)) : undefined
  const id = before?.id ?? randomUUID()
  const stored = other ? 'Inactive' : state
  const validUntil = before ? periodEnd(before, read) : read.validUntil
  if (before) await updatePaidPeriod(client, id, { state: stored, validFrom: read.validFrom, validUntil })
  else await insert(client, id, read, stored, now)
  await writeProviderPart(client, {
    subscriptionId: id,
    provider: read.provider,
    providerId: read.providerId,
    providerStatus: read.status,
    providerUpdatedAt: read.updatedAt,
    readAt: now,
    details: read.details,
  })
  if (!other) await (before ? adoptPlan(client, before, read, { validUntil, now }) : chooseOffices(client, id, read))
  const after = await subscriptionById(client, id)
  if (!after) throw new AppError('subscription.notFound')
  await recordDifference(client, before, after, now)
  return other ? { kind: 'prevented', subscription: other, own: after } : { kind: 'stored', before, after }
}

/**
 * Returns the state that follows from a provider's status. A subscription that was replaced by another stays inactive
 * when its provider ends it. One that was abandoned stays inactive until it begins.
 */
export function stateAfterRead(
  provider: Provider,
  status: string,
  before: Pick<StoredSubscription, 'state' | 'atProvider'> | null,
): SubscriptionState {
  const state = stateOfStatus(provider, status)
  if (before?.state !== 'Inactive' || isLiveState(state)) return state
  const hadBegun = !isPendingState(stateOfStatus(provider, before.atProvider?.providerStatus ?? ''))
  return hadBegun || isPendingState(state) ? 'Inactive' : state
}

/**
 * Returns whether another subscription replaced this one while both ran, so that its payments must be refunded. A pure
 * function.
 */
export const isReplaced = ({ type, state, atProvider }: StoredSubscription): boolean =>
  state === 'Inactive' && atProvider !== null && !isPendingState(stateOfStatus(type as Provider, atProvider.providerStatus))

const isPendingState = (state: SubscriptionState) => state === 'ApprovalPending' || state === 'Approved'

/**
 * Returns whether a read is out of date. Ends are final: a read that was already under way when the end was stored
 * changes nothing.
 */
function isStale(before: StoredSubscription, { updatedAt }: ProviderRead, state: SubscriptionState): boolean {
  const known = new Date(before.atProvider?.providerUpdatedAt ?? 0)
  if (updatedAt < known) return true
  return isFinal(before.state) && !isFinal(state) && updatedAt.getTime() === known.getTime()
}
const isFinal = (state: SubscriptionState) => state === 'Cancelled' || state === 'Expired'

async function insert(
  client: PoolClient,
  id: string,
  { accountId, provider, productKey, billingPlan, validFrom, validUntil }: ProviderRead,
  state: SubscriptionState,
  now: Date,
): Promise<void> {
  const type = provider
  await insertSubscription(client, { id, accountId, type, state, productKey, billingPlan, createdAt: now, validFrom, validUntil })
}

/** Returns the end of the paid period after a read. */
function periodEnd(stored: StoredSubscription, read: ProviderRead): Date | null {
  const isLonger = (read.validUntil?.getTime() ?? 0) >= (stored.validUntil?.getTime() ?? 0)
  const validUntil = isLonger || read.mayShorten ? read.validUntil : stored.validUntil
  return earlier(validUntil, stored.atProvider?.terminatedAt ?? null)
}

/** Returns the earlier of the two ends, because payments recorded after a termination do not restore access. */
function earlier(validUntil: Date | null, terminatedAt: string | null): Date | null {
  if (terminatedAt === null || validUntil === null) return validUntil
  const end = new Date(terminatedAt)
  return validUntil < end ? validUntil : end
}

/** Stores the ordered offices of a new subscription, as far as its plan includes them. */
async function chooseOffices(client: PoolClient, id: string, { productKey, offices }: ProviderRead): Promise<void> {
  const product = await storedProduct(client, productKey)
  if (!product) throw new AppError('product.notFound')
  await replacePackages(client, id, fittingOffices(offices ?? [], product.features))
}

/**
 * Moves the subscription to the plan that the provider reports, either immediately or, for a smaller plan, after the
 * paid period of the larger one.
 * @param validUntil the end of the paid period after this read
 */
async function adoptPlan(
  client: PoolClient,
  stored: StoredSubscription,
  read: ProviderRead,
  { validUntil, now }: { validUntil: Date | null; now: Date },
): Promise<void> {
  const next = stored.atProvider?.next ?? null
  if (!next && read.productKey === stored.productKey) return
  const product = await storedProduct(client, read.productKey)
  if (!product) throw new AppError('product.notFound')
  if (product.key === stored.productKey) {
    if (next) await writeNext(client, stored.id, null)
    return
  }
  const begins = read.isAtOnce ? now : (validUntil ?? now)
  const at = next?.key === product.key ? new Date(next.at) : begins
  if (product.rank < stored.rank && at > now) {
    await writeNext(client, stored.id, { key: product.key, at })
    return
  }
  await updateProductOf(client, stored.id, product.key)
  await replacePackages(client, stored.id, fittingOffices(read.offices ?? stored.packages, product.features))
  if (next) await writeNext(client, stored.id, null)
}

/** Stores a state that no read of the provider gave. The paid period remains. The account is locked. */
async function recordState(
  client: PoolClient,
  { id, state, validFrom, validUntil }: StoredSubscription,
  next: 'NotFound' | 'Inactive',
  now: Date,
): Promise<void> {
  await updatePaidPeriod(client, id, { state: next, validFrom, validUntil })
  await recordChange(client, {
    at: now,
    userId: null,
    area: 'Accounts',
    action: 'subscription.changedByProvider',
    objectId: id,
    details: { state: [state, next] },
  })
}

/** Records that the provider no longer knows a subscription. Access that was paid for remains. */
export async function recordMissing(client: PoolClient, subscription: StoredSubscription, now: Date): Promise<void> {
  await lockAccount(client, subscription.accountId)
  await recordState(client, subscription, 'NotFound', now)
}

/**
 * Marks a subscription as inactive whose approval or activation never came. It still becomes active if its provider
 * reports that later.
 */
export async function recordAbandoned(client: PoolClient, provider: Provider, providerId: string, now: Date): Promise<void> {
  const known = await subscriptionAt(client, provider, providerId)
  if (!known) return
  await lockAccount(client, known.accountId)
  const current = await subscriptionById(client, known.id)
  if (current?.state !== 'ApprovalPending' && current?.state !== 'Approved') return
  await recordState(client, current, 'Inactive', now)
}

/** Ends the paid period of a subscription that was terminated without notice. */
export async function endPaidPeriod(client: PoolClient, { id, accountId }: StoredSubscription, now: Date): Promise<void> {
  await lockAccount(client, accountId)
  const current = (await subscriptionsOf(client, accountId)).find((one) => one.id === id)
  if (!current) throw new AppError('subscription.notFound')
  const { state, validFrom, validUntil } = current
  const end = validUntil !== null && validUntil < now ? validUntil : now
  await updatePaidPeriod(client, id, { state, validFrom, validUntil: end })
  await writeTermination(client, id, now)
}

/** Records a provider's changes in the audit log. */
async function recordDifference(
  client: PoolClient,
  before: StoredSubscription | null,
  after: StoredSubscription,
  now: Date,
): Promise<void> {
  const details: Record<string, unknown> = {}
  if (before?.state !== after.state) details.state = [before?.state ?? null, after.state]
  if (before?.productKey !== after.productKey) details.product = [before?.productKey ?? null, after.productKey]
  if (before?.validUntil?.getTime() !== after.validUntil?.getTime())
    details.validUntil = [before?.validUntil ?? null, after.validUntil]
  if (Object.keys(details).length === 0) return
  await recordChange(client, {
    at: now,
    userId: null,
    area: 'Accounts',
    action: 'subscription.changedByProvider',
    objectId: after.id,
    details,
  })
}
