import type { AssessmentCase } from '@marklot/contracts/guardian'
import type { AssessmentComparison } from '@marklot/contracts/guardian-assessment'

type CasePart = AssessmentComparison['changedParts'][number]

const trimmed = ({ niceClass, text }: AssessmentCase['goods'][number]) => `${niceClass} ${text.trim()}`
const sorted = (values: readonly string[]) => [...values].sort().join('\n')

/** Returns each part of a case in a form in which equal parts have equal texts, regardless of order. */
const partsOf = (one: AssessmentCase): Record<CasePart, string> => ({
  name: one.name.trim(),
  logo: one.logo ?? '',
  idea: one.idea.trim(),
  offices: sorted([...one.registrationOfficeCodes, ...one.countries]),
  goods: sorted(one.goods.map(trimmed)),
})

/** Returns the parts in which two cases differ. */
export function changedPartsOf(one: AssessmentCase, other: AssessmentCase): CasePart[] {
  const [left, right] = [partsOf(one), partsOf(other)]
  return (Object.keys(left) as CasePart[]).filter((part) => left[part] !== right[part])
}

export const isSameCase = (one: AssessmentCase, other: AssessmentCase): boolean => changedPartsOf(one, other).length === 0
