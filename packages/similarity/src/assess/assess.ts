import { type GoodsDegree, type GoodsReason, type GoodsRelation, goodsRelation } from '../goods/goods-relation.ts'
import { foldName } from '../letters/fold.ts'
import type { ElementWeight } from '../words/weak-words.ts'
import { compareSigns, type SignComparison } from './compare-signs.ts'
import { goodsDistance, type RiskClass, riskBounds, riskClassOf, riskWeights } from './risk-model.ts'

/*
 * The overall risk that the public takes a later mark for an earlier one, or for a mark of the same undertaking: a
 * global appreciation of interdependent factors (CJEU C-251/95 Sabel, 22; C-39/97 Canon, 17: a lesser similarity of the
 * goods may be offset by a greater similarity of the signs, and vice versa). Each factor adds log odds for or against a
 * conflict. The result is an estimate that directs attention, not legal advice: it ignores pictures, reputation, use
 * and the market.
 */

export type { RiskClass } from './risk-model.ts'
export { leastRiskScore, riskClassOf, riskModelVersion } from './risk-model.ts'

export interface AssessedMark {
  /** The sign as written. A mark without words cannot be assessed. */
  name: string
  /** Goods and services as written; may be empty. */
  goods: string
  /** Nice classes; may be empty. */
  classes: readonly number[]
}

export interface Assessment {
  contested: AssessedMark
  earlier: AssessedMark
  /** Weights of elements that the register knows as weak in the classes of the goods; see `ElementReader`. */
  elementWeight?: ElementWeight | undefined
}

export type RiskRule =
  | 'doubleIdentity'
  | 'identicalSigns'
  | 'signContained'
  | 'signsAlike'
  | 'signsUnlike'
  | 'weakCommonElement'
  | 'weakContainedSign'
  | 'ownElements'
  | 'differentMeanings'
  | 'oneHasMeaning'
  | 'differentBeginning'
  | 'shortSigns'
  | `goods${Capitalize<GoodsReason>}`

/** One factor: its rule, the words it is about, and what it adds. */
export interface RiskReason {
  rule: RiskRule
  /** Words of the signs or terms of goods that the rule names; may be empty. */
  elements: readonly string[]
  /**
   * What the factor adds to the log odds, against signs and goods in the middle; negative speaks against a conflict.
   */
  weight: number
}

/** At most three reasons on each side, the weightiest first. */
export interface RiskReasons {
  for: readonly RiskReason[]
  against: readonly RiskReason[]
}

export interface RiskAssessment {
  /** The estimate, 0.15 to 0.9; null when one of the marks has no words. For statistics, never shown. */
  risk: number | null
  /** The estimate as a whole number, 15 to 90; null as `riskClass`. */
  riskScore: number | null
  /** Null when a mark has no words or the goods are unknown: then the goods decide. */
  riskClass: RiskClass | null
  /** Likeness of the signs, 0 to 1, with weak elements discounted; null when one of the marks has no words. */
  likeness: number | null
  goods: GoodsRelation
  reasons: RiskReasons
}

/**
 * The likeness halfway between a usual conflict and an ordinary neighbour. Above it, likeness speaks for a conflict.
 */
const middlingLikeness = 0.6
const mostReasons = 3
/** Signs of up to this number of letters are short (EUIPO Guidelines, part C, section 2, chapter 4, 3.4.6.2). */
const shortSign = 4
/** The common part is fully distinctive from `none`, and has no distinctiveness of its own from `full` down. */
const weakness = { none: 0.75, full: 0.35 }
/** A mark taken over whole keeps some scope however weak it is (CJEU C-196/11 P F1-LIVE). */
const shareWhenContained = 0.5

