import { type LogoKind, leastForHash, logoLikeness, type Position, similarFrom } from '@marklot/similarity/logo'
import type { FilterCounts, ValueCount } from '../filter/filter-counts.ts'
import type { FailedFilters, IndexFilters } from '../filter/filters.ts'
import { countAll } from '../filter/tally.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { type MarkType, markTypes } from '../layout/mark.ts'
import type { FoundView } from '../logo/best-places.ts'
import {
  addCopies,
  type CopyAim,
  compareMarks,
  cosineOf,
  type FoundLogo,
  findCopies,
  findInSegment,
  type LogoAim,
  leastForIdea,
  leastForScore,
  productFor,
} from '../logo/find-logos.ts'
import type { FoundViews } from '../logo/found-views.ts'
import type { LogoReader } from '../logo/logo-reader.ts'
import { type Box, type LogoSegment, partOf, unpackBox, type ViewPart } from '../logo/logo-segment.ts'
import type { PreparedLogo } from '../logo/prepared-logo.ts'
import type { SearchedLogo } from '../logo/searched-logo.ts'
import { logoLanesOf } from './lanes.ts'
import type { LogoLimits } from './requests.ts'
import type { Scratch } from './scratch.ts'

/** How alike the logo of a mark is, and which views matched. */
export interface LogoMatch {
  /** 0 to 100. */
  score: number
  /** Null if the logos are alike but less than counts as similar. */
  kind: LogoKind | null
  /** Null if no views are alike: the hashes or the ideas are. */
  matched: {
    /** The number of the searched view, and its position. */
    view: number
    position: Position
    /** The matching view of the mark's picture. */
    part: ViewPart
    box: Box
  } | null
}

/** A mark with a logo that is alike. */
export interface LogoMark {
  segment: LogoSegment
  record: number
  serial: number
  failures: number
  score: number
  kind: LogoKind | null
  found: FoundLogo
}

/** The most marks with the same idea: further ones have little in common. */
const mostIdeas = 300

/** From this product on, a near hash makes logos identical. */
const leastBesideHash = productFor(leastForHash)
/** Views with this cosine are practically always in the lists that a search reads. */
const wellRead = productFor(0.9)
/** With fewer passing marks of a segment than this, the search becomes more thorough … */
const enoughPassing = 50
/** … if there are no more marks to compare than this. */
const mostCompared = 20_000

export interface LogoRequest extends LogoLimits {
  failedBySegment: readonly (FailedFilters | null)[]
  mostMarks: number
  readsAll: boolean
}

/** Returns what another thread found in the second lane, or null if this thread has to search it. */
export type OtherLogoLane = () => FoundViews | null

/**
 * Returns the marks whose logo is alike and that fail at most one filter, the best first. The result is the same
 * whether or not another thread searches the second lane.
 */
export function findLogoMarks(
  scratch: Scratch,
  segments: readonly LiveSegment<LogoSegment>[],
  logo: PreparedLogo,
  request: LogoRequest,
  otherLane?: OtherLogoLane,
): LogoMark[] {
  const { failedBySegment, sameIdea, readsAll } = request
  const minimum = minimumOf(request)
  const leastIdea = sameIdea ? leastForIdea() : null
  const aims = segments.map((_, i): LogoAim => ({ ...copyAimOf(request, i), leastIdea, mostIdeas }))
  const [own, other] = logoLanesOf(segments, request)
  const copies = copiesIn(scratch, segments, logo, aims, own.places)
  const inSegments = segments.map((live, i) => findInSegment(scratch.logos.of(live.segment), live, logo, aims[i]))
  if (other !== undefined) {
    const found = otherLane?.()?.bySegment() ?? copiesIn(scratch, segments, logo, aims, other.places)
    for (const [place, views] of found) copies.set(place, views)
  }
  const least = failedBySegment.some((failedOf) => failedOf !== null) ? 0 : leastOfBest(copies, request.mostMarks)
  const marks: LogoMark[] = []
  for (const [i, live] of segments.entries()) {
    const { segment } = live
    const failedOf = failedBySegment[i]
    const inSegment = inSegments[i]
    addCopies(inSegment, segment, logo, copies.get(i) ?? [], least)
    if (failedOf !== null && aims[i].leastCopy < wellRead && !readsAll)
      addPassing(scratch.logos.of(segment), live, logo, { ...aims[i], failedOf }, inSegment)
    for (const found of inSegment.values()) {
      const { record } = found
      const { score, kind } = likenessOf(found)
      if (score < minimum && found.idea === 0) continue
      const failures = failedOf === null ? 0 : failedOf(record)
      marks.push({ segment, record, serial: segment.arrays.serial[record], failures, score, kind, found })
    }
  }
  return marks.sort((a, b) => b.score - a.score || productOf(b) - productOf(a) || a.serial - b.serial)
}

/**
 * Searches the second lane of a search by logo for another thread, into an empty object. False if there is no second
 * lane, or no room for its views.
 */
