import type {
  IndexFilters,
  LogoOutcome,
  LogoSearch,
  LogoWatchMatch,
  NameSearch,
  OfficeQuestion,
  OwnerSearch,
  QuerySearch,
  RecordSearch,
  RegisterCounts,
  Revised,
  SavedLogo,
  SavedName,
  SearchOutcome,
  Suggestions,
  WatchMatch,
  WeakElement,
} from './requests.ts'

/**
 * A search engine over the register. All arguments and results are plain data that JSON can represent. Marks are
 * identified by their serials. Pages count from 1, similarities are whole percent, days are `YYYY-MM-DD`. An empty list
 * in filters restricts nothing.
 *
 * Every method only reads and may be repeated. Each call sees one consistent state of the register; outcomes name its
 * revision, which never decreases for one engine.
 *
 * Every method rejects with an `AppError` `search.unavailable` while the engine cannot be reached or too many calls are
 * waiting.
 */
export interface SearchEngine {
  /**
   * Finds marks with similar names, closest first, with counts per filter value and the receipt. A blank text finds
   * nothing. `totalIsLowerBound` is set when more than `maximumNames` distinct names are similar.
   */
  searchNames(request: NameSearch): Promise<Revised<SearchOutcome>>
  /** Finds marks whose owner's name or seat contains all words of the text, despite typing mistakes. */
  searchOwners(request: OwnerSearch): Promise<Revised<SearchOutcome>>
  /**
   * Returns the marks with these serials that pass the filters, in the given order when sorted by relevance. Ignores
   * unknown serials.
   */
  searchSerials(serials: readonly number[], request: RecordSearch): Promise<Revised<SearchOutcome>>
  /** Finds marks that satisfy all clauses. Totals and counts are exact unless a clause asks for similar names. */
  searchQuery(request: QuerySearch): Promise<Revised<SearchOutcome>>
  /** Returns all marks that pass the filters. */
  browse(request: RecordSearch): Promise<Revised<SearchOutcome>>
  /**
   * Returns at most `size` marks for autocompletion, one per name: names that begin with the text first, then similar
   * ones.
   */
  suggest(text: string, size: number, filters: IndexFilters): Promise<Revised<Suggestions>>
  /**
   * Returns the elements of a name that have less weight in `searchNames` with these filters. Only the filtered classes
   * matter.
   */
  weakElements(text: string, filters: IndexFilters): Promise<WeakElement[]>
  /**
   * Counts each office's marks, in total and within windows of days.
   * @param mostLatest the maximum number of serials of each office's newest marks
   * @returns the counts with the revision of the register they are based on
   */
  countRegister(questions: readonly OfficeQuestion[], mostLatest: number): Promise<RegisterCounts>
  /**
   * Searches in reverse: returns the pairs of a saved name and a new mark that `searchNames` would find, with its
   * scores. Skips serials that the register does not contain. A call occupies a search thread until it ends, so pass a
   * few hundred saved names at a time.
   */
  watch(saved: readonly SavedName[], newSerials: readonly number[]): Promise<WatchMatch[]>
  /**
   * Finds marks whose logo is alike, or, with a name, whose logo or name is. The best match comes first. A mark without
   * a described logo is compared by its name only. Rejects if another version of the descriptor described the searched
   * logo.
   */
  findLogos(request: LogoSearch): Promise<Revised<LogoOutcome>>
  /**
   * Searches in reverse: returns the pairs of a saved logo and a new mark that `findLogos` would find. Leaves out saved
   * logos that another version of the descriptor described. Pass a few hundred saved logos at a time.
   */
  watchLogos(saved: readonly SavedLogo[], newSerials: readonly number[]): Promise<LogoWatchMatch[]>
  /** Resolves when all later calls see every change of marks and described logos committed before this call. */
  catchUp(): Promise<void>
}

/** An engine that holds resources and has to be closed. */
export interface OpenEngine extends SearchEngine {
  /** Releases threads and connections. Pending and later calls reject. */
  close(): Promise<void>
}
