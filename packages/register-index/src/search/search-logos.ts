import { foldName, type NameScore, prepareName, scoreNames } from '@marklot/similarity'
import type { LogoKind } from '@marklot/similarity/logo'
import { FilterCounter } from '../filter/filter-counter.ts'
import { allFilters, compileFilters, restricts } from '../filter/filters.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { nameText, recordOf, type Segment } from '../layout/segment.ts'
import { withCommonParts } from '../logo/common-parts.ts'
import { compareMarks, type FoundLogo, foundOf } from '../logo/find-logos.ts'
import type { FoundViews } from '../logo/found-views.ts'
import type { LogoSegment } from '../logo/logo-segment.ts'
import { withNeighbours } from '../logo/neighbours.ts'
import { type PreparedLogo, prepareLogo } from '../logo/prepared-logo.ts'
import { elementWeightOf, type WeakElement } from '../score/element-counts.ts'
import type { ScoredName } from '../score/scored-name.ts'
import {
  type ComparedLogos,
  comparedLogos,
  findLogoMarks,
  type LogoMark,
  type LogoMatch,
  type LogoRequest,
  likenessOf,
  matchOf,
  type OtherLogoLane,
  searchOtherLogoLane,
} from './logo-marks.ts'
import { pageOf, type ResultMark, type SearchHit, type SearchOutcome } from './outcome.ts'
import type { LogoSearch } from './requests.ts'
import type { Scratch } from './scratch.ts'
import { type AlikeRequest, type RankedNames, rankNames } from './search-names.ts'

export interface LogoHit extends SearchHit {
  /** Null if the mark has no described picture: whether its logo is alike is unknown. */
  logo: LogoMatch | null
}

/**
 * What was found, in numbers of marks: identical + similar + sameIdea + weaker + byName - hiddenByFilters = shown. The
 * first four were found by their logo.
 */
export interface LogoReceipt {
  identical: number
  similar: number
  sameIdea: number
  /** Alike, but less than counts as similar. */
  weaker: number
  /** Found by name alone. */
  byName: number
  hiddenByFilters: number
  shown: number
}

export interface LogoOutcome extends Omit<SearchOutcome, 'page' | 'receipt' | 'weakElements'> {
  page: LogoHit[]
  receipt: LogoReceipt
  compared: ComparedLogos
  /** The discounted elements of the searched name; empty without a name. */
  weakElements: readonly WeakElement[]
}

type RankNames = (request: AlikeRequest) => RankedNames

interface LogoSource {
  /** Whether the logos are those of the register, or a selection. */
  isRegister?: boolean
  rank?: RankNames
  otherLane?: OtherLogoLane
}

/** A mark that was found by its logo, its name or both. */
interface FoundMark {
  segment: Segment
  record: number
  failures: number
  name: ScoredName | null
  logo: LogoMark | null
}

/**
 * Searches by logo, or by logo and name. The result by logo consists of the best `maximumMarks` marks that pass the
 * filters. With a name, the marks that `searchNames` finds join it, and the greater score decides the order. The counts
 * of a filter are those of the same search without this filter.
 */
