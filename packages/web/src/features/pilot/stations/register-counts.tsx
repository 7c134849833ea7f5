import type { NameFinding } from '@marklot/contracts/pilot-findings'
import { useFormat } from '../../../lib/format.ts'
import { usePhrases } from '../../../lib/phrases.tsx'

/** Shows how many marks are identical or similar, and how many of them are in the project's classes. */
export function RegisterCounts({ finding: { identical, similar } }: { finding: NameFinding }) {
  const t = usePhrases('stations')
  const format = useFormat()
  const count = (number: number, isLowerBound: boolean) =>
    isLowerBound ? t('find.atLeast', { number: format.count(number) }) : format.count(number)
  // Identical marks count among the similar ones.
  const all = t(identical.all > 0 ? 'find.allMarks' : 'find.marks', {
    identical: count(identical.all, identical.isLowerBound),
    similar: count(similar.all, similar.isLowerBound),
  })
  if (identical.inClasses === null || similar.inClasses === null) return all
  const own = t('find.inClasses', {
    identical: format.count(identical.inClasses),
    similar: count(similar.inClasses, similar.isLowerBound),
  })
  return `${all}, ${own}`
}
