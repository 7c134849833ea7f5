import type { LiveSegment } from '../layout/live-segment.ts'

/**
 * What one thread searches of an index: the segments at these positions. A search by name is made of lanes that know nothing of each other,
 * so two threads may do one each; what is found is the same whoever does them.
 */
export interface Lane {
  readonly places: readonly number[]
  /** Its share of all names, 0 to 1: so much of every budget of the search it has. */
  readonly share: number
}

/** With fewer names than this a second lane is not worth another thread's while. */
export const fewestNamesOfLane = 30_000

/**
 * Two lanes of about equal numbers of names, the larger segments dealt out first; or one, when there is not enough for two. Decided by the
 * segments alone.
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
