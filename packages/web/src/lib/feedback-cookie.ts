import { formatCookie, readCookie } from './cookies.ts'

/** Keeps that nobody wants to be asked; spec 2, section 7.6. */
const name = 'fb_disabled'
const never = 'never'
const secondsOfDay = 86_400
/** Spec 2, section 7.6: after rejecting, after submitting. */
export const feedbackPauses = { rejected: 60, submitted: 120 } as const
/** Browsers keep no cookie for longer; whoever wants never to be asked has it renewed at every visit. */
const longestDays = 400

function keep(value: string, days: number): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Safari and needs https
  document.cookie = formatCookie(name, value, days * secondsOfDay, location.protocol === 'https:')
}

/** Postpones the bar by so many days, or disables it for good. */
export function disableFeedback(days: number | 'never'): void {
  if (days === 'never') keep(never, longestDays)
  else keep('true', days)
}

/** Whether the bar must not show; the browser only. */
export function isFeedbackDisabled(): boolean {
  const value = readCookie(document.cookie, name)
  if (value === never) keep(never, longestDays)
  return value !== undefined && value !== '' && value !== 'false'
}
