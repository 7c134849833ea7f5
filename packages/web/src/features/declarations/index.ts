import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export { declarationsOf } from './declaration-calls.ts'

export const declarationsRoutes: readonly PageRoute[] = [
  {
    name: 'Cancel',
    path: pagePaths.cancel,
    module: 'src/features/declarations/cancel-page.tsx',
    load: () => import('./cancel-page.tsx').then((page) => ({ default: page.CancelPage })),
    phrases: ['declarations', 'validation', 'ui'],
    listed: [''],
  },
  {
    name: 'Withdraw',
    path: pagePaths.withdraw,
    module: 'src/features/declarations/withdraw-page.tsx',
    load: () => import('./withdraw-page.tsx').then((page) => ({ default: page.WithdrawPage })),
    phrases: ['declarations', 'validation', 'ui'],
    listed: [''],
  },
  {
    name: 'Objection',
    path: pagePaths.objection,
    module: 'src/features/declarations/objection-page.tsx',
    load: () => import('./objection-page.tsx').then((page) => ({ default: page.ObjectionPage })),
    phrases: ['declarations', 'ui'],
  },
]
