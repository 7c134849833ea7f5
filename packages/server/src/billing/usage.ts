import { createHash } from 'node:crypto'
import { type Feature, type FeatureKey, featureKeys, isFeatureAvailable } from '@marklot/contracts'
import { lockAccount } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { endOfDay } from '../platform/local-calendar.ts'
import { type Entitlement, entitlement, type PaywallCode } from './entitlement.ts'
import { currentFeatures, periodOf } from './period.ts'
import { currentSubscription } from './subscription-rules.ts'
import { markFirstUse, subscriptionsOf, updateState } from './subscriptions.store.ts'
import { forgetUsageTraces, fullSearchCountedAt, noteFullSearch, noteRequest, raiseDayUsage, raiseUsage } from './usage.store.ts'

export interface UsageContext {
  pool: Pool
  clock: Clock
}
/** How long a repetition of the same search is free, in milliseconds (decisions, "A full search"). */
const freeRepetition = 24 * 3_600_000
/** How long the id of a request is stored, in milliseconds. */
const requestMemory = 30 * 24 * 3_600_000

/**
 * Counts one use of a feature. A repeated request id counts only once per account and feature. Locks the account's row,
 * so that two concurrent calls cannot both take the last use.
 * @throws AppError `feature.notFound`, or the paywall's code
 */
export async function countUse(
  { pool, clock }: UsageContext,
  accountId: string,
  key: string,
  requestId?: string | undefined,
): Promise<Feature> {
  const featureKey = featureKeys.find((known) => known === key)
  // Offices are counted when they are chosen, so they are refused here.
  if (!featureKey || featureKey === 'offices' || featureKey.startsWith('office.')) throw new AppError('feature.notFound')
  return transaction(pool, async (client) => {
    const now = clock.now()
    const current = await lockedEntitlement(client, accountId, now)
    const isNew =
      requestId === undefined ||
      (await noteRequest(client, { accountId, requestId: `${featureKey} ${requestId}`, featureKey, at: now }))
    if (!isNew) return featureOf(current, featureKey) ?? refuse('plan.featureNotIncluded')
    const refusal = current.refusal(featureKey)
    if (refusal) throw new AppError(refusal)
    return raise(client, current, featureKey)
  })
}

/**
 * Counts one use of a feature in the caller's transaction. Locks the account's row, so that two concurrent calls cannot
 * both take the last use.
 * @param isFree determines, once the row is locked, whether the use repeats one that has been counted
 * @throws AppError the paywall's code, unless the use is free
 */
export async function countUseWithin(
  client: PoolClient,
  accountId: string,
  key: FeatureKey,
  now: Date,
  isFree: () => Promise<boolean>,
): Promise<void> {
  const current = await lockedEntitlement(client, accountId, now)
  const { subscription } = current
  if (subscription.firstUsedAt === null) await markFirstUse(client, [subscription.id], now)
  if (await isFree()) return
  const refusal = current.refusal(key)
  if (refusal) throw new AppError(refusal)
  await raise(client, current, key)
}

/**
 * The features that searches use: those of the trial, and those of plans for which an administrator has set a limit.
 */
export type SearchFeature = Extract<FeatureKey, `search.${string}`>

/** Returns why a search would be refused now; null if it may run, including as a free repetition. Counts nothing. */
export async function searchRefusal(
  { pool, clock }: UsageContext,
  accountId: string,
  current: Entitlement,
  feature: SearchFeature,
  search: SearchIdentity,
): Promise<PaywallCode | null> {
  const refusal = current.refusal(feature)
  if (refusal !== 'trial.quotaUsedUp' && refusal !== 'plan.quotaUsedUp') return refusal
  return (await isRepetition(pool, accountId, hashOf(search), clock.now())) ? null : refusal
}

/**
 * Counts a search once its reply exists; a repetition within 24 hours is free.
 * @returns false when a concurrent search took the last use
 */
