import { pagePaths } from '@marklot/contracts/pages'
import type { PhraseCapability } from '@marklot/phrases'
import type { PageRoute } from '../../lib/route.ts'

const phrases: readonly PhraseCapability[] = ['home', 'charts', 'ui']
/** Spec 1, section 2, names two addresses of the home page; the bare prefix is the canonical one. */
const home = {
  name: 'Home',
  module: 'src/features/home/home-page.tsx',
  load: () => import('./home-page.tsx').then((page) => ({ default: page.HomePage })),
  phrases,
} as const

export const homeRoutes: readonly PageRoute[] = [
  { ...home, path: pagePaths.home, listed: [''] },
  { ...home, path: pagePaths.homeByName },
  {
    name: 'HomeFirstIdea',
    path: pagePaths.homeIdea,
    module: 'src/features/home/idea-page.tsx',
    load: () => import('./idea-page.tsx').then((page) => ({ default: page.HomeFirstIdeaPage })),
    phrases,
    listed: [''],
  },
  {
    name: 'HomeApplication',
    path: pagePaths.homeApplication,
    module: 'src/features/home/application-page.tsx',
    load: () => import('./application-page.tsx').then((page) => ({ default: page.HomeApplicationPage })),
    phrases,
    listed: [''],
  },
  {
    name: 'HomeMonitor',
    path: pagePaths.homeMonitor,
    module: 'src/features/home/monitor-page.tsx',
    load: () => import('./monitor-page.tsx').then((page) => ({ default: page.HomeMonitorPage })),
    phrases,
    listed: [''],
  },
]
