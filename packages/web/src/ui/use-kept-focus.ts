import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'

interface KeptFocus {
  ref: RefObject<HTMLElement | null>
  onFocus: (event: FocusEvent<HTMLElement>) => void
  tabIndex: -1
}

/**
 * Returns the attributes of an area that keeps the focus. When another value changes the area's content and the focused
 * control disappears with the old content, the focus moves to the area.
 */
export function useKeptFocus(value: unknown): KeptFocus {
  const ref = useRef<HTMLElement>(null)
  const focused = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another value may remove the focused control
  useEffect(() => {
    if (focused.current?.isConnected !== false) return
    focused.current = null
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  }, [value])
  return {
    ref,
    onFocus: ({ target }) => {
      focused.current = target
    },
    tabIndex: -1,
  }
}
