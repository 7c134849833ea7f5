import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const checkoutRoutes: readonly PageRoute[] = [
  {
    name: 'Subscribe',
    path: pagePaths.subscribe,
    module: 'src/features/checkout/subscribe-page.tsx',
    load: () => import('./subscribe-page.tsx').then((page) => ({ default: page.SubscribePage })),
    phrases: ['checkout', 'billing', 'settings', 'validation', 'ui'],
  },
]
