import { type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'

/** Interval of the carousel, in milliseconds (spec 2, section 9.2). */
export const autoplayMs = 2000

const reducedMotion = '(prefers-reduced-motion: reduce)'

function subscribeToMotion(changed: () => void): () => void {
  const query = window.matchMedia(reducedMotion)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
function subscribeToVisibility(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

export interface Autoplay {
  /** Whether the reader lets it move. Temporary holds do not count. */
  isPlaying: boolean
  toggle: () => void
}

/**
 * Calls `step` every two seconds, unless the reader paused it. Stops while the region is hovered or has the focus, and
 * while the page is hidden. With reduced motion it begins paused and moves only on request.
 */
export function useAutoplay(region: RefObject<HTMLElement | null>, step: () => void): Autoplay {
  const isReduced = useSyncExternalStore(
    subscribeToMotion,
    () => window.matchMedia(reducedMotion).matches,
    () => false,
  )
  const isHidden = useSyncExternalStore(
    subscribeToVisibility,
    () => document.hidden,
    () => false,
  )
  const [wish, setWish] = useState<'play' | 'pause' | null>(null)
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const isPlaying = wish === null ? !isReduced : wish === 'play'

  useEffect(() => {
    const element = region.current
    if (!element) return
    const abort = new AbortController()
    const listen = (type: string, act: (event: Event) => void) => element.addEventListener(type, act, { signal: abort.signal })
    listen('pointerenter', () => setIsHovered(true))
    listen('pointerleave', () => setIsHovered(false))
    listen('focusin', () => setIsFocused(true))
    listen('focusout', (event) => {
      const next = (event as FocusEvent).relatedTarget
      setIsFocused(next instanceof Node && element.contains(next))
    })
    return () => abort.abort()
  }, [region])

  const isMoving = isPlaying && !isHovered && !isFocused && !isHidden
  const move = useEffectEvent(step)
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => move(), autoplayMs)
    return () => clearInterval(timer)
  }, [isMoving])

  return { isPlaying, toggle: () => setWish(isPlaying ? 'pause' : 'play') }
}
