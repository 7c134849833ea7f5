import type { ElsewhereFound } from '@marklot/contracts/guardian-assessment'
import type { CallContext } from '../accounts/index.ts'
import type { Clock } from '../platform/clock.ts'
import { officeStates } from '../register/index.ts'
import { allOffices, type FindContext, officeSearchStates, type SearchOutcome } from '../search/index.ts'
import type { StoredAssessment } from './assessments.store.ts'
import { classesOf } from './blocks/names.ts'
import { permittedOffices } from './hint.ts'
import { searchLivingMarks } from './name-search.ts'
import { regionsOf } from './regions.ts'

/**
 * Counts the similar names of today in those offices of the caller's plan that the case does not concern. Nothing is
 * stored, and nothing counts towards a quota.
 */
export async function lookElsewhere(
  context: FindContext & { clock: Clock },
  { brandCase }: Pick<StoredAssessment, 'brandCase'>,
  call: CallContext,
): Promise<ElsewhereFound> {
  const [permitted, states] = await Promise.all([permittedOffices(context, call), officeStates(context.pool)])
  const concerned = regionsOf(brandCase, allOffices).searched
  const others = officeSearchStates(states, permitted, permitted)
    .filter(({ code, state }) => state === 'searched' && !concerned.has(code))
    .map(({ code }) => code)
  if (others.length === 0) return { offices: [], isLowerBound: false }
  const niceClasses = classesOf(brandCase)
  const search = (classes: readonly number[]) =>
    searchLivingMarks(context, brandCase.name, new Set(others), { size: 1, niceClasses: classes })
  const [all, own] = await Promise.all([search([]), niceClasses.length > 0 ? search(niceClasses) : null])
  return {
    offices: others.map((code) => ({
      registrationOfficeCode: code,
      similar: countAt(all, code),
      sameNiceClass: own && countAt(own, code),
    })),
    isLowerBound: all.totalIsLowerBound,
  }
}

const countAt = ({ counts }: SearchOutcome, office: string) =>
  counts.registrationOfficeCodes.find(({ key }) => key === office)?.count ?? 0
