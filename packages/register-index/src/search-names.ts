import { type ElementWeight, NameScorer, type PreparedName, prepareName, weighName } from '@marklot/similarity'
import { elementWeightOf, findWeakElements, type WeakElement } from './element-counts.ts'
import { compileFilters, type FailedFilters, failed, type IndexFilters, restricts } from './filters.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import {
  emptyReceipt,
  FilterCounter,
  type PageRequest,
  pageOf,
  type ResultMark,
  receiptLine,
  type SearchOutcome,
} from './outcome.ts'
import { Candidates, retrieve } from './retrieve.ts'
import { byScore, ScoredName } from './scored-name.ts'
import { nameText } from './segment.ts'
import { CandidatePool } from './select-candidates.ts'

export interface NameSearch extends PageRequest {
  text: string
  /** Whole percent; names that score less are not in the result. */
  minimumSimilarity: number
  filters: IndexFilters
  /** Distinct names a result holds at most. */
  maximumNames: number
}

/** Candidates scored, for those that pass the filters and for all. */
const mostScored = 1_800
/** With fewer passing candidates than this the search becomes more thorough. */
const enoughPassing = 50
/** Shares of trigrams from which on names are candidates, and the number of names up to which a search begins with each. */
const thoroughness = [
  { leastDice: 0.25, upTo: Number.POSITIVE_INFINITY },
  { leastDice: 0.15, upTo: 1_500_000 },
  { leastDice: 0.12, upTo: 200_000 },
] as const
/** A name may score so much more than it was guessed to, in thousandths. */
const guessMargin = 65
/**
 * Scoring goes from the best guesses to the worst and ends where it brings nothing any more: at least `least` names are scored, and it goes
 * on as long as of the last `window` names more than `few` were alike enough.
 */
const yielding = { least: 600, window: 300, few: 1 }

/** Segments this small (the changes of the last hours) are scored as a whole. */
const exhaustiveUpTo = 500

const candidates = new Candidates()
const pool = new CandidatePool()

/** All names of the segments that score at least `minimum`, the best first; equal scores in alphabetical order. */
export function findNamesAlike(
  segments: readonly LiveSegment[],
  text: string,
  minimum: number,
  filters: IndexFilters,
  most = mostScored,
  elementWeight?: ElementWeight,
): ScoredName[] {
  const query = elementWeight === undefined ? prepareName(text) : weighName(prepareName(text), elementWeight)
  const scorer = new NameScorer(query, { elementWeight })
  const failedBySegment = segments.map(({ segment }) => compileFilters(filters, segment))
  const allPass = !restricts(filters)
  const { names, lives } = candidatesOf(segments, query, allPass ? null : failedBySegment, minimum, most)
  const found: ScoredName[] = []
  const byText = segments.length > 1 ? new Map<string, ScoredName>() : null
  let lastYield = 0
  for (let i = 0; i < names.length; i++) {
    const name = names[i] as number
    const place = lives[i] as number
    const live = segments[place] as LiveSegment
    const { nameBytes, nameStart } = live.segment.arrays
    const total = scorer.score(nameBytes, nameStart[name] as number, nameStart[name + 1] as number, minimum)
    if (total >= minimum) {
      const passes = (allPass && live.buried === 0) || hasPassing(live, name, failedBySegment[place] as FailedFilters)
      const known = byText?.get(nameText(live.segment, name))
      if (known === undefined) {
        const scored = new ScoredName(scorer, live.segment, { live: place, name }, passes)
        found.push(scored)
        byText?.set(scored.text, scored)
      } else {
        known.places.push({ live: place, name })
        known.passes ||= passes
      }
    }
    if (i >= yielding.least && i % yielding.window === 0) {
      if (found.length - lastYield <= yielding.few) break
      lastYield = found.length
    }
  }
  return found.sort(byScore)
}

/** The names to score, the best guesses first, each with the position of its segment. */
function candidatesOf(
  segments: readonly LiveSegment[],
  query: PreparedName,
  failedBySegment: readonly FailedFilters[] | null,
  minimum: number,
  most: number,
): { names: Uint32Array; lives: Uint16Array } {
  const count = segments.reduce((sum, { segment }) => sum + segment.names, 0)
  let level = thoroughness.findLastIndex(({ upTo }) => count <= upTo)
  for (; ; level++) {
    pool.clear()
    for (const [place, live] of segments.entries()) {
      if (live.segment.names <= exhaustiveUpTo) candidates.takeAll(live.segment)
      else retrieve(live.segment, query, thoroughness[level]?.leastDice ?? 0, minimum * 10 - guessMargin, candidates)
      pool.add(place, live, candidates, failedBySegment?.[place] ?? null)
    }
    if (level === thoroughness.length - 1 || pool.passing >= enoughPassing) return pool.select(most)
  }
}

