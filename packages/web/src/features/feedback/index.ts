import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export { feedbackOf } from './feedback-calls.ts'

/** Returns the feedback bar, which the shell loads on demand. */
export const loadFeedbackBar = () => import('./feedback-bar.tsx')

export const feedbackRoutes: readonly PageRoute[] = [
  {
    name: 'Feedback',
    path: pagePaths.feedback,
    module: 'src/features/feedback/feedback-page.tsx',
    load: () => import('./feedback-page.tsx').then((page) => ({ default: page.FeedbackPage })),
    phrases: ['feedback', 'ui'],
    listed: [''],
  },
]
