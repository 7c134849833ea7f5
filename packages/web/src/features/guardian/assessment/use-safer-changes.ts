import type { Assessment, SaferChange } from '@marklot/contracts/guardian-assessment'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api.tsx'
import { useLocale } from '../../../lib/phrases.tsx'
import { assessmentKey, guardianOf } from '../pieces/index.ts'

export interface SaferTrial {
  /** How many changes have been tried, and how many there are; null before the first event. */
  progress: { tried: number; of: number } | null
  /** The helpful changes so far. */
  changes: readonly SaferChange[]
  isBroken: boolean
  retry: () => void
}

/**
 * Has the server try changes while `isWanted`. The server stores the outcome with the assessment, whose page then shows
 * it. Leaving the page ends the trial.
 */
export function useSaferChanges(id: number, isWanted: boolean): SaferTrial {
  const api = useApi()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<Omit<SaferTrial, 'retry'>>(untried)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt starts the trial again
  useEffect(() => {
    if (!isWanted) return
    const ending = new AbortController()
    const tryChanges = async () => {
      setState(untried)
      const events = await guardianOf(api).saferChanges({ params: { id } }, { signal: ending.signal })
      for await (const { tried, of, change, saferChanges } of events) {
        if (ending.signal.aborted) return
        setState(({ changes }) => ({
          progress: { tried, of },
          changes: change ? [...changes, change] : changes,
          isBroken: false,
        }))
        if (saferChanges) {
          queryClient.setQueryData<Assessment>([locale, ...assessmentKey(id)], (known) => known && { ...known, saferChanges })
          return
        }
      }
      throw new Error('The trial ended without an outcome')
    }
    tryChanges().catch(() => {
      if (!ending.signal.aborted) setState((known) => ({ ...known, isBroken: true }))
    })
    return () => ending.abort()
  }, [api, id, isWanted, locale, queryClient, attempt])
  return { ...state, retry: () => setAttempt((last) => last + 1) }
}

const untried = { progress: null, changes: [], isBroken: false }
