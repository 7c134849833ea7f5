export {
  type AssessedMark,
  type Assessment,
  assess,
  leastRiskScore,
  type RiskAssessment,
  type RiskClass,
  type RiskInputs,
  type RiskReason,
  type RiskReasons,
  type RiskRule,
  riskClassOf,
  riskInputs,
  riskModelVersion,
} from './assess/assess.ts'
export { isCombiningElement } from './assess/weighed-sign.ts'
export {
  type ClassRelation,
  type ClassRelationDegree,
  type ClassRelationReason,
  classRelation,
  relatedClasses,
  relationOfClasses,
} from './classes/class-relations.ts'
export {
  type ComparedGoods,
  type GoodsDegree,
  type GoodsReason,
  type GoodsRelation,
  goodsRelation,
} from './goods/goods-relation.ts'
export type { ComparisonColumn } from './letters/align.ts'
export { foldName, foldVariants, squash } from './letters/fold.ts'
export { lookSimilarity } from './letters/look.ts'
export { type MeaningComparison, meaningSimilarity, type SameMeaning } from './meaning/meaning-similarity.ts'
export { PreparedMeaning } from './meaning/prepared-meaning.ts'
export type { Translation } from './meaning/translations.ts'
export {
  coinedLikeness,
  elementsInFront,
  isCoined,
  mostBehind,
  shortestAlikeCoined,
  shortestRunTogether,
  visitRunTogether,
} from './name/coined.ts'
export {
  type Compared,
  type Comparison,
  type ComparisonSyllable,
  compareNames,
  type HeardAs,
  NameComparer,
} from './name/compare.ts'
export { weights as viewWeights } from './name/fusion.ts'
export type { ComparisonRemark } from './name/remark.ts'
export {
  type NameRelation,
  type NameScore,
  NameScorer,
  type PreparedName,
  type PreparedVariant,
  prepareName,
  type ScoreOptions,
  scoreNames,
  scoreOf,
  weighName,
} from './name/score.ts'
export { translationLikeness, withTranslation } from './name/translation-likeness.ts'
export { type Audience, audiences } from './pronunciation/audiences.ts'
export { cologneCode } from './sound/cologne.ts'
export { trigramCount, visitParts, writeSoundKeys, writeTrigrams } from './words/keys.ts'
export { bytesOf, hashBytes, maximumSquash, NameForm } from './words/name-form.ts'
export { type ElementWeight, genericWeight, weightOfHash } from './words/weak-words.ts'
