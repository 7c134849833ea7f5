import { useEffect, useRef, useState } from 'react'

/** Milliseconds without a key before a text is saved. */
const pauseMs = 800

/**
 * Returns a text that is saved after a pause, when its field is left, and when the page is left.
 * @param stored a change from elsewhere is shown while the field has no unsaved text
 */
export function useKeptText(stored: string, save: (text: string) => void) {
  const [text, setText] = useState(stored)
  const unsaved = useRef<string | null>(null)
  const latest = useRef(save)
  latest.current = save
  const flush = useRef(() => {
    const last = unsaved.current
    unsaved.current = null
    if (last !== null) latest.current(last)
  }).current
  useEffect(() => {
    if (unsaved.current === null) setText(stored)
  }, [stored])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    const timer = setTimeout(flush, pauseMs)
    return () => clearTimeout(timer)
  }, [text, flush])
  useEffect(() => flush, [flush])
  return {
    text,
    flush,
    onChange: (text: string) => {
      unsaved.current = text
      setText(text)
    },
  }
}
