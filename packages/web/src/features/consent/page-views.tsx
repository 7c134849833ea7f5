import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type AnalyticsConfig, useConfig } from '../../lib/config.tsx'
import { useLocale } from '../../lib/phrases.tsx'
import type { PageRoute } from '../../lib/route.ts'
import { startAnalytics } from './analytics.ts'

/** Counts page views while the consent lasts. Unmounting stops it. */
export function PageViews({ analytics, route }: { analytics: AnalyticsConfig; route: PageRoute | null }) {
  const { publicUrl } = useConfig()
  const locale = useLocale()
  const { pathname } = useLocation()
  const [counter] = useState(() => startAnalytics(analytics, publicUrl))
  useEffect(() => {
    counter.resume()
    return counter.pause
  }, [counter])
  const pattern = route?.path ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another mark or language is another view
  useEffect(() => {
    if (pattern !== null) counter.view(`/${locale}${pattern}`)
  }, [counter, pattern, locale, pathname])
  return null
}
