import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Phrased } from '../lib/phrased.tsx'
import { type Overlay, overlays, useOverlay } from './overlays.ts'
import { Part } from './part.tsx'
import { useShellSlots } from './slots.tsx'

/** Shows the open overlay. A change of page closes it. */
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
  const { CookieSettings, PaywallDialog, PinDialog, SaveSearchDialog, SubscriptionDialog } = useShellSlots()
  switch (overlay.kind) {
    case 'paywall':
      return (
        <Phrased of={['paywall', 'ui']}>
          <PaywallDialog code={overlay.code} about={overlay.about} text={overlay.text} onClose={overlays.close} />
        </Phrased>
      )
    case 'subscription':
      return (
        <Phrased of={['settings', 'billing', 'ui']}>
          <SubscriptionDialog onClose={overlays.close} />
        </Phrased>
      )
    case 'pin':
      return (
        <Phrased of={['boards', 'validation', 'ui']}>
          <PinDialog brand={overlay.brand} onClose={overlays.close} />
        </Phrased>
      )
    case 'saveSearch':
      return (
        <Phrased of={['radar', 'search', 'validation', 'ui']}>
          <SaveSearchDialog search={overlay.search} name={overlay.name} onClose={overlays.close} />
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
