import { type ComponentType, use } from 'react'
import type { PageRoute } from '../routes.tsx'
import { loadChunk } from './load-chunk.ts'
import { LoadOnce } from './load-once.ts'
import { Phrased } from './phrased.tsx'

const pages = new LoadOnce<ComponentType>()

/** Loads a page's code once, and what its first rendering needs besides. */
export function loadPage(route: PageRoute): Promise<ComponentType> {
  return pages.load(route.module, async () => {
    const page = await loadChunk(route.load)
    await page.prepare?.()
    return page.default
  })
}

/** After a page's failure to load was shown: the next visit tries again. */
export function forgetFailedPages(): void {
  pages.forgetFailures()
}

/** A route's page; waits for its code and texts if need be, so that the page itself is rendered in one go. */
export function Page({ route }: { route: PageRoute }) {
  const Component = pages.get(route.module) ?? use(loadPage(route))
  return (
    <Phrased of={route.phrases}>
      <Component />
    </Phrased>
  )
}
