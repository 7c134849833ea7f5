import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const myRoutes: readonly PageRoute[] = [
  {
    name: 'My',
    path: pagePaths.my,
    module: 'src/features/my/my-page.tsx',
    load: () => import('./my-page.tsx').then((page) => ({ default: page.MyPage })),
    phrases: ['my', 'ui'],
    offers: ['export'],
  },
  {
    name: 'Deadlines',
    path: pagePaths.deadlines,
    module: 'src/features/my/deadlines-page.tsx',
    load: () => import('./deadlines-page.tsx').then((page) => ({ default: page.DeadlinesPage })),
    phrases: ['my', 'deadlines', 'ui'],
  },
]
