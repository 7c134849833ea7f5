import type { Locale, RegistrationOfficeCode } from '@marklot/contracts'
import type { AssessmentComparison } from '@marklot/contracts/guardian-assessment'
import type { RiskClass } from '@marklot/contracts/guardian-blocks'
import { presentHit } from '../search/index.ts'
import type { StoredAssessment } from './assessments.store.ts'
import { type AssessmentsContext, presentSummary, readFindings } from './assessments.ts'
import { type Findings, type FoundBrand, findingOf } from './findings.ts'
import { countsOf } from './present-blocks.ts'
import { changedPartsOf } from './same-case.ts'
import { verdictOfFindings } from './verdicts.ts'

/**
 * Returns how an assessment differs from another one: the case, the registers' days, the counts and the found marks.
 * @throws AppError `assessment.notFinished`
 */
export async function compareAssessments(
  context: AssessmentsContext,
  assessment: StoredAssessment,
  other: StoredAssessment,
  locale: Locale,
): Promise<AssessmentComparison> {
  const [now, then] = await Promise.all([readFindings(context.pool, assessment), readFindings(context.pool, other)])
  const [found, before] = [judgedBrands(now.blocks), judgedBrands(then.blocks)]
  const hit = ({ row, compared }: FoundBrand) => presentHit(row, compared, { locale, mayReadOwners: true }, context.texts)
  return {
    assessment: presentSummary(context, { ...assessment, verdict: verdictOfFindings(now.blocks, assessment.brandCase) }),
    other: presentSummary(context, { ...other, verdict: verdictOfFindings(then.blocks, other.brandCase) }),
    changedParts: changedPartsOf(assessment.brandCase, other.brandCase),
    offices: changedDays(now.blocks, then.blocks),
    hasOtherVersions: now.versions.rules !== then.versions.rules || now.versions.riskModel !== then.versions.riskModel,
    counts: countsOf(now.blocks),
    otherCounts: countsOf(then.blocks),
    added: [...found].filter(([id]) => !before.has(id)).map(([, { brand }]) => hit(brand)),
    gone: [...before].filter(([id]) => !found.has(id)).map(([, { brand }]) => hit(brand)),
    changed: [...found].flatMap(([id, { brand, riskClass }]) => {
      const old = before.get(id)
      if (!old || (old.brand.row.stateKey === brand.row.stateKey && old.riskClass === riskClass)) return []
      const otherState = context.texts.brandState(old.brand.row.stateKey, locale)
      return [{ brand: hit(brand), otherState, riskClass, otherRiskClass: old.riskClass }]
    }),
  }
}

/** Returns the found marks with their class of risk, by id, in the order of the search. */
function judgedBrands({ names, similarBrands }: Findings): Map<string, { brand: FoundBrand; riskClass: RiskClass | null }> {
  const classes = new Map(findingOf(similarBrands)?.map(({ brandId, risk }) => [brandId, risk.riskClass]))
  const brands = findingOf(names)?.brands ?? []
  return new Map(brands.map((brand) => [brand.row.id, { brand, riskClass: classes.get(brand.row.id) ?? null }]))
}

/** Returns the offices that both assessments searched with data from different days. */
function changedDays(now: Findings, then: Findings): AssessmentComparison['offices'] {
  const days = ({ configuredBrand }: Findings) =>
    new Map<RegistrationOfficeCode, string | null>(
      findingOf(configuredBrand)
        ?.offices.filter(({ state }) => state === 'searched')
        .map(({ code, asOf }) => [code, asOf]),
    )
  const before = days(then)
  return [...days(now)].flatMap(([registrationOfficeCode, asOf]) => {
    const otherAsOf = before.get(registrationOfficeCode)
    return otherAsOf === undefined || otherAsOf === asOf ? [] : [{ registrationOfficeCode, asOf, otherAsOf }]
  })
}
