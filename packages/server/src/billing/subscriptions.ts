import { randomUUID } from 'node:crypto'
import type { Locale, RegistrationOfficeCode, Subscription, SubscriptionGrant } from '@marklot/contracts'
import { accountTimeZone, lockAccount, type Member } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import { billingPeriod, dayIn } from '../platform/local-calendar.ts'
import { periodOf } from './period.ts'
import { storedProduct } from './products.store.ts'
import { type OfficeTexts, officeLimit, presentPackage, productDescription, trialProduct } from './products.ts'
import {
  accessUntil,
  currentSubscription,
  enabledOffices,
  featureHolder,
  fittingOffices,
  isRunning,
  opens,
  preventsAnother,
  stateAt,
} from './subscription-rules.ts'
import {
  insertSubscription,
  replacePackages,
  type StoredSubscription,
  subscriptionById,
  subscriptionsOf,
  updateProductOf,
  updateState,
} from './subscriptions.store.ts'

export interface BillingContext {
  pool: Pool
  clock: Clock
}
/** The context for reading, which also presents texts. */
export interface PresentContext extends BillingContext {
  texts: OfficeTexts
}
/**
 * The author of a change: an administrator, one of the account's people, or null for the command line and the sample.
 */
type Author = Member | null

export async function presentSubscription(
  subscription: StoredSubscription,
  context: PresentContext,
  locale: Locale,
): Promise<Subscription> {
  return present(subscription, await accountTimeZone(context.pool, subscription.accountId), context, locale)
}

function present(
  subscription: StoredSubscription,
  timeZone: string,
  { clock, texts }: PresentContext,
  locale: Locale,
): Subscription {
  const { validUntil, billingPlan, atProvider } = subscription
  const now = clock.now()
  const period = isRunning(subscription, now) ? periodOf(subscription, timeZone, now) : null
  const next = atProvider?.next ?? null
  return {
    id: subscription.id,
    accountId: subscription.accountId,
    type: subscription.type,
    state: stateAt(subscription, now),
    billingPlan,
    startDate: dayIn(subscription.validFrom, timeZone),
    // This is the last day of the period. For an end at midnight, it is the day before.
    validUntilDate: validUntil && dayIn(new Date(validUntil.getTime() - 1), timeZone),
    createdUtc: subscription.createdAt.toISOString(),
    validFromUtc: subscription.validFrom.toISOString(),
    validUntilUtc: validUntil?.toISOString() ?? null,
    accessUntilUtc: accessUntil(subscription)?.toISOString() ?? null,
    usagePeriod: period && {
      firstDate: dayIn(period.start, timeZone),
      lastDate: dayIn(new Date(period.end.getTime() - 1), timeZone),
    },
    product: {
      key: subscription.productKey,
      name: subscription.productName,
      description: productDescription({ key: subscription.productKey, descriptions: subscription.descriptions }, locale),
      billingPlan,
      features: [...featureHolder(subscription, now).product.features],
    },
    packages: enabledOffices(subscription).map((code) => {
      const { key, name } = presentPackage(code, texts, locale)
      return { key, name, features: [{ key: `office.${code}`, limit: null, usages: 0 }] }
    }),
    upcomingProduct: next && { key: next.key, name: next.name, fromUtc: new Date(next.at).toISOString() },
    subscriber: atProvider?.details.subscriber ?? null,
    payPalSubscription: atProvider?.details.payPalSubscription ?? null,
    marketplaceSubscription: atProvider?.details.marketplaceSubscription ?? null,
  }
}

/** Returns all subscriptions of an account, newest first. */
export async function listSubscriptions(context: PresentContext, accountId: string, locale: Locale): Promise<Subscription[]> {
  const subscriptions = await subscriptionsOf(context.pool, accountId)
  if (subscriptions.length === 0) return []
  const timeZone = await accountTimeZone(context.pool, accountId)
  return subscriptions.map((subscription) => present(subscription, timeZone, context, locale))
}

/** Returns whether an account ever had a plan. The trial and purchases that never became active do not count. */
export async function hasHadPlan(pool: Pool, accountId: string): Promise<boolean> {
  return (await subscriptionsOf(pool, accountId)).some(wasPlan)
}
export const wasPlan = ({ type, state }: StoredSubscription): boolean =>
  type !== 'trial' && state !== 'ApprovalPending' && state !== 'Approved' && state !== 'Inactive'

/** @throws AppError `subscription.notFound` */
export async function readCurrentSubscription(context: PresentContext, accountId: string, locale: Locale): Promise<Subscription> {
  const current = currentSubscription(await subscriptionsOf(context.pool, accountId), context.clock.now())
  if (!current) throw new AppError('subscription.notFound')
  return presentSubscription(current, context, locale)
}

/** Adds the trial with which every account begins. Its uses are features of its product. */
export async function insertTrial(client: PoolClient, accountId: string, now: Date): Promise<void> {
  await insertSubscription(client, {
    id: randomUUID(),
    accountId,
    type: 'trial',
    state: 'Active',
    productKey: trialProduct,
    billingPlan: null,
    createdAt: now,
    validFrom: now,
    validUntil: null,
  })
}

/**
 * Grants an account a plan without a payment.
 * @throws AppError `account.notFound`, `product.notFound`, `subscription.alreadyActive` (a trial does not count),
 * `offices.tooMany`
 */
