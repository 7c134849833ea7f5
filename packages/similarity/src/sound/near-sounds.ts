import { beginning, type SoundCosts } from './align-sounds.ts'

/*
 * A lower bound of what `alignSounds` finds for one pronunciation beside those of thousands. An alignment that stays near the diagonal pays for each
 * sound of the other name at least what the nearest of the few sounds opposite costs, whatever becomes of the others; one that leaves it
 * pays for sounds left out on both sides. Four of five pairs of pronunciations are certainly too far apart.
 */

/** Sounds beside the opposite one that an alignment near the diagonal reaches. */
const reach = 1
/** Names whose lengths differ more are not told: the sounds opposite would not be next to each other. */
const mostApart = 2 * reach + 1

/** What the cheapest sounds of a pronunciation cost when they are left out: one of them, and as many as leaving the diagonal takes. */
export class CheapestOmissions {
  one = 0
  two = 0

  /** Of `sounds[0, length)`. */
  load(sounds: Uint8Array, length: number, { omission }: SoundCosts): this {
    let one = 255
    let next = 255
    for (let i = 0; i < length; i++) {
      const cost = omission[sounds[i] as number] as number
      if (cost < next) next = cost
      if (next < one) {
        next = one
        one = cost
      }
    }
    this.one = one
    this.two = one + next
    return this
  }
}

/** One pronunciation, prepared to be compared with thousands. */
export class NearSounds {
  private readonly sounds: Uint8Array
  private readonly length: number
  private readonly count: number
  /** For each place and each sound the least that the sound costs there; the first row is `mostApart` places before the first sound. */
  private readonly least: Uint8Array
  private readonly cheapest: CheapestOmissions

  /** Of the sounds `sounds[0, length)`, which must stay as they are. */
  constructor(sounds: Uint8Array, length: number, costs: SoundCosts) {
    const { count, confusion, omission } = costs
    const least = new Uint8Array((length + 2 * mostApart + 1) * count)
    for (let at = 0; at < least.length; at += count) least.set(omission, at)
    for (let i = 0; i < length; i++) {
      const base = (sounds[i] as number) * count
      for (let row = i + mostApart - reach; row <= i + mostApart + reach; row++) {
        for (let other = 0, at = row * count; other < count; other++, at++) {
          const before = least[at] as number
          const less = (confusion[base + other] as number) - before
          least[at] = before + (less & (less >> 31))
        }
      }
    }
    this.sounds = sounds
    this.length = length
    this.count = count
    this.least = least
    this.cheapest = new CheapestOmissions().load(sounds, length, costs)
  }

  /** What aligning with `sounds[0, length)` costs at least, in hundredths of a sound; `cheapest` is of those. */
  leastCost(sounds: Uint8Array, length: number, cheapest: CheapestOmissions): number {
    const { count, least } = this
    const more = length - this.length
    if (more > mostApart || more < -mostApart || length === 0 || this.length === 0) return 0
    let cost = this.sounds[0] === sounds[0] ? 0 : beginning
    let row = mostApart * count
    if (more === 0) {
      for (let i = 0; i < length; i++, row += count) cost += least[row + (sounds[i] as number)] as number
    } else {
      const shift = -more * count
      for (let i = 0; i < length; i++, row += count) {
        const at = row + (sounds[i] as number)
        const here = least[at] as number
        const there = least[at + shift] as number
        cost += there + ((here - there) & ((here - there) >> 31))
      }
    }
    let outside = this.cheapest.two + cheapest.two
    if (more < 0) {
      cost -= more * this.cheapest.one
      outside -= more * this.cheapest.one
    } else outside += more * cheapest.one
    return cost < outside ? cost : outside
  }
}
