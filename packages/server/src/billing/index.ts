import { type PermissionLevel, registrationOfficeCodes } from '@marklot/contracts'
import type { Handlers, Member } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Capability } from '../platform/capability.ts'
import type { ContractEnder } from '../platform/contract-ender.ts'
import type { Pool } from '../platform/database.ts'
import { grantedContracts } from './contract-ender.ts'
import { chooseOffices, readOffices } from './offices.ts'
import { changeProduct, listProducts, presentPackage, readPackage, readProduct } from './products.ts'
import { contractsOf, type StoredSubscription, subscriptionById } from './subscriptions.store.ts'
import {
  changeSubscriptionProduct,
  changeSubscriptionState,
  grantSubscription,
  insertTrial,
  listSubscriptions,
  type PresentContext,
  presentSubscription,
  readCurrentSubscription,
} from './subscriptions.ts'
import { billingTasks } from './tasks.ts'
import { usageTracesOf } from './usage.store.ts'
import { countUse } from './usage.ts'

export { type Entitlement, entitlementOf, entitlementsOf, type PaywallCode } from './entitlement.ts'
export type { StoredProduct } from './products.store.ts'
export { storedProduct, storedProducts } from './products.store.ts'
export { offeredProduct, officeLimit, presentProduct, setProductPrice, trialProduct } from './products.ts'
export { dunningDays, isLiveState, type Provider, stateOfStatus } from './provider-states.ts'
export {
  openAtProvider,
  type PayPalSubscriber,
  paidSubscriptionIds,
  payPalSubscribers,
  subscriptionIdAt,
  writeLooks,
} from './provider-subscriptions.store.ts'
export {
  endPaidPeriod,
  isReplaced,
  recordAbandoned,
  recordMissing,
  recordProviderRead,
  stateAfterRead,
} from './provider-subscriptions.ts'
export { orderedProductKey, preventsAnother } from './subscription-rules.ts'
export {
  markFirstUse,
  type ProviderDetails,
  type StoredSubscription,
  subscriptionAt,
  subscriptionById,
  subscriptionsAt,
  subscriptionsOf,
} from './subscriptions.store.ts'
export {
  type BillingContext,
  grantSubscription,
  hasHadPlan,
  type PresentContext,
  presentSubscription,
  wasPlan,
} from './subscriptions.ts'
export { countSearch, countUse, countUseWithin, type SearchFeature, type SearchIdentity, searchRefusal } from './usage.ts'

interface Billing extends Capability<Pick<Handlers, 'billing'>> {
  contractEnder: ContractEnder
}

/** Opens products, subscriptions and the rights that they give an account. */
export function openBilling(parts: PresentContext): Billing {
  const { pool } = parts
  return {
    contractEnder: grantedContracts(parts),
    handlers: { billing: billingHandlers(parts) },
    recurring: billingTasks(parts),
    onAccountCreated: insertTrial,
    contracts: contractsOf,
    personalData: async (subject, locale) => {
      if (subject.kind !== 'account') return null
      const subscriptions = await listSubscriptions(parts, subject.id, locale)
      return {
        sections: { subscriptions, usage: await usageTracesOf(pool, subject.id) },
        objectIds: subscriptions.map(({ id }) => id),
      }
    },
  }
}

function billingHandlers(context: PresentContext): Handlers['billing'] {
  const { pool, clock, texts } = context
  return {
    products: (_, { locale }) => listProducts(pool, locale),
    product: ({ params }, { locale }) => readProduct(pool, params.key, locale),
    changeProduct: async ({ params, body }, { member, locale }) =>
      changeProduct(context, params.key, body, await member(), locale),
    packages: (_, { locale }) => registrationOfficeCodes.map((code) => presentPackage(code, texts, locale)),
    package: ({ params }, { locale }) => readPackage(params.key, texts, locale),
    useFeature: async ({ params, body }, { member }) =>
      countUse(context, (await member()).account.id, params.key, typeof body === 'string' ? undefined : body.requestId),
    subscription: async ({ params }, { member, locale }) =>
      presentSubscription(await reachSubscription(pool, await member(), params.id, 'Read'), context, locale),
    ownSubscriptions: async (_, { member, locale }) => listSubscriptions(context, (await member()).account.id, locale),
    ownSubscription: async (_, { member, locale }) => readCurrentSubscription(context, (await member()).account.id, locale),
    accountSubscriptions: async ({ params }, { member, locale }) => {
      const caller = await member()
      const isOwn = caller.accountIds.includes(params.id)
      const subscriptions = isOwn || caller.holds('Accounts', 'Read') ? await listSubscriptions(context, params.id, locale) : []
      // Every account has at least its trial.
      if (subscriptions.length === 0) throw new AppError('account.notFound')
      return subscriptions
    },
    grant: async ({ params, body }, { member, locale }) =>
      presentSubscription(await grantSubscription(context, params.id, body, await member()), context, locale),
    changeState: async ({ params, body }, { member, locale }) =>
      presentSubscription(await changeSubscriptionState(context, params.id, body.state, await member()), context, locale),
    changeSubscriptionProduct: async ({ params, body }, { member, locale }) =>
      presentSubscription(await changeSubscriptionProduct(context, params.id, body, await member()), context, locale),
    cancel: async ({ params }, { member, locale }) => {
      const caller = await member()
      const { id } = await reachSubscription(pool, caller, params.id, 'Update')
      return presentSubscription(await changeSubscriptionState(context, id, 'Cancelled', caller), context, locale)
    },
    offices: async (_, { member }) => readOffices(pool, clock, await member()),
    chooseOffices: async ({ body }, { member }) => chooseOffices(pool, clock, await member(), body.registrationOfficeCodes),
  }
}

/**
 * Returns the member's own subscription, or any subscription for members with the permission for accounts. Others get
 * "not found".
 */
async function reachSubscription(pool: Pool, member: Member, id: string, level: PermissionLevel): Promise<StoredSubscription> {
  const subscription = await subscriptionById(pool, id)
  const mayReach = subscription && (member.accountIds.includes(subscription.accountId) || member.holds('Accounts', level))
  if (!mayReach) throw new AppError('subscription.notFound')
  return subscription
}
