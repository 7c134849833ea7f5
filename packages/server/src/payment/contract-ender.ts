import { accountTimeZone } from '../accounts/index.ts'
import { isLiveState, type Provider, type StoredSubscription, subscriptionById, subscriptionsOf } from '../billing/index.ts'
import type { ContractEnder, RunningContract } from '../platform/contract-ender.ts'
import type { PaymentContext } from './context.ts'
import { settle } from './settle.ts'

/** The reason given to the provider for ending a subscription that was cancelled by declaration (§ 312k BGB). */
const declaredReason = 'cancelled by declaration of the customer'

/** Ends paid subscriptions by declaration, in any state. Paid access continues until the period's end. */
export function paidContracts(context: PaymentContext): ContractEnder {
  const { pool, clock, providers } = context
  const isPaid = ({ type }: StoredSubscription) => type === 'paypal' || type === 'marketplace'
  const endOf = ({ validUntil }: StoredSubscription): Date => {
    const now = clock.now()
    return validUntil !== null && validUntil > now ? validUntil : now
  }
  return {
    runningContracts: async (accountIds) => {
      const all = await Promise.all(accountIds.map((id) => subscriptionsOf(pool, id)))
      const now = clock.now()
      const isCancelled = ({ state, validUntil }: StoredSubscription) =>
        state === 'Cancelled' && validUntil !== null && validUntil > now
      const running = all.flat().filter((one) => isPaid(one) && (isLiveState(one.state) || isCancelled(one)))
      return Promise.all(
        running.map(async (one): Promise<RunningContract> => {
          const timeZone = await accountTimeZone(pool, one.accountId)
          const { id, accountId, productName: product } = one
          return { id, accountId, product, timeZone, endsAt: isCancelled(one) ? one.validUntil : null, earliestEnd: endOf(one) }
        }),
      )
    },
    end: async (id) => {
      const subscription = await subscriptionById(pool, id)
      if (!subscription || !isPaid(subscription)) return undefined
      const providerId = subscription.atProvider?.providerId
      const provider = providers.get(subscription.type as Provider)
      if (providerId === undefined || !provider) throw new Error(`The provider of subscription ${id} is not configured`)
      if (isLiveState(subscription.state)) {
        await provider.cancel(providerId, declaredReason)
        await settle(context, provider, providerId, 'person')
      }
      const ended = (await subscriptionById(pool, id)) ?? subscription
      if (isLiveState(ended.state)) throw new Error(`Subscription ${id} still runs at its provider`)
      return endOf(ended)
    },
    // Neither provider can resume a cancelled subscription; the customer has to order again.
    resume: async () => false,
  }
}
