import { type ComponentType, use, useEffect, useSyncExternalStore } from 'react'
import { repeatEarlyTicks } from './early-ticks.ts'
import { loadChunk } from './load-chunk.ts'
import { LoadOnce } from './load-once.ts'
import { Phrased } from './phrased.tsx'
import type { PageRoute } from './route.ts'

const pages = new LoadOnce<ComponentType>()

let onTheirWay = 0
const listeners = new Set<() => void>()
function count(change: 1 | -1): void {
  onTheirWay += change
  // A page is asked for while it is being rendered; others hear of it afterwards.
  queueMicrotask(() => {
    for (const listener of [...listeners]) listener()
  })
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the code of a page is on its way; the page before it stays in sight meanwhile. */
export const useIsPageOnItsWay = () =>
  useSyncExternalStore(
    subscribe,
    () => onTheirWay > 0,
    () => false,
  )

/** Loads a page's code once, and what its first rendering needs besides. */
export function loadPage(route: PageRoute): Promise<ComponentType> {
  return pages.load(route.module, async () => {
    count(1)
    try {
      const page = await loadChunk(route.load)
      await page.prepare?.()
      return page.default
    } finally {
      count(-1)
    }
  })
}

/** After a page's failure to load was shown: the next visit tries again. */
export function forgetFailedPages(): void {
  pages.forgetFailures()
}

/** A route's page; waits for its code and texts if need be, so that the page itself is rendered in one go. */
export function Page({ route }: { route: PageRoute }) {
  const Component = pages.get(route.module) ?? use(loadPage(route))
  useEffect(() => void repeatEarlyTicks(), [])
  return (
    <Phrased of={route.phrases}>
      <Component />
    </Phrased>
  )
}
