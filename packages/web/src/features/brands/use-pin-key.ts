import { useEffect, useRef } from 'react'
import { useSingleKeys } from '../../lib/single-keys.ts'

/**
 * Calls `pin` when the reader presses `b`. Ignores the key if the reader has turned such keys off or is typing, or if a
 * dialog lies above.
 * @param part an element of the mark's view, which may itself be in a dialog
 */
export function usePinKey(part: { readonly current: Element | null }, pin: () => void): void {
  const isOn = useSingleKeys()
  const action = useRef(pin)
  action.current = pin
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      const { target, key } = event
      if (key !== 'b' || event.repeat || event.defaultPrevented || event.isComposing) return
      if (event.ctrlKey || event.altKey || event.metaKey) return
      if (target instanceof Element && target.closest('input, select, textarea, [contenteditable]')) return
      const front = [...document.querySelectorAll('dialog[open]')].at(-1) ?? null
      if (front !== (part.current?.closest('dialog') ?? null)) return
      event.preventDefault()
      action.current()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn, part])
}
