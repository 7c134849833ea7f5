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
export { type MeaningComparison, meaningSimilarity, type SameMeaning } from './meaning/meaning-similarity.ts'
export { PreparedMeaning } from './meaning/prepared-meaning.ts'
export { translationLikeness, withTranslation } from './meaning/translation-likeness.ts'
export type { Translation } from './meaning/translations.ts'
export type { ComparisonColumn } from './name/align.ts'
export { elementsInFront, isCoined, mostBehind, shortestRunTogether, visitRunTogether } from './name/coined.ts'
export {
  type Compared,
  type Comparison,
  type ComparisonSyllable,
  compareNames,
  type HeardAs,
  NameComparer,
} from './name/compare.ts'
export { foldName, foldVariants, squash } from './name/fold.ts'
export { weights as viewWeights } from './name/fusion.ts'
export { trigramCount, visitParts, writeSoundKeys, writeTrigrams } from './name/keys.ts'
export { lookSimilarity } from './name/look.ts'
export { bytesOf, hashBytes, maximumSquash, NameForm } from './name/name-form.ts'
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
export { type ElementWeight, genericWeight, weightOfHash } from './name/weak-words.ts'
export { cologneCode } from './sound/cologne.ts'
export { type Audience, audiences } from './sound/pronunciation/audiences.ts'
