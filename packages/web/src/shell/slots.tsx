import type { RadarSearch } from '@marklot/contracts/radar'
import { type ComponentType, createContext, useContext } from 'react'
import type { AnalyticsConfig } from '../lib/config.tsx'
import type { PageRoute } from '../lib/route.ts'
import type { ShellLinks } from './links.ts'
import type { PaywallCode, PaywallSubject, PinnableBrand } from './overlays.ts'

/**
 * Parts of features that the shell shows. The shell imports no feature. The app fills these slots, mostly with lazy
 * components.
 */
export interface ShellSlots {
  links: ShellLinks
  AccountMenuItems: ComponentType
  CookieBanner: ComponentType
  CookieSettings: ComponentType<{ onClose: () => void }>
  FeedbackBar: ComponentType<{ context?: string; onClose: () => void }>
  PageViews: ComponentType<{ analytics: AnalyticsConfig; route: PageRoute | null }>
  PaywallDialog: ComponentType<{ code: PaywallCode; about?: PaywallSubject; text?: string | undefined; onClose: () => void }>
  PinDialog: ComponentType<{ brand: PinnableBrand; onClose: () => void }>
  SaveSearchDialog: ComponentType<{ search: RadarSearch; name: string; onClose: () => void }>
  SubscriptionDialog: ComponentType<{ onClose: () => void }>
}

const Context = createContext<ShellSlots | null>(null)
export const ShellSlotsProvider = Context.Provider

/** Returns the slots. @throws Error outside of the shell */
export function useShellSlots(): ShellSlots {
  const slots = useContext(Context)
  if (!slots) throw new Error('The shell is missing above this component')
  return slots
}
