import { useEffect, useState } from 'react'
import { useConfig } from '../lib/config.tsx'
import { useAnalyticsAllowed, useConsentRequired } from '../lib/consent.ts'
import { Phrased } from '../lib/phrased.tsx'
import type { PageRoute } from '../lib/route.ts'
import { Part } from './part.tsx'
import { useShellSlots } from './slots.tsx'

/**
 * Requests consent if it is required (spec 2, section 7.5). Counts page views only with consent and if analytics are
 * configured.
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

/** Returns false until the page has loaded and the browser is idle, so that optional parts do not delay the page. */
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