export function searchLogos(
  scratch: Scratch,
  segments: readonly LiveSegment[],
  logos: readonly LiveSegment<LogoSegment>[],
  request: LogoSearch,
  { isRegister = true, rank = (asked) => rankNames(scratch, segments, asked), otherLane }: LogoSource = {},
): LogoOutcome {
  const { filters, maximumMarks } = request
  const plain = prepareLogo(request.logo)
  const weighed = isRegister ? withCommonParts(scratch.logos, logos, plain) : plain
  const prepared = request.sameIdea ? withNeighbours(scratch.logos, logos, weighed, isRegister) : weighed
  const byLogo = findLogoMarks(scratch, logos, prepared, markRequest(logos, request), otherLane)
  const counter = new FilterCounter(true)
  const receipt = emptyReceipt()
  const inResult: LogoMark[] = []
  let lowerBound = false
  for (const mark of byLogo) {
    const passes = mark.failures === 0
    if (passes && inResult.length === maximumMarks) {
      lowerBound = true
      continue
    }
    if (passes) inResult.push(mark)
    if (request.name !== null) continue
    enter(receipt, mark.failures, mark)
    counter.add(mark.segment, mark.record, mark.failures, allFilters)
  }
  const counted = request.name === null ? inResult : byLogo
  // Logos are in the order of relevance, so only the marks of the page are looked up in the register.
  const isInOrder = request.name === null && request.sort === 'relevance'
  const wanted = isInOrder ? { ...request, page: 1 } : request
  const from = (request.page - 1) * request.size
  const added = isInOrder ? inResult.slice(from, from + request.size) : counted
  const { marks, weakElements, isLowerBound } = addNames(segments, added, request, rank)
  if (request.name !== null)
    for (const { segment, record, failures, logo } of marks) {
      enter(receipt, failures, logo)
      counter.add(segment, record, failures, allFilters)
    }
  const shown = marks.filter(({ failures }) => failures === 0)
  return {
    total: isInOrder ? inResult.length : shown.length,
    totalIsLowerBound: lowerBound || isLowerBound,
    page: pageOfFound(scratch, logos, shown, prepared, weakElements, wanted),
    counts: counter.result(),
    receipt,
    compared: comparedLogos(segments, logos, filters),
    weakElements,
  }
}

/**
 * Searches the second lane of `searchLogos` for another thread. False if there is no second lane, or no room for what
 * it finds.
 */
export const searchLogosOfOtherLane = (
  scratch: Scratch,
  logos: readonly LiveSegment<LogoSegment>[],
  request: LogoSearch,
  into: FoundViews,
): boolean => {
  const weighed = withCommonParts(scratch.logos, logos, prepareLogo(request.logo))
  return searchOtherLogoLane(scratch, logos, weighed, markRequest(logos, request), into)
}

/** Returns the part of a search that concerns logos. */
function markRequest(logos: readonly LiveSegment<LogoSegment>[], request: LogoSearch): LogoRequest {
  const { filters, maximumMarks } = request
  const isRestricted = restricts(filters)
  return {
    ...request,
    failedBySegment: logos.map(({ segment }) => (isRestricted ? compileFilters(filters, segment) : null)),
    mostMarks: maximumMarks + 1,
    readsAll: false,
  }
}

const emptyReceipt = (): LogoReceipt => ({
  identical: 0,
  similar: 0,
  sameIdea: 0,
  weaker: 0,
  byName: 0,
  hiddenByFilters: 0,
  shown: 0,
})

/** Counts one mark. @param logo null if the mark was found by its name alone */
function enter(receipt: LogoReceipt, failures: number, logo: { readonly kind: LogoKind | null } | null): void {
  receipt[logo === null ? 'byName' : (logo.kind ?? 'weaker')]++
  receipt[failures === 0 ? 'shown' : 'hiddenByFilters']++
}

interface AllFound {
  marks: FoundMark[]
  weakElements: readonly WeakElement[]
  isLowerBound: boolean
}

/** Returns the marks found by logo with those found by name, if a name is searched as well. */
function addNames(
  segments: readonly LiveSegment[],
  byLogo: readonly LogoMark[],
  { name, filters }: LogoSearch,
  rank: RankNames,
): AllFound {
  const found = new Map<number, FoundMark>()
  for (const logo of byLogo) {
    const place = placeOf(segments, logo.serial)
    if (place !== null) found.set(logo.serial, { ...place, failures: logo.failures, name: null, logo })
  }
  if (name === null || name.text.trim() === '') return { marks: [...found.values()], weakElements: [], isLowerBound: false }
  const { names, weakElements } = rank({ ...name, filters })
  const failedBySegment = segments.map(({ segment }) => compileFilters(filters, segment))
  let taken = 0
  for (const one of names) {
    if (taken === name.maximumNames) return { marks: [...found.values()], weakElements, isLowerBound: true }
    let passes = false
    for (const { live, name: number } of one.places) {
      const { segment, tombstones } = segments[live]
      const { nameRecordStart, nameRecords, serial } = segment.arrays
      for (let at = nameRecordStart[number]; at < nameRecordStart[number + 1]; at++) {
        const record = nameRecords[at]
        if (isBuried(tombstones, record)) continue
        const failures = failedBySegment[live](record)
        passes ||= failures === 0
        const before = found.get(serial[record])
        if (before === undefined) found.set(serial[record], { segment, record, failures, name: one, logo: null })
        else before.name ??= one
      }
    }
    if (passes) taken++
  }
  return { marks: [...found.values()], weakElements, isLowerBound: false }
}

