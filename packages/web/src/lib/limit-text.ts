import type { LimitPer } from '@marklot/contracts/features'
import { useFormat } from './format.ts'
import { usePhrases } from './phrases.tsx'

/** Returns a function that puts the limit of a feature into words, such as "100 a day". */
export function useLimitText(): (limit: number, per: LimitPer | null | undefined) => string {
  const t = usePhrases('billing')
  const format = useFormat()
  return (limit, per) => (per ? t(`limit.${per}`, { count: limit }) : format.count(limit))
}
