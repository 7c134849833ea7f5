import type { LiveSegment } from '../layout/live-segment.ts'

/**
 * The segments that one thread searches, by position. A search by name consists of independent lanes, so two threads
 * can search one each. The result does not depend on who searches them.
 */
export interface Lane {
  readonly places: readonly number[]
  /** Its share of all names, 0 to 1, and of every budget of the search. */
  readonly share: number
}

/** A second lane with fewer names than this does not repay the help of another thread. */
export const fewestNamesOfLane = 30_000

/**
 * Divides the segments into two lanes with similar numbers of names, dealing the largest first. Returns one lane if
 * there are too few names. The segments alone decide.
 */
export function lanesOf(segments: readonly LiveSegment[], fewestNames = fewestNamesOfLane): readonly Lane[] {
  const places = segments.map((_, place) => place)
  const namesAt = (place: number) => segments[place]?.segment.names ?? 0
  const first: number[] = []
  const second: number[] = []
  let [inFirst, inSecond] = [0, 0]
  for (const place of [...places].sort((a, b) => namesAt(b) - namesAt(a) || a - b)) {
    if (inFirst <= inSecond) {
      first.push(place)
      inFirst += namesAt(place)
    } else {
      second.push(place)
      inSecond += namesAt(place)
    }
  }
  const all = inFirst + inSecond
  if (Math.min(inFirst, inSecond) < fewestNames || second.length === 0) return [{ places, share: 1 }]
  return [
    { places: first, share: inFirst / all },
    { places: second, share: inSecond / all },
  ]
}
