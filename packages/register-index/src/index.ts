export { IndexBuilder } from './build/index-builder.ts'
export { type FilterCounts, namedCounts, type ValueCount } from './filter/filter-counts.ts'
export { type DayRange, type IndexFilters, noFilters, restricts } from './filter/filters.ts'
export { type PatternExpressions, patternExpressions } from './filter/pattern-expression.ts'
export type { IndexClause } from './filter/query-clauses.ts'
export { KeyMaker, type NameKeys } from './keys/mark-keys.ts'
export { type QueryKeys, queryKeys } from './keys/query-keys.ts'
export {
  dayNumber,
  type IndexedMark,
  lastViennaCategory,
  type MarkType,
  markTypes,
  noDay,
  type OfficeCode,
  officeCodes,
  type StateCategory,
  stateCategories,
} from './layout/mark.ts'
export { classesOf, type MarkRow, packRow, rowOf, unpackRow, viennaOf } from './layout/mark-row.ts'
export type { Segment } from './layout/segment.ts'
export {
  hashesOfSearched,
  isComparable as isComparableLogo,
  type SearchedLogo,
  type SearchedView,
  searchedLogo,
} from './logo/searched-logo.ts'
export { collectGarbage } from './memory/collect-garbage.ts'
export { LogoRegisterBuilder, RegisterBuilder } from './register-builder.ts'
export { type IndexChanges, type IndexedLogo, type IndexState, type LogoChanges, RegisterIndex } from './register-index.ts'
export type { ElementCount } from './score/count-marks.ts'
export {
  affixKey,
  affixKeysOf,
  type ElementQuestion,
  elementWeightOf,
  searchedClasses,
  type WeakElement,
  weakElementsBy,
} from './score/element-counts.ts'
export type { MarkCounts, OfficeCounts, OfficeQuestion, RegisterCounts } from './search/count-register.ts'
export type { ComparedLogos, LogoMatch } from './search/logo-marks.ts'
export type { SearchHit, SearchOutcome, SearchReceipt } from './search/outcome.ts'
export {
  isOwnerTypo,
  matches as ownerMatches,
  mayHaveTypo,
  missingWeakWord,
  mostOtherLetters,
  otherBeginnings,
  ownerWordsOf,
} from './search/owner-words.ts'
export type { LogoSearch, NameSearch, OwnerSearch, QuerySearch, RecordSearch, SearchSort } from './search/requests.ts'
export type { LogoHit, LogoOutcome, LogoReceipt } from './search/search-logos.ts'
export type { Suggestion, Suggestions } from './search/suggest.ts'
export type { SavedName, WatchMatch } from './search/watch.ts'
export type { LogoWatchMatch, SavedLogo } from './search/watch-logos.ts'
export { type Revised, type Searches, searchesIn } from './searches.ts'
export { type CountedWeak, SelectedMarks } from './selected-marks.ts'
export { IndexUnreadable } from './store/storage.ts'
export { type IndexThreadRole, serveIndexThread } from './threads/index-thread.ts'
export { IndexWriter, stateOfReader } from './threads/index-writer.ts'
export { SearchThreads, searchThreadLimits } from './threads/search-threads.ts'
