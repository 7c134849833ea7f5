import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'
import { useToday } from '../../../ui/use-today.ts'

const dayMs = 86_400_000

/** Returns a function that puts the end of an opposition period and the days left into words; null without an end. */
export function useOppositionText(): (endDate: string | null) => string | null {
  const t = usePhrases('monitor')
  const format = useFormat()
  const today = useToday()
  return (endDate) => {
    if (endDate === null) return null
    const count = Math.round((Date.parse(endDate) - Date.parse(today)) / dayMs)
    const date = format.date(endDate)
    return count < 0 ? t('opposition.over', { date }) : t('opposition.open', { date, count })
  }
}
