import { type RefObject, useEffect, useState } from 'react'

/** Returns whether the content of an element is no wider than the element. False until measured in the browser. */
export function useFits(ref: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const element = ref.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => {
      // Rounds the width up, because half a pixel needs no scrolling.
      setFits(content.getBoundingClientRect().width <= Math.ceil(element.getBoundingClientRect().width))
    })
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [ref])
  return fits
}
