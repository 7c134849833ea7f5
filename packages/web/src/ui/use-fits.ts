import { type RefObject, useEffect, useState } from 'react'

/** Whether what an element holds is no wider than the element; false until it was measured in the browser. */
export function useFits(ref: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(false)
  useEffect(() => {
    const element = ref.current
    const content = element?.firstElementChild
    if (!element || !content) return
    const observer = new ResizeObserver(() => {
      // Rounded up: half a pixel is no reason to scroll.
      setFits(content.getBoundingClientRect().width <= Math.ceil(element.getBoundingClientRect().width))
    })
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [ref])
  return fits
}
