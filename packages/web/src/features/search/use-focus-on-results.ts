import { type RefObject, useEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { SearchArrival } from '../logos/pieces/index.ts'

/**
 * Moves the focus to the results after a navigation that asks for it, because the control that started the search
 * disappears. Going back and reloading move nothing.
 */
export function useFocusOnResults(results: RefObject<HTMLElement | null>): void {
  const { key, state } = useLocation()
  const kind = useNavigationType()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each navigation
  useEffect(() => {
    if (kind === 'POP' || (state as SearchArrival | null)?.focus !== 'results') return
    results.current?.focus({ preventScroll: true })
    results.current?.scrollIntoView()
  }, [key])
}