function hasPassing(live: LiveSegment, name: number, failedOf: FailedFilters): boolean {
  const { nameRecordStart, nameRecords } = live.segment.arrays
  const end = nameRecordStart[name + 1] as number
  for (let at = nameRecordStart[name] as number; at < end; at++) {
    const record = nameRecords[at] as number
    if (!isBuried(live.tombstones, record) && failedOf(record) === 0) return true
  }
  return false
}

/** The names of a search by name in their order, weak elements of the searched name discounted. */
export function rankNames(
  segments: readonly LiveSegment[],
  { text, minimumSimilarity, filters }: Pick<NameSearch, 'text' | 'minimumSimilarity' | 'filters'>,
): { names: ScoredName[]; weakElements: WeakElement[] } {
  const weakElements = findWeakElements(segments, text, filters)
  const names = findNamesAlike(segments, text, minimumSimilarity, filters, mostScored, elementWeightOf(weakElements))
  return { names, weakElements }
}

const filterBits = Object.values(failed)

/** Calls `visit` with every living mark of a name: the position of its segment and the record there. */
function forEachRecord(
  segments: readonly LiveSegment[],
  { places }: ScoredName,
  visit: (live: number, record: number) => void,
): void {
  for (const { live, name } of places) {
    const { segment, tombstones } = segments[live] as LiveSegment
    const { nameRecordStart, nameRecords } = segment.arrays
    const end = nameRecordStart[name + 1] as number
    for (let at = nameRecordStart[name] as number; at < end; at++) {
      const record = nameRecords[at] as number
      if (!isBuried(tombstones, record)) visit(live, record)
    }
  }
}

/**
 * Searches by name. The result are the marks of the best `maximumNames` distinct names that score at least `minimumSimilarity` and have a
 * mark that passes the filters. Counts of a filter are those of the result that the search without this filter has.
 */
export function searchNames(segments: readonly LiveSegment[], request: NameSearch): SearchOutcome {
  const { filters, maximumNames } = request
  const { names, weakElements } = rankNames(segments, request)
  const failedBySegment = segments.map(({ segment }) => compileFilters(filters, segment))
  const counter = new FilterCounter()
  const receipt = emptyReceipt()
  const marks: ResultMark[] = []
  /** Names so far in the result without the filter of each bit; index 0: with all filters. */
  const taken = new Map<number, number>([[0, 0], ...filterBits.map((bit): [number, number] => [bit, 0])])
  let lowerBound = false
  let considered = 0
  let total = 0
  const keptUntil = request.sort === 'relevance' ? request.page * request.size : Number.POSITIVE_INFINITY
  for (const [rank, name] of names.entries()) {
    // In which of the results (with all filters, without one of them) does this name have a mark?
    let alone = 0
    let passes = false
    let lives = false
    forEachRecord(segments, name, (live, record) => {
      const failures = (failedBySegment[live] as FailedFilters)(record)
      lives = true
      if (failures === 0) passes = true
      else if ((failures & (failures - 1)) === 0) alone |= failures
    })
    if (!lives) continue
    const inResult = passes && (taken.get(0) as number) < maximumNames
    if (passes && !inResult) lowerBound = true
    let open = 0
    for (const bit of filterBits) {
      if ((passes || (alone & bit) !== 0) && (taken.get(bit) as number) < maximumNames) {
        open |= bit
        taken.set(bit, (taken.get(bit) as number) + 1)
      }
    }
    if (inResult) taken.set(0, (taken.get(0) as number) + 1)
    const inReceipt = considered < maximumNames || inResult
    if (considered < maximumNames) considered++
    if (open === 0 && !inReceipt) {
      // Every result is full: what follows could only say once more that there is more.
      if (lowerBound && [...taken.values()].every((count) => count >= maximumNames)) break
      continue
    }
    const line = receiptLine[name.relation]
    const keeps = total < keptUntil
    forEachRecord(segments, name, (live, record) => {
      const { segment } = segments[live] as LiveSegment
      const failures = (failedBySegment[live] as FailedFilters)(record)
      if (open !== 0) counter.add(segment, record, failures, open)
      if (inReceipt) receipt[line]++
      if (failures === 0 && inResult) {
        // By relevance the page is known before all marks are: the names come in their order.
        if (keeps) marks.push({ segment, record, rank, scored: name })
        total++
      } else if (inReceipt) receipt.hiddenByFilters++
    })
  }
  receipt.shown = total
  return {
    total,
    totalIsLowerBound: lowerBound,
    page: pageOf(marks, request),
    counts: counter.result(),
    receipt,
    weakElements,
  }
}
