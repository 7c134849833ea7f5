import type { BrandAutocompletes } from '@marklot/contracts/search'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../../lib/api.tsx'
import { searchText } from '../search/index.ts'

/** Milliseconds without a key before counting. A count is expensive, because it runs a whole search. */
const restMs = 350
/** The fewest letters to count. A single letter resembles too many marks. */
const shortestText = 2

export type Alike = BrandAutocompletes

/**
 * Returns how many marks a search for the typed text finds, once typing pauses; undefined until then. Does not count as
 * a search of the account.
 */
export function useAlike(typed: string): { text: string; answer: Alike | undefined } {
  const text = searchText(typed)
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  const isWanted = rested === text && text.length >= shortestText
  const { object } = useApiQuery(
    ['alike', rested],
    (api, options) => api.search.autocomplete({ params: { text: rested }, body: { size: 8, countsAlike: true } }, options),
    { enabled: isWanted },
  )
  return { text: rested, answer: isWanted ? object : undefined }
}
