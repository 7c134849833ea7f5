import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const methodRoutes: readonly PageRoute[] = [
  {
    name: 'Method',
    path: pagePaths.method,
    module: 'src/features/method/method-page.tsx',
    load: () => import('./method-page.tsx').then((page) => ({ default: page.MethodPage })),
    phrases: ['method', 'search', 'ui'],
    listed: [''],
  },
]
