import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface ListTitle {
  /** The attributes of the list's heading. */
  title: { ref: RefObject<HTMLHeadingElement | null>; tabIndex: -1 }
  onRemoved: () => void
}

/**
 * Returns the attributes of a list's heading, which receives the focus when an entry has been deleted. The button that
 * opened the question no longer exists then.
 */
export function useListTitle(): ListTitle {
  const ref = useRef<HTMLHeadingElement>(null)
  const [removed, setRemoved] = useState(0)
  // An open dialog would refuse the focus. Effects run once it has closed.
  useEffect(() => {
    if (removed > 0) ref.current?.focus()
  }, [removed])
  return { title: { ref, tabIndex: -1 }, onRemoved: useCallback(() => setRemoved((count) => count + 1), []) }
}
