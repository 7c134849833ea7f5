import { type KeyboardEvent, type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { movedTo } from './board-order.ts'

/** An entry that somebody moves. Places count from 0. */
interface Lift {
  id: number
  from: number
  to: number
  by: 'keyboard' | 'pointer'
}
/** What happened last, for screen readers. */
export interface Said {
  what: 'lifted' | 'moved' | 'dropped' | 'back'
  id: number
  /** From 1. */
  place: number
}

interface Entry {
  id: number
}
/** Handlers of the button that lifts an entry. */
export interface GripProps {
  'aria-pressed': boolean
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
  onBlur: () => void
  onPointerDown: (event: PointerEvent) => void
}
export interface Lifting<T> {
  /** The entries as they stand while one is moved. */
  shown: readonly T[]
  lifted: { id: number; by: 'keyboard' | 'pointer' } | null
  said: Said | null
  gripProps: (entry: T) => GripProps
}

/**
 * Moves the entries of a list by keyboard and by pointer. Space lifts an entry, arrows move it, Space drops it, Escape
 * puts it back; leaving its button drops it too.
 * @param list the element whose children are the entries
 * @param onDrop receives the entry and its new place from 1, when the place has changed
 */
export function useLifting<T extends Entry>(
  entries: readonly T[],
  list: RefObject<HTMLElement | null>,
  onDrop: (entry: T, position: number) => void,
): Lifting<T> {
  const [lift, setLift] = useState<Lift | null>(null)
  const [said, setSaid] = useState<Said | null>(null)
  const shown = lift ? movedTo(entries, lift.from, lift.to) : entries
  const say = (what: Said['what'], { id, to }: Lift) => setSaid({ what, id, place: to + 1 })

  const start = (entry: T, by: Lift['by']) => {
    const from = entries.findIndex(({ id }) => id === entry.id)
    const next = { id: entry.id, from, to: from, by }
    setLift(next)
    say('lifted', next)
  }
  const moveTo = (place: number) => {
    if (!lift) return
    const to = Math.min(Math.max(place, 0), entries.length - 1)
    if (to === lift.to) return
    const next = { ...lift, to }
    setLift(next)
    say('moved', next)
  }
  const drop = () => {
    if (!lift) return
    setLift(null)
    say('dropped', lift)
    const entry = entries[lift.from]
    if (entry && lift.to !== lift.from) onDrop(entry, lift.to + 1)
  }
  const putBack = () => {
    if (!lift) return
    setLift(null)
    say('back', { ...lift, to: lift.from })
  }

  usePointer(lift?.by === 'pointer', {
    move: (y) => moveTo(placeUnder(list.current, lift?.to ?? 0, y)),
    drop,
    putBack,
  })

  return {
    shown,
    lifted: lift,
    said,
    gripProps: (entry) => {
      const isLifted = lift?.id === entry.id
      return {
        'aria-pressed': isLifted,
        // Keys and assistive technology click without a pointer.
        onClick: ({ detail }) => {
          if (detail !== 0) return
          if (isLifted) drop()
          else start(entry, 'keyboard')
        },
        onKeyDown: (event) => {
          if (!isLifted || !lift) return
          const places: Record<string, number> = {
            ArrowUp: lift.to - 1,
            ArrowDown: lift.to + 1,
            Home: 0,
            End: entries.length - 1,
          }
          const place = places[event.key]
          if (place === undefined && event.key !== 'Escape') return
          event.preventDefault()
          if (place === undefined) putBack()
          else moveTo(place)
        },
        onBlur: () => {
          if (isLifted && lift?.by === 'keyboard') drop()
        },
        onPointerDown: ({ button }) => {
          if (button === 0) start(entry, 'pointer')
        },
      }
    },
  }
}

/** The place of the entry at `current` when it is held at height `y`: behind all entries whose middle is above. */
function placeUnder(list: HTMLElement | null, current: number, y: number): number {
  const others = [...(list?.children ?? [])].filter((_, place) => place !== current)
  return others.filter((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

/** Follows the pointer over the whole window while an entry is held. */
function usePointer(isHeld: boolean, actions: { move: (y: number) => void; drop: () => void; putBack: () => void }): void {
  const current = useRef(actions)
  current.current = actions
  useEffect(() => {
    if (!isHeld) return
    const onMove = ({ clientY }: globalThis.PointerEvent) => current.current.move(clientY)
    const onUp = () => current.current.drop()
    const onCancel = () => current.current.putBack()
    const onKey = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') onCancel()
    }
    window.addEventListener('pointermove', onMove)
    window.addEventListener('pointerup', onUp)
    window.addEventListener('pointercancel', onCancel)
    window.addEventListener('keydown', onKey)
    return () => {
      window.removeEventListener('pointermove', onMove)
      window.removeEventListener('pointerup', onUp)
      window.removeEventListener('pointercancel', onCancel)
      window.removeEventListener('keydown', onKey)
    }
  }, [isHeld])
}
