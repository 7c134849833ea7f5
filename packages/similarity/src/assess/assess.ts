import { relationOfClasses } from '../classes/class-relations.ts'
import { type GoodsReason, goodsRelation } from '../goods/goods-relation.ts'
import { foldName } from '../name/fold.ts'
import type { ElementWeight } from '../name/weak-words.ts'
import { compareSigns, type SignComparison } from './compare-signs.ts'

/*
 * The overall risk that the public takes a later mark for an earlier one, or for a mark of the same undertaking: a
 * global appreciation of interdependent factors (CJEU C-251/95 Sabel, 22; C-39/97 Canon, 17: a lesser similarity of the
 * goods may be offset by a greater similarity of the signs, and vice versa). Each factor gives points for or against a
 * conflict. The points are added, so one factor can offset another, and the sum is read as log odds:
 *
 *   points:  signs +1.0   common element -0.9   meaning 0   goods -0.3        sum -0.2
 *   risk  =  1 / (1 + e^0.2) = 0.45
 *
 * The weights are few and round. Their signs and order come from the rules cited below; their size was set with decided
 * cases in view. The result is an estimate that directs attention, not legal advice: it ignores pictures, reputation
 * and the market.
 */

export type MarkKind = 'Word' | 'Figurative' | 'Combined'

export interface AssessedMark {
  /** The sign as written. A mark without words cannot be assessed. */
  name: string
  /** Goods and services as written; may be empty. */
  goods: string
  /** Nice classes; may be empty. */
  classes: readonly number[]
  kind?: MarkKind | undefined
}

export interface Assessment {
  contested: AssessedMark
  earlier: AssessedMark
  /** Weights of elements that the register knows as weak; see `ElementReader`. */
  elementWeight?: ElementWeight | undefined
}

export type RiskReason =
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
  | 'sameMeaning'
  | 'differentBeginning'
  | 'shortSigns'
  | 'picturesNotCompared'
  | 'goodsSameClass'
  | 'goodsOfRelatedClasses'
  | 'goodsOfOtherClasses'
  | `goods${Capitalize<GoodsReason>}`

export interface RiskPart {
  dimension: 'signs' | 'distinctiveness' | 'meaning' | 'goods'
  /** What was measured, 0 to 1. */
  value: number
  /** What it adds to the sum, in log odds. A negative value speaks against a conflict. */
  points: number
  reason: RiskReason
  /** The words that the reason names; may be empty. */
  elements: readonly string[]
}

export type RiskBand = 'low' | 'medium' | 'high'

export interface RiskAssessment {
  /** 0 to 1; null when one of the marks has no words. */
  risk: number | null
  band: RiskBand | null
  /** The points of all parts sum to the log odds of `risk`. */
  parts: readonly RiskPart[]
}

const bands = { medium: 0.35, high: 0.65 }

const points = {
  /** Signs with a likeness of `middle`, on the same goods. */
  signs: { middle: 0.8, at: 0.9, slope: 2, unlikeBelow: 0.55, unlikeSlope: 12 },
  /** Double identity needs no likelihood of confusion (art. 8(1)(a) EUTMR, § 9(1)(1) MarkenG). */
  doubleIdentity: 2.5,
  identical: 0.4,
  /**
   * Weak common elements: EUIPO common communication CP5. A mark taken over whole keeps some scope however weak it is
   * (CJEU C-196/11 P F1-LIVE).
   */
  weakCommon: { from: 0.75, until: 0.35, most: -0.9, contained: -0.35 },
  /** Each sign has a distinctive word of its own besides the common one. */
  ownElements: -0.5,
  /**
   * Different meanings counteract likeness of look and sound (CJEU C-361/04 P PICASSO, 20). One clear meaning can
   * suffice.
   */
  differentMeanings: -1.2,
  oneHasMeaning: -0.55,
  sameMeaning: 0.3,
  /** The public pays more attention to beginnings (GC T-183/02 MUNDICOR, 81). */
  differentBeginning: -0.5,
  /** In short signs every difference is noticed (EUIPO Guidelines, part C, section 2, chapter 4, 3.4.6.2). */
  shortSigns: -0.8,
  pictures: -0.2,
  /**
   * Above a medium degree, likeness of goods offsets little. Below it the risk falls fast, because some likeness is
   * required (CJEU C-106/03 P Vedial, 51).
   */
  goods: { middling: 0.5, slope: 0.6, lowSlope: 4.5 },
}
/** Signs of up to this number of letters are short. */
const shortSign = 4

const classValues = { identical: 0.8, similar: 0.5, low: 0.3, none: 0.05 }
const classReasons = {
  identical: 'goodsSameClass',
  similar: 'goodsOfRelatedClasses',
  low: 'goodsOfRelatedClasses',
  none: 'goodsOfOtherClasses',
} as const

const capital = <T extends string>(text: T) => `${text.charAt(0).toUpperCase()}${text.slice(1)}` as Capitalize<T>

