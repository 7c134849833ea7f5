import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

/* `pieces/index.ts` has the parts of Brandy that other pages show. */
export const chatRoutes: readonly PageRoute[] = [
  {
    name: 'Chat',
    path: pagePaths.chat,
    module: 'src/features/chat/start-page.tsx',
    load: () => import('./start-page.tsx').then((page) => ({ default: page.StartPage })),
    phrases: ['chat', 'ui'],
    offers: ['chat'],
    listed: [''],
  },
  {
    name: 'ChatThread',
    path: pagePaths.chatThread,
    module: 'src/features/chat/thread-page.tsx',
    load: () => import('./thread-page.tsx').then((page) => ({ default: page.ThreadPage })),
    phrases: ['chat', 'advisor', 'ui'],
  },
]
