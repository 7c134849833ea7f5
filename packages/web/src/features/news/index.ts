import { pagePaths } from '@marklot/contracts/pages'
import type { PageRoute } from '../../lib/route.ts'

export const newsRoutes: readonly PageRoute[] = [
  {
    name: 'News',
    path: pagePaths.news,
    module: 'src/features/news/news-page.tsx',
    load: () => import('./news-page.tsx').then((page) => ({ default: page.NewsPage })),
    phrases: ['news', 'ui'],
  },
]
