import { type ElementWeight, NameScorer, type PreparedName, prepareName, weighName } from '@marklot/similarity'
import { compileFilters, type FailedFilters, type IndexFilters, restricts } from '../filter/filters.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { someTranslated } from '../layout/translated.ts'
import { keepRead } from '../memory/keep-read.ts'
import { GuessFloor } from '../retrieve/guess-floor.ts'
import { retrieve } from '../retrieve/retrieve.ts'
import { type TrigramStatistics, trigramsOfNames } from '../retrieve/trigram-statistics.ts'
import type { FoundNames } from '../score/found-names.ts'
import type { Lane } from './lanes.ts'
import type { Scratch } from './scratch.ts'

/** The most candidates to score, of those that pass the filters and of all. */
export const mostScored = 3_000
/** With fewer passing candidates than this, the search becomes more thorough. */
const enoughPassing = 15
/**
 * Levels of thoroughness: the least share of trigrams of a candidate; how far below the minimum, in thousandths, a
 * candidate may be guessed and still be scored; and the number of names up to which a search starts at this level. At
 * the margin, one candidate in a hundred is alike enough. In a large register with filters the margin is wider, because
 * the best of the few passing marks are less alike.
 */
const thoroughness = [
  { leastShare: 0.13, guessMargin: { all: 80, filtered: 140 }, upTo: Number.POSITIVE_INFINITY },
  { leastShare: 0.08, guessMargin: { all: 90, filtered: 100 }, upTo: 1_500_000 },
  { leastShare: 0.07, guessMargin: { all: 100, filtered: 100 }, upTo: 200_000 },
] as const
const levelAt = (level: number) => thoroughness[level]
/** The approximate limit of names compared letter by letter. */
const mostCompared = 150_000
/**
 * When scoring ends, going from the best guesses to the worst. At least `least` names are scored. Scoring continues
 * while at least `enough` of the last `window` names were alike enough. From `much` names on, it continues only while
 * one of them ranked in the first `top`.
 */
const yielding = { least: 600, window: 300, enough: 2, much: 1_200, top: 100 }
/**
 * The best guesses are not spread evenly over the lanes, so each of several lanes scores more than its share by this
 * factor.
 */
const room = 1.2

/**
 * All names of segments up to this size are scored, in addition to the candidates of the others. Looking for candidates
 * would take longer.
 */
const exhaustiveUpTo = 32
const isExhaustive = ({ segment }: LiveSegment) => segment.names <= exhaustiveUpTo

/** The number of names whose letters are prefetched together. */
const ahead = 32

/** A search for similar names, lane by lane. The result of a lane depends only on the segments and the request. */
export class AlikeSearch {
  /** Uses the weights of the search and computes what the figures of a found name leave open. */
  readonly scorer: NameScorer
  private readonly scratch: Scratch
  private readonly segments: readonly LiveSegment[]
  private readonly query: PreparedName
  private readonly minimum: number
  private readonly most: number
  private readonly wanted: number
  private readonly failedBySegment: readonly FailedFilters[]
  private readonly allPass: boolean
  private readonly trigrams: TrigramStatistics
  /** The number of names in all lanes, which decides the first level of thoroughness. */
  private readonly names: number

  /**
   * @param minimum the least score in whole percent
   * @param most the most candidates to score in all lanes together
   * @param wanted the number of names with a passing mark; some names ranked after these may be missing
   */
  constructor(
    scratch: Scratch,
    segments: readonly LiveSegment[],
    text: string,
    minimum: number,
    filters: IndexFilters,
    most: number,
    elementWeight: ElementWeight | undefined,
    wanted = Number.POSITIVE_INFINITY,
  ) {
    this.scratch = scratch
    this.segments = segments
    this.query = elementWeight === undefined ? prepareName(text) : weighName(prepareName(text), elementWeight)
    this.scorer = new NameScorer(this.query, { elementWeight })
    this.minimum = minimum
    this.most = most
    this.wanted = wanted
    this.failedBySegment = segments.map(({ segment }) => compileFilters(filters, segment))
    this.allPass = !restricts(filters)
    this.trigrams = trigramsOfNames(segments.map(({ segment }) => segment))
    this.names = segments.reduce((sum, { segment }) => sum + segment.names, 0)
  }

