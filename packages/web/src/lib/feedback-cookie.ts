import { formatCookie, readCookie } from './cookies.ts'

/** Cookie that disables the bar; spec 2, section 7.6. */
const name = 'fb_disabled'
const never = 'never'
const secondsOfDay = 86_400
/** Spec 2, section 7.6: after rejecting, after submitting. */
export const feedbackPauses = { rejected: 60, submitted: 120 } as const
/** Longest lifetime of a cookie in browsers. "Never" renews it at every visit. */
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

/** Whether the bar is disabled; the browser only. */
export function isFeedbackDisabled(): boolean {
  const value = readCookie(document.cookie, name)
  if (value === never) keep(never, longestDays)
  return value !== undefined && value !== '' && value !== 'false'
}
