import { lazy, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../lib/load-chunk.ts'
import { Phrased } from '../lib/phrased.tsx'
import { overlays, useOverlay } from './overlays.ts'
import { Part } from './part.tsx'

const PaywallDialog = lazy(() =>
  loadChunk(() => import('../features/account/paywall.tsx')).then((module) => ({ default: module.PaywallDialog })),
)
const SubscriptionDialog = lazy(() =>
  loadChunk(() => import('../features/account/subscription-dialog.tsx')).then((module) => ({
    default: module.SubscriptionDialog,
  })),
)

/** What stands over any page; another page closes it. */
export function Overlays() {
  const overlay = useOverlay()
  const { pathname } = useLocation()
  const shownOn = useRef(pathname)
  useEffect(() => {
    if (shownOn.current !== pathname) overlays.close()
    shownOn.current = pathname
  }, [pathname])
  if (!overlay) return null
  return (
    <Part key={overlay.kind}>
      {overlay.kind === 'paywall' ? (
        <Phrased of={['paywall', 'ui']}>
          <PaywallDialog code={overlay.code} onClose={overlays.close} />
        </Phrased>
      ) : (
        <Phrased of={['settings', 'billing', 'ui']}>
          <SubscriptionDialog onClose={overlays.close} />
        </Phrased>
      )}
    </Part>
  )
}
