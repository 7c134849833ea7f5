import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const guardianRoutes: readonly PageRoute[] = [
  {
    name: 'Assessment',
    path: pagePaths.assessment,
    module: 'src/features/guardian/assessment/assessment-page.tsx',
    load: () => import('./assessment/assessment-page.tsx').then((page) => ({ default: page.AssessmentPage })),
    phrases: ['assessment', 'ui'],
  },
]
