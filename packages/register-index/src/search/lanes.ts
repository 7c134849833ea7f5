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
 * How much the owner of a search for the same idea does besides its lane, as a share of the work in all lanes: it looks
 * for the neighbours of the searched idea, and then for similar ideas. This is between the work of a long search (40 %)
 * and that of a short one (80 %).
 */
const ofIdeas = 0.45

/**
 * Divides the segments into two lanes with similar numbers of names. Returns one lane if there are too few names. The
 * segments alone decide.
 */
export const lanesOf = (segments: readonly LiveSegment[], fewestNames = fewestNamesOfLane): readonly Lane[] =>
  lanesBySize(
    segments.map(({ segment }) => segment.names),
    fewestNames,
  )

/**
 * Like `lanesOf`, for segments of logos. In a search for the same idea, the second lane is the longer one, because the
 * owner of the first one has more to do.
 */
export const logoLanesOf = (
  segments: readonly LiveSegment<LogoSegment>[],
  { sameIdea }: { readonly sameIdea: boolean },
): readonly Lane[] =>
  lanesBySize(
    segments.map(({ segment }) => segment.marks),
    fewestLogosOfLane,
    sameIdea ? ofIdeas : 0,
  )

/**
 * Deals the largest segments first.
 * @param besides what the owner of the first lane does besides it, as a share of the work in all segments
 */
function lanesBySize(sizes: readonly number[], fewest: number, besides = 0): readonly Lane[] {
  const places = sizes.map((_, place) => place)
  const first: number[] = []
  const second: number[] = []
  const ofOwner = besides * sizes.reduce((sum, size) => sum + size, 0)
  let [inFirst, inSecond] = [0, 0]
  for (const place of [...places].sort((a, b) => sizes[b] - sizes[a] || a - b)) {
    if (ofOwner + inFirst <= inSecond) {
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
