import { registrationOfficeCodes } from '@marklot/contracts/office'
import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const insightsRoutes: readonly PageRoute[] = [
  {
    name: 'Insights',
    path: pagePaths.insights,
    module: 'src/features/insights/insights-page.tsx',
    load: () => import('./insights-page.tsx').then((page) => ({ default: page.InsightsPage })),
    phrases: ['insights', 'charts', 'ui'],
    listed: ['', ...registrationOfficeCodes.map((code) => `?office=${code}`)],
    lastingQuery: ['office'],
  },
]
