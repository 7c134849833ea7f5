import { beginning, type SoundCosts } from './align-sounds.ts'

/*
 * Lower bounds of the cost that `alignSounds` finds between one to five pronunciations of a name and thousands of
 * others. An alignment near the diagonal pays, for each sound of the other name, at least the cost of the nearest of
 * the few sounds opposite. An alignment that leaves the diagonal pays for the sounds left out on both sides. Four of
 * five pairs of pronunciations are certainly too far apart. The costs of all pronunciations are summed at once, each in
 * some bits of one number, because testing pair after pair costs more in branches than in additions.
 */

/** How many sounds to either side an alignment near the diagonal reaches. */
const reach = 1
/** For names whose lengths differ by more, only the sounds left out count. */
const mostApart = 2 * reach + 1

/** Bits for the cost of one pronunciation. Each half of a number holds `inHalf` of them. */
const bits = 10
const inHalf = 3
const half = 2 ** (bits * inHalf)
const mask = 2 ** bits - 1
/** More than the cost of any sound. */
const dearest = 0xff

/** Costs are counted in units of two, four or eight, so that the cost of a whole name fits into `bits`. */
const coarsenessFor = (length: number) => (length <= 20 ? 1 : length <= 40 ? 2 : 3)

/**
 * One pronunciation: the cost of leaving out its cheapest sounds, and the least cost of other sounds near each
 * position.
 */
class OwnSounds {
  readonly first: number
  readonly length: number
  readonly cheapest: number
  readonly twoCheapest: number
  /**
   * For each position and sound, the minimum within reach. The first row is `mostApart` positions before the first
   * sound.
   */
  readonly least: Uint8Array

  constructor(sounds: Uint8Array, length: number, { count, confusion, omission }: SoundCosts) {
    const least = new Uint8Array((length + 2 * mostApart + 1) * count)
    for (let at = 0; at < least.length; at += count) least.set(omission, at)
    let one = dearest
    let next = dearest
    for (let i = 0; i < length; i++) {
      const cost = omission[sounds[i]]
      next = Math.min(next, Math.max(one, cost))
      one = Math.min(one, cost)
      const base = sounds[i] * count
      for (let row = i + mostApart - reach; row <= i + mostApart + reach; row++) {
        for (let other = 0, at = row * count; other < count; other++, at++) {
          const before = least[at]
          const less = confusion[base + other] - before
          least[at] = before + (less & (less >> 31))
        }
      }
    }
    this.first = sounds[0]
    this.length = length
    this.cheapest = one
    this.twoCheapest = one + next
    this.least = least
  }
}

/** The bounds for names of one length against all pronunciations. */
interface BesideLength {
  /**
   * The least cost of each sound at each position, `bits` per pronunciation; null when no pronunciation is near that
   * length.
   */
  readonly costs: Float64Array | null
  /** For each pronunciation, see `columns`. */
  readonly figures: Int32Array
}
/**
 * What the pronunciation leaves out, how many sounds of the other name are left out, and how many of those have unknown
 * costs.
 */
const columns = { leftOut: 0, othersLeftOut: 1, unknown: 2, count: 3 }

/** Several pronunciations of a name, prepared for comparison with thousands. */
export class NearSounds {
  /** The result of the last `compare` for each pronunciation, in hundredths of a sound. */
  readonly leastCosts: Int32Array
  private readonly own: readonly OwnSounds[]
  private readonly costs: SoundCosts
  /** By the length of the other name; filled on first use. */
  private readonly beside: (BesideLength | undefined)[] = []

  /** Uses the first `lengths[i]` sounds, 64 at most, of `pronunciations[i]`; five pronunciations at most. */
  constructor(pronunciations: readonly Uint8Array[], lengths: ArrayLike<number>, costs: SoundCosts) {
    this.own = pronunciations.map((sounds, i) => new OwnSounds(sounds, lengths[i], costs))
    this.costs = costs
    this.leastCosts = new Int32Array(pronunciations.length)
  }

  /** Writes to `leastCosts` the lower bound of the cost of aligning with `sounds[0, length)`, 64 at most. */
  compare(sounds: Uint8Array, length: number): void {
    const { own, leastCosts } = this
    const { count, omission } = this.costs
    if (length === 0) {
      leastCosts.fill(0)
      return
    }
    const { costs, figures } = this.beside[length] ?? this.prepareFor(length)
    let sum = 0
    let cheapest = dearest
    let next = dearest
    for (let i = 0; i < length; i++) {
      const cost = omission[sounds[i]]
      const less = (cost - cheapest) & ((cost - cheapest) >> 31)
      const more = cost - less
      cheapest += less
      next += (more - next) & ((more - next) >> 31)
    }
    if (costs !== null) for (let i = 0, row = 0; i < length; i++, row += count) sum += costs[row + sounds[i]]
    const high = Math.floor(sum / half)
    const low = sum - high * half
    const coarseness = coarsenessFor(length)
    // Without branches: the outcome for one pronunciation predicts nothing about the next.
    for (let i = 0, at = 0; i < own.length; i++, at += columns.count) {
      const { first, twoCheapest } = own[i]
      const leftOut = figures[at + columns.leftOut]
      const sums = i < inHalf ? low >>> (bits * i) : high >>> (bits * (i - inHalf))
      const near = ((sums & mask) << coarseness) + leftOut + figures[at + columns.unknown] * cheapest
      const outside = twoCheapest + cheapest + next + leftOut + figures[at + columns.othersLeftOut] * cheapest
      leastCosts[i] = (first === sounds[0] ? 0 : beginning) + near + ((outside - near) & ((outside - near) >> 31))
    }
  }

  private prepareFor(length: number): BesideLength {
    const { count } = this.costs
    const coarseness = coarsenessFor(length)
    const figures = new Int32Array(this.own.length * columns.count)
    let costs: Float64Array | null = null
    for (const [i, { length: ownLength, cheapest, least }] of this.own.entries()) {
      const more = length - ownLength
      const isFar = more > mostApart || more < -mostApart
      figures[i * columns.count + columns.leftOut] = Math.max(0, -more) * cheapest
      figures[i * columns.count + columns.othersLeftOut] = Math.max(0, more)
      figures[i * columns.count + columns.unknown] = isFar ? Math.max(0, more) : 0
      if (isFar) continue
      costs ??= new Float64Array(length * count)
      const unit = 2 ** (bits * i)
      const shift = -more * count
      for (let at = 0, row = mostApart * count; at < costs.length; at++, row++) {
        const here = least[row]
        const there = least[row + shift]
        const cost = (there + ((here - there) & ((here - there) >> 31))) >> coarseness
        costs[at] += cost * unit
      }
    }
    const beside = { costs, figures }
    this.beside[length] = beside
    return beside
  }
}
