import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a row of tabs sideways until the current one is in view, because a narrow screen shows only the first tabs.
 * Never scrolls the page.
 * @param current identifies the current tab, which has `aria-current` or `aria-selected`
 */
export function useCurrentInView<E extends HTMLElement>(current: string): RefObject<E | null> {
  const row = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another tab is current
  useEffect(() => {
    const tab = row.current?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]')
    if (!row.current || !tab) return
    const [seen, wanted] = [row.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    row.current.scrollLeft += Math.min(0, wanted.left - seen.left) + Math.max(0, wanted.right - seen.right)
  }, [current])
  return row
}
