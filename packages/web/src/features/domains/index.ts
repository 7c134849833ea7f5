import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

/* What an assessment shows of domains is in `pieces/index.ts`. */
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
