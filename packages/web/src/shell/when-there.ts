/** The longest wait in milliseconds. */
const longestWait = 5_000

/**
 * Acts on an element now or as soon as it is rendered, unless the reader scrolls or presses something first. Returns a
 * function that ends the wait.
 */
export function whenThere<Found extends Element>(find: () => Found | null, act: (element: Found) => void): () => void {
  const there = find()
  if (there) {
    act(there)
    return () => {}
  }
  const observer = new MutationObserver(() => {
    const element = find()
    if (!element) return
    end()
    act(element)
  })
  const timer = setTimeout(() => end(), longestWait)
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
