import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

/* The parts of the domain check that an assessment shows are in `pieces/index.ts`. */
export const domainsRoutes: readonly PageRoute[] = [
  {
    name: 'Domains',
    path: pagePaths.domains,
    module: 'src/features/domains/domains-page.tsx',
    load: () => import('./domains-page.tsx').then((page) => ({ default: page.DomainsPage })),
    phrases: ['domains', 'validation', 'ui'],
    offers: ['domains'],
    listed: [''],
  },
]