export async function grantSubscription(
  { pool, clock }: BillingContext,
  accountId: string,
  grant: SubscriptionGrant,
  by: Author,
): Promise<StoredSubscription> {
  return transaction(pool, async (client) => {
    const now = clock.now()
    if (!(await lockAccount(client, accountId))) throw new AppError('account.notFound')
    const product = await sellableProduct(client, grant.product)
    if ((await subscriptionsOf(client, accountId)).some((plan) => preventsAnother(plan, now)))
      throw new AppError('subscription.alreadyActive')
    refuseTooMany(grant.packages, product.features)
    const id = randomUUID()
    const validFrom = grant.validFromUtc ? new Date(grant.validFromUtc) : now
    const validUntil = grant.validUntilUtc ? new Date(grant.validUntilUtc) : null
    if (validUntil !== null && validUntil <= validFrom) throw new AppError('request.invalid')
    await insertSubscription(client, {
      id,
      accountId,
      type: 'granted',
      state: 'Active',
      productKey: product.key,
      billingPlan: grant.billingPlan,
      createdAt: now,
      validFrom,
      validUntil,
    })
    await replacePackages(client, id, fittingOffices(grant.packages, product.features))
    await recordChange(client, {
      at: now,
      userId: by?.user.id ?? null,
      area: 'Accounts',
      action: 'subscription.granted',
      objectId: id,
      details: { accountId, product: product.key, validFrom, validUntil },
    })
    return stored(client, id)
  })
}

/**
 * Suspends, resumes, cancels (to the end of the billing period) or ends a granted subscription.
 * @throws AppError `subscription.notFound`, `subscription.paidElsewhere`, `subscription.ended`,
 * `subscription.alreadyActive`
 */
export async function changeSubscriptionState(
  { pool, clock }: BillingContext,
  id: string,
  state: 'Active' | 'Suspended' | 'Cancelled' | 'Expired',
  by: Author,
): Promise<StoredSubscription> {
  return transaction(pool, async (client) => {
    const now = clock.now()
    const { subscription, timeZone } = await lockedGrant(client, id, now)
    const before = stateAt(subscription, now)
    if (before === state) return subscription
    const validUntil = endFor(state, subscription, timeZone, now)
    await updateState(client, id, { state, validUntil })
    await recordChange(client, {
      at: now,
      userId: by?.user.id ?? null,
      area: 'Accounts',
      action: 'subscription.stateChanged',
      objectId: id,
      details: { state: [before, state], validUntil: [subscription.validUntil, validUntil] },
    })
    return stored(client, id)
  })
}

/**
 * Returns the end that a state implies. `Expired` ends immediately. `Cancelled` ends with the billing period. For a
 * suspended or future subscription, `Cancelled` also ends immediately, because a cancellation neither lifts a
 * suspension nor starts a plan. Resuming a cancelled subscription removes its end. In all other cases, the end stays as
 * agreed.
 */
export function endFor(state: string, subscription: StoredSubscription, timeZone: string, now: Date): Date | null {
  const { validFrom, validUntil, billingPlan } = subscription
  if (state === 'Expired' || (state === 'Cancelled' && !opens(subscription, now))) return now
  if (state !== 'Cancelled') return state === 'Active' && subscription.state === 'Cancelled' ? null : validUntil
  const { end } = billingPeriod(validFrom, now, billingPlan ?? 'monthly', timeZone)
  return validUntil !== null && validUntil < end ? validUntil : end
}

/**
 * Moves a granted subscription to another plan. If no new offices are given, keeps as many of the first chosen ones as
 * the plan allows.
 * @throws AppError as `changeSubscriptionState`, `product.notFound`, `offices.tooMany`
 */
export async function changeSubscriptionProduct(
  { pool, clock }: BillingContext,
  id: string,
  change: { product: string; packages?: readonly RegistrationOfficeCode[] | undefined },
  by: Author,
): Promise<StoredSubscription> {
  return transaction(pool, async (client) => {
    const now = clock.now()
    const { subscription } = await lockedGrant(client, id, now)
    const product = await sellableProduct(client, change.product)
    refuseTooMany(change.packages ?? [], product.features)
    // In a larger plan, the account can choose the additional offices itself.
    const offices = fittingOffices(change.packages ?? subscription.packages, product.features)
    await updateProductOf(client, id, product.key)
    await replacePackages(client, id, offices)
    await recordChange(client, {
      at: now,
      userId: by?.user.id ?? null,
      area: 'Accounts',
      action: 'subscription.productChanged',
      objectId: id,
      details: { product: [subscription.productKey, product.key], offices: [enabledOffices(subscription), offices] },
    })
    return stored(client, id)
  })
}

async function sellableProduct(client: PoolClient, key: string) {
  const product = await storedProduct(client, key.toLowerCase())
  if (!product || product.key === trialProduct) throw new AppError('product.notFound')
  return product
}

function refuseTooMany(packages: readonly RegistrationOfficeCode[], features: Parameters<typeof officeLimit>[0]): void {
  const limit = officeLimit(features)
  if (limit !== null && new Set(packages).size > limit) throw new AppError('offices.tooMany')
}

/** Locks the account and returns its granted subscription, which must not have ended, and the account's time zone. */
export async function lockedGrant(
  client: PoolClient,
  id: string,
  now: Date,
): Promise<{ subscription: StoredSubscription; timeZone: string }> {
  const known = await subscriptionById(client, id)
  const account = known && (await lockAccount(client, known.accountId))
  if (!account) throw new AppError('subscription.notFound')
  const subscription = await stored(client, id)
  if (subscription.type !== 'granted') throw new AppError('subscription.paidElsewhere')
  if (!isRunning(subscription, now)) throw new AppError('subscription.ended')
  return { subscription, timeZone: account.timeZone }
}

async function stored(client: PoolClient, id: string): Promise<StoredSubscription> {
  const subscription = await subscriptionById(client, id)
  if (!subscription) throw new AppError('subscription.notFound')
  return subscription
}
