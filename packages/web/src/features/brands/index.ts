import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export { BrandPopupHost } from './brand-popup-host.tsx'

export const brandRoutes: readonly PageRoute[] = [
  {
    name: 'Brand',
    path: pagePaths.brand,
    module: 'src/features/brands/brand-page.tsx',
    load: () => import('./brand-page.tsx').then((page) => ({ default: page.BrandPage })),
    phrases: ['brands', 'search', 'ui'],
  },
]
