import { type ElementWeight, NameScorer, type PreparedName, prepareName, weighName } from '@marklot/similarity'
import { compileFilters, type FailedFilters, type IndexFilters, restricts } from '../filter/filters.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { keepRead } from '../memory/keep-read.ts'
import { GuessFloor } from '../retrieve/guess-floor.ts'
import { Candidates, retrieve } from '../retrieve/retrieve.ts'
import type { FoundNames } from '../score/found-names.ts'
import type { Lane } from './lanes.ts'
import { CandidatePool } from './select-candidates.ts'

/** Candidates scored, for those that pass the filters and for all. */
export const mostScored = 3_000
/** With fewer candidates that pass the filters than this the search becomes more thorough. */
const enoughPassing = 15
/**
 * Shares of trigrams from which on names are candidates, and the number of names up to which a search begins with each. How much less than asked for
 * names may be guessed to score that are scored, in thousandths: at the margin one of a hundred is alike enough. Where marks of a large register have to
 * pass filters it is more: the best of the few that do are less alike.
 */
const thoroughness = [
  { leastShare: 0.13, guessMargin: { all: 80, filtered: 140 }, upTo: Number.POSITIVE_INFINITY },
  { leastShare: 0.08, guessMargin: { all: 90, filtered: 100 }, upTo: 1_500_000 },
  { leastShare: 0.07, guessMargin: { all: 100, filtered: 100 }, upTo: 200_000 },
] as const
const levelAt = (level: number) => thoroughness[level]
/** Names that are compared letter by letter, about. */
const mostCompared = 150_000
/**
 * Scoring goes from the best guesses to the worst and ends where it brings nothing any more: at least `least` names are scored, and it goes
 * on as long as of the last `window` names at least `enough` were alike enough; from `much` on only as long as one of them came among the
 * first `top` of the result.
 */
const yielding = { least: 600, window: 300, enough: 2, much: 1_200, top: 100 }
/** The best guesses are not divided evenly among the lanes: each lane of several scores so much more than its share. */
const room = 1.2

/** Segments this small (the changes of the last hours) are scored as a whole. */
const exhaustiveUpTo = 500

/** Names whose letters are fetched at once. */
const ahead = 32

const candidates = new Candidates()
const pool = new CandidatePool()

/** One search for names that are alike, to be done lane by lane: what is found in a lane depends on nothing but the segments and the search. */
export class AlikeSearch {
  /** Has the weights of the search; says what the figures of a found name leave open. */
  readonly scorer: NameScorer
  private readonly segments: readonly LiveSegment[]
  private readonly query: PreparedName
  private readonly minimum: number
  private readonly most: number
  private readonly wanted: number
  private readonly failedBySegment: readonly FailedFilters[]
  private readonly allPass: boolean
  /** What decides where a search begins with `thoroughness`: the names of all lanes. */
  private readonly names: number

  /**
   * @param minimum least score in whole percent
   * @param most candidates scored in all lanes together
   * @param wanted names with a mark that passes the filters: of those behind the best so many some may be left out
   */
  constructor(
    segments: readonly LiveSegment[],
    text: string,
    minimum: number,
    filters: IndexFilters,
    most: number,
    elementWeight: ElementWeight | undefined,
    wanted = Number.POSITIVE_INFINITY,
  ) {
    this.segments = segments
    this.query = elementWeight === undefined ? prepareName(text) : weighName(prepareName(text), elementWeight)
    this.scorer = new NameScorer(this.query, { elementWeight })
    this.minimum = minimum
    this.most = most
    this.wanted = wanted
    this.failedBySegment = segments.map(({ segment }) => compileFilters(filters, segment))
    this.allPass = !restricts(filters)
    this.names = segments.reduce((sum, { segment }) => sum + segment.names, 0)
  }

  /** Finds the names of a lane that score at least the minimum, in no order. False when there is no room for them. */
  search(lane: Lane, into: FoundNames): boolean {
    const { segments, scorer, minimum, failedBySegment, allPass } = this
    const { names, lives } = this.candidatesOf(lane)
    if (!into.begin(names.length)) return false
    const bar = new Bar(minimum, wantedOf(this.wanted, lane))
    const all = new Yield(minimum, lane)
    const passing = new Yield(minimum, lane)
    for (let i = 0; i < names.length; i++) {
      if (i % ahead === 0 && !all.isOver) this.fetch(names, lives, i)
      const name = names[i]
      const place = lives[i]
      const live = segments[place]
      const failedOf = failedBySegment[place]
      // What passes a narrow filter stands far apart: it is scored on when the others bring nothing any more.
      if (all.isOver && (allPass || passing.isOver || !hasPassing(live, name, failedOf))) continue
      const { nameBytes, nameStart } = live.segment.arrays
      const total = scorer.score(nameBytes, nameStart[name], nameStart[name + 1], bar.score)
      const passes = total >= bar.score && ((allPass && live.buried === 0) || hasPassing(live, name, failedOf))
      // Without filters what does not pass is buried.
      const isFound = total >= bar.score && (passes || !allPass)
      if (isFound) {
        into.add(scorer, live.segment, place, name, passes)
        // A name of the changes may be one of a partition too: counted twice it would leave out another.
        if (passes && live.segment.partition !== null) bar.take(total)
      }
      ;(all.isOver ? passing : all).take(isFound ? total : 0)
    }
    return true
  }

