import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

/* Parts that other places load on demand. */
export const loadProjectsSection = () => import('./projects-section.tsx')

export const pilotRoutes: readonly PageRoute[] = [
  {
    name: 'Pilot',
    path: pagePaths.pilot,
    module: 'src/features/pilot/start-page.tsx',
    load: () => import('./start-page.tsx').then((page) => ({ default: page.StartPage })),
    phrases: ['pilot', 'ui'],
    offers: ['pilot'],
    listed: [''],
  },
  {
    name: 'PilotProject',
    path: pagePaths.pilotProject,
    module: 'src/features/pilot/project-page.tsx',
    load: () => import('./project-page.tsx').then((page) => ({ default: page.ProjectPage })),
    phrases: ['pilot', 'verdicts', 'ui'],
  },
]
