import { pagePaths, pathOf } from '@marklot/contracts/pages'
import { matchPath } from 'react-router'
import { accountRoutes } from './features/account/index.ts'
import { adminRoutes } from './features/admin/index.ts'
import { brandRoutes } from './features/brands/index.ts'
import { chatRoutes } from './features/chat/index.ts'
import { checkoutRoutes } from './features/checkout/index.ts'
import { declarationsRoutes } from './features/declarations/index.ts'
import { domainsRoutes } from './features/domains/index.ts'
import { feedbackRoutes } from './features/feedback/index.ts'
import { guardianRoutes } from './features/guardian/index.ts'
import { homeRoutes } from './features/home/index.ts'
import { insightsRoutes } from './features/insights/index.ts'
import { legalRoutes } from './features/legal/index.ts'
import { methodRoutes } from './features/method/index.ts'
import { myRoutes } from './features/my/index.ts'
import { newsRoutes } from './features/news/index.ts'
import { pilotRoutes } from './features/pilot/index.ts'
import { plansRoutes } from './features/plans/index.ts'
import { radarRoutes } from './features/radar/index.ts'
import { searchRoutes } from './features/search/index.ts'
import { capabilitiesOf } from './lib/capabilities.tsx'
import type { PageConfig } from './lib/config.tsx'
import type { PageRoute } from './lib/route.ts'

/** Shows every piece of `ui`. Exists only in development. */
const galleryRoute: PageRoute = {
  name: 'Test',
  path: pagePaths.test,
  module: 'src/ui/gallery.tsx',
  load: () => import('./ui/gallery.tsx').then((page) => ({ default: page.Gallery })),
  phrases: ['ui'],
  developmentOnly: true,
}

/** Every page of the product. An address that matches none of them is answered with "not found". */
export const routes: readonly PageRoute[] = [
  ...homeRoutes,
  ...insightsRoutes,
  ...searchRoutes,
  ...brandRoutes,
  ...guardianRoutes,
  ...radarRoutes,
  ...domainsRoutes,
  ...pilotRoutes,
  ...chatRoutes,
  ...methodRoutes,
  ...accountRoutes,
  ...myRoutes,
  ...adminRoutes,
  ...plansRoutes,
  ...checkoutRoutes,
  ...feedbackRoutes,
  ...legalRoutes,
  ...declarationsRoutes,
  ...newsRoutes,
  galleryRoute,
]

/** The features that these pages offer. */
export const capabilities = capabilitiesOf(routes)

/** The part of the configuration that decides which pages exist. */
export type Site = Pick<PageConfig, 'isDevelopment' | 'productName'>

export interface MatchedRoute {
  route: PageRoute
  params: Readonly<Record<string, string | undefined>>
}

/** Returns the page of a path without its language prefix, or null. A malformed percent-encoding matches nothing. */
export function matchRoute(path: string, { isDevelopment, productName }: Site): MatchedRoute | null {
  if (!isWellFormed(path)) return null
  for (const route of routes) {
    if (route.developmentOnly && !isDevelopment) continue
    const match = matchPath(pathOf(route.path, productName), path)
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

/** Returns whether a path without language prefix has a page, or is the not-found page's own address. */
export function isKnownPath(path: string, site: Site): boolean {
  return path === pagePaths.notFound || matchRoute(path, site) !== null
}
