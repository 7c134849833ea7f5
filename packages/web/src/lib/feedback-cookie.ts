import { formatCookie, readCookie } from './cookies.ts'

/** Cookie that disables the bar (spec 2, section 7.6). */
const name = 'fb_disabled'
const never = 'never'
const secondsOfDay = 86_400
/** Days without the bar after rejecting and after submitting (spec 2, section 7.6). */
export const feedbackPauses = { rejected: 60, submitted: 120 } as const
/** The longest lifetime of a cookie in browsers, in days. "Never" renews the cookie at every visit. */
const longestDays = 400

function keep(value: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari and needs https
  document.cookie = formatCookie(name, value, days * secondsOfDay, location.protocol === 'https:')
}

/** Postpones the bar by this many days, or disables it for good. */
export function disableFeedback(days: number | 'never'): void {
  if (days === 'never') keep(never, longestDays)
  else keep('true', days)
}

/**
 * Returns whether the bar is disabled for good (`never`) or for some time (`paused`); null if it is not. For the
 * browser only.
 */
export function feedbackDisabled(): 'never' | 'paused' | null {
  const value = readCookie(document.cookie, name)
  if (value === never) {
    keep(never, longestDays)
    return 'never'
  }
  return value === undefined || value === '' || value === 'false' ? null : 'paused'
}
