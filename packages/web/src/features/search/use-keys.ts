import { useEffect } from 'react'
import { fieldId } from './search-field.tsx'

/** Fields, open dialogs and lists keep their keys for themselves. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true
  if (document.querySelector('dialog[open]')) return true
  return (
    event.target instanceof HTMLElement &&
    event.target.closest('input, select, textarea, [contenteditable], [role=tablist]') !== null
  )
}

/** `/` goes to the field, arrows go through the hits (Enter opens, as on any link), `?` shows the keys. */
export function useKeys(showKeys: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTaken(event)) return
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
      }
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [showKeys])
}

/** From a hit to its neighbour; from nowhere in particular to the first. Elsewhere (menus, filters) arrows stay what they are. */
function moveThroughHits(event: KeyboardEvent): void {
  const hits = [...document.querySelectorAll<HTMLElement>('[data-hit]')]
  const active = document.activeElement
  const place = active instanceof HTMLElement ? hits.indexOf(active) : -1
  const isFree = place >= 0 || active === null || active === document.body || active.id === 'content'
  if (!isFree || hits.length === 0) return
  const next = event.key === 'ArrowDown' ? place + 1 : place - 1
  const target = hits[Math.min(Math.max(next, 0), hits.length - 1)]
  event.preventDefault()
  target?.focus({ preventScroll: true })
  target?.closest('li, tr')?.scrollIntoView({ block: 'nearest' })
}
