import { registrationOfficeCodes } from '@marklot/contracts/office'
import { pagePaths } from '@marklot/contracts/pages'
import type { PhraseCapability } from '@marklot/phrases'
import type { ComponentType } from 'react'
import { matchPath } from 'react-router'

/** Names of spec 1, section 2, as far as their pages exist. */
export type RouteName =
  | 'Home'
  | 'HomeFirstIdea'
  | 'HomeApplication'
  | 'HomeMonitor'
  | 'Insights'
  | 'Search'
  | 'Brand'
  | 'Method'
  | 'Account'
  | 'SignedIn'
  | 'SignedInSilently'
  | 'SignedOut'
  | 'Admin'
  | 'Feedback'
  | 'Products'
  | 'Promo'
  | 'Terms'
  | 'Imprint'
  | 'Privacy'
  | 'Test'
  | 'NotFound'

export interface PageRoute {
  name: RouteName
  /** Below the language prefix. */
  path: string
  /** Source file of the page: the key under which the build's manifest knows its chunk. */
  module: string
  /** `prepare`: loads in the browser what the first rendering needs besides the code, e.g. a long text. */
  load: () => Promise<{ default: ComponentType; prepare?: () => Promise<void> }>
  /** Texts the page needs besides those of the shell; they are loaded together with it. */
  phrases: readonly PhraseCapability[]
  /** Endings of its address under which the sitemap lists it; absent: not listed. */
  listed?: readonly string[]
  /** Parameters of the query that make pages of their own; all others are a state of the page and not part of its lasting address. */
  lastingQuery?: readonly string[]
  /** Not-found in a product build. */
  developmentOnly?: boolean
}

/** Texts every page needs. */
export const shellPhrases: readonly PhraseCapability[] = ['shell', 'offices', 'session']

const homePhrases: readonly PhraseCapability[] = ['home', 'charts', 'ui']
/** Both addresses of the home page (spec 1, section 2) show it; the bare prefix is the lasting one. */
const home = {
  name: 'Home',
  module: 'src/features/home/home-page.tsx',
  load: () => import('./features/home/home-page.tsx').then((page) => ({ default: page.HomePage })),
  phrases: homePhrases,
} as const

