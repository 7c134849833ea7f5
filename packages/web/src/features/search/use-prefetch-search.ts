import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useApi } from '../../lib/api.tsx'
import { useLocale } from '../../lib/phrases.tsx'
import { queryOf } from './address.ts'
import type { SearchState } from './search-state.ts'

/** The key under which the answer of a search is kept, below the page's language. */
export const searchKey = (search: SearchState) => ['search', queryOf(search)] as const

/** Asks for a search somebody is about to open, so that its answer is there at the click. A failure is told by the search itself. */
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
