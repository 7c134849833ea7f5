import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const radarRoutes: readonly PageRoute[] = [
  {
    name: 'Monitor',
    path: pagePaths.monitor,
    module: 'src/features/radar/wizard/monitor-page.tsx',
    load: () => import('./wizard/monitor-page.tsx').then((page) => ({ default: page.MonitorPage })),
    phrases: ['monitor', 'radar', 'search', 'validation', 'ui'],
    offers: ['radar'],
    listed: [''],
  },
]
