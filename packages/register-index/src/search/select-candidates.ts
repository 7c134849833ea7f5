import type { FailedFilters } from '../filter/filters.ts'
import { ColumnsOfNames, namesAtOnce } from '../filter/mark-columns.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { someTranslated } from '../layout/translated.ts'
import type { Candidates } from '../retrieve/candidates.ts'

const greatestGuess = 1023

/** The state of a candidate's marks: none alive, some that fail the filters, or some that pass. */
const state = { gone: 0, failing: 1, passing: 2 } as const

/** The candidates of all segments, from which the names to score are selected. */
export class CandidatePool {
  private readonly perGuess = new Uint32Array(greatestGuess + 1)
  private readonly loaded = new ColumnsOfNames()
  private count = 0
  private names = new Uint32Array(4096)
  private lives = new Uint16Array(4096)
  private guesses = new Uint16Array(4096)
  private states = new Uint8Array(4096)
  /** The number of candidates with a passing mark. */
  passing = 0

  clear(): void {
    this.count = 0
    this.passing = 0
  }

  /**
   * Adds the candidates of the segment at `place`. With no filter (`failedOf` is null), buried names are added too:
   * they are few, and finding their marks costs more than scoring them.
   */
  add(place: number, live: LiveSegment, { count, names, guesses }: Candidates, failedOf: FailedFilters | null): void {
    const { loaded } = this
    this.reserve(count)
    if (failedOf === null) {
      this.names.set(names.subarray(0, count), this.count)
      this.guesses.set(guesses.subarray(0, count), this.count)
      this.lives.fill(place, this.count, this.count + count)
      this.states.fill(state.passing, this.count, this.count + count)
      this.count += count
      this.passing += count
      return
    }
    for (let from = 0; from < count; from += namesAtOnce) {
      const until = Math.min(count, from + namesAtOnce)
      loaded.clear()
      for (let i = from; i < until; i++) loaded.add(0, names[i])
      loaded.load([live], failedOf.byKind)
      for (let i = from; i < until; i++) {
        const own = stateOf(live, names[i], loaded, i - from, failedOf)
        if (own !== state.gone) this.put(place, names[i], guesses[i], own)
      }
    }
    loaded.clear()
  }

  private put(place: number, name: number, guess: number, own: number): void {
    if (own === state.passing) this.passing++
    this.names[this.count] = name
    this.lives[this.count] = place
    this.guesses[this.count] = guess
    this.states[this.count++] = own
  }

  /**
   * The names to score, the best guesses first: the best `most` with a passing mark, and the best `most` of all. So a
   * narrow filter never starves the result, and the receipt still knows what the filters hide. Candidates with equal
   * guesses are kept or dropped together.
   */
  select(most: number): { names: Uint32Array; lives: Uint16Array } {
    const { perGuess } = this
    const cutPassing = this.cutOf(state.passing, most)
    const cutAll = this.passing === this.count ? cutPassing : this.cutOf(state.failing, most)
    const isChosen = (i: number) =>
      this.guesses[i] >= cutAll || (this.states[i] === state.passing && this.guesses[i] >= cutPassing)
    perGuess.fill(0)
    for (let i = 0; i < this.count; i++) {
      if (isChosen(i)) perGuess[this.guesses[i]]++
    }
    let chosen = 0
    for (let guess = greatestGuess; guess >= 0; guess--) {
      const own = perGuess[guess]
      perGuess[guess] = chosen
      chosen += own
    }
    const names = new Uint32Array(chosen)
    const lives = new Uint16Array(chosen)
    for (let i = 0; i < this.count; i++) {
      if (!isChosen(i)) continue
      const guess = this.guesses[i]
      const place = perGuess[guess]
      perGuess[guess] = place + 1
      names[place] = this.names[i]
      lives[place] = this.lives[i]
    }
    return { names, lives }
  }

  /** The guess that keeps about `most` candidates with at least this state. */
  private cutOf(least: number, most: number): number {
    const { perGuess } = this
    perGuess.fill(0)
    for (let i = 0; i < this.count; i++) {
      if (this.states[i] < least) continue
      const guess = this.guesses[i]
      perGuess[guess]++
    }
    let kept = 0
    for (let guess = greatestGuess; guess >= 0; guess--) {
      const own = perGuess[guess]
      kept += own
      if (kept > most) return kept === own ? guess : guess + 1
    }
    return 0
  }

  private reserve(more: number): void {
    const needed = this.count + more
    if (needed <= this.names.length) return
    const size = Math.max(needed, this.names.length * 2)
    const grown = <T extends Uint8Array | Uint16Array | Uint32Array>(make: (size: number) => T, from: T): T => {
      const items = make(size)
      items.set(from)
      return items
    }
    this.names = grown((n) => new Uint32Array(n), this.names)
    this.lives = grown((n) => new Uint16Array(n), this.lives)
    this.guesses = grown((n) => new Uint16Array(n), this.guesses)
    this.states = grown((n) => new Uint8Array(n), this.states)
  }
}

/** Returns the state of a name once the marks that it translates are included. */
function translatedStateOf(live: LiveSegment, name: number, own: number, failedOf: FailedFilters): number {
  let found = own
  const passes = someTranslated(live, name, (record) => {
    found = state.failing
    return failedOf(record) === 0
  })
  return passes ? state.passing : found
}

/** Returns the state of a name, the `i`-th one loaded. */
function stateOf(
  live: LiveSegment,
  name: number,
  { columns, from, until }: ColumnsOfNames,
  i: number,
  failedOf: FailedFilters,
): number {
  const { tombstones, buried } = live
  const { records, kind, classesLow, classesHigh } = columns[i]
  let found: number = state.gone
  const end = until[i]
  for (let mark = from[i]; mark < end; mark++) {
    const record = records[mark]
    if (buried > 0 && isBuried(tombstones, record)) continue
    const own = kind[mark]
    // The kind fails, in which case the classes may not be loaded.
    if (failedOf.byKind[own] === 0 && failedOf.of(record, own, classesLow[mark], classesHigh[mark]) === 0) return state.passing
    found = state.failing
  }
  return translatedStateOf(live, name, found, failedOf)
}
