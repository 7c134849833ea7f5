/*
 * How crowded the invented register is: what ranking by edit distance alone, which knows nothing else, finds of the planted variants. Letters changed, left
 * out or added count; spaces do not.
 */
import type { LiveSegment } from '../src/layout/live-segment.ts'
import { rounded } from './measure.ts'
import type { PlantedQuery } from './planted.ts'

export interface FoundByDistance {
  /** The share of the variants expected among the first names when those that are as near stand in any order. */
  byChance: number
  /** The same when the variant stands before all that are as near. */
  atBest: number
}

const kinds = ['edit1', 'edit2'] as const
/** Letters that fit into the bits of a number; longer searched names are left out. */
const mostLetters = 31
const space = 0x20

/** Compares every name with the searched ones; `shown` names are the first. */
export function findByEditDistance(
  segments: readonly LiveSegment[],
  queries: readonly PlantedQuery[],
  shown: number,
): Record<(typeof kinds)[number], FoundByDistance> {
  const sums = { edit1: { asked: 0, byChance: 0, atBest: 0 }, edit2: { asked: 0, byChance: 0, atBest: 0 } }
  for (const { text, variants } of queries) {
    const searched = text.replaceAll(' ', '')
    if (searched.length > mostLetters) continue
    const distance = new Distance(searched)
    const distances = kinds.flatMap((kind) => {
      const variant = variants[kind]
      return variant === undefined ? [] : [{ kind, own: distance.to(Buffer.from(variant), 0, variant.length) }]
    })
    const perDistance = namesByDistance(segments, distance, Math.max(0, ...distances.map(({ own }) => own)))
    for (const { kind, own } of distances) {
      const nearer = perDistance.subarray(0, own).reduce((sum, names) => sum + names, 0)
      sums[kind].asked++
      sums[kind].byChance += Math.max(0, Math.min(1, (shown - nearer) / (perDistance[own] as number)))
      sums[kind].atBest += Number(nearer < shown)
    }
  }
  const shares = ({ asked, byChance, atBest }: (typeof sums)['edit1']) => ({
    byChance: rounded(byChance / asked, 3),
    atBest: rounded(atBest / asked, 3),
  })
  return { edit1: shares(sums.edit1), edit2: shares(sums.edit2) }
}

/** How many names there are at each distance up to `farthest`. */
function namesByDistance(segments: readonly LiveSegment[], distance: Distance, farthest: number): Uint32Array {
  const names = new Uint32Array(farthest + 1)
  for (const { segment } of segments) {
    const { nameBytes, nameStart, nameLength } = segment.arrays
    for (let name = 0; name < segment.names; name++) {
      if (Math.abs((nameLength[name] as number) - distance.length) > farthest) continue
      const own = distance.to(nameBytes, nameStart[name] as number, nameStart[name + 1] as number)
      if (own <= farthest) names[own] = (names[own] as number) + 1
    }
  }
  return names
}

/** Edit distance to one text, all cells of a column at once in the bits of a number (Myers 1999). */
class Distance {
  readonly length: number
  private readonly places = new Int32Array(128)

  constructor(text: string) {
    this.length = text.length
    for (let i = 0; i < text.length; i++) {
      const letter = text.charCodeAt(i)
      this.places[letter] = (this.places[letter] as number) | (1 << i)
    }
  }

  to(bytes: Uint8Array, from: number, until: number): number {
    const last = 1 << (this.length - 1)
    let positive = -1
    let negative = 0
    let distance = this.length
    for (let i = from; i < until; i++) {
      const byte = bytes[i] as number
      if (byte === space) continue
      const here = this.places[byte] as number
      const vertical = here | negative
      const horizontal = (((here & positive) + positive) ^ positive) | here
      const up = negative | ~(horizontal | positive)
      const down = positive & horizontal
      if (up & last) distance++
      else if (down & last) distance--
      const upper = (up << 1) | 1
      positive = (down << 1) | ~(vertical | upper)
      negative = upper & vertical
    }
    return distance
  }
}
