import type { AssessmentSummary } from '@marklot/contracts/guardian-assessment'
import { usePhrases } from '../../../lib/phrases.tsx'
import { RiskBadge } from './risk-badge.tsx'

/** The class of the risk, or in words why there is none. */
export function Outcome({ of: { riskClass, verdict } }: { of: Pick<AssessmentSummary, 'riskClass' | 'verdict'> }) {
  const say = usePhrases('verdicts')
  return riskClass === null ? <span>{say(verdict)}</span> : <RiskBadge riskClass={riskClass} />
}
