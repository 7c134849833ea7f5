import { useMemo } from 'react'
import { useApiQuery } from '../../lib/api.tsx'

/** Returns the main categories of the Vienna Classification by number, in the page's language; empty until loaded. */
export function useViennaCategories(isNeeded: boolean): ReadonlyMap<number, string> {
  const { object: list } = useApiQuery(
    ['viennaCategories'],
    (api, { signal }) => api.search.viennaCategories(undefined, { signal }),
    { enabled: isNeeded, staleTime: Number.POSITIVE_INFINITY },
  )
  return useMemo(() => new Map((list ?? []).map(({ key, description }) => [Number(key), description])), [list])
}
