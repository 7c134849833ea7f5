import type { Assessment } from '@marklot/contracts/guardian-assessment'

/** Returns whether a change can lower the class of risk or the number of open conflicts; only then are any tried. */
export function canFall({ blocks }: Pick<Assessment, 'blocks'>): boolean {
  const risk = blocks.riskScore.result
  return risk !== null && risk.riskClass !== null && (risk.riskClass !== 'ratherNot' || risk.openConflicts > 0)
}
