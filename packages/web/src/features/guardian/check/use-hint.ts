import type { NameHint } from '@marklot/contracts/guardian'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../../../lib/api.tsx'
import { guardianOf } from '../pieces/index.ts'
import { type CheckDraft, nameFault } from './draft.ts'

/** Milliseconds without a key before the registers are asked. */
const pauseMs = 250

export interface Hint {
  /** The current matches in the registers; null without a name that can be compared. */
  answer: NameHint | null
  /** The name that the answer is about. */
  name: string
  busy: boolean
  hasFailed: boolean
  reload: () => void
}

/** Returns the first hint for the name of a draft, in the draft's regions, or in all regions if none are chosen. */
export function useHint({ name, registrationOfficeCodes, countries }: CheckDraft, isWanted: boolean): Hint {
  const typed = name.trim()
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  // After a pause in typing, the settled name may be an earlier one that cannot be compared.
  const isAsked = isWanted && nameFault({ name: settled }) === null
  const { object, busy, error, isPrevious, reload } = useApiQuery(
    ['guardian', 'hint', settled, registrationOfficeCodes, countries],
    async (api, options) => ({
      name: settled,
      answer: await guardianOf(api).hint(
        { body: { name: settled, registrationOfficeCodes: [...registrationOfficeCodes], countries: [...countries] } },
        options,
      ),
    }),
    { enabled: isAsked, keepPrevious: true },
  )
  const answer = isWanted && typed !== '' ? (object?.answer ?? null) : null
  return {
    answer: answer?.isComparable === false ? null : answer,
    name: object?.name ?? '',
    busy: isWanted && (busy || isPrevious || settled !== typed),
    hasFailed: isAsked && error !== null && !busy,
    reload,
  }
}