const capital = <T extends string>(text: T) => `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<T>
const logistic = (sum: number) => 1 / (1 + Math.exp(-sum))

/** The inputs of the model, each 0 to 1. */
export interface RiskInputs {
  likeness: number
  identical: number
  contained: number
  goods: number
  weak: number
  apart: number
}

function weaknessOf({ common, isIdentical, isContained }: SignComparison): number {
  if (common.weight === 0 || isIdentical) return 0
  const share = Math.min(1, Math.max(0, (weakness.none - common.weight) / (weakness.none - weakness.full)))
  return share * (isContained ? shareWhenContained : 1)
}

/** Returns the rules by which details set signs apart, the strongest first. */
function apartRules({ concept, beginsOtherwise, shortest, isIdentical, isContained }: SignComparison): RiskRule[] {
  const rules: RiskRule[] = []
  if (concept === 'bothDiffer') rules.push('differentMeanings')
  if (concept === 'oneHasMeaning') rules.push('oneHasMeaning')
  if (beginsOtherwise) rules.push('differentBeginning')
  if (shortest <= shortSign && !isIdentical && !isContained) rules.push('shortSigns')
  return rules
}

function inputsOf(signs: SignComparison, degree: GoodsDegree): RiskInputs {
  return {
    likeness: signs.likeness,
    identical: signs.isIdentical ? 1 : 0,
    contained: signs.isContained ? 1 : 0,
    goods: goodsDistance[degree],
    weak: Math.max(weaknessOf(signs), Math.min(signs.ownLeft, signs.ownRight)),
    apart: apartRules(signs).length > 0 ? 1 : 0,
  }
}

function reasonOfSigns(signs: SignComparison): RiskReason {
  const weight =
    riskWeights.likeness * (signs.likeness - middlingLikeness) +
    (signs.isIdentical ? riskWeights.identical : 0) +
    (signs.isContained ? riskWeights.contained : 0)
  const rule = signs.isIdentical
    ? 'identicalSigns'
    : signs.isContained
      ? 'signContained'
      : weight < 0
        ? 'signsUnlike'
        : 'signsAlike'
  return { rule, elements: [], weight }
}

function reasonsOfElements(signs: SignComparison): RiskReason[] {
  const weak = weaknessOf(signs)
  const own = Math.min(signs.ownLeft, signs.ownRight)
  if (weak === 0 && own === 0) return []
  const weight = riskWeights.weak * Math.max(weak, own)
  if (weak === 0) return [{ rule: 'ownElements', elements: [], weight }]
  const elements = signs.common.elements.filter((element) => element.weight < weakness.none).map(({ text }) => text)
  return [{ rule: signs.isContained ? 'weakContainedSign' : 'weakCommonElement', elements: [...new Set(elements)], weight }]
}

/** Goods that are not far apart speak for a conflict as much as dissimilar goods speak against it. */
function reasonOfGoods({ degree, reason, terms }: GoodsRelation): RiskReason {
  return {
    rule: `goods${capital(reason)}`,
    elements: [...new Set(terms)],
    weight: riskWeights.goods * (goodsDistance[degree] - goodsDistance.unknown),
  }
}

function weightiest(reasons: readonly RiskReason[]): RiskReasons {
  const sorted = reasons.filter(({ weight }) => weight !== 0).sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
  return {
    for: sorted.filter(({ weight }) => weight > 0).slice(0, mostReasons),
    against: sorted.filter(({ weight }) => weight < 0).slice(0, mostReasons),
  }
}

/** What the model sees of two marks; null when one of them has no words. For fitting and measuring. */
export function riskInputs(assessment: Assessment): RiskInputs | null {
  const seen = compare(assessment)
  return seen === null ? null : inputsOf(seen.signs, seen.goods.degree)
}

function compare({ contested, earlier, elementWeight }: Assessment) {
  if (foldName(contested.name) === '' || foldName(earlier.name) === '') return null
  const signs = compareSigns(contested.name, earlier.name, {
    classes: [...new Set([...contested.classes, ...earlier.classes])],
    goods: `${contested.goods}, ${earlier.goods}`,
    elementWeight,
  })
  return { signs, goods: goodsOf({ contested, earlier }) }
}

const goodsOf = ({ contested, earlier }: Pick<Assessment, 'contested' | 'earlier'>) =>
  goodsRelation({ text: contested.goods, classes: contested.classes }, { text: earlier.goods, classes: earlier.classes })

/**
 * Assesses the risk that `contested` conflicts with `earlier`. Symmetric in the two marks. The same sign for the same
 * goods needs no likelihood of confusion (art. 8(1)(a) EUTMR, § 9(1)(1) MarkenG) and has the highest risk.
 */
export function assess(assessment: Assessment): RiskAssessment {
  const seen = compare(assessment)
  if (seen === null) {
    const reasons = { for: [], against: [] }
    return { risk: null, riskScore: null, riskClass: null, likeness: null, goods: goodsOf(assessment), reasons }
  }
  const { signs, goods } = seen
  const isSame = foldName(assessment.contested.name) === foldName(assessment.earlier.name) && goods.degree === 'identical'
  const inputs = inputsOf(signs, goods.degree)
  const { constant, likeness, identical, contained, goods: apartGoods, weak, apart } = riskWeights
  const sum =
    constant +
    likeness * inputs.likeness +
    identical * inputs.identical +
    contained * inputs.contained +
    apartGoods * inputs.goods +
    weak * inputs.weak +
    apart * inputs.apart
  const risk = isSame ? riskBounds.most : Math.min(riskBounds.most, Math.max(riskBounds.least, logistic(sum)))
  const isKnown = goods.degree !== 'unknown'
  const own = isSame
    ? [{ rule: 'doubleIdentity' as const, elements: goods.terms.slice(0, 1), weight: riskWeights.likeness }]
    : [
        reasonOfSigns(signs),
        ...reasonsOfElements(signs),
        ...apartRules(signs).map((rule) => ({ rule, elements: [], weight: riskWeights.apart })),
        reasonOfGoods(goods),
      ]
  return {
    risk,
    riskScore: isKnown ? Math.round(risk * 100) : null,
    riskClass: isKnown ? riskClassOf(risk) : null,
    likeness: signs.likeness,
    goods,
    reasons: weightiest(own),
  }
}
