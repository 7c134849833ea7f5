import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { whenThere } from './when-there.ts'

/**
 * Scrolls smoothly to the hash, or to the top, when path or hash change (spec 1, section 2). After going back or
 * forward, the browser itself restores the position. `scroll-behavior` decides whether scrolling is smooth, so the page
 * respects reduced motion.
 */
export function ScrollToTarget() {
  const { pathname, hash } = useLocation()
  const kind = useNavigationType()
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kind belongs to the change of path or hash, it is no cause itself
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    if (kind === 'POP') return
    const id = decodeHash(hash)
    const find = () => (id ? document.getElementById(id) : null)
    if (!find()) window.scrollTo({ top: 0 })
    return id ? whenThere(find, (element) => element.scrollIntoView()) : undefined
  }, [pathname, hash])
  return null
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
