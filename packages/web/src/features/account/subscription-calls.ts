import { type Client, extendClient } from '@marklot/contracts'
import type { Subscription } from '@marklot/contracts/billing'
import { customerCancelReason, marketplacePollingInterval } from '@marklot/contracts/payment'
import { paymentEndpoints } from '@marklot/contracts/payment-endpoints'
import { useEffect, useState } from 'react'
import { type Api, type MutationHolder, useApiMutation, useApiQuery } from '../../lib/api.tsx'

const table = { payment: paymentEndpoints }
const paymentOf = (api: Api): Client<typeof table>['payment'] => extendClient(api, table).payment

/** Whether the popup may cancel: only in the states that the specification names (spec 1, section 4). */
export function isCancellable({ type, state, payPalSubscription, marketplaceSubscription }: Subscription): boolean {
  if (type === 'paypal') return payPalSubscription?.status === 'ACTIVE'
  if (type === 'marketplace') return marketplaceSubscription?.marketplaceStatus === 'Subscribed'
  return type === 'granted' && state === 'Active'
}

/** Cancels a subscription where it is billed. */
export const useCancel = (): MutationHolder<Subscription, Subscription> =>
  useApiMutation('deleting', (api, { id, type }: Subscription) => {
    if (type === 'paypal') return paymentOf(api).cancelPayPal({ params: { id }, body: { reason: customerCancelReason } })
    if (type === 'marketplace') return paymentOf(api).cancelMarketplace({ params: { id } })
    return api.billing.cancel({ params: { id } })
  })

/** The marketplace takes a while to cancel: asks every five seconds until its status is no longer Subscribed. */
export function useMarketplaceEnd(subscription: Subscription, onEnd: () => void): { isWaiting: boolean; wait: () => void } {
  const [isWaiting, setIsWaiting] = useState(false)
  const { id } = subscription
  const asked = useApiQuery(['cancellation', id], (api, options) => api.billing.subscription({ params: { id } }, options), {
    enabled: isWaiting,
    staleTime: 0,
  })
  const { busy, object, reload } = asked
  const isOver = object !== undefined && object.marketplaceSubscription?.marketplaceStatus !== 'Subscribed'
  useEffect(() => {
    if (!isWaiting || busy) return
    if (isOver) {
      setIsWaiting(false)
      return onEnd()
    }
    const timer = setTimeout(reload, marketplacePollingInterval)
    return () => clearTimeout(timer)
  }, [isWaiting, busy, isOver, reload, onEnd])
  return { isWaiting, wait: () => setIsWaiting(true) }
}
