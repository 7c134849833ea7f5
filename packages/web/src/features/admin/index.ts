import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const adminRoutes: readonly PageRoute[] = [
  {
    name: 'Admin',
    path: pagePaths.admin,
    module: 'src/features/admin/admin-page.tsx',
    load: () => import('./admin-page.tsx').then((page) => ({ default: page.AdminPage })),
    phrases: ['admin', 'payments', 'accounts', 'billing', 'settings', 'validation', 'ui'],
  },
]
