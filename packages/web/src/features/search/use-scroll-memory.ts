import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router'

interface Place {
  top: number
  /** The focused hit. */
  hit: string | null
  /** Start time of the document that wrote the entry: the first history entry has the same key in every document. */
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

/** Stores a place. Without storage, the browser's own scroll memory applies. */
function writePlace(step: string): void {
  const row = document.activeElement?.closest('[data-row]')
  const hit = row?.querySelector<HTMLElement>('[data-hit]')?.dataset.hit ?? null
  const place: Place = { top: window.scrollY, hit, document: performance.timeOrigin }
  try {
    sessionStorage.setItem(storageKey(step), JSON.stringify(place))
  } catch {
    // Storage is full or not allowed.
  }
}

/**
 * Returns whether the position should be restored. Reloads and history entries of this document restore theirs; a newly
 * typed address starts at the top.
 */
function isStillWanted(place: Place): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return place.document === performance.timeOrigin || visit?.type !== 'navigate'
}

/**
 * Stores scroll position and focused hit for each history entry, and restores them once the hits are rendered. The
 * browser's own memory loses positions that were not yet rendered when the address changed. `isReady` says that the
 * hits are rendered.
 */
export function useScrollMemory(isReady: boolean): void {
  const { key, pathname, search } = useLocation()
  const kind = useNavigationType()
  const step = `${key} ${pathname}${search}`
  const restored = useRef<string | null>(null)

  // The browser restores the position itself only after a reload, before any script runs.
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
