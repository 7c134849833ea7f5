import { useEffect, useState } from 'react'
import { useConfig } from '../lib/config.tsx'
import { useAnalyticsAllowed, useConsentRequired } from '../lib/consent.ts'
import { Phrased } from '../lib/phrased.tsx'
import type { PageRoute } from '../lib/route.ts'
import { Part } from './part.tsx'
import { useShellSlots } from './slots.tsx'

/**
 * Asks for consent where it is required (spec 2, section 7.5), and counts page views only where it was given and
 * analytics configured.
 */
export function Consent({ route }: { route: PageRoute | null }) {
  const { analytics } = useConfig()
  const { CookieBanner, PageViews } = useShellSlots()
  const isRequired = useConsentRequired()
  const isAllowed = useAnalyticsAllowed()
  const isPainted = useIsPainted()
  if (!isPainted) return null
  return (
    <>
      {isRequired && (
        <Part>
          <Phrased of={['consent']}>
            <CookieBanner />
          </Phrased>
        </Part>
      )}
      {isAllowed && analytics && (
        <Part>
          <PageViews analytics={analytics} route={route} />
        </Part>
      )}
    </>
  )
}

/** Longest wait for a quiet moment, in milliseconds. */
const longestWait = 500

/**
 * False until the page stands and the browser has a quiet moment: what nobody waits for must not hold up the page
 * itself.
 */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false)
  useEffect(() => {
    const paint = () => setIsPainted(true)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(paint)
      return () => clearTimeout(timer)
    }
    const handle = requestIdleCallback(paint, { timeout: longestWait })
    return () => cancelIdleCallback(handle)
  }, [])
  return isPainted
}
