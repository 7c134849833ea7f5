import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useIsHydrated } from '../../lib/use-is-hydrated.ts'
import type { SearchContext } from './search-context.ts'
import type { SearchState } from './search-state.ts'

interface ComparisonAddress {
  isOpen: boolean
  close: () => void
  remove: (brandId: string) => void
}

/**
 * Keeps the comparison in the address (`compare=`): going back closes it, a link opens it. If it was opened on this
 * page, closing it goes back, so that no extra history entry remains. `isUnderPopup` means that the address also names
 * a mark's popup, which lies on top. An open comparison stays under the popup; one that comes with the popup's link
 * waits until the popup closes.
 */
export function useComparisonAddress(search: SearchState, isUnderPopup: boolean, go: SearchContext['go']): ComparisonAddress {
  const navigate = useNavigate()
  const { compare } = search
  const count = compare.length
  const before = useRef(count)
  const openedHere = useRef(false)
  // Going back is asynchronous. A second request before it completes, such as a double click, must not go back twice.
  const isLeaving = useRef(false)
  // Modal dialogs need the browser: the server's document has none.
  const isHydrated = useIsHydrated()
  useEffect(() => {
    if (before.current === 0 && count > 0) openedHere.current = true
    if (count === 0) openedHere.current = false
    before.current = count
    isLeaving.current = false
  }, [count])

  const wasOpen = useRef(false)
  const isOpen = isHydrated && count > 0 && (wasOpen.current || !isUnderPopup)
  useEffect(() => {
    wasOpen.current = isOpen
  }, [isOpen])

  const close = () => {
    if (!openedHere.current) return go({ ...search, compare: [] }, { replace: true })
    if (isLeaving.current) return
    isLeaving.current = true
    navigate(-1)
  }
  return {
    isOpen,
    close,
    remove: (brandId) => {
      const left = compare.filter((id) => id !== brandId)
      if (left.length === 0) close()
      else go({ ...search, compare: left }, { replace: true })
    },
  }
}
