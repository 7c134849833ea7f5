import type { BrandHit } from '@marklot/contracts/search'
import { createContext, useCallback, useContext, useMemo, useState } from 'react'
import { pageEvents } from '../../lib/page-events.ts'
import { usePhrases } from '../../lib/phrases.tsx'
import { mostCompared, type SearchState } from './search-state.ts'

/** The hits ticked for comparison; they stay ticked over pages, filters and views of one search. */
export interface Selection {
  hits: ReadonlyMap<string, BrandHit>
  /** Ticks or unticks a hit; one too many is refused with a message. */
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

/** What is ticked belongs to the sign searched for: with another sign the comparisons would be wrong, so it is forgotten. */
export function useSelectionOf({ mode, text }: Pick<SearchState, 'mode' | 'text'>): Selection {
  const t = usePhrases('search')
  const sign = `${mode} ${text}`
  const [stored, setStored] = useState({ sign, hits: none })
  const hits = stored.sign === sign ? stored.hits : none
  const remove = useCallback(
    (brandId: string) => setStored({ sign, hits: new Map([...hits].filter(([id]) => id !== brandId)) }),
    [sign, hits],
  )
  const toggle = useCallback(
    (hit: BrandHit) => {
      if (hits.has(hit.brandId)) remove(hit.brandId)
      else if (hits.size >= mostCompared)
        pageEvents.emit('notified', { severity: 'INFO', text: t('compare.most', { count: mostCompared }) })
      else setStored({ sign, hits: new Map(hits).set(hit.brandId, hit) })
    },
    [sign, hits, remove, t],
  )
  const clear = useCallback(() => setStored({ sign, hits: none }), [sign])
  return useMemo(() => ({ hits, toggle, remove, clear }), [hits, toggle, remove, clear])
}
