import * as z from 'zod/mini'
import { type AssessmentBlocks, type RiskClass, riskClasses } from './guardian-blocks.ts'

/**
 * Verdicts that say what was found. `logosBeside` is the lowest class of risk, which covers names, beside a similar
 * logo.
 */
const found = [...riskClasses, 'noConflicts', 'logosBeside', 'logosOnly'] as const
/** What an assessment says in short, in its head and in every list. */
export const Verdict = z.enum([...found, 'goodsDecide', 'noEvaluation', 'running', 'failed'])
export type Verdict = z.infer<typeof Verdict>

/** The counts of an assessment that can be lower bounds. */
type AssessmentCount = 'similarNames' | 'similarLogos' | 'similarGoodsServices'

/** The parts of an assessment that decide its verdict. */
interface Judged {
  state: 'running' | 'finished' | 'failed'
  case: { goods: readonly unknown[] }
  blocks: {
    riskScore: Pick<AssessmentBlocks['riskScore'], 'state' | 'reason'> & { result: { riskClass: RiskClass | null } | null }
    names: { result: { similar: number; brands: readonly unknown[] } | null }
    logos: { result: { identical: number; similar: number } | null }
  }
}

/**
 * Returns the class of risk, or why there is none. Without a found mark, there is no frequency to report, whatever the
 * score. An empty list counts only if a register was searched. Neither an empty list nor names with a low risk are an
 * all-clear if logos are found.
 */
export function verdictOf({ blocks, state, case: { goods } }: Judged): Verdict {
  const { riskScore: risk, names } = blocks
  if (risk.state === 'pending') return state === 'running' ? 'running' : 'failed'
  if (risk.state === 'failed' || risk.reason === 'noOfficeSearched' || names.result === null) return 'noEvaluation'
  if (names.result.similar === 0 && names.result.brands.length === 0)
    return foundLogosOf(blocks) === 0 ? 'noConflicts' : 'logosOnly'
  if (risk.result?.riskClass)
    return risk.result.riskClass === 'ratherNot' && foundLogosOf(blocks) > 0 ? 'logosBeside' : risk.result.riskClass
  return goods.length === 0 ? 'goodsDecide' : 'noEvaluation'
}

/** Returns the number of marks with an identical or similar logo, which the risk of a conflict does not cover. */
export const foundLogosOf = ({ logos }: Pick<Judged['blocks'], 'logos'>): number =>
  (logos.result?.identical ?? 0) + (logos.result?.similar ?? 0)

/** Returns the class of the risk where found marks bear it; null otherwise. */
export const riskClassIn = (verdict: Verdict): RiskClass | null =>
  verdict === 'logosBeside' ? 'ratherNot' : (riskClasses.find((riskClass) => riskClass === verdict) ?? null)

/** Returns the verdict if it says what was found; null otherwise. */
export const foundIn = (verdict: Verdict) => found.find((one) => one === verdict) ?? null

/** Returns the class of the risk of an assessment where found marks bear it; null otherwise. */
export const riskClassOf = (assessment: Judged): RiskClass | null => riskClassIn(verdictOf(assessment))

/**
 * Returns the number of open conflicts that stands beside a verdict; null if none does. Conflicts are those of names,
 * so beside a similar logo, their absence is not mentioned.
 */
export const conflictsBeside = (verdict: Verdict, openConflicts: number | null): number | null =>
  riskClassIn(verdict) === null || (verdict === 'logosBeside' && openConflicts === 0) ? null : openConflicts

/**
 * Returns the counts that may be higher than they say: a search ends at its most hits, and only the nearest marks are
 * judged.
 */
export function lowerBoundsOf({ names, logos }: Pick<AssessmentBlocks, 'names' | 'logos'>): ReadonlySet<AssessmentCount> {
  const bounds = new Set<AssessmentCount>()
  const found = names.result
  if (found?.similarIsLowerBound) bounds.add('similarNames')
  if (found && found.similar > found.brands.length) bounds.add('similarGoodsServices')
  if (logos.result?.similarIsLowerBound) bounds.add('similarLogos')
  return bounds
}

/** Returns how many blocks no longer change, of how many. */
export function progressOf({ blocks }: { blocks: AssessmentBlocks }): { ready: number; all: number } {
  const states = Object.values(blocks).map(({ state }) => state)
  return { ready: states.filter((state) => state !== 'pending').length, all: states.length }
}
