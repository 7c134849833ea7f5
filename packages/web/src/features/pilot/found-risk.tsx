import type { Verdict } from '@marklot/contracts/guardian-verdict'
import type { NameFinding } from '@marklot/contracts/pilot-findings'
import { usePhrases } from '../../lib/phrases.tsx'
import { RiskScale } from './risk-scale.tsx'

/** Returns what the findings about a name say in short, as the report would; null if no found mark could be judged. */
export const verdictOfFinding = ({ riskClass, brands, similar }: NameFinding): Verdict | null =>
  riskClass !== null && brands.length === 0 && similar.all === 0 ? 'noConflicts' : riskClass

interface FoundRiskProps {
  finding: NameFinding
  /** Says that the number is the risk, if no heading does. */
  isNamed?: boolean
}

/** The risk of a name on the scale, or in words that nothing was found. Empty if no found mark could be judged. */
export function FoundRisk({ finding, isNamed = false }: FoundRiskProps) {
  const say = usePhrases('verdicts')
  if (verdictOfFinding(finding) === 'noConflicts') return <span>{say('noConflicts')}</span>
  return finding.riskScore === null ? null : <RiskScale score={finding.riskScore} isNamed={isNamed} />
}
