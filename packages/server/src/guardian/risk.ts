import type { BrandRisk, RiskClass, RiskReasons } from '@marklot/contracts/guardian-blocks'
import { type AssessedMark, assess, type RiskPart } from '@marklot/similarity'
import type * as z from 'zod/mini'
import { elementWeightOf, type WeakElement } from '../search/index.ts'
import { degreeOf } from './goods.ts'

/** From these estimates on, decided disputes ended in a conflict in about 3 of 4 and 6 of 10 cases, below in 4 of 10. */
const classFrom = { oftenInConflict: 0.7, open: 0.5 }
/** An estimate from text alone is never surer than this, in percent. */
const scoreBounds = { lowest: 15, highest: 90 }
/** Reasons on each side. */
const mostReasons = 3

export const riskClassOf = (risk: number): RiskClass =>
  risk >= classFrom.oftenInConflict ? 'oftenInConflict' : risk >= classFrom.open ? 'open' : 'ratherNot'

export const riskScoreOf = (risk: number): number =>
  Math.max(scoreBounds.lowest, Math.min(scoreBounds.highest, Math.round(risk * 100)))

/** The score of a case for which no similar mark was found. */
export const lowestScore = scoreBounds.lowest

/** Judges found marks against one case; the weights of its elements are read once. */
export function riskJudge(contested: AssessedMark, weakElements: readonly WeakElement[]): (earlier: AssessedMark) => BrandRisk {
  const elementWeight = elementWeightOf(weakElements)
  return (earlier) => {
    const { risk, parts } = assess({ contested, earlier, elementWeight })
    const goods = parts.find(({ dimension }) => dimension === 'goods')
    const knowsGoods = goods !== undefined && goods.reason !== 'goodsUnknown'
    return {
      score: risk === null || !knowsGoods ? null : riskScoreOf(risk),
      riskClass: risk === null || !knowsGoods ? null : riskClassOf(risk),
      reasons: reasonsOf(parts),
      goods: knowsGoods ? degreeOf(goods.value) : null,
    }
  }
}

/** The weightiest reasons for and against a conflict. */
function reasonsOf(parts: readonly RiskPart[]): z.infer<typeof RiskReasons> {
  const weightiest = [...parts].sort((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const side = (isOnIt: (part: RiskPart) => boolean) =>
    weightiest
      .filter(isOnIt)
      .slice(0, mostReasons)
      .map(({ reason, elements }) => ({ key: reason, elements: [...elements] }))
  return { for: side(({ points }) => points > 0), against: side(({ points }) => points < 0) }
}
