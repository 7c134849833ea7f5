import { type RefObject, useEffect, useRef } from 'react'

interface NextChip {
  /** The list of the chips. Each item with a button names its chip in `data-chip`. */
  list: RefObject<HTMLUListElement | null>
  /** Call it before the change by a chip: the pressed one disappears, and the focus moves to its neighbour. */
  leave: (chip: number) => void
  /** Call it when the reader moves the focus. */
  forget: () => void
}

/** Keeps the focus among chips that disappear when pressed. @param chips the chips in the order of the list */
export function useNextChip(chips: readonly number[]): NextChip {
  const list = useRef<HTMLUListElement>(null)
  const next = useRef<number | null>(null)
  // Each rendering may remove the focused chip: at once by the change itself, and later by the new result.
  useEffect(() => {
    if (next.current === null || document.activeElement !== document.body) return
    const chip = list.current?.querySelector<HTMLElement>(`[data-chip="${next.current}"] button`)
    ;(chip ?? list.current?.querySelector<HTMLElement>('button'))?.focus()
  })
  return {
    list,
    leave: (chip) => {
      const place = chips.indexOf(chip)
      next.current = chips[place + 1] ?? chips[place - 1] ?? chip
    },
    forget: () => {
      next.current = null
    },
  }
}