export async function countSearch(
  { pool, clock }: UsageContext,
  accountId: string,
  feature: SearchFeature,
  search: SearchIdentity,
): Promise<boolean> {
  return transaction(pool, async (client) => {
    const now = clock.now()
    const hash = hashOf(search)
    const current = await lockedEntitlement(client, accountId, now)
    if (await isRepetition(client, accountId, hash, now)) return true
    if (current.refusal(feature) !== null) return false
    await noteFullSearch(client, accountId, hash, now)
    await raise(client, current, feature)
    return true
  })
}

/** The identity of a search: its mode and the typed text, ignoring case and spaces. */
export interface SearchIdentity {
  mode: string
  text: string
}
function hashOf({ mode, text }: SearchIdentity): Buffer {
  const folded = text.normalize('NFKC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('en')
  return createHash('sha256').update(`${mode}\n${folded}`).digest()
}

async function isRepetition(database: Pool | PoolClient, accountId: string, hash: Buffer, now: Date): Promise<boolean> {
  const countedAt = await fullSearchCountedAt(database, accountId, hash)
  return countedAt !== undefined && now.getTime() - countedAt.getTime() < freeRepetition
}

/** An entitlement that cannot change until the transaction ends. */
interface LockedEntitlement extends Entitlement {
  now: Date
  /** The end of the period for which uses are counted; null for the trial, whose uses are never reset. */
  periodEnd: Date | null
  /** The account's time zone, in which the days of daily limits begin. */
  timeZone: string
}

async function lockedEntitlement(client: PoolClient, accountId: string, now: Date): Promise<LockedEntitlement> {
  const account = await lockAccount(client, accountId)
  if (!account) throw new AppError('account.notFound')
  const subscription = currentSubscription(await subscriptionsOf(client, accountId), now)
  if (!subscription) throw new Error(`Account ${accountId} has no subscription`)
  const periodEnd = periodOf(subscription, account.timeZone, now)?.end ?? null
  return { ...entitlement(subscription, now), now, periodEnd, timeZone: account.timeZone }
}

/** Counts one more use. The trial's last use changes its state to `Consumed`. */
async function raise(client: PoolClient, current: LockedEntitlement, key: FeatureKey): Promise<Feature> {
  const { subscription, now, periodEnd, timeZone } = current
  const before = currentFeatures(subscription, now)
  const raised = before.find((feature) => feature.key === key)
  // Files are limited by their hits, so they are not counted.
  if (raised?.per === 'file') return raised
  if (raised?.per === 'day') await raiseDayUsage(client, subscription.id, key, { now, dayEnd: endOfDay(now, timeZone) })
  else await raiseUsage(client, subscription.id, key, { now, periodEnd })
  const features = before.map((feature) => (feature.key === key ? { ...feature, usages: feature.usages + 1 } : feature))
  // The trial includes questions to Brandy, but they do not keep it open.
  const isUsedUp = features.every(
    (feature) => feature.key === 'chat' || !isFeatureAvailable({ product: { features }, packages: [] }, feature.key),
  )
  if (subscription.type === 'trial' && isUsedUp)
    await updateState(client, subscription.id, { state: 'Consumed', validUntil: subscription.validUntil })
  return features.find((feature) => feature.key === key) ?? refuse('plan.featureNotIncluded')
}

function featureOf({ subscription, now }: LockedEntitlement, key: FeatureKey): Feature | undefined {
  return currentFeatures(subscription, now).find((feature) => feature.key === key)
}
function refuse(code: 'plan.featureNotIncluded'): never {
  throw new AppError(code)
}

/** Deletes hashes of searches and ids of requests that are too old to identify a repetition. */
export async function forgetOldTraces({ pool, clock }: UsageContext): Promise<void> {
  const now = clock.now().getTime()
  await transaction(pool, (client) =>
    forgetUsageTraces(client, { searches: new Date(now - freeRepetition), requests: new Date(now - requestMemory) }),
  )
}
