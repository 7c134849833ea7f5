import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

/*
 * Parts that other places load on demand. The parts that the pages of the Brand-Radar share are in `pieces/index.ts`.
 */
export const loadSaveDialog = () => import('./save-dialog.tsx')
export const loadSearchesSection = () => import('./searches-section.tsx')

const loadLinkPage = () => import('./link-page.tsx').then((page) => ({ default: page.LinkPage }))

export const radarRoutes: readonly PageRoute[] = [
  {
    name: 'Monitor',
    path: pagePaths.monitor,
    module: 'src/features/radar/wizard/monitor-page.tsx',
    load: () => import('./wizard/monitor-page.tsx').then((page) => ({ default: page.MonitorPage })),
    phrases: ['monitor', 'ui'],
    offers: ['radar'],
    listed: [''],
  },
  {
    name: 'StoredQueryResult',
    path: pagePaths.storedQueryResult,
    module: 'src/features/radar/result-page.tsx',
    load: () => import('./result-page.tsx').then((page) => ({ default: page.ResultPage })),
    phrases: ['radar', 'search', 'ui'],
  },
  {
    name: 'Accept',
    path: pagePaths.accept,
    module: 'src/features/radar/link-page.tsx',
    load: loadLinkPage,
    phrases: ['radar', 'search', 'ui'],
  },
  {
    name: 'Shared',
    path: pagePaths.shared,
    module: 'src/features/radar/link-page.tsx',
    load: loadLinkPage,
    phrases: ['radar', 'search', 'ui'],
  },
  {
    name: 'Notifications',
    path: pagePaths.notifications,
    module: 'src/features/radar/link-page.tsx',
    load: loadLinkPage,
    phrases: ['radar', 'search', 'ui'],
  },
]
