import { logoLikeness, vectorScale } from '@marklot/similarity/logo'
import type { FailedFilters } from '../filter/filters.ts'
import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { BestPlaces, type FoundView } from './best-places.ts'
import { distanceOf, visitNear } from './hash-tables.ts'
import type { LogoReader } from './logo-reader.ts'
import { copiesOf, ideasOf, type LogoSegment, type VectorLists } from './logo-segment.ts'
import type { PreparedLogo } from './prepared-logo.ts'
import { WholeMatches } from './whole-matches.ts'

/** What a search has found about a mark. Products are 0 if nothing is known. */
export interface FoundLogo {
  record: number
  copy: number
  /** The number of the searched view, and the position of the mark's view; -1 if no views are alike. */
  query: number
  place: number
  idea: number
  hashDistance: number
}

/** Which marks of a segment a search looks for, and how thoroughly. */
export interface LogoAim extends CopyAim {
  /** The least product of ideas; null leaves them out. */
  leastIdea: number | null
  /** The most marks that ideas may add. */
  mostIdeas: number
}

/** Which marks of a segment a search looks for by their views. */
export interface CopyAim {
  /** The least product. */
  leastCopy: number
  /** The most marks. */
  mostCopies: number
  /** Null if there is no filter. */
  failedOf: FailedFilters | null
  /** Compares all vectors instead of only those in the nearest lists. */
  readsAll: boolean
}

/**
 * How many lists each searched vector is compared with. Views that are turned or mirrored find less, so they read less.
 */
const reading = { lists: 28, ofTurned: 8 }

export const cosineOf = (product: number) => product / (vectorScale * vectorScale)

export const productFor = (cosine: number) => Math.round(cosine * greatestProduct)

const greatestProduct = vectorScale * vectorScale
export const noHash = 64

/** Returns the least product for which `isEnough` is true; it must stay true for all greater ones. */
function leastProduct(isEnough: (cosine: number) => boolean): number {
  let low = 1
  let high = greatestProduct + 1
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isEnough(cosineOf(middle))) high = middle
    else low = middle + 1
  }
  return low
}

/** Returns the least product of copy vectors with this score. */
export const leastForScore = (minimum: number) =>
  leastProduct((copy) => logoLikeness({ copy, idea: 0, hashDistance: noHash }).score >= minimum)

/** Returns the least product of idea vectors that counts as the same idea. */
export const leastForIdea = () =>
  leastProduct((idea) => logoLikeness({ copy: 0, idea, hashDistance: noHash }).kind === 'sameIdea')

/** Finds the marks of one segment that have a hash of the logo, or almost, and those with the same idea. */
export function findInSegment(
  reader: LogoReader,
  live: LiveSegment<LogoSegment>,
  logo: PreparedLogo,
  aim: LogoAim,
): Map<number, FoundLogo> {
  const { segment } = live
  const found = new Map<number, FoundLogo>()
  const judge = judgeOf(live, aim)
  for (const { low, high } of logo.hashes)
    visitNear(segment.arrays, low, high, (record) => {
      if (judge(record) !== null) foundOf(found, segment, logo, record)
    })
  if (aim.leastIdea !== null) {
    const least = aim.leastIdea - logo.ideaOffset
    const ofIdea = bestOf(reader, ideasOf(segment), [logo.idea], [false], least, aim.mostIdeas, judge, readingOf(aim))
    for (const { record, product } of ofIdea) foundOf(found, segment, logo, record).idea = product + logo.ideaOffset
  }
  return found
}

/** Finds the best views of the marks of one segment that are alike. This takes most of the time of a search. */
export function findCopies(reader: LogoReader, live: LiveSegment<LogoSegment>, logo: PreparedLogo, aim: CopyAim): FoundView[] {
  const lists = copiesOf(live.segment)
  const wholes = new WholeMatches(lists, logo)
  const least = wholes.leastOfViews(aim.leastCopy)
  const judge = judgeOf(live, aim)
  const reading = { ...readingOf(aim), wholes }
  const found = bestOf(reader, lists, logo.views, logo.isTurned, least, aim.mostCopies, judge, reading)
  return wholes.withWholes(found, aim.leastCopy)
}

/**
 * Adds what was found by views to the marks of the same segment that were found otherwise.
 * @param least the least product at which marks are added that were not found otherwise
 */
export function addCopies(
  found: Map<number, FoundLogo>,
  segment: LogoSegment,
  logo: PreparedLogo,
  copies: readonly FoundView[],
  least: number,
): void {
  for (const { record, product, query, place } of copies) {
    if (product < least && !found.has(record)) continue
    const one = foundOf(found, segment, logo, record)
    one.copy = product
    one.query = query
    one.place = place
  }
}

/** Returns true if a mark passes, false if it fails one filter, null if it does not count at all. */
type Judge = (record: number) => boolean | null

function judgeOf({ tombstones, buried }: LiveSegment<LogoSegment>, { failedOf }: CopyAim): Judge {
  return (record) => {
    if (buried > 0 && isBuried(tombstones, record)) return null
    const failures = failedOf === null ? 0 : failedOf(record)
    if (failures === 0) return true
    return (failures & (failures - 1)) === 0 ? false : null
  }
}

const readingOf = ({ failedOf, readsAll }: CopyAim) => ({ hasFilters: failedOf !== null, readsAll })

