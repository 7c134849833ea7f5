import { useEffect, useRef } from 'react'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { fieldId } from './search-field.tsx'

/** Actions of the result keys; `hit` is the identifier of the focused hit. */
export interface KeyActions {
  showKeys: () => void
  select: (hit: string) => void
  pin: (hit: string) => void
}

/** A result row and its link to the mark, whose value is the mark's identifier. */
const rowSelector = '[data-row]'
const linkSelector = '[data-hit]'

/**
 * Returns whether a key is part of a command. Some systems report AltGr as Ctrl with Alt, although it only types
 * another character.
 */
function isCommand(event: KeyboardEvent): boolean {
  return event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'))
}

/**
 * Returns whether another element needs the key. Text fields, open dialogs and lists keep their keys. A checkbox uses
 * none of these keys.
 */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || isCommand(event)) return true
  if (document.querySelector('dialog[open]')) return true
  return (
    event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=checkbox]), select, textarea, [contenteditable], [role=tablist]') !== null
  )
}

/**
 * Handles the keys of the results. `/` focuses the field, arrows move through the hits (Enter opens, as on any link),
 * `c` ticks a hit for comparison, `b` pins it on a board, `?` shows the keys. Matches the character, not the position
 * on the keyboard. Letters act only on the focused hit. The reader can turn all of these keys off.
 */
export function useKeys(actions: KeyActions): void {
  const current = useRef(actions)
  current.current = actions
  const isOn = useSingleKeys()
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      const { showKeys, select, pin } = current.current
      const hit = document.activeElement?.closest(rowSelector)?.querySelector<HTMLElement>(linkSelector)?.dataset.hit
      if (event.key === '/') {
        event.preventDefault()
        const field = document.getElementById(fieldId)
        if (field instanceof HTMLInputElement) field.select()
        field?.focus()
      } else if (event.key === '?') {
        event.preventDefault()
        showKeys()
      } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        moveThroughHits(event)
      } else if (hit && !event.repeat && (event.key === 'c' || event.key === 'b')) {
        event.preventDefault()
        if (event.key === 'c') select(hit)
        else pin(hit)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

/**
 * Moves from a hit to its neighbour, or to the first hit if nothing has the focus. In menus and filters, arrows keep
 * their meaning.
 */
function moveThroughHits(event: KeyboardEvent): void {
  const rows = [...document.querySelectorAll<HTMLElement>(rowSelector)]
  const active = document.activeElement
  const place = rows.findIndex((row) => row.contains(active))
  const isFree = place >= 0 || active === null || active === document.body || active.id === 'content'
  if (!isFree || rows.length === 0) return
  const next = event.key === 'ArrowDown' ? place + 1 : place - 1
  const target = rows[Math.min(Math.max(next, 0), rows.length - 1)]
  event.preventDefault()
  target?.querySelector<HTMLElement>(linkSelector)?.focus({ preventScroll: true })
  target?.scrollIntoView({ block: 'nearest' })
}
