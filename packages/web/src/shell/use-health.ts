import type { Health } from '@marklot/contracts'
import { type QueryHolder, useApiQuery } from '../lib/api.tsx'

/** Returns the register's content and as-of dates. */
export function useHealth(): QueryHolder<Health> {
  return useApiQuery(['health'], (api, { signal }) => api.health.health(undefined, { signal }), { staleTime: 10 * 60_000 })
}