  /** Finds the names of a lane with at least the minimum score, in no order. False if there is no room for them. */
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
      // Marks that pass a narrow filter are rare, so these continue to be scored after the others have ended.
      const isChosen = !isExhaustive(live)
      if (isChosen && all.isOver && (allPass || passing.isOver || !hasUse(live, name, failedOf))) continue
      const { nameBytes, nameStart } = live.segment.arrays
      const total = scorer.score(nameBytes, nameStart[name], nameStart[name + 1], bar.score)
      const isAlike = total >= bar.score
      const hasHit = isAlike && (allPass && live.buried === 0 ? hasMarks(live, name) : hasPassing(live, name, failedOf))
      const passes = hasHit || (isAlike && translatesPassing(live, name, failedOf))
      // Without filters, only buried marks do not pass.
      const isFound = isAlike && (passes || !allPass)
      if (isFound) {
        into.add(scorer, live.segment, place, name, passes)
        // A name in the changes can also be in a partition. Counting it twice would drop another name. A translation is
        // no hit itself.
        if (hasHit && live.segment.partition !== null) bar.take(total)
      }
      // The names of small segments were not chosen, so they say nothing about the next candidates.
      if (isChosen) (all.isOver ? passing : all).take(isFound ? total : 0)
    }
    return true
  }

  /**
   * Prefetches the letters of the next names. Ordered by guess, the names are scattered over memory, and each would be
   * a cache miss.
   */
  private fetch(names: Uint32Array, lives: Uint16Array, from: number): void {
    const until = Math.min(names.length, from + ahead)
    let any = 0
    for (let i = from; i < until; i++) {
      const { nameBytes, nameStart } = this.segments[lives[i]].segment.arrays
      any |= nameBytes[nameStart[names[i]]]
    }
    keepRead(any)
  }

  /** The names to score, the best guesses first, and the position of each name's segment. */
  private candidatesOf(lane: Lane): { names: Uint32Array; lives: Uint16Array } {
    const { segments, query, minimum, failedBySegment, allPass } = this
    const { candidates, pool } = this.scratch
    let level = thoroughness.findLastIndex(({ upTo }) => this.names <= upTo)
    const { guessMargin } = levelAt(level)
    for (; ; level++) {
      const { leastShare } = levelAt(level)
      // Passing names may have lower guesses than others, so the floor does not rise.
      const floor = allPass
        ? new GuessFloor(minimum * 10 - guessMargin.all, budgetOf(this.most, lane))
        : new GuessFloor(minimum * 10 - guessMargin.filtered)
      pool.clear()
      let exhaustive = 0
      for (const place of lane.places) {
        const live = segments[place]
        if (isExhaustive(live)) {
          candidates.takeAll(live.segment)
          exhaustive += live.segment.names
        } else {
          const effort = { leastShare, mostCompared: (mostCompared * live.segment.names) / this.names }
          retrieve(this.scratch.retrieve, live.segment, this.trigrams, query, effort, floor, candidates)
        }
        pool.add(place, live, candidates, allPass ? null : failedBySegment[place])
      }
      if (allPass || level === thoroughness.length - 1 || pool.passing >= enoughPassing * lane.share) {
        return pool.select(budgetOf(this.most, lane) + exhaustive)
      }
    }
  }
}

const budgetOf = (whole: number, { share }: Lane) => (share === 1 ? whole : Math.ceil(whole * share * room))

/**
 * Returns how many of the best names of all lanes to allow for in one. Names are distributed by hash: more than six
 * standard deviations above its share occur once in a thousand million searches.
 */
const wantedOf = (whole: number, { share }: Lane) =>
  share === 1 || whole === Number.POSITIVE_INFINITY ? whole : Math.min(whole, Math.ceil(whole * share + 3 * Math.sqrt(whole)))

/** Tracks whether scoring still finds names; see `yielding`. */
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

  /** Records the next scored name; 0 means it was not alike enough. */
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

/**
 * The least score among the best `wanted` names so far, in whole percent. Names below it need not be scored completely.
 */
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
    this.perScore[total]++
    this.kept++
    while (this.kept - this.perScore[this.score] >= this.wanted) {
      this.kept -= this.perScore[this.score]
      this.score++
    }
  }
}

/** Returns true if a mark with this name, or one that the name translates, passes the filters. */
const hasUse = (live: LiveSegment, name: number, failedOf: FailedFilters) =>
  hasPassing(live, name, failedOf) || translatesPassing(live, name, failedOf)

export const hasMarks = ({ segment: { arrays } }: LiveSegment, name: number) =>
  arrays.nameRecordStart[name + 1] > arrays.nameRecordStart[name]

export const translatesPassing = (live: LiveSegment, name: number, failedOf: FailedFilters) =>
  someTranslated(live, name, (record) => failedOf(record) === 0)

export function hasPassing(live: LiveSegment, name: number, failedOf: FailedFilters): boolean {
  const { nameRecordStart, nameRecords } = live.segment.arrays
  const end = nameRecordStart[name + 1]
  for (let at = nameRecordStart[name]; at < end; at++) {
    const record = nameRecords[at]
    if (!isBuried(live.tombstones, record) && failedOf(record) === 0) return true
  }
  return false
}
