import { useSyncExternalStore } from 'react'
import { readCookie } from './cookies.ts'

/**
 * Cookies of consent (spec 2, section 7.5). Consent is required unless `show` is `false`; the others say whether a
 * category is active.
 */
export const consentCookies = {
  show: 'cc_show',
  necessary: 'cc_category_necessary_active',
  analytics: 'cc_category_analytics_active',
} as const

const listeners = new Set<() => void>()

/** Notifies this page of changed consent cookies. Other tabs check when they become visible. */
export function consentChanged(): void {
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('focus', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('focus', listener)
  }
}
const isRequired = () => readCookie(document.cookie, consentCookies.show) !== 'false'

/** Returns whether analytics may run. It is off without consent. For the browser only. */
export const isAnalyticsAllowed = () => !isRequired() && readCookie(document.cookie, consentCookies.analytics) === 'true'

/**
 * Returns whether the visitor still has to choose. The server renders no banner, because no optional part loads without
 * scripts.
 */
export const useConsentRequired = () => useSyncExternalStore(subscribe, isRequired, () => false)
export const useAnalyticsAllowed = () => useSyncExternalStore(subscribe, isAnalyticsAllowed, () => false)
