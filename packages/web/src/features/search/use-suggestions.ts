import type { BrandSuggestion, SearchFilters } from '@marklot/contracts/search'
import { useEffect, useState } from 'react'
import { useApi } from '../../lib/api.tsx'
import { searchText } from './address.ts'

/** Long enough that fast typing asks once, short enough not to be felt. */
const pauseMs = 40
const none: BrandSuggestion[] = []

/**
 * Marks for what was typed so far. Each change cancels the question before; until the new answer is there the old one stays. Null
 * while nothing is known; a question that fails shows no suggestions, since the search itself will tell.
 */
export function useSuggestions(typed: string, filters: SearchFilters, isWanted: boolean): readonly BrandSuggestion[] | null {
  const api = useApi()
  const [suggestions, setSuggestions] = useState<BrandSuggestion[] | null>(null)
  const text = searchText(typed)
  useEffect(() => {
    if (!isWanted || text === '') {
      setSuggestions(null)
      return
    }
    const abort = new AbortController()
    const timer = setTimeout(() => {
      api.search
        .autocomplete({ params: { text }, body: { filters, size: 8 } }, { signal: abort.signal })
        .then((reply) => setSuggestions(reply.suggestions))
        .catch(() => {
          if (!abort.signal.aborted) setSuggestions(none)
        })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, text, filters, isWanted])
  return suggestions
}
