import { type Client, extendClient } from '@marklot/contracts'
import type { Subscription } from '@marklot/contracts/billing'
import { customerCancelReason, marketplacePollingInterval } from '@marklot/contracts/payment'
import { paymentEndpoints } from '@marklot/contracts/payment-endpoints'
import { useEffect, useRef, useState } from 'react'
import { type Api, type MutationHolder, useApi, useApiMutation } from '../../lib/api.tsx'

const table = { payment: paymentEndpoints }
const paymentOf = (api: Api): Client<typeof table>['payment'] => extendClient(api, table).payment

/** Returns whether the popup may cancel: only in the states that the specification names (spec 1, section 4). */
export function isCancellable({ type, state, payPalSubscription, marketplaceSubscription }: Subscription): boolean {
  if (type === 'paypal') return payPalSubscription?.status === 'ACTIVE'
  if (type === 'marketplace') return marketplaceSubscription?.marketplaceStatus === 'Subscribed'
  return type === 'granted' && state === 'Active'
}

/** Cancels a subscription at the provider that bills it. */
export const useCancel = (): MutationHolder<Subscription, Subscription> =>
  useApiMutation('deleting', (api, { id, type }: Subscription) => {
    if (type === 'paypal') return paymentOf(api).cancelPayPal({ params: { id }, body: { reason: customerCancelReason } })
    if (type === 'marketplace') return paymentOf(api).cancelMarketplace({ params: { id } })
    return api.billing.cancel({ params: { id } })
  })

/**
 * Asks the provider every five seconds until the subscription's status is no longer Subscribed, because the marketplace
 * takes some time to cancel.
 */
export function useMarketplaceEnd({ id }: Subscription, onEnd: () => void): { isWaiting: boolean; wait: () => void } {
  const api = useApi()
  const [isWaiting, setIsWaiting] = useState(false)
  const ended = useRef(onEnd)
  ended.current = onEnd
  useEffect(() => {
    if (!isWaiting) return
    const leaving = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const look = async () => {
      // A failed attempt is repeated, just like one that finds nothing new.
      const found = await api.billing.subscription({ params: { id } }, { signal: leaving.signal }).catch(() => null)
      if (leaving.signal.aborted) return
      if (found === null || found.marketplaceSubscription?.marketplaceStatus === 'Subscribed') {
        timer = setTimeout(() => void look(), marketplacePollingInterval)
        return
      }
      setIsWaiting(false)
      ended.current()
    }
    void look()
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [isWaiting, api, id])
  return { isWaiting, wait: () => setIsWaiting(true) }
}
