import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const legalRoutes: readonly PageRoute[] = [
  {
    name: 'Terms',
    path: pagePaths.terms,
    module: 'src/features/legal/terms-page.tsx',
    load: () => import('./terms-page.tsx').then((page) => ({ default: page.TermsPage, prepare: page.prepare })),
    phrases: ['legal', 'ui'],
    listed: ['', '?audience=business'],
    lastingQuery: ['audience'],
  },
  {
    name: 'TermsObjection',
    path: pagePaths.termsObjection,
    module: 'src/features/legal/terms-objection-page.tsx',
    load: () => import('./terms-objection-page.tsx').then((page) => ({ default: page.TermsObjectionPage })),
    phrases: ['legal', 'ui'],
  },
  {
    name: 'Imprint',
    path: pagePaths.imprint,
    module: 'src/features/legal/imprint-page.tsx',
    load: () => import('./imprint-page.tsx').then((page) => ({ default: page.ImprintPage, prepare: page.prepare })),
    phrases: ['legal', 'ui'],
    listed: [''],
  },
  {
    name: 'Privacy',
    path: pagePaths.privacy,
    module: 'src/features/legal/privacy-page.tsx',
    load: () => import('./privacy-page.tsx').then((page) => ({ default: page.PrivacyPage, prepare: page.prepare })),
    phrases: ['legal', 'ui'],
    listed: [''],
  },
  {
    name: 'Accessibility',
    path: pagePaths.accessibility,
    module: 'src/features/legal/accessibility-page.tsx',
    load: () => import('./accessibility-page.tsx').then((page) => ({ default: page.AccessibilityPage, prepare: page.prepare })),
    phrases: ['legal', 'ui'],
    listed: [''],
  },
]
