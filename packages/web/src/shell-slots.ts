import { lazy } from 'react'
import { loadAccountMenuItems, loadPaywall, loadSubscriptionDialog } from './features/account/index.ts'
import { loadPinDialog } from './features/boards/index.ts'
import { loadCookieBanner, loadCookieSettings, loadPageViews } from './features/consent/index.ts'
import { loadFeedbackBar } from './features/feedback/index.ts'
import { loadSaveDialog } from './features/radar/index.ts'
import { loadChunk } from './lib/load-chunk.ts'
import { routes } from './routes.ts'
import { shellLinks } from './shell/links.ts'
import type { ShellSlots } from './shell/slots.tsx'

/** The parts of features that the shell shows. Each component's code loads when the shell first shows it. */
export const shellSlots: ShellSlots = {
  links: shellLinks(routes),
  AccountMenuItems: lazy(() => loadChunk(loadAccountMenuItems).then((module) => ({ default: module.AccountMenuItems }))),
  CookieBanner: lazy(() => loadChunk(loadCookieBanner).then((module) => ({ default: module.CookieBanner }))),
  CookieSettings: lazy(() => loadChunk(loadCookieSettings).then((module) => ({ default: module.CookieSettings }))),
  FeedbackBar: lazy(() => loadChunk(loadFeedbackBar).then((module) => ({ default: module.FeedbackBar }))),
  PageViews: lazy(() => loadChunk(loadPageViews).then((module) => ({ default: module.PageViews }))),
  PaywallDialog: lazy(() => loadChunk(loadPaywall).then((module) => ({ default: module.PaywallDialog }))),
  PinDialog: lazy(() => loadChunk(loadPinDialog).then((module) => ({ default: module.PinDialog }))),
  SaveSearchDialog: lazy(() => loadChunk(loadSaveDialog).then((module) => ({ default: module.SaveDialog }))),
  SubscriptionDialog: lazy(() => loadChunk(loadSubscriptionDialog).then((module) => ({ default: module.SubscriptionDialog }))),
}
