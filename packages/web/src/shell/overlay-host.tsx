import { lazy, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { loadChunk } from '../lib/load-chunk.ts'
import { Phrased } from '../lib/phrased.tsx'
import { type Overlay, overlays, useOverlay } from './overlays.ts'
import { Part } from './part.tsx'

const PaywallDialog = lazy(() =>
  loadChunk(() => import('../features/account/paywall.tsx')).then((module) => ({ default: module.PaywallDialog })),
)
const SubscriptionDialog = lazy(() =>
  loadChunk(() => import('../features/account/subscription-dialog.tsx')).then((module) => ({
    default: module.SubscriptionDialog,
  })),
)
const CookieSettings = lazy(() =>
  loadChunk(() => import('../features/consent/cookie-settings.tsx')).then((module) => ({ default: module.CookieSettings })),
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
      <Shown overlay={overlay} />
    </Part>
  )
}

function Shown({ overlay }: { overlay: Overlay }) {
  switch (overlay.kind) {
    case 'paywall':
      return (
        <Phrased of={['paywall', 'ui']}>
          <PaywallDialog code={overlay.code} onClose={overlays.close} />
        </Phrased>
      )
    case 'subscription':
      return (
        <Phrased of={['settings', 'billing', 'ui']}>
          <SubscriptionDialog onClose={overlays.close} />
        </Phrased>
      )
    case 'cookies':
      return (
        <Phrased of={['consent', 'ui']}>
          <CookieSettings onClose={overlays.close} />
        </Phrased>
      )
  }
}