/** Finds the marks of one segment whose ideas are nearest to a vector, whatever the filters. */
export function findNearIdeas(
  reader: LogoReader,
  { segment, tombstones, buried }: LiveSegment<LogoSegment>,
  idea: Int8Array,
  least: number,
  most: number,
): FoundView[] {
  const judge = (record: number) => (buried > 0 && isBuried(tombstones, record) ? null : true)
  return bestOf(reader, ideasOf(segment), [idea], [false], least, most, judge, { hasFilters: false, readsAll: false })
}

/** Returns the data about a mark. Adds a new mark with only the distance of its hash. */
export function foundOf(found: Map<number, FoundLogo>, segment: LogoSegment, logo: PreparedLogo, record: number): FoundLogo {
  let one = found.get(record)
  if (one === undefined) {
    const hashDistance = Math.min(...logo.hashes.map(({ low, high }) => distanceOf(segment.arrays.hashes, record, low, high)))
    one = { record, copy: 0, query: -1, place: -1, idea: 0, hashDistance }
    found.set(record, one)
  }
  return one
}

function bestOf(
  reader: LogoReader,
  lists: VectorLists,
  vectors: readonly Int8Array[],
  isTurned: readonly boolean[],
  least: number,
  most: number,
  judge: Judge,
  { hasFilters, readsAll, wholes }: { hasFilters: boolean; readsAll: boolean; wholes?: WholeMatches },
): FoundView[] {
  if (lists.records.length === 0) return []
  reader.search(vectors)
  const best = new BestPlaces(least, most, hasFilters)
  const chosen = chooseLists(reader, lists, isTurned, readsAll)
  const isExact = readsAll || chosen.length === 1
  for (let list = 0; list < chosen.length; list++) {
    // Lists are stored one after the other, so each is read once for all searched vectors.
    for (let queries = chosen[list]; queries !== 0; queries = (queries & (queries - 1)) >>> 0) {
      const query = 31 - Math.clz32(queries & -queries)
      const leastHere = wholes?.leastFor(query, best.least) ?? best.least
      reader.scan(lists, list, query, leastHere, isExact, (place, product) => {
        const record = lists.records[place] & lists.mask
        const passes = judge(record)
        if (passes === null) return
        best.add(record, wholes?.countOf(record, product, query, place) ?? product, query, place, passes)
      })
    }
  }
  return best.result()
}

/** For each list, the searched vectors that are compared with it, one bit each. */
function chooseLists(reader: LogoReader, lists: VectorLists, isTurned: readonly boolean[], readsAll: boolean): Uint32Array {
  const { start, records } = lists
  const count = start.length - 1
  const chosen = new Uint32Array(count)
  for (let query = 0; query < isTurned.length; query++) {
    const bit = (1 << query) >>> 0
    const most = isTurned[query] ? reading.ofTurned : reading.lists
    if (readsAll || most >= count) {
      for (let list = 0; list < count; list++) chosen[list] |= bit
      continue
    }
    // A list longer than the mean counts as several.
    let left = (records.length / count) * most
    for (const list of nearestLists(reader.productsOfCentres(lists, query), count, most)) {
      if (left <= 0) break
      chosen[list] |= bit
      left -= start[list + 1] - start[list]
    }
  }
  return chosen
}

const nearest = new Int32Array(reading.lists)

/** Returns the `most` lists with the greatest products, the greatest first. */
function nearestLists(products: Int32Array, count: number, most: number): Int32Array {
  let taken = 0
  for (let list = 0; list < count; list++) {
    const product = products[list]
    if (taken === most && product <= products[nearest[taken - 1]]) continue
    let at = taken === most ? taken - 1 : taken++
    for (; at > 0 && products[nearest[at - 1]] < product; at--) nearest[at] = nearest[at - 1]
    nearest[at] = list
  }
  return nearest.subarray(0, taken)
}

/**
 * Compares all vectors of the given marks; their bits are set in `marks`.
 * @param isExact misses none of them; see `LogoReader.scan`
 */
export function compareMarks(
  reader: LogoReader,
  segment: LogoSegment,
  logo: PreparedLogo,
  marks: Uint32Array,
  aim: Pick<LogoAim, 'leastCopy' | 'leastIdea'>,
  isExact: boolean,
  found: Map<number, FoundLogo>,
): void {
  const copies = copiesOf(segment)
  const places = reader.placesOf(copies, marks)
  const best = new Map<number, FoundView>()
  const wholes = new WholeMatches(copies, logo)
  const least = wholes.leastOfViews(aim.leastCopy)
  reader.search(logo.views)
  const leastOf = logo.views.map((_, query) => wholes.leastFor(query, least))
  reader.scanPlaces(copies, places, leastOf, isExact, (place, product, query) => {
    const record = copies.records[place] & copies.mask
    const count = wholes.countOf(record, product, query, place)
    const before = best.get(record)
    if (count >= least && count > (before?.product ?? 0)) best.set(record, { record, product: count, query, place })
  })
  for (const { record, product, query, place } of wholes.withWholes([...best.values()], aim.leastCopy)) {
    const one = foundOf(found, segment, logo, record)
    if (product <= one.copy) continue
    one.copy = product
    one.query = query
    one.place = place
  }
  if (aim.leastIdea === null) return
  const ideas = ideasOf(segment)
  reader.search([logo.idea])
  reader.scanPlaces(ideas, reader.placesOf(ideas, marks), [aim.leastIdea - logo.ideaOffset], isExact, (place, product) => {
    foundOf(found, segment, logo, ideas.records[place]).idea = product + logo.ideaOffset
  })
}
