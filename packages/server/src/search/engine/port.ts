import type {
  IndexFilters,
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

export type {
  IndexClause,
  IndexedMark,
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

/**
 * A search engine over the register. All arguments and results are plain data that JSON can carry. Marks are named by
 * their serials. Pages count from 1, likenesses are whole percent, days are `YYYY-MM-DD`. An empty list in filters
 * restricts nothing.
 *
 * Every method is a read and may be repeated. Each call sees one state of the register as a whole.
 *
 * Every method rejects with an `AppError` `search.unavailable` while the engine cannot be reached or has too many calls
 * waiting.
 */
export interface SearchEngine {
  /**
   * Marks whose names are alike, the likest first, with counts per filter value and the receipt. A blank text finds
   * nothing. `totalIsLowerBound` is set when more than `maximumNames` distinct names are alike.
   */
  searchNames(request: NameSearch): Promise<SearchOutcome>
  /** Marks whose owner's name or seat holds all words of the text; typing mistakes are tolerated. */
  searchOwners(request: OwnerSearch): Promise<SearchOutcome>
  /**
   * The marks with these serials that pass the filters, in the order given when sorted by relevance. Unknown serials
   * are left out.
   */
  searchSerials(serials: readonly number[], request: RecordSearch): Promise<SearchOutcome>
  /** Marks for which all clauses hold. Totals and counts are exact unless a clause asks for similar names. */
  searchQuery(request: QuerySearch): Promise<SearchOutcome>
  /** All marks that pass the filters. */
  browse(request: RecordSearch): Promise<SearchOutcome>
  /** At most `size` marks for autocompletion, one per name: names that begin with the text first, then alike ones. */
  suggest(text: string, size: number, filters: IndexFilters): Promise<Suggestion[]>
  /**
   * The elements of a name that count less when it is compared, as in `searchNames` with these filters; only the
   * classes matter.
   */
  weakElements(text: string, filters: IndexFilters): Promise<WeakElement[]>
  /**
   * Counts each office's marks, in all and within windows of days.
   * @param mostLatest serials of each office's newest marks, at most
   * @returns with the revision of the register that was counted
   */
  countRegister(questions: readonly OfficeQuestion[], mostLatest: number): Promise<RegisterCounts>
  /**
   * Searches backwards: the pairs of a saved name and a new mark that `searchNames` would find, with its scores.
   * Serials that the register does not hold are passed over. A call occupies a search thread throughout: pass a few
   * hundred saved names at a time.
   */
  watch(saved: readonly SavedName[], newSerials: readonly number[]): Promise<WatchMatch[]>
  /** Resolves when every later call sees all changes that were committed to the register before this call. */
  catchUp(): Promise<void>
}

/** An engine with resources to release. */
export interface OpenEngine extends SearchEngine {
  /** Releases threads and connections. Calls in progress and later ones reject. */
  close(): Promise<void>
}