export function searchOtherLogoLane(
  scratch: Scratch,
  segments: readonly LiveSegment<LogoSegment>[],
  logo: PreparedLogo,
  request: LogoRequest,
  into: FoundViews,
): boolean {
  const lane = logoLanesOf(segments, request)[1]
  if (lane === undefined) return false
  const aims = segments.map((_, i) => copyAimOf(request, i))
  for (const [place, views] of copiesIn(scratch, segments, logo, aims, lane.places)) if (!into.add(place, views)) return false
  return true
}

/** Position of a segment → the best views of its marks. */
function copiesIn(
  scratch: Scratch,
  segments: readonly LiveSegment<LogoSegment>[],
  logo: PreparedLogo,
  aims: readonly CopyAim[],
  places: readonly number[],
): Map<number, FoundView[]> {
  const at = (place: number) => findCopies(scratch.logos.of(segments[place].segment), segments[place], logo, aims[place])
  return new Map(places.map((place) => [place, at(place)]))
}

/** Returns the product of the last one of the `most` best views of all segments; 0 if there are fewer. */
function leastOfBest(copies: ReadonlyMap<number, readonly FoundView[]>, most: number): number {
  const products = Int32Array.from([...copies.values()].flat(), ({ product }) => product)
  return products.length <= most ? 0 : products.sort()[products.length - most]
}

/** Logos that score 0 have nothing in common. */
const minimumOf = ({ minimumLogoSimilarity }: LogoLimits) => Math.max(1, minimumLogoSimilarity)

function copyAimOf(request: LogoRequest, segment: number): CopyAim {
  const { sameIdea, failedBySegment, mostMarks, readsAll } = request
  const minimum = minimumOf(request)
  // A logo that is similar says so, even if it is found by its idea and the minimum is higher.
  const leastCopy = Math.min(leastForScore(sameIdea ? Math.min(minimum, similarFrom) : minimum), leastBesideHash)
  return { leastCopy, mostCopies: mostMarks, failedOf: failedBySegment[segment], readsAll }
}

/** If few marks pass the filters and the nearest lists gave too few of them, compares all that pass. */
function addPassing(
  reader: LogoReader,
  { segment, tombstones }: LiveSegment<LogoSegment>,
  logo: PreparedLogo,
  aim: LogoAim & { failedOf: FailedFilters },
  found: Map<number, FoundLogo>,
): void {
  let passing = 0
  for (const record of found.keys()) if (aim.failedOf(record) === 0) passing++
  if (passing >= enoughPassing) return
  const { kind } = segment.arrays
  const { failedOf } = aim
  const bits = new Uint32Array((segment.marks + 31) >>> 5)
  let all = 0
  for (let record = 0; record < segment.marks && all <= mostCompared; record++) {
    if (failedOf.byKind[kind[record]] !== 0 || failedOf(record) !== 0 || isBuried(tombstones, record)) continue
    bits[record >>> 5] |= 1 << (record & 31)
    all++
  }
  if (all > passing && all <= mostCompared) compareMarks(reader, segment, logo, bits, aim, false, found)
}

const productOf = ({ found }: LogoMark) => found.copy + found.idea

export const likenessOf = ({ copy, idea, hashDistance }: FoundLogo) =>
  logoLikeness({ copy: cosineOf(copy), idea: cosineOf(idea), hashDistance })

/** What a hit says about its logo. */
export function matchOf(
  { segment, score, kind, found }: Pick<LogoMark, 'segment' | 'score' | 'kind' | 'found'>,
  logo: SearchedLogo,
): LogoMatch {
  const { query, place } = found
  const view = logo.views[query]
  if (view === undefined) return { score, kind, matched: null }
  const { copyRecords, copyBoxes } = segment.arrays
  const matched = { view: query, position: view.position, part: partOf(copyRecords[place]), box: unpackBox(copyBoxes[place]) }
  return { score, kind, matched }
}

/** How many of the marks with a picture were compared: the others' pictures are not delivered or not described yet. */
export interface ComparedLogos {
  of: number
  total: number
}

const withPicture = markTypes.filter((type) => type !== 'Word')

/** Returns the marks that pass the filters. A word mark counts only if it has a described picture all the same. */
export function comparedLogos(
  segments: readonly LiveSegment[],
  logos: readonly LiveSegment<LogoSegment>[],
  filters: IndexFilters,
): ComparedLogos {
  const { total: of, counts } = countAll(logos, filters)
  const chosen = filters.brandTypes.length === 0 ? withPicture : filters.brandTypes.filter(hasPicture)
  const drawn = chosen.length === 0 ? 0 : countAll(segments, { ...filters, brandTypes: chosen }).total
  const words = filters.brandTypes.length === 0 || filters.brandTypes.includes('Word') ? countOf(counts, 'Word') : 0
  return { of, total: drawn + words }
}

const hasPicture = (type: MarkType) => type !== 'Word'
const countOf = ({ brandTypes }: FilterCounts, type: MarkType) =>
  brandTypes.find(({ key }: ValueCount) => key === type)?.count ?? 0
