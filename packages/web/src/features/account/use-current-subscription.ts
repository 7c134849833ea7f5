import type { Subscription } from '@marklot/contracts/billing'
import { useEffect } from 'react'
import { type QueryHolder, useReload } from '../../lib/api.tsx'
import { sessionKey, useSession } from '../../lib/session.tsx'

/** Milliseconds between two requests for a subscription that is shown. */
export const subscriptionInterval = 30_000

/**
 * Returns the subscription and keeps it current: requests it when it is first shown, when the reader comes back to the
 * window, and every 30 seconds while the page is visible. A plan may end without anything that the reader does.
 */
export function useCurrentSubscription(): QueryHolder<Subscription> {
  const { subscription } = useSession()
  const reload = useReload()
  // An answer that is still on its way is current, and the reader retries one that failed.
  const isShown = subscription.object !== undefined
  useEffect(() => {
    if (!isShown) return
    const renew = () => {
      if (document.visibilityState === 'visible') void reload(...sessionKey('subscription'))
    }
    renew()
    const timer = setInterval(renew, subscriptionInterval)
    window.addEventListener('focus', renew)
    return () => {
      clearInterval(timer)
      window.removeEventListener('focus', renew)
    }
  }, [isShown, reload])
  return subscription
}
