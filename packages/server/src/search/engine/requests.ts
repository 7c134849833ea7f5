/*
 * What callers send to a search engine and receive from it. All of it is plain data.
 */
export type {
  IndexClause,
  IndexFilters,
  LogoHit,
  LogoMatch,
  LogoOutcome,
  LogoSearch,
  LogoWatchMatch,
  MarkCounts,
  NameSearch,
  OfficeQuestion,
  OwnerSearch,
  QuerySearch,
  RecordSearch,
  RegisterCounts,
  Revised,
  SavedLogo,
  SavedName,
  SearchedLogo,
  SearchOutcome,
  Suggestion,
  Suggestions,
  WatchMatch,
  WeakElement,
} from '@marklot/register-index'
export { elementWeightOf, searchedLogo } from '@marklot/register-index'
