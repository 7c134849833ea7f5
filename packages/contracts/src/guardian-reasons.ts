import { contentOfClasses } from './class-filters.ts'
import type { CaseTerm } from './guardian.ts'
import type { RiskReason } from './guardian-blocks.ts'

/** Reasons that compare goods with goods, or services with services. */
const ofOneKind = /^(?:doubleIdentity|goodsSame(?:Head|Group)?)$/

/**
 * Returns whether a reason is about goods, services or both. The terms of the case that it names decide, otherwise the
 * classes of both marks.
 * @param goods the goods and services of the case
 * @param theirs the Nice classes of the found mark
 */
export function contentOfReason(
  { key, elements }: RiskReason,
  goods: readonly CaseTerm[],
  theirs: readonly number[],
): ReturnType<typeof contentOfClasses> {
  const named = goods.filter(({ text }) => elements.some((element) => text.includes(element)))
  const own = (named.length > 0 ? named : goods).map(({ niceClass }) => niceClass)
  return contentOfClasses(named.length > 0 && ofOneKind.test(key) ? own : [...own, ...theirs])
}
