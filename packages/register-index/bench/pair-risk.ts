import { type AssessedMark, assess, type RiskInputs, riskInputs } from '@marklot/similarity'
import type { WordPair } from './conflict-pairs.ts'

/** The risk of a pair in which one side has no words: the share of conflicts among all disputes. */
const unknownRisk = 0.64

export interface PairRisk {
  /** 0 to 1. */
  risk: number
  /** The model's inputs; null if one side has no words. */
  inputs: RiskInputs | null
}

/**
 * Returns the overall risk of a pair: that of its riskiest signs. Both sides have the same goods unless the row
 * separates them (`X v Y`), and the same classes. Fields that reveal the outcome (grounds, differences, relation of the
 * goods) are ignored.
 */
export function riskOf({ contestedNames, earlierNames, goods_services: text, nice_classes: classes }: WordPair): PairRisk {
  const [contestedGoods, earlierGoods] = text.split(' v ') as [string, string?]
  let best: PairRisk | null = null
  for (const contestedName of contestedNames) {
    for (const earlierName of earlierNames) {
      const contested: AssessedMark = { name: contestedName, goods: contestedGoods, classes }
      const earlier: AssessedMark = { name: earlierName, goods: earlierGoods ?? contestedGoods, classes }
      const { risk } = assess({ contested, earlier })
      if (risk !== null && (best === null || risk > best.risk)) best = { risk, inputs: riskInputs({ contested, earlier }) }
    }
  }
  return best ?? { risk: unknownRisk, inputs: null }
}
