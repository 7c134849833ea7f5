import type { LiveSegment } from '../layout/live-segment.ts'
import type { LogoSegment } from '../logo/logo-segment.ts'

/**
 * The segments that one thread searches, by position. A search by name or by logo consists of independent lanes, so two
 * threads can search one each. The result does not depend on who searches them.
 */
export interface Lane {
  readonly places: readonly number[]
  /** Its share of all names or logos, 0 to 1, and of every budget of a search by name. */
  readonly share: number
}

/** A second lane with fewer names than this does not repay the help of another thread. */
export const fewestNamesOfLane = 30_000
/** The same for logos. */
const fewestLogosOfLane = 50_000

/**
 * Divides the segments into two lanes with similar numbers of names. Returns one lane if there are too few names. The
 * segments alone decide.
 */
export const lanesOf = (segments: readonly LiveSegment[], fewestNames = fewestNamesOfLane): readonly Lane[] =>
  lanesBySize(
    segments.map(({ segment }) => segment.names),
    fewestNames,
  )

/** Like `lanesOf`, for segments of logos. */
export const logoLanesOf = (segments: readonly LiveSegment<LogoSegment>[]): readonly Lane[] =>
  lanesBySize(
    segments.map(({ segment }) => segment.marks),
    fewestLogosOfLane,
  )

/** Deals the largest segments first. */
function lanesBySize(sizes: readonly number[], fewest: number): readonly Lane[] {
  const places = sizes.map((_, place) => place)
  const first: number[] = []
  const second: number[] = []
  let [inFirst, inSecond] = [0, 0]
  for (const place of [...places].sort((a, b) => sizes[b] - sizes[a] || a - b)) {
    if (inFirst <= inSecond) {
      first.push(place)
      inFirst += sizes[place]
    } else {
      second.push(place)
      inSecond += sizes[place]
    }
  }
  const all = inFirst + inSecond
  if (Math.min(inFirst, inSecond) < fewest || second.length === 0) return [{ places, share: 1 }]
  return [
    { places: first, share: inFirst / all },
    { places: second, share: inSecond / all },
  ]
}
