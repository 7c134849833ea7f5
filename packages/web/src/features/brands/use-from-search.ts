import { useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import type { FromSearch } from '../search/hit-link.ts'

const never = () => () => {}

/**
 * The search from which one came, as the link handed it over. When the document itself was loaded at this address (reload, shared
 * link) there is none: the server could not know it, and the page must not jump after it is taken over.
 */
export function useFromSearch(): FromSearch | null {
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const { state } = useLocation()
  const [fromSearch] = useState(() => (isTakenOver ? readFromSearch(state) : null))
  return fromSearch
}

function readFromSearch(state: unknown): FromSearch | null {
  if (typeof state !== 'object' || state === null || !('fromSearch' in state)) return null
  return state.fromSearch as FromSearch
}
