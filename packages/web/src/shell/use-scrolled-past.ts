import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}

/** Returns whether the page has scrolled further than this number of pixels. The server renders the top of the page. */
export function useScrolledPast(distance: () => number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > distance(),
    () => false,
  )
}
