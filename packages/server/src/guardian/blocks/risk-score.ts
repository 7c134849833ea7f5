import type { SimilarBrand } from '@marklot/contracts/guardian-blocks'
import type { FindingOf } from '../findings.ts'
import { lowestScore } from '../risk.ts'

/**
 * Returns the risk of the case: that of its riskiest neighbour. Returns null if marks were found but none could be
 * judged.
 * @param judged the found marks, which were judged with the goods of the case known
 */
export function riskOfCase(judged: readonly SimilarBrand[]): FindingOf['riskScore'] {
  let worst: SimilarBrand | undefined
  for (const brand of judged) if ((brand.risk.score ?? -1) > (worst?.risk.score ?? -1)) worst = brand
  const openConflicts = judged.filter(({ risk }) => risk.riskClass === 'oftenInConflict').length
  if (worst) {
    const { score, riskClass, reasons } = worst.risk
    return { riskScore: score, riskClass, reasons, openConflicts, brandId: worst.brandId }
  }
  const isClear = judged.length === 0
  return {
    riskScore: isClear ? lowestScore : null,
    riskClass: isClear ? 'ratherNot' : null,
    reasons: { for: [], against: [] },
    openConflicts,
    brandId: null,
  }
}
