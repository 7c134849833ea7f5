import { useEffect, useRef } from 'react'
import { useSingleKeys } from '../../lib/single-keys.ts'
import { fieldId } from './search-field.tsx'

/** What the keys of the results do; `hit` is the identifier of the hit that has the focus. */
export interface KeyActions {
  showKeys: () => void
  bookmark: (hit: string) => void
  select: (hit: string) => void
}

/** A row of the results, and the link in it that opens the mark; its value is the mark's identifier. */
const rowSelector = '[data-row]'
const linkSelector = '[data-hit]'

/** AltGr counts as Ctrl with Alt on some systems, though it only makes another character. */
function isCommand(event: KeyboardEvent): boolean {
  return event.metaKey || ((event.ctrlKey || event.altKey) && !event.getModifierState('AltGraph'))
}

/** Where one types, open dialogs and lists keep their keys for themselves; a ticked box takes none of these keys. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.isComposing || isCommand(event)) return true
  if (document.querySelector('dialog[open]')) return true
  return (
    event.target instanceof HTMLElement &&
    event.target.closest('input:not([type=checkbox]), select, textarea, [contenteditable], [role=tablist]') !== null
  )
}

/**
 * `/` goes to the field, arrows go through the hits (Enter opens, as on any link), `c` ticks one for comparison, `b` bookmarks,
 * `?` shows the keys. By the character, not by its place on the keyboard; letters only act on the hit that has the focus. The reader may
 * turn all of them off.
 */
export function useKeys(actions: KeyActions): void {
  const current = useRef(actions)
  current.current = actions
  const isOn = useSingleKeys()
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      const { showKeys, bookmark, select } = current.current
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
      } else if (hit && !event.repeat && event.key === 'c') {
        event.preventDefault()
        select(hit)
      } else if (hit && !event.repeat && event.key === 'b') {
        event.preventDefault()
        bookmark(hit)
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

/** From a hit to its neighbour; from nowhere in particular to the first. Elsewhere (menus, filters) arrows stay what they are. */
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
