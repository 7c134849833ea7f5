import type { BrandHit } from '@marklot/contracts/search'
import { createContext, startTransition, useCallback, useContext, useMemo, useRef, useState } from 'react'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { mostCompared, type SearchState } from './search-state.ts'

/** The hits ticked for comparison. They persist across the pages, filters and views of one search. */
export interface Selection {
  hits: ReadonlyMap<string, BrandHit>
  /** Ticks or unticks a hit. Refuses a hit beyond the limit with a message. */
  toggle: (hit: BrandHit) => void
  remove: (brandId: string) => void
  clear: () => void
}

export const SelectedHits = createContext<Selection | null>(null)

export function useSelection(): Selection {
  const selection = useContext(SelectedHits)
  if (!selection) throw new Error('SelectedHits is missing above this component')
  return selection
}

const none: ReadonlyMap<string, BrandHit> = new Map()

/**
 * Returns the ticked hits. They belong to the searched sign; another sign clears them, since their comparisons no
 * longer apply.
 */
export function useSelectionOf({ mode, text }: Pick<SearchState, 'mode' | 'text'>): Selection {
  const t = usePhrases('search')
  const sign = `${mode} ${text}`
  const [stored, setStored] = useState({ sign, hits: none })
  const hits = stored.sign === sign ? stored.hits : none
  // The functions keep their identity between ticks, so that only the ticked card renders again.
  const current = useRef({ sign, hits })
  current.current = { sign, hits }
  const change = useCallback((to: ReadonlyMap<string, BrandHit>) => {
    const next = { ...current.current, hits: to }
    current.current = next
    startTransition(() => setStored(next))
  }, [])
  const remove = useCallback(
    (brandId: string) => change(new Map([...current.current.hits].filter(([id]) => id !== brandId))),
    [change],
  )
  const toggle = useCallback(
    (hit: BrandHit) => {
      const { hits: before } = current.current
      if (before.has(hit.brandId)) remove(hit.brandId)
      else if (before.size >= mostCompared)
        pageEvents.emit('notified', { severity: 'INFO', text: t('compare.most', { count: mostCompared }) })
      else change(new Map(before).set(hit.brandId, hit))
    },
    [change, remove, t],
  )
  const clear = useCallback(() => change(none), [change])
  return useMemo(() => ({ hits, toggle, remove, clear }), [hits, toggle, remove, clear])
}
