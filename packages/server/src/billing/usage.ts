import { createHash } from 'node:crypto'
import { type Feature, type FeatureKey, featureKeys, isFeatureAvailable } from '@marklot/contracts'
import { lockAccount } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { type Entitlement, entitlement, type PaywallCode } from './entitlement.ts'
import { currentSubscription, featureHolder } from './subscription-rules.ts'
import { subscriptionsOf, updateState } from './subscriptions.store.ts'
import { forgetUsageTraces, fullSearchCountedAt, noteFullSearch, noteRequest, raiseUsage } from './usage.store.ts'

export interface UsageContext {
  pool: Pool
  clock: Clock
}
/** A repetition of the same search is free for so long (decisions, "A full search"), in milliseconds. */
const freeRepetition = 24 * 3_600_000
/** How long the id of a request is remembered, in milliseconds. */
const requestMemory = 30 * 24 * 3_600_000

/**
 * Counts one use of a feature; the same request id counts once per account and feature. Two calls at the same time never share the last use:
 * the account's row is locked for the length of the transaction.
 * @throws AppError `feature.notFound`, or what the paywall says
 */
export async function countUse(
  { pool, clock }: UsageContext,
  accountId: string,
  key: string,
  requestId?: string | undefined,
): Promise<Feature> {
  const featureKey = featureKeys.find((known) => known === key)
  // Offices are used by choosing them.
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

/** The features that searches use: the trial's, and those of plans, which count where an administrator set a limit. */
export type SearchFeature = Extract<FeatureKey, `search.${string}`>

/** Why a search is refused now; null: it may run, also as a repetition of one that was counted. Nothing is counted yet. */
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
 * Counts a search once its reply is there; a repetition within 24 hours is free.
 * @returns false when another search took the last one meanwhile
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

/** What makes a search a new one: the mode and what was typed, without regard to case and blanks. */
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

async function lockedEntitlement(client: PoolClient, accountId: string, now: Date): Promise<Entitlement> {
  if (!(await lockAccount(client, accountId))) throw new AppError('account.notFound')
  const subscription = currentSubscription(await subscriptionsOf(client, accountId), now)
  if (!subscription) throw new Error(`Account ${accountId} has no subscription`)
  return entitlement(subscription, now)
}

/** One more use; the trial is Consumed with its last one. */
async function raise(client: PoolClient, current: Entitlement, key: FeatureKey): Promise<Feature> {
  const { subscription } = current
  await raiseUsage(client, subscription.id, key)
  const features = subscription.features.map((feature) =>
    feature.key === key ? { ...feature, usages: feature.usages + 1 } : feature,
  )
  const raised = { ...subscription, features }
  const isUsedUp = features.every((feature) => !isFeatureAvailable(featureHolder(raised), feature.key))
  if (subscription.type === 'trial' && isUsedUp)
    await updateState(client, subscription.id, { state: 'Consumed', validUntil: subscription.validUntil })
  return features.find((feature) => feature.key === key) ?? refuse('plan.featureNotIncluded')
}

function featureOf({ subscription }: Entitlement, key: FeatureKey): Feature | undefined {
  return subscription.features.find((feature) => feature.key === key)
}
function refuse(code: 'plan.featureNotIncluded'): never {
  throw new AppError(code)
}

/** Forgets hashes of searches and ids of requests that can no longer be repetitions. */
export async function forgetOldTraces({ pool, clock }: UsageContext): Promise<void> {
  const now = clock.now().getTime()
  await transaction(pool, (client) =>
    forgetUsageTraces(client, { searches: new Date(now - freeRepetition), requests: new Date(now - requestMemory) }),
  )
}
