import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export { TrialBadge, TrialLeft } from './trial-left.tsx'
export { restoreTyped } from './typed-input.ts'

/* Parts that other places load on demand. */
export const loadAccountMenuItems = () => import('./account-menu-items.tsx')
export const loadIdentityProvider = () => import('./identity-provider.ts')
/** Needs the texts `billing`, `settings`, `offices`. */
export const loadPlanFeatures = () => import('./subscription-info.tsx').then((module) => ({ default: module.PlanFeatures }))
export const loadPaywall = () => import('./paywall.tsx')
export const loadSubscriptionDialog = () => import('./subscription-dialog.tsx')

const loadSignedInPage = () => import('./signed-in-page.tsx').then((page) => ({ default: page.SignedInPage }))

export const accountRoutes: readonly PageRoute[] = [
  {
    name: 'Account',
    path: pagePaths.account,
    module: 'src/features/account/account-page.tsx',
    load: () => import('./account-page.tsx').then((page) => ({ default: page.AccountPage })),
    phrases: ['settings', 'validation', 'billing', 'ui'],
    offers: ['offices'],
  },
  // The identity provider redirects the browser to these three pages. The silent one loads in a hidden frame.
  {
    name: 'SignedIn',
    path: pagePaths.signedIn,
    module: 'src/features/account/signed-in-page.tsx',
    load: loadSignedInPage,
    phrases: ['settings', 'ui'],
  },
  {
    name: 'SignedInSilently',
    path: pagePaths.signedInSilently,
    module: 'src/features/account/signed-in-page.tsx',
    load: loadSignedInPage,
    phrases: ['settings', 'ui'],
  },
  {
    name: 'SignedOut',
    path: pagePaths.signedOut,
    module: 'src/features/account/signed-out-page.tsx',
    load: () => import('./signed-out-page.tsx').then((page) => ({ default: page.SignedOutPage })),
    phrases: ['settings', 'ui'],
  },
]
