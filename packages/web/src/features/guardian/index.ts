import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

/* Parts that other places load on demand. `pieces/index.ts` has the parts that the pages of Brand-Guardian share. */
/** Returns the two ways to create a list of goods and services; they need the phrases `guardian`. */
export const loadTermLists = () => import('./check/term-lists.ts')
export const loadChecksSection = () => import('./checks-section.tsx')

export const guardianRoutes: readonly PageRoute[] = [
  {
    name: 'Create',
    path: pagePaths.create,
    module: 'src/features/guardian/check/check-page.tsx',
    load: () => import('./check/check-page.tsx').then((page) => ({ default: page.CheckPage })),
    phrases: ['guardian', 'checks', 'logos', 'ui'],
    offers: ['guardian.creation'],
    listed: [''],
  },
  {
    name: 'Assessment',
    path: pagePaths.assessment,
    module: 'src/features/guardian/assessment/assessment-page.tsx',
    load: () => import('./assessment/assessment-page.tsx').then((page) => ({ default: page.AssessmentPage })),
    phrases: ['assessment', 'verdicts', 'domains', 'ui'],
  },
]
