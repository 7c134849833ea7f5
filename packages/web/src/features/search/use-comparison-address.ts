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
 * The comparison stands in the address (`compare=`): going back closes it, a link opens it. Closing goes back where it was opened on
 * this page, so that no second step stays in the history. `isUnderPopup`: a mark's popup stands in the address too. It lies on top: what
 * was open before stays under it, but a comparison that comes with the popup's link waits until the popup is closed.
 */
export function useComparisonAddress(search: SearchState, isUnderPopup: boolean, go: SearchContext['go']): ComparisonAddress {
  const navigate = useNavigate()
  const { compare } = search
  const count = compare.length
  const before = useRef(count)
  const openedHere = useRef(false)
  // The way back takes a moment: who asks twice meanwhile, by a double click, goes back once.
  const isLeaving = useRef(false)
  // A modal dialog is the browser's: the server's document is without it.
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
