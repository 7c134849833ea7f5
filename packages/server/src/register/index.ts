/*
 * What a register entry is, apart from where it comes from and how it is shown: the mark, its document, its numbers and the key
 * of its state. Pure: no database, no HTTP.
 */
export { canonicalJson, packDocument, packJson, unpackDocument } from './document.ts'
export type { MarkAddress, MarkGoods, MarkProcess, RegisterMark } from './mark.ts'
export {
  brandId,
  displayNumber,
  madridNumber,
  type NumberCandidates,
  normaliseNumber,
  numberCandidates,
  registrationKey,
} from './numbers.ts'
export { brandStateKey } from './state-key.ts'
