/*
 * What callers send to a search engine and receive from it. All of it is plain data.
 */
export type {
  IndexClause,
  IndexFilters,
  MarkCounts,
  NameSearch,
  OfficeQuestion,
  OwnerSearch,
  QuerySearch,
  RecordSearch,
  RegisterCounts,
  SavedName,
  SearchOutcome,
  Suggestion,
  WatchMatch,
  WeakElement,
} from '@marklot/register-index'
export { elementWeightOf } from '@marklot/register-index'