/** By the wording where it is informative, otherwise by the classes; 0.5 when neither is. */
function compareGoods({ contested, earlier }: Assessment): Pick<RiskPart, 'value' | 'reason' | 'elements'> {
  const worded = goodsRelation(contested.goods, earlier.goods)
  if (worded.reason === 'unknown' && contested.classes.length > 0 && earlier.classes.length > 0) {
    const { degree } = relationOfClasses(contested.classes, earlier.classes)
    return { value: classValues[degree], reason: classReasons[degree], elements: [] }
  }
  return { value: worded.value, reason: `goods${capital(worded.reason)}`, elements: worded.terms }
}

function pointsOfGoods(value: number): number {
  const { middling, slope, lowSlope } = points.goods
  return slope * (Math.max(value, middling) - 1) - lowSlope * Math.max(0, middling - value)
}

function signsPart(signs: SignComparison): RiskPart {
  const { middle, at, slope, unlikeBelow, unlikeSlope } = points.signs
  const { likeness } = signs
  const sum = at + slope * (likeness - middle) - unlikeSlope * Math.max(0, unlikeBelow - likeness)
  const reason = signs.isIdentical
    ? 'identicalSigns'
    : signs.isContained
      ? 'signContained'
      : likeness < unlikeBelow
        ? 'signsUnlike'
        : 'signsAlike'
  return {
    dimension: 'signs',
    value: likeness,
    points: sum + (signs.isIdentical ? points.identical : 0),
    reason,
    elements: [],
  }
}

function distinctivenessParts({ common, isContained, ownLeft, ownRight }: SignComparison): RiskPart[] {
  const parts: RiskPart[] = []
  const { from, until, most, contained } = points.weakCommon
  const weakness = common.weight === 0 ? 0 : Math.min(1, Math.max(0, (from - common.weight) / (from - until)))
  if (weakness > 0) {
    parts.push({
      dimension: 'distinctiveness',
      value: common.weight,
      points: weakness * (isContained ? contained : most),
      reason: isContained ? 'weakContainedSign' : 'weakCommonElement',
      elements: common.elements.filter(({ weight }) => weight < from).map(({ text }) => text),
    })
  }
  const own = Math.min(ownLeft, ownRight)
  if (own > 0) {
    parts.push({
      dimension: 'distinctiveness',
      value: own,
      points: own * points.ownElements,
      reason: 'ownElements',
      elements: [],
    })
  }
  return parts
}

function meaningParts({ concept }: SignComparison): RiskPart[] {
  const part = (value: number, sum: number, reason: RiskReason): RiskPart[] => [
    { dimension: 'meaning', value, points: sum, reason, elements: [] },
  ]
  if (concept === 'bothDiffer') return part(0, points.differentMeanings, 'differentMeanings')
  if (concept === 'oneHasMeaning') return part(0, points.oneHasMeaning, 'oneHasMeaning')
  return concept === 'same' ? part(1, points.sameMeaning, 'sameMeaning') : []
}

function impressionParts(signs: SignComparison, { contested, earlier }: Assessment): RiskPart[] {
  const parts: RiskPart[] = []
  const add = (sum: number, reason: RiskReason) =>
    parts.push({ dimension: 'signs', value: signs.likeness, points: sum, reason, elements: [] })
  if (signs.beginsOtherwise) add(points.differentBeginning, 'differentBeginning')
  if (signs.shortest <= shortSign && !signs.isIdentical && !signs.isContained) add(points.shortSigns, 'shortSigns')
  const hasPicture = (kind: MarkKind | undefined) => kind !== undefined && kind !== 'Word'
  if (hasPicture(contested.kind) && hasPicture(earlier.kind)) add(points.pictures, 'picturesNotCompared')
  return parts
}

const logistic = (sum: number) => 1 / (1 + Math.exp(-sum))

/** Band of a risk from 0 to 1. */
export const bandOf = (risk: number): RiskBand => (risk >= bands.high ? 'high' : risk >= bands.medium ? 'medium' : 'low')

/**
 * Assesses the risk that `contested` conflicts with `earlier`, 0 to 1. Symmetric in the two marks. The points of the
 * parts sum to its log odds.
 */
export function assess(assessment: Assessment): RiskAssessment {
  const { contested, earlier } = assessment
  if (foldName(contested.name) === '' || foldName(earlier.name) === '') return { risk: null, band: null, parts: [] }
  const signs = compareSigns(contested.name, earlier.name, {
    classes: [...new Set([...contested.classes, ...earlier.classes])],
    goods: `${contested.goods}, ${earlier.goods}`,
    elementWeight: assessment.elementWeight,
  })
  const goods = compareGoods(assessment)
  const parts = [signsPart(signs)]
  if (foldName(contested.name) === foldName(earlier.name) && goods.value === 1) {
    parts.push({ dimension: 'signs', value: 1, points: points.doubleIdentity, reason: 'doubleIdentity', elements: [] })
  } else parts.push(...distinctivenessParts(signs), ...meaningParts(signs), ...impressionParts(signs, assessment))
  parts.push({ dimension: 'goods', points: pointsOfGoods(goods.value), ...goods })
  const risk = logistic(parts.reduce((sum, part) => sum + part.points, 0))
  return { risk, band: bandOf(risk), parts }
}
