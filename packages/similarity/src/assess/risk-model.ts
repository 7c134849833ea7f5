import type { GoodsDegree } from '../goods/goods-relation.ts'

/*
 * The weights of the risk: a logistic model of six inputs, each with the sign of the rule of law it stands for. Fitted
 * on two lists of decided disputes together by ridge regression towards given start values, chosen by cross-validation
 * over rows grouped by earlier mark (decision 29, `npm run evaluate`).
 */

/** Changes with every change of a weight, a threshold or the reading of goods. */
export const riskModelVersion = '2026-11-30'

export const riskWeights = {
  constant: -0.95,
  /** Times the likeness of the signs, 0 to 1. */
  likeness: 2.3,
  identical: 0.5,
  /** One sign is taken over whole (CJEU C-120/04 THOMSON LIFE). */
  contained: 0.35,
  /** Times `goodsDistance`: some likeness of the goods is required (CJEU C-106/03 P Vedial, 51). */
  goods: -1.9,
  /**
   * Only weak elements are common, or each sign has a distinctive word of its own (common communication CP5). This
   * weight and that of `apart` are the most that these inputs may weigh until they are shown to help on cases that were
   * not used for fitting.
   */
  weak: -0.3,
  /** A meaning, the beginning or shortness sets the signs apart (CJEU C-361/04 P PICASSO, 20). */
  apart: -0.3,
} as const

/** How far apart goods are, 0 to 1. Unknown goods are mostly those of the dispute, hence near. */
export const goodsDistance: Readonly<Record<GoodsDegree, number>> = {
  identical: 0,
  similar: 0,
  unknown: 0.25,
  low: 0.5,
  dissimilar: 1,
}

/** The estimate always stays within these bounds, 0 to 1. */
export const riskBounds = { least: 0.15, most: 0.9 } as const

/**
 * How often decided disputes of this kind ended with a conflict: about 3 of 4, 6 of 10, 4 of 10. Ordinary pairs are not
 * disputes and conflict far less.
 */
export type RiskClass = 'oftenInConflict' | 'open' | 'ratherNot'

const classesFrom = { oftenInConflict: 0.7, open: 0.5 } as const

/** Class of a risk from 0 to 1. */
export const riskClassOf = (risk: number): RiskClass =>
  risk >= classesFrom.oftenInConflict ? 'oftenInConflict' : risk >= classesFrom.open ? 'open' : 'ratherNot'

/** The lowest `riskScore`. */
export const leastRiskScore = Math.round(riskBounds.least * 100)
