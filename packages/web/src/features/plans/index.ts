import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const plansRoutes: readonly PageRoute[] = [
  {
    name: 'Products',
    path: pagePaths.products,
    module: 'src/features/plans/products-page.tsx',
    load: () => import('./products-page.tsx').then((page) => ({ default: page.ProductsPage })),
    phrases: ['plans', 'billing', 'paywall', 'ui'],
    listed: [''],
  },
  {
    name: 'Promo',
    path: pagePaths.promo,
    module: 'src/features/plans/promo-page.tsx',
    load: () => import('./promo-page.tsx').then((page) => ({ default: page.PromoPage })),
    phrases: ['plans', 'billing', 'paywall', 'ui'],
    listed: [''],
  },
]
