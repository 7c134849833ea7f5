import type { BrandSuggestion, SearchFilters } from '@marklot/contracts/search'
import { startTransition, useEffect, useRef, useState } from 'react'
import { useApi } from '../../lib/api.tsx'
import { useLocale } from '../../lib/phrases.tsx'
import { searchText } from './address.ts'

/** Milliseconds between two requests. A single key sends one at once; a burst of keys sends only one. */
const pauseMs = 40
/** Number of cached answers, so that deleting and retyping letters sends no request. */
const mostKept = 60
const mostSuggestions = 8

export interface Suggestions {
  /** The text for which they were requested and with which they are compared. */
  text: string
  marks: readonly BrandSuggestion[]
  /** The request failed, so an empty list means nothing. */
  hasFailed?: true
}

/** Returns the element id of a suggestion in its list. */
export const optionId = (listId: string, place: number) => `${listId}-${place}`

/**
 * Returns marks for the typed text. Each change cancels the previous request, whose answer stays until the new one
 * arrives. Null while nothing is known. A failed request shows no suggestions, since the search itself reports
 * failures.
 */
export function useSuggestions(typed: string, filters: SearchFilters, isWanted: boolean): Suggestions | null {
  const api = useApi()
  const locale = useLocale()
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)
  const kept = useRef(new Map<string, Suggestions>())
  const lastAsked = useRef(0)
  const text = searchText(typed)
  useEffect(() => {
    if (!isWanted || text === '') {
      setSuggestions(null)
      return
    }
    const key = JSON.stringify([locale, text, filters])
    const known = kept.current.get(key)
    if (known) {
      setSuggestions(known)
      return
    }
    const abort = new AbortController()
    const ask = () => {
      lastAsked.current = performance.now()
      api.search
        .autocomplete({ params: { text }, body: { filters, size: mostSuggestions } }, { signal: abort.signal })
        .then(({ suggestions: marks }) => {
          const answer = { text, marks }
          const [oldest] = kept.current.keys()
          if (oldest !== undefined && kept.current.size >= mostKept) kept.current.delete(oldest)
          kept.current.set(key, answer)
          // A newer key cancels this answer.
          if (!abort.signal.aborted) startTransition(() => setSuggestions(answer))
        })
        .catch(() => {
          if (!abort.signal.aborted) setSuggestions({ text, marks: [], hasFailed: true })
        })
    }
    const wait = lastAsked.current + pauseMs - performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    if (wait > 0) timer = setTimeout(ask, wait)
    else ask()
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [api, locale, text, filters, isWanted])
  return suggestions
}
