import type { Assessment } from './guardian-assessment.ts'
import { type RiskClass, riskClasses } from './guardian-blocks.ts'

/** What the head of an assessment says. */
export type VerdictKind = RiskClass | 'noConflicts' | 'logosOnly' | 'goodsDecide' | 'noEvaluation' | 'running' | 'failed'

/**
 * Returns the class of risk, or why there is none. Without a found mark, there is no frequency to report, whatever the
 * score. An empty list counts only if a register was searched. Logos that are found beside it are no absence of
 * conflicts.
 */
export function verdictOf({ blocks, state, case: { goods } }: Assessment): VerdictKind {
  const { riskScore: risk, names } = blocks
  if (risk.state === 'pending') return state === 'running' ? 'running' : 'failed'
  if (risk.state === 'failed' || risk.reason === 'noOfficeSearched' || names.result === null) return 'noEvaluation'
  if (names.result.similar === 0 && names.result.brands.length === 0)
    return foundLogosOf(blocks) === 0 ? 'noConflicts' : 'logosOnly'
  if (risk.result?.riskClass) return risk.result.riskClass
  return goods.length === 0 ? 'goodsDecide' : 'noEvaluation'
}

/** Returns the number of marks with an identical or similar logo, which the risk of a conflict does not cover. */
export const foundLogosOf = ({ logos }: Pick<Assessment['blocks'], 'logos'>): number =>
  (logos.result?.identical ?? 0) + (logos.result?.similar ?? 0)

/** Returns the class of the risk where found marks bear it; null otherwise. */
export function riskClassOf(assessment: Assessment): RiskClass | null {
  const verdict = verdictOf(assessment)
  return riskClasses.find((riskClass) => riskClass === verdict) ?? null
}

/** Returns how many blocks no longer change, of how many. */
export function progressOf({ blocks }: Assessment): { ready: number; all: number } {
  const states = Object.values(blocks).map(({ state }) => state)
  return { ready: states.filter((state) => state !== 'pending').length, all: states.length }
}
