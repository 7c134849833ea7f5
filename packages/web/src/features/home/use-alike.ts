import type { BrandAutocompletes } from '@marklot/contracts/search'
import { useEffect, useState } from 'react'
import { useApiQuery } from '../../lib/api.tsx'
import { searchText } from '../search/index.ts'

/** So long nobody types any more: counting costs a search. */
const restMs = 350
/** One letter is alike to too much to be counted. */
const shortestText = 2

export type Alike = BrandAutocompletes

/** How many marks a search by what was typed finds, once the typing rests; undefined before. Counts as no search of anybody's. */
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
