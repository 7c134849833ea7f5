import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export interface ListTitle<T extends HTMLElement = HTMLHeadingElement> {
  /** The attributes of the list's heading, or of the list if it has no heading. */
  title: { ref: RefObject<T | null>; tabIndex: -1 }
  onRemoved: () => void
}

/**
 * Returns the attributes of a list's heading, which receives the focus when an entry has been deleted. The button that
 * opened the question no longer exists then.
 * @param isRemoved whether an entry was deleted just before the list appeared; the heading receives the focus at once
 */
export function useListTitle<T extends HTMLElement = HTMLHeadingElement>(isRemoved = false): ListTitle<T> {
  const ref = useRef<T>(null)
  const [removed, setRemoved] = useState(isRemoved ? 1 : 0)
  // An open dialog would refuse the focus. Effects run once it has closed.
  useEffect(() => {
    if (removed > 0) ref.current?.focus()
  }, [removed])
  return { title: { ref, tabIndex: -1 }, onRemoved: useCallback(() => setRemoved((count) => count + 1), []) }
}

/** The state of the navigation that leaves the page of a deleted entry. */
export const afterRemoval = { isAfterRemoval: true }

/** Returns whether the page was opened from the page of an entry that has been deleted there. */
export function useIsAfterRemoval(): boolean {
  const { state } = useLocation()
  return (state as Partial<typeof afterRemoval> | null)?.isAfterRemoval === true
}
