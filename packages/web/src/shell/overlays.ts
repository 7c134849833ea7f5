import { ApiError } from '@marklot/contracts/client'
import type { ErrorCode } from '@marklot/contracts/errors'
import type { RadarSearch } from '@marklot/contracts/radar'
import { useSyncExternalStore } from 'react'

/** Why the product refuses to continue: the person is not signed in, a quota is used up, or the plan is too small. */
export const paywallCodes = [
  'auth.required',
  'trial.quotaUsedUp',
  'plan.featureNotIncluded',
  'plan.quotaUsedUp',
  'plan.officeNotIncluded',
  'plan.notActive',
] as const satisfies readonly ErrorCode[]
export type PaywallCode = (typeof paywallCodes)[number]

/** What was refused, if the paywall has specific words for it. Anything else counts as a search. */
export type PaywallSubject = 'check' | 'domains' | 'pilot' | 'chat'

/** Returns the paywall's reason in a failed call, or null for any other failure. */
export function paywallCodeOf(error: unknown): PaywallCode | null {
  return error instanceof ApiError ? (paywallCodes.find((code) => code === error.code) ?? null) : null
}

/** A brand to pin on a board, with its name as the page shows it. */
export interface PinnableBrand {
  brandId: string
  name: string
}

/** The overlays that can cover the page. */
export type Overlay =
  /** `text` replaces the usual text of the reason. */
  | { kind: 'paywall'; code: PaywallCode; about?: PaywallSubject; text?: string | undefined }
  | { kind: 'subscription' }
  | { kind: 'cookies' }
  | { kind: 'pin'; brand: PinnableBrand }
  | { kind: 'saveSearch'; search: RadarSearch; name: string }

let shown: Overlay | null = null
const listeners = new Set<() => void>()
const show = (overlay: Overlay | null) => {
  shown = overlay
  for (const listener of [...listeners]) listener()
}

/** Opens and closes the overlay. Only one is open at a time. */
export const overlays = { open: (overlay: Overlay) => show(overlay), close: () => show(null) }

/** Returns the open overlay. The server renders none. */
export function useOverlay(): Overlay | null {
  return useSyncExternalStore(subscribe, current, none)
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const current = () => shown
const none = () => null
