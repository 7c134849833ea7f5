import type { BrandRisk, RiskReasons } from '@marklot/contracts/guardian-blocks'
import { type AssessedMark, assess, leastRiskScore, type RiskReason } from '@marklot/similarity'
import type * as z from 'zod/mini'
import { elementWeightOf, type WeakElement } from '../search/index.ts'
import { degreeOf } from './goods.ts'

/** The score of a case for which no similar mark was found. */
export const lowestScore = leastRiskScore

/** Returns a function that judges found marks against one case. The weights of its elements are read once. */
export function riskJudge(contested: AssessedMark, weakElements: readonly WeakElement[]): (earlier: AssessedMark) => BrandRisk {
  const elementWeight = elementWeightOf(weakElements)
  return (earlier) => {
    const { riskScore, riskClass, reasons, goods } = assess({ contested, earlier, elementWeight })
    return {
      score: riskScore,
      riskClass,
      reasons: { for: presentReasons(reasons.for), against: presentReasons(reasons.against) },
      goods: degreeOf(goods),
    }
  }
}

const presentReasons = (reasons: readonly RiskReason[]): z.infer<typeof RiskReasons>['for'] =>
  reasons.map(({ rule, elements }) => ({ key: rule, elements: [...elements] }))
