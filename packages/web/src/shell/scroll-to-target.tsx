import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/**
 * Scrolls smoothly to the hash, or to the top, when path or hash change (spec 1, section 2). Going back and forth is left to the
 * browser, which returns to where the reader was. `scroll-behavior` decides about smoothness, so reduced motion is respected.
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
    const target = hash ? document.getElementById(decodeHash(hash)) : null
    if (target) target.scrollIntoView()
    else window.scrollTo({ top: 0 })
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
