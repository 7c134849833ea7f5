import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

interface Place {
  top: number
  /** The hit that had the focus. */
  hit: string | null
  /** When the document was opened that wrote this: a first step has the same key in every document. */
  document: number
}

const storageKey = (step: string) => `search-place ${step}`

function readPlace(step: string): Place | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(step)) ?? 'null') as Place | null
  } catch {
    return null
  }
}

/** Where storage is full or forbidden the browser's own memory has to do. */
function writePlace(step: string): void {
  const row = document.activeElement?.closest('[data-row]')
  const hit = row?.querySelector<HTMLElement>('[data-hit]')?.dataset.hit ?? null
  const place: Place = { top: window.scrollY, hit, document: performance.timeOrigin }
  try {
    sessionStorage.setItem(storageKey(step), JSON.stringify(place))
  } catch {
    // As said above.
  }
}

/** An address typed anew starts at the top; reloads and steps of this document go back to their place. */
function isStillWanted(place: Place): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return place.document === performance.timeOrigin || visit?.type !== 'navigate'
}

/**
 * Keeps for every step of the history how far the page was scrolled and which hit had the focus, and goes back there once the hits
 * stand again: the browser's own memory forgets what was not yet drawn when the address changed. `isReady`: the hits are there.
 */
export function useScrollMemory(isReady: boolean): void {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  const step = `${key} ${pathname}${search}`
  const restored = useRef<string | null>(null)

  // The browser scrolls by itself only when the document is loaded again, before any script runs.
  useEffect(() => {
    const leave = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])

  useLayoutEffect(() => {
    if (!isReady || restored.current === step) return
    restored.current = step
    const place = kind === 'POP' ? readPlace(step) : null
    if (!place || !isStillWanted(place)) return
    if (place.hit && document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[data-hit="${CSS.escape(place.hit)}"]`)?.focus({ preventScroll: true })
    window.scrollTo({ top: place.top, behavior: 'instant' })
  }, [step, kind, isReady])

  useEffect(() => {
    let frame = 0
    const keep = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => writePlace(step))
    }
    if (readPlace(step) === null) keep()
    window.addEventListener('scroll', keep, { passive: true })
    document.addEventListener('focusin', keep)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', keep)
      document.removeEventListener('focusin', keep)
    }
  }, [step])
}
