/*
 * A register entry, independent of its source and of its presentation: the mark, its document, its numbers, the key of
 * its state, and the deadlines that follow from its dates. Pure, except for `register.store.ts`, which reads the
 * register's own facts.
 */
export { addDays, addMonths, addYears, dayOf, daysInMonth, weekdayOf } from './calendar.ts'
export {
  type Deadline,
  type DeadlineRule,
  euMadridOppositionStart,
  type OppositionPeriod,
  oppositionPeriodFrom,
  type RenewalWindow,
  renewalWindow,
  usTermEnd,
} from './deadlines.ts'
export { canonicalJson, packDocument, packJson, unpackDocument } from './document.ts'
export type {
  EarlierMark,
  EarlierOwner,
  FirstUse,
  InternationalRegistration,
  MarkAddress,
  MarkGoods,
  MarkPriority,
  MarkProceeding,
  MarkProcess,
  MarkSeniority,
  RegisterMark,
  UseDeclaration,
} from './mark.ts'
export {
  brandId,
  displayNumber,
  internationalKey,
  madridNumber,
  type NumberCandidates,
  normaliseNumber,
  numberCandidates,
  registrationKey,
} from './numbers.ts'
export { coloursOf, formTerm, kindTerm, processTerms, stateTerm, unknownTerms } from './office-term.ts'
export {
  expectedMarks,
  holdsRealDeliveries,
  holdsSampleDeliveries,
  ingestRuns,
  type OfficeState,
  officeStates,
  type RegisterFacts,
  registerFacts,
  registerGeneration,
  registerState,
} from './register.store.ts'
export { brandStateKey } from './state-key.ts'