  /** Has the letters of the next names fetched all at once: in the order of their guesses they lie anywhere in memory, and each would be waited for. */
  private fetch(names: Uint32Array, lives: Uint16Array, from: number): void {
    const until = Math.min(names.length, from + ahead)
    let any = 0
    for (let i = from; i < until; i++) {
      const { nameBytes, nameStart } = this.segments[lives[i]].segment.arrays
      any |= nameBytes[nameStart[names[i]]]
    }
    keepRead(any)
  }

  /** The names to score, the best guesses first, each with the position of its segment. */
  private candidatesOf(lane: Lane): { names: Uint32Array; lives: Uint16Array } {
    const { segments, query, minimum, failedBySegment, allPass } = this
    let level = thoroughness.findLastIndex(({ upTo }) => this.names <= upTo)
    const { guessMargin } = levelAt(level)
    for (; ; level++) {
      const { leastShare } = levelAt(level)
      // What passes a filter may be guessed to score less than what does not: then it does not rise.
      const floor = allPass
        ? new GuessFloor(minimum * 10 - guessMargin.all, budgetOf(this.most, lane))
        : new GuessFloor(minimum * 10 - guessMargin.filtered)
      pool.clear()
      for (const place of lane.places) {
        const live = segments[place]
        if (live.segment.names <= exhaustiveUpTo) candidates.takeAll(live.segment)
        else {
          const effort = { leastShare, mostCompared: (mostCompared * live.segment.names) / this.names }
          retrieve(live.segment, query, effort, floor, candidates)
        }
        pool.add(place, live, candidates, allPass ? null : failedBySegment[place])
      }
      if (allPass || level === thoroughness.length - 1 || pool.passing >= enoughPassing * lane.share) {
        return pool.select(budgetOf(this.most, lane))
      }
    }
  }
}

const budgetOf = (whole: number, { share }: Lane) => (share === 1 ? whole : Math.ceil(whole * share * room))

/**
 * How many of the best names of all lanes may lie in one. Names are spread by their hash, so that more than six standard deviations beyond its
 * share lie there once in a thousand million searches.
 */
const wantedOf = (whole: number, { share }: Lane) =>
  share === 1 || whole === Number.POSITIVE_INFINITY ? whole : Math.min(whole, Math.ceil(whole * share + 3 * Math.sqrt(whole)))

/** Follows whether scoring still brings names; see `yielding`. */
class Yield {
  isOver = false
  private readonly least: number
  private readonly window: number
  private readonly enough: number
  private readonly much: number
  private readonly top: Bar
  private scored = 0
  private found = 0
  private reachesTop = false

  constructor(minimum: number, lane: Lane) {
    this.least = budgetOf(yielding.least, lane)
    this.window = budgetOf(yielding.window, lane)
    this.enough = Math.max(1, Math.round(yielding.enough * lane.share))
    this.much = budgetOf(yielding.much, lane)
    this.top = new Bar(minimum, wantedOf(yielding.top, lane))
  }

  /** Takes note of the next name scored; 0: it was not alike enough. */
  take(total: number): void {
    this.scored++
    if (total > 0) {
      this.found++
      this.reachesTop ||= total >= this.top.score
      this.top.take(total)
    }
    if (this.scored <= this.least || (this.scored - this.least) % this.window !== 1) return
    this.isOver = this.found < this.enough || (this.scored > this.much && !this.reachesTop)
    this.found = 0
    this.reachesTop = false
  }
}

/** What a name must score to be among the best `wanted` so far, in whole percent: names behind them need not be scored to the end. */
class Bar {
  score: number
  private readonly wanted: number
  private kept = 0
  private readonly perScore = new Uint32Array(101)

  constructor(minimum: number, wanted: number) {
    this.score = minimum
    this.wanted = wanted
  }

  take(total: number): void {
    if (total < this.score) return
    this.perScore[total] = this.perScore[total] + 1
    this.kept++
    while (this.kept - this.perScore[this.score] >= this.wanted) {
      this.kept -= this.perScore[this.score]
      this.score++
    }
  }
}

function hasPassing(live: LiveSegment, name: number, failedOf: FailedFilters): boolean {
  const { nameRecordStart, nameRecords } = live.segment.arrays
  const end = nameRecordStart[name + 1]
  for (let at = nameRecordStart[name]; at < end; at++) {
    const record = nameRecords[at]
    if (!isBuried(live.tombstones, record) && failedOf(record) === 0) return true
  }
  return false
}
