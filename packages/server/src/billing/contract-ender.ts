import { accountTimeZone } from '../accounts/index.ts'
import { recordChange } from '../audit/index.ts'
import type { ContractEnder, RunningContract } from '../platform/contract-ender.ts'
import { transaction } from '../platform/database.ts'
import { isRunning, stateAt } from './subscription-rules.ts'
import { type StoredSubscription, subscriptionById, subscriptionsOfAll, updateState } from './subscriptions.store.ts'
import { type BillingContext, changeSubscriptionState, endFor, lockedGrant } from './subscriptions.ts'

/** Ends the plans that administrators granted. Paid plans are ended by the capability that knows their provider. */
export function grantedContracts(context: BillingContext): ContractEnder {
  const { pool, clock } = context
  const granted = async (id: string): Promise<StoredSubscription | undefined> => {
    const subscription = await subscriptionById(pool, id)
    return subscription?.type === 'granted' ? subscription : undefined
  }
  return {
    runningContracts: async (accountIds) => {
      const now = clock.now()
      const running = (await subscriptionsOfAll(pool, accountIds)).filter((one) => one.type === 'granted' && isRunning(one, now))
      return Promise.all(
        running.map(async (subscription): Promise<RunningContract> => {
          const { id, accountId, productName, state, validUntil } = subscription
          const timeZone = await accountTimeZone(pool, accountId)
          const earliestEnd = endFor('Cancelled', subscription, timeZone, now) ?? now
          const isFixed = state === 'Cancelled' || (validUntil !== null && validUntil <= earliestEnd)
          return { id, accountId, product: productName, timeZone, endsAt: isFixed ? validUntil : null, earliestEnd }
        }),
      )
    },
    end: async (id) => {
      const subscription = await granted(id)
      if (!subscription) return undefined
      const { validUntil } = isRunning(subscription, clock.now())
        ? await changeSubscriptionState(context, id, 'Cancelled', null)
        : subscription
      return validUntil ?? clock.now()
    },
    resume: async (id, previousEnd) => {
      const subscription = await granted(id)
      if (!subscription || !isRunning(subscription, clock.now())) return false
      await transaction(pool, async (client) => {
        const now = clock.now()
        const { subscription: locked } = await lockedGrant(client, id, now)
        if (locked.state !== 'Cancelled') return
        await updateState(client, id, { state: 'Active', validUntil: previousEnd })
        await recordChange(client, {
          at: now,
          userId: null,
          area: 'Accounts',
          action: 'subscription.stateChanged',
          objectId: id,
          details: { state: [stateAt(locked, now), 'Active'], validUntil: [locked.validUntil, previousEnd] },
        })
      })
      return true
    },
  }
}
