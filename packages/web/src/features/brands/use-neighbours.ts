import type { BrandQueryResult } from '@marklot/contracts/search'
import { useEffect } from 'react'
import { useApiQuery } from '../../lib/api.tsx'
import { isAsked, queryOf, type SearchState, searchedFor } from '../search/index.ts'
import { usePrefetchBrand } from './brand-query.ts'

export interface Neighbours {
  /** Position in the results, from 1; null if this page of the results lacks the mark. */
  place: number | null
  total: number
  previous: string | null
  next: string | null
}

const none: Neighbours = { place: null, total: 0, previous: null, next: null }

/**
 * Returns the previous and next hits, from the cached answer of the results under the popup. Prefetches both.
 * `isWanted` is false while the search must not be requested.
 */
export function useNeighbours(id: string, search: SearchState, isWanted = true): Neighbours {
  const query = queryOf(search)
  const { object: result } = useApiQuery(['search', query], (api, options) => api.search.query({ body: query }, options), {
    enabled: isWanted && isAsked(search),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const neighbours = neighboursOf(id, result)
  const { previous, next } = neighbours
  const searched = searchedFor(search)
  const { text } = searched
  const classes = searched.classes.join()
  const prefetch = usePrefetchBrand()
  useEffect(() => {
    for (const neighbour of [next, previous]) if (neighbour !== null) prefetch(neighbour, text, classes)
  }, [next, previous, text, classes, prefetch])
  return neighbours
}

function neighboursOf(id: string, result: BrandQueryResult | undefined): Neighbours {
  const hits = result?.hits ?? []
  const index = hits.findIndex(({ brandId }) => brandId === id)
  if (!result || index < 0) return none
  return {
    place: (result.query.page - 1) * result.query.size + index + 1,
    total: result.total,
    previous: hits[index - 1]?.brandId ?? null,
    next: hits[index + 1]?.brandId ?? null,
  }
}