/** The pages that exist. Whatever is not here is not found. */
export const routes: readonly PageRoute[] = [
  { ...home, path: pagePaths.home, listed: [''] },
  { ...home, path: pagePaths.homeByName },
  {
    name: 'HomeFirstIdea',
    path: pagePaths.homeIdea,
    module: 'src/features/home/idea-page.tsx',
    load: () => import('./features/home/idea-page.tsx').then((page) => ({ default: page.HomeFirstIdeaPage })),
    phrases: homePhrases,
    listed: [''],
  },
  {
    name: 'HomeApplication',
    path: pagePaths.homeApplication,
    module: 'src/features/home/application-page.tsx',
    load: () => import('./features/home/application-page.tsx').then((page) => ({ default: page.HomeApplicationPage })),
    phrases: homePhrases,
    listed: [''],
  },
  {
    name: 'HomeMonitor',
    path: pagePaths.homeMonitor,
    module: 'src/features/home/monitor-page.tsx',
    load: () => import('./features/home/monitor-page.tsx').then((page) => ({ default: page.HomeMonitorPage })),
    phrases: homePhrases,
    listed: [''],
  },
  {
    name: 'Insights',
    path: pagePaths.insights,
    module: 'src/features/insights/insights-page.tsx',
    load: () => import('./features/insights/insights-page.tsx').then((page) => ({ default: page.InsightsPage })),
    phrases: ['insights', 'charts', 'ui'],
    listed: ['', ...registrationOfficeCodes.map((code) => `?office=${code}`)],
    lastingQuery: ['office'],
  },
  {
    name: 'Search',
    path: pagePaths.search,
    module: 'src/features/search/search-page.tsx',
    load: () => import('./features/search/search-page.tsx').then((page) => ({ default: page.SearchPage })),
    phrases: ['search', 'ui'],
    listed: [''],
  },
  {
    name: 'Brand',
    path: pagePaths.brand,
    module: 'src/features/brands/brand-page.tsx',
    load: () => import('./features/brands/brand-page.tsx').then((page) => ({ default: page.BrandPage })),
    phrases: ['brands', 'search', 'ui'],
  },
  {
    name: 'Method',
    path: pagePaths.method,
    module: 'src/features/method/method-page.tsx',
    load: () => import('./features/method/method-page.tsx').then((page) => ({ default: page.MethodPage })),
    phrases: ['method', 'search', 'ui'],
    listed: [''],
  },
  {
    name: 'Account',
    path: pagePaths.account,
    module: 'src/features/account/account-page.tsx',
    load: () => import('./features/account/account-page.tsx').then((page) => ({ default: page.AccountPage })),
    phrases: ['settings', 'validation', 'ui'],
  },
  // Where the identity provider sends the browser back to; the silent one stands in a hidden frame.
  {
    name: 'SignedIn',
    path: pagePaths.signedIn,
    module: 'src/features/account/signed-in-page.tsx',
    load: () => import('./features/account/signed-in-page.tsx').then((page) => ({ default: page.SignedInPage })),
    phrases: ['settings', 'ui'],
  },
  {
    name: 'SignedInSilently',
    path: pagePaths.signedInSilently,
    module: 'src/features/account/signed-in-page.tsx',
    load: () => import('./features/account/signed-in-page.tsx').then((page) => ({ default: page.SignedInPage })),
    phrases: ['settings', 'ui'],
  },
  {
    name: 'SignedOut',
    path: pagePaths.signedOut,
    module: 'src/features/account/signed-out-page.tsx',
    load: () => import('./features/account/signed-out-page.tsx').then((page) => ({ default: page.SignedOutPage })),
    phrases: ['settings', 'ui'],
  },
  {
    name: 'Admin',
    path: pagePaths.admin,
    module: 'src/features/admin/admin-page.tsx',
    load: () => import('./features/admin/admin-page.tsx').then((page) => ({ default: page.AdminPage })),
    phrases: ['admin', 'accounts', 'billing', 'settings', 'validation', 'ui'],
  },
  {
    name: 'Products',
    path: pagePaths.products,
    module: 'src/features/plans/products-page.tsx',
    load: () => import('./features/plans/products-page.tsx').then((page) => ({ default: page.ProductsPage })),
    phrases: ['plans', 'billing', 'paywall', 'ui'],
    listed: [''],
  },
  {
    name: 'Promo',
    path: pagePaths.promo,
    module: 'src/features/plans/promo-page.tsx',
    load: () => import('./features/plans/promo-page.tsx').then((page) => ({ default: page.PromoPage })),
    phrases: ['plans', 'billing', 'paywall', 'ui'],
    listed: [''],
  },
  {
    name: 'Feedback',
    path: pagePaths.feedback,
    module: 'src/features/feedback/feedback-page.tsx',
    load: () => import('./features/feedback/feedback-page.tsx').then((page) => ({ default: page.FeedbackPage })),
    phrases: ['feedback', 'ui'],
    listed: [''],
  },
  {
    name: 'Terms',
    path: pagePaths.terms,
    module: 'src/features/legal/terms-page.tsx',
    load: () => import('./features/legal/terms-page.tsx').then((page) => ({ default: page.TermsPage, prepare: page.prepare })),
    phrases: ['legal', 'ui'],
    listed: ['', '?audience=business'],
    lastingQuery: ['audience'],
  },
  {
    name: 'Imprint',
    path: pagePaths.imprint,
    module: 'src/features/legal/imprint-page.tsx',
    load: () =>
      import('./features/legal/imprint-page.tsx').then((page) => ({ default: page.ImprintPage, prepare: page.prepare })),
    phrases: ['legal', 'ui'],
    listed: [''],
  },
  {
    name: 'Privacy',
    path: pagePaths.privacy,
    module: 'src/features/legal/privacy-page.tsx',
    load: () =>
      import('./features/legal/privacy-page.tsx').then((page) => ({ default: page.PrivacyPage, prepare: page.prepare })),
    phrases: ['legal', 'ui'],
    listed: [''],
  },
  {
    name: 'Test',
    path: pagePaths.test,
    module: 'src/ui/gallery.tsx',
    load: () => import('./ui/gallery.tsx').then((page) => ({ default: page.Gallery })),
    phrases: ['ui'],
    developmentOnly: true,
  },
]

export interface MatchedRoute {
  route: PageRoute
  params: Readonly<Record<string, string | undefined>>
}

/** The page under a path without its language prefix, or null. A broken percent-encoding leads nowhere. */
export function matchRoute(path: string, isDevelopment: boolean): MatchedRoute | null {
  if (!isWellFormed(path)) return null
  for (const route of routes) {
    if (route.developmentOnly && !isDevelopment) continue
    const match = matchPath(route.path, path)
    if (match) return { route, params: match.params }
  }
  return null
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Whether a path without language prefix leads anywhere: to a page or the not-found page's own address. */
export function isKnownPath(path: string, isDevelopment: boolean): boolean {
  return path === pagePaths.notFound || matchRoute(path, isDevelopment) !== null
}
