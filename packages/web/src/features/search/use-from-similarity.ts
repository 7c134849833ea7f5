import { useFormat } from '../../lib/format.ts'
import { usePhrases } from '../../lib/phrases.tsx'

/** A minimum similarity in words: "80% and above", and "100%" alone, above which there is nothing. */
export function useFromSimilarity(): (percent: number) => string {
  const t = usePhrases('search')
  const format = useFormat()
  return (percent) => (percent === 100 ? format.percent(100) : t('fromSimilarity', { percent: format.percent(percent) }))
}
