import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { endpoints } from './endpoints.ts'

/** Days in which the link of the mail confirms the consent. */
export const newsConfirmationDays = 30

/**
 * - `pending`: given with an order, and not confirmed yet; nothing is sent
 * - `confirmed`: confirmed by the link of a mail to the address
 * - `expired`: not confirmed in time
 * - `withdrawn`: taken back
 */
export const NewsConsentState = z.enum(['pending', 'confirmed', 'expired', 'withdrawn'])
export type NewsConsentState = z.infer<typeof NewsConsentState>

/** The consent to receive news by e-mail, given twice (double opt-in): with an order, and by the link of a mail. */
export const NewsConsent = z.object({
  id: z.uuid(),
  state: NewsConsentState,
  email: z.string(),
  /** The sentence that was agreed to, and its version. */
  text: z.string(),
  version: z.string(),
  givenUtc: Instant,
  confirmedUtc: z.nullable(Instant),
  withdrawnUtc: z.nullable(Instant),
})
export type NewsConsent = z.infer<typeof NewsConsent>

/** What a link of a mail is about. It names no address: a forwarded mail shows it to others. */
export const NewsLink = z.object({
  action: z.enum(['confirm', 'withdraw']),
  state: NewsConsentState,
  /** The sentence that the button agrees to. */
  text: z.string(),
})
export type NewsLink = z.infer<typeof NewsLink>

const token = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) })

export const newsEndpoints = endpoints({
  ownConsents: {
    method: 'GET',
    path: '/user/account/newsConsents',
    summary: 'The consents of the default account to receive news by e-mail, newest first.',
    access: 'user',
    reply: z.array(NewsConsent),
  },
  withdraw: {
    method: 'DELETE',
    path: '/user/account/newsConsents',
    summary: 'Takes back every consent of the default account to receive news. Repeating it changes nothing.',
    access: 'user',
    reply: z.array(NewsConsent),
  },
  link: {
    method: 'GET',
    path: '/NewsConsents/links/{token}',
    summary: 'What the link of a mail confirms or takes back. Changes nothing.',
    access: 'public',
    params: token,
    reply: NewsLink,
  },
  follow: {
    method: 'POST',
    path: '/NewsConsents/links/{token}',
    summary: 'Confirms the consent, or takes it back, as the link says. Repeating it changes nothing.',
    access: 'public',
    params: token,
    reply: NewsLink,
  },
})
