/*
 * A register entry, independent of its source and of its presentation: the mark, its document, its numbers, the key of
 * its state, and the deadlines that follow from its dates. The `*.store.ts` files read the register's tables for all
 * other capabilities; only the ingest writes marks. All other functions are pure.
 */
export { addDays, addMonths, addYears, dayOf, daysBetween, daysInMonth, weekdayOf } from '../platform/days.ts'
export {
  type ChangedMark,
  documentsBySerial,
  marksChangedBetween,
  type WatchedMark,
  watchedColumns,
} from './changed-marks.store.ts'
export { closedOn } from './closed-days.ts'
export {
  type Deadline,
  type DeadlineRule,
  euMadridOppositionStart,
  type OppositionPeriod,
  oppositionPeriodFrom,
  type UseGrace,
  usTermEnd,
} from './deadlines.ts'
export { canonicalJson, packDocument, packJson, unpackDocument } from './document.ts'
export { allMarks, changedMarks, type IndexedMark, newestRevision } from './indexed-marks.store.ts'
export {
  allLogos,
  changedLogos,
  comparedRevisions,
  countPictures,
  type DescribedLogo,
  type DescribingProgress,
  describingProgress,
  expectedLogos,
  logosComparedAsOf,
  logosComparedBetween,
  logosOfSerials,
  newestLogoRevision,
  seenLogosOf,
} from './logo-descriptions.store.ts'
export type * from './mark.ts'
export { deadlinesOf, type MarkDeadline, renewalOf, useGraceOf } from './mark-deadlines.ts'
export {
  type BrandRow,
  brandRow,
  lastSerial,
  type MarkKey,
  markIds,
  type PersonRole,
  personsByKey,
  rowsById,
  rowsBySerial,
  rowsOfMarks,
  type StoredBrand,
  serialsByNumber,
  storedBrand,
  storedMarks,
} from './marks.store.ts'
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
export { coloursOf, formTerm, kindTerm, processTerms, specialFormOf, stateTerm, unknownTerms } from './office-term.ts'
export {
  firstTerm,
  type OwnPeriod,
  ownOppositionPeriod,
  type PeriodStart,
  priorityPeriod,
  useDeclarationPeriod,
} from './own-filing.ts'
export { priorityDateOf } from './priority-date.ts'
export {
  expectedMarks,
  holdsRealDeliveries,
  holdsSampleDeliveries,
  ingestRuns,
  isIngestUnderWay,
  type OfficeState,
  officeStates,
  type RegisterFacts,
  registerFacts,
  registerGeneration,
  registerState,
} from './register.store.ts'
export { brandStateKey } from './state-key.ts'
export { hasMarksInState, knownStates, removeKnownState } from './states.store.ts'
export { translatedName } from './translated-name.ts'
export { viennaCategoriesOf, viennaClassesOf, viennaHeading } from './vienna-categories.ts'
