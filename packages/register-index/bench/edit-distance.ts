/*
 * Shows how crowded the invented register is: how many planted variants a ranking by edit distance alone finds.
 * Changed, missing and added letters count; spaces do not.
 */
import type { LiveSegment } from '../src/layout/live-segment.ts'
import { rounded } from './measure.ts'
import type { PlantedQuery } from './planted.ts'

export interface FoundByDistance {
  /** The share of variants expected among the first names, if names at equal distance are in random order. */
  byChance: number
  /** The same if the variant comes before all names at equal distance. */
  atBest: number
}

const kinds = ['edit1', 'edit2'] as const
/** The most letters that fit in the bits of a number. Longer searched names are left out. */
const mostLetters = 31
const space = 0x20

/** Compares every name with the searched ones. `shown` is the number of first names. */
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

/** Returns the number of names at each distance up to `farthest`. */
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

/** The edit distance to one text. The bits of one number hold a whole column of the matrix (Myers 1999). */
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
