import { type ComponentType, use } from 'react'
import type { PageRoute } from '../routes.tsx'
import { loadChunk } from './load-chunk.ts'

const loaded = new Map<string, ComponentType>()
const loading = new Map<string, Promise<ComponentType>>()

/** Loads a page's code once; a failed load is tried anew at the next visit. */
export function loadPage(route: PageRoute): Promise<ComponentType> {
  const known = loading.get(route.module)
  if (known) return known
  const promise = loadChunk(route.load).then(
    (module) => {
      loaded.set(route.module, module.default)
      return module.default
    },
    (error: unknown) => {
      loading.delete(route.module)
      throw error
    },
  )
  loading.set(route.module, promise)
  return promise
}

/** A route's page; waits for its code if need be. */
export function Page({ route }: { route: PageRoute }) {
  const Component = loaded.get(route.module) ?? use(loadPage(route))
  return <Component />
}
