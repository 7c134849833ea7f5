import type { BrandDetails } from '@marklot/contracts/brands'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Api, hasStatus, type QueryHolder, useApi, useApiQuery } from '../../lib/api.tsx'
import { useLocale } from '../../lib/phrases.tsx'
import { comparedWith } from '../search/index.ts'

/** Milliseconds for which a prefetched mark counts as fresh. */
const staleTime = 60_000

const keyOf = (id: string, sign: string, classes: string) => ['brand', id, sign, classes]
const ask = (api: Api, id: string, sign: string, classes: string, options: { signal: AbortSignal }) =>
  api.brands.brand({ params: { id }, query: comparedWith(sign, classes) }, options)

/** Returns whether the mark does not exist: it is not in the register, or its identifier is malformed or too long. */
export function isMissing(error: Error | null): boolean {
  return [400, 404, 414].some((status) => hasStatus(error, status))
}

/** Loads a mark. If there is a sign, compares the mark with it in these classes, as the search did. */
export function useBrand(id: string, sign: string, classes: string): QueryHolder<BrandDetails> {
  return useApiQuery(keyOf(id, sign, classes), (api, options) => ask(api, id, sign, classes, options), { staleTime })
}

/** Prefetches a mark, so that it opens at once. */
export function usePrefetchBrand(): (id: string, sign: string, classes: string) => void {
  const api = useApi()
  const locale = useLocale()
  const queryClient = useQueryClient()
  return useCallback(
    (id, sign, classes) => {
      const queryKey = [locale, ...keyOf(id, sign, classes)]
      const fetched = queryClient.prefetchQuery({
        queryKey,
        queryFn: ({ signal }) => ask(api, id, sign, classes, { signal }),
        staleTime,
      })
      // Discards a failure that nobody has seen: opening the mark asks again.
      void fetched.then(() => {
        const query = queryClient.getQueryCache().find({ queryKey, exact: true })
        if (query?.state.status === 'error' && query.getObserversCount() === 0)
          queryClient.removeQueries({ queryKey, exact: true })
      })
    },
    [api, locale, queryClient],
  )
}
