import type { BrandSuggestion } from '@marklot/contracts/search'
import type { LatestBrand } from '@marklot/contracts/statistics'
import { useApiQuery } from '../../lib/api.tsx'
import { exampleOf } from './example.ts'
import { shownRows } from './shown-rows.ts'

export interface HeroExample {
  name: string
  /** Filing date. */
  date: string
  marks: readonly BrandSuggestion[]
}

/**
 * The hero's example: one of the newest names of the register with its closest marks, as the search finds them now.
 * Null without one.
 */
export function useExample(latest: readonly LatestBrand[]): HeroExample | null {
  const brand = exampleOf(latest)
  const { object } = useApiQuery(
    ['homeExample', brand?.name],
    (api, options) => api.search.autocomplete({ params: { text: brand?.name ?? '' }, body: { size: shownRows } }, options),
    { enabled: brand !== null, staleTime: 5 * 60_000 },
  )
  if (!brand || !object || object.suggestions.length === 0) return null
  return { name: brand.name, date: brand.applicationDate, marks: object.suggestions }
}