function placeOf(segments: readonly LiveSegment[], serial: number): { segment: Segment; record: number } | null {
  for (const { segment, tombstones } of segments) {
    const record = recordOf(segment, serial)
    if (record >= 0 && !isBuried(tombstones, record)) return { segment, record }
  }
  return null
}

/** Compares two marks by relevance: by the greater score, then by the other one, then by the order of logos. */
function compareRelevance(a: FoundMark, b: FoundMark): number {
  const [nameOfA, logoOfA, nameOfB, logoOfB] = [a.name?.total ?? 0, a.logo?.score ?? 0, b.name?.total ?? 0, b.logo?.score ?? 0]
  return Math.max(nameOfB, logoOfB) - Math.max(nameOfA, logoOfA) || nameOfB + logoOfB - nameOfA - logoOfA
}

function pageOfFound(
  scratch: Scratch,
  logos: readonly LiveSegment<LogoSegment>[],
  marks: readonly FoundMark[],
  prepared: PreparedLogo,
  weakElements: readonly WeakElement[],
  request: LogoSearch,
): LogoHit[] {
  const sorted = request.name === null ? marks : marks.toSorted(compareRelevance)
  const ranked = sorted.map(({ segment, record, name }, rank): ResultMark => ({ segment, record, rank, scored: name }))
  const bySerial = new Map(marks.map((mark) => [mark.segment.arrays.serial[mark.record], mark]))
  const page = pageOf(ranked, request)
  const onPage = page.map(({ serial }) => bySerial.get(serial) as FoundMark)
  const matches = matchesOf(scratch, logos, onPage, prepared, request)
  const scoreOf = nameScorer(weakElements, request)
  return page.map((hit, i) => {
    const { segment, record } = onPage[i]
    return { ...hit, nameScore: hit.nameScore ?? scoreOf(segment, record), logo: matches.get(hit.serial) ?? null }
  })
}

/** Scores the names of marks that were found by their logo, if a name is searched as well. */
function nameScorer(weakElements: readonly WeakElement[], { name }: LogoSearch) {
  if (name === null || foldName(name.text) === '') return () => null
  const query = prepareName(name.text)
  const options = { elementWeight: elementWeightOf(weakElements) }
  return (segment: Segment, record: number): NameScore | null => {
    const number = segment.arrays.name[record]
    return number < 0 ? null : scoreNames(query, nameText(segment, number), options)
  }
}

/**
 * Returns the matches of the shown marks. Marks that were found by name are compared now, however little they are
 * alike.
 */
function matchesOf(
  scratch: Scratch,
  logos: readonly LiveSegment<LogoSegment>[],
  shown: readonly FoundMark[],
  prepared: PreparedLogo,
  { logo, name, sameIdea }: LogoSearch,
): Map<number, LogoMatch> {
  const matches = new Map<number, LogoMatch>()
  const open = new Set<number>()
  for (const mark of shown) {
    const serial = mark.segment.arrays.serial[mark.record]
    if (mark.logo === null) open.add(serial)
    else matches.set(serial, matchOf(mark.logo, logo))
  }
  if (name === null || open.size === 0) return matches
  for (const { segment, tombstones } of logos) {
    const bits = new Uint32Array((segment.marks + 31) >>> 5)
    const found = new Map<number, FoundLogo>()
    for (const serial of open) {
      const record = recordOf(segment, serial)
      if (record < 0 || isBuried(tombstones, record)) continue
      bits[record >>> 5] |= 1 << (record & 31)
      foundOf(found, segment, prepared, record)
    }
    if (found.size === 0) continue
    const aim = { leastCopy: 1, leastIdea: sameIdea ? 1 : null }
    compareMarks(scratch.logos.of(segment), segment, prepared, bits, aim, true, found)
    for (const [record, one] of found)
      matches.set(segment.arrays.serial[record], matchOf({ segment, found: one, ...likenessOf(one) }, logo))
  }
  return matches
}
