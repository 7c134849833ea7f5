import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const checkoutRoutes: readonly PageRoute[] = [
  {
    name: 'ChangeMarketplace',
    path: pagePaths.changeMarketplace,
    module: 'src/features/checkout/marketplace-change-page.tsx',
    load: () => import('./marketplace-change-page.tsx').then((page) => ({ default: page.MarketplaceChangePage })),
    phrases: ['marketplace', 'checkout', 'billing', 'settings', 'validation', 'ui'],
  },
  // Comes before the plans, whose path also matches it.
  {
    name: 'SubscribeMarketplace',
    path: pagePaths.subscribeMarketplace,
    module: 'src/features/checkout/marketplace-page.tsx',
    load: () => import('./marketplace-page.tsx').then((page) => ({ default: page.MarketplacePage })),
    phrases: ['marketplace', 'checkout', 'billing', 'settings', 'validation', 'ui'],
  },
  {
    name: 'Subscribe',
    path: pagePaths.subscribe,
    module: 'src/features/checkout/subscribe-page.tsx',
    load: () => import('./subscribe-page.tsx').then((page) => ({ default: page.SubscribePage })),
    phrases: ['checkout', 'billing', 'settings', 'validation', 'ui'],
  },
]
