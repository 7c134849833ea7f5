import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'

/**
 * Returns a function that puts a minimum similarity into words: "80% and above", but only "100%" for the highest value.
 */
export function useFromSimilarity(): (percent: number) => string {
  const t = usePhrases('search')
  const format = useFormat()
  return (percent) => (percent === 100 ? format.percent(100) : t('fromSimilarity', { percent: format.percent(percent) }))
}
