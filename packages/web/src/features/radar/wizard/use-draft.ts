import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../../../lib/session.tsx'
import { type Draft, emptyDraft, type WatchedBrand } from './draft.ts'
import { forgetDraft, keepDraft, readDraft } from './draft-store.ts'

export interface DraftHolder {
  draft: Draft
  /** False while the server renders and until the kept draft has been read. */
  isKnown: boolean
  /** When it was kept, in milliseconds since 1970; null: not kept. */
  keptAt: number | null
  change: (change: Partial<Draft> | ((draft: Draft) => Draft)) => void
  /** Deletes the kept draft. The draft on the page stays. */
  forget: () => void
  /** Begins with an empty draft. */
  restart: () => void
}

/** The props of the steps after the first one. */
export interface StepProps {
  holder: DraftHolder
  brand: WatchedBrand
}

/**
 * Returns the wizard's draft. Every change is stored at once, and survives a reload, the login and visits to other
 * pages.
 */
export function useDraft(): DraftHolder {
  const { account, isLoading } = useSession()
  const owner = account?.id ?? null
  const [state, setState] = useState<{ draft: Draft; keptAt: number | null; owner: string | null } | null>(null)
  const latest = useRef(emptyDraft)
  useEffect(() => {
    if (isLoading) return
    const kept = readDraft(owner)
    latest.current = kept?.draft ?? emptyDraft
    setState({ draft: latest.current, keptAt: kept?.keptAt ?? null, owner })
  }, [owner, isLoading])
  const change = useCallback<DraftHolder['change']>(
    (change) => {
      // The second of two quick changes builds on the first, even if the first has not been rendered yet.
      latest.current = typeof change === 'function' ? change(latest.current) : { ...latest.current, ...change }
      setState({ draft: latest.current, keptAt: keepDraft(owner, latest.current), owner })
    },
    [owner],
  )
  const restart = useCallback(() => {
    forgetDraft()
    latest.current = emptyDraft
    setState({ draft: emptyDraft, keptAt: null, owner })
  }, [owner])
  const isKnown = state !== null && state.owner === owner && !isLoading
  const shown = isKnown ? { draft: state.draft, keptAt: state.keptAt } : { draft: emptyDraft, keptAt: null }
  return { ...shown, isKnown, change, forget: forgetDraft, restart }
}
