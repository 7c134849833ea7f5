import type { NameFinding, SearchedRegisters } from '@marklot/contracts/pilot-findings'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../../lib/api.tsx'
import { pilotOf } from './pieces/pilot-calls.ts'

/** Milliseconds without a key before the registers are asked. */
const pauseMs = 250

export interface Typed {
  finding: NameFinding | null
  searched: SearchedRegisters | null
  busy: boolean
  hasFailed: boolean
  reload: () => void
}

/** Returns the findings about a name while it is typed. Stores nothing. */
export function useTyped(id: string, text: string, isWanted: boolean): Typed {
  const typed = text.trim()
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = isWanted && settled !== '' && typed !== ''
  const { object, busy, error, isPrevious, reload } = useApiQuery(
    ['pilot', 'typed', id, settled],
    (api, options) => pilotOf(api).checkTyped({ params: { id }, body: { name: settled } }, options),
    { enabled: isAsked, keepPrevious: true },
  )
  const answer = isAsked ? object : undefined
  return {
    finding: answer?.finding ?? null,
    searched: answer?.searched ?? null,
    busy: isWanted && typed !== '' && (busy || isPrevious || settled !== typed),
    hasFailed: isAsked && error !== null && !busy,
    reload,
  }
}
