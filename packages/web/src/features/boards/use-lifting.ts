import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { movedTo } from './board-order.ts'

/** An entry that the reader is moving. Places count from 0. */
interface Lift {
  id: number
  from: number
  to: number
  by: 'keyboard' | 'pointer'
}
/** The last action, for screen readers. */
export interface Said {
  what: 'lifted' | 'moved' | 'dropped' | 'back'
  id: number
  /** The new place, from 1. */
  place: number
}

interface Entry {
  id: number
}
/**
 * Handlers of the button that lifts an entry, the same at every rendering, so that memoized rows can take them. The
 * button holds the entry's id in `data-entry`.
 */
export interface GripHandlers {
  onClick: (event: MouseEvent<HTMLElement>) => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onBlur: () => void
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
}
export interface Lifting<T> {
  /** The entries in their order while one is being moved. */
  shown: readonly T[]
  lifted: Lift | null
  said: Said | null
  handlers: GripHandlers
}

/** The actions on an entry, as of the current rendering. */
interface Moves {
  lifted: Lift | null
  last: number
  start: (id: number, by: Lift['by']) => void
  moveTo: (place: number) => void
  drop: () => void
  putBack: () => void
}

/**
 * Moves the entries of a list by keyboard and by pointer. Space lifts an entry, arrows move it, Space drops it, Escape
 * puts it back. Leaving its button drops it too.
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
  const say = (what: Said['what'], { id, to }: Lift) => setSaid({ what, id, place: to + 1 })
  const change = (what: 'lifted' | 'moved', next: Lift) => {
    setLift(next)
    say(what, next)
  }
  const end = (what: 'dropped' | 'back', last: Lift) => {
    setLift(null)
    say(what, last)
  }
  const moves = useRef<Moves>(null)
  moves.current = {
    lifted: lift,
    last: entries.length - 1,
    start: (id, by) => {
      const from = entries.findIndex((entry) => entry.id === id)
      if (from >= 0) change('lifted', { id, from, to: from, by })
    },
    moveTo: (place) => {
      if (!lift) return
      const to = Math.min(Math.max(place, 0), entries.length - 1)
      if (to !== lift.to) change('moved', { ...lift, to })
    },
    drop: () => {
      if (!lift) return
      end('dropped', lift)
      const entry = entries[lift.from]
      if (entry && lift.to !== lift.from) onDrop(entry, lift.to + 1)
    },
    putBack: () => {
      if (lift) end('back', { ...lift, to: lift.from })
    },
  }
  usePointer(lift?.by === 'pointer', list, moves)
  return {
    shown: lift ? movedTo(entries, lift.from, lift.to) : entries,
    lifted: lift,
    said,
    handlers: useMemo(() => handlersOf(moves), []),
  }
}

function handlersOf(moves: RefObject<Moves | null>): GripHandlers {
  const idOf = ({ currentTarget }: { currentTarget: HTMLElement }) => Number(currentTarget.dataset.entry)
  return {
    // Keys and assistive technology click without a pointer.
    onClick: (event) => {
      if (event.detail !== 0) return
      if (moves.current?.lifted?.id === idOf(event)) moves.current.drop()
      else moves.current?.start(idOf(event), 'keyboard')
    },
    onKeyDown: (event) => {
      const { lifted, last = 0, moveTo, putBack } = moves.current ?? {}
      if (lifted?.id !== idOf(event)) return
      const places: Record<string, number> = { ArrowUp: lifted.to - 1, ArrowDown: lifted.to + 1, Home: 0, End: last }
      const place = places[event.key]
      if (place === undefined && event.key !== 'Escape') return
      event.preventDefault()
      if (place === undefined) putBack?.()
      else moveTo?.(place)
    },
    onBlur: () => {
      if (moves.current?.lifted?.by === 'keyboard') moves.current.drop()
    },
    onPointerDown: (event) => {
      if (event.button === 0) moves.current?.start(idOf(event), 'pointer')
    },
  }
}

/**
 * Returns the place of the entry at `current` when it is held at height `y`: after all entries whose middle is above
 * `y`.
 */
function placeUnder(list: HTMLElement | null, current: number, y: number): number {
  const others = [...(list?.children ?? [])].filter((_, place) => place !== current)
  return others.filter((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return top + height / 2 < y
  }).length
}

/** Follows the pointer over the whole window while an entry is held. */
function usePointer(isHeld: boolean, list: RefObject<HTMLElement | null>, moves: RefObject<Moves | null>): void {
  useEffect(() => {
    if (!isHeld) return
    const onMove = ({ clientY }: globalThis.PointerEvent) => {
      const { lifted, moveTo } = moves.current ?? {}
      if (lifted) moveTo?.(placeUnder(list.current, lifted.to, clientY))
    }
    const onUp = () => moves.current?.drop()
    const onCancel = () => moves.current?.putBack()
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
  }, [isHeld, list, moves])
}
