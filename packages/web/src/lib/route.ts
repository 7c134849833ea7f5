import type { ProductFeatureKey } from '@marklot/contracts/features'
import type { PhraseCapability } from '@marklot/phrases'
import type { ComponentType } from 'react'

/** The page names of spec 1, section 2, for which pages exist. */
export type RouteName =
  | 'Home'
  | 'HomeFirstIdea'
  | 'HomeApplication'
  | 'HomeMonitor'
  | 'Insights'
  | 'Search'
  | 'Brand'
  | 'Method'
  | 'Monitor'
  | 'Assessment'
  | 'Create'
  | 'Domains'
  | 'Pilot'
  | 'PilotProject'
  | 'Chat'
  | 'ChatThread'
  | 'Account'
  | 'My'
  | 'StoredQueryResult'
  | 'Accept'
  | 'Shared'
  | 'Notifications'
  | 'Deadlines'
  | 'SignedIn'
  | 'SignedInSilently'
  | 'SignedOut'
  | 'Admin'
  | 'Feedback'
  | 'Products'
  | 'Promo'
  | 'Subscribe'
  | 'SubscribeMarketplace'
  | 'ChangeMarketplace'
  | 'Cancel'
  | 'Withdraw'
  | 'Objection'
  | 'News'
  | 'Accessibility'
  | 'Terms'
  | 'TermsObjection'
  | 'Imprint'
  | 'Privacy'
  | 'Test'
  | 'NotFound'

/** One page of the product. Each feature lists its own; `routes.ts` joins them. */
export interface PageRoute {
  name: RouteName
  /** The path below the language prefix. `{product}` stands for the product's name (`pathOf`). */
  path: string
  /** Source file of the page, which is also the key of its chunk in the build's manifest. */
  module: string
  /**
   * Loads the code. In the browser, `prepare` then loads everything else that the first rendering needs, such as a long
   * text.
   */
  load: () => Promise<{ default: ComponentType; prepare?: () => Promise<void> }>
  /** Texts that the page needs in addition to those of the shell. They load together with it. */
  phrases: readonly PhraseCapability[]
  /** Features of plans that this page offers. A feature that no page offers is neither shown nor sold. */
  offers?: readonly ProductFeatureKey[]
  /** Suffixes of the address that the sitemap lists. If absent, the page is not listed. */
  listed?: readonly string[]
  /** Query parameters that select a separate page. All others are transient and not part of the canonical address. */
  lastingQuery?: readonly string[]
  /** True if a product build must not contain the page. */
  developmentOnly?: boolean
}

/** Texts that every page needs. */
export const shellPhrases: readonly PhraseCapability[] = ['shell', 'offices', 'session']
