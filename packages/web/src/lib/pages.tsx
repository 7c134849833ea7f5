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
  // Notifies listeners afterwards, because rendering starts the load.
  queueMicrotask(() => {
    for (const listener of [...listeners]) listener()
  })
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns whether a page's code is loading; the previous page stays visible meanwhile. */
export const useIsPageOnItsWay = () =>
  useSyncExternalStore(
    subscribe,
    () => onTheirWay > 0,
    () => false,
  )

/** Loads a page's code once, together with everything else that its first rendering needs. */
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

/** Clears failed pages after they have been shown, so that the next visit retries. */
export function forgetFailedPages(): void {
  pages.forgetFailures()
}

/** A route's page. Waits for its code and texts, so that the page renders in one piece. */
export function Page({ route }: { route: PageRoute }) {
  const Component = use(loadPage(route))
  useEffect(() => void repeatEarlyTicks(), [])
  return (
    <Phrased of={route.phrases}>
      <Component />
    </Phrased>
  )
}
