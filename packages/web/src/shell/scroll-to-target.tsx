import { useEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

/** The longest wait, in milliseconds, for the element that an address names. */
const targetWait = 5_000

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
    const target = find()
    if (target) {
      target.scrollIntoView()
      return
    }
    window.scrollTo({ top: 0 })
    return id ? whenThere(find, (element) => element.scrollIntoView()) : undefined
  }, [pathname, hash])
  return null
}

/** Waits for a target that has not rendered yet, unless the reader scrolls. Returns a function that ends the wait. */
function whenThere(find: () => Element | null, act: (element: Element) => void): () => void {
  const observer = new MutationObserver(() => {
    const element = find()
    if (!element) return
    end()
    act(element)
  })
  const timer = setTimeout(() => end(), targetWait)
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  function end() {
    observer.disconnect()
    clearTimeout(timer)
    for (const move of moves) window.removeEventListener(move, end)
  }
  for (const move of moves) window.addEventListener(move, end, { passive: true })
  observer.observe(document.body, { childList: true, subtree: true })
  return end
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
