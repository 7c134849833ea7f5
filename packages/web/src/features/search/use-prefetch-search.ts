import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../lib/api.tsx'
import { useLocale } from '../../lib/phrases.tsx'
import { queryOf } from './address.ts'
import type { SearchState } from './search-state.ts'

/** Returns the query key of a search's answer, below the page's language. */
export const searchKey = (search: SearchState) => ['search', queryOf(search)] as const

/** Prefetches a search that the reader is about to open. The search itself reports a failure. */
export function usePrefetchSearch(): (search: SearchState) => void {
  const api = useApi()
  const locale = useLocale()
  const client = useQueryClient()
  return useCallback(
    (search) => {
      void client.prefetchQuery({
        queryKey: [locale, ...searchKey(search)],
        queryFn: ({ signal }) => api.search.query({ body: queryOf(search) }, { signal }),
        staleTime: 60_000,
        retry: false,
      })
    },
    [api, locale, client],
  )
}
