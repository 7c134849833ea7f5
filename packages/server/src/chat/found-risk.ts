import type { Assessment } from '@marklot/contracts/guardian-assessment'

/** Returns an assessment for answers, with the score and class of its risk only if the risk comes from a found mark. */
export function withFoundRisk(assessment: Assessment): Assessment {
  if (assessment.riskClass !== null) return assessment
  const { riskScore } = assessment.blocks
  const result = riskScore.result && { ...riskScore.result, riskScore: null, riskClass: null }
  return { ...assessment, riskScore: null, blocks: { ...assessment.blocks, riskScore: { ...riskScore, result } } }
}
