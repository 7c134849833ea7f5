import { alignSounds } from '../sound/align-sounds.ts'
import { NearSounds } from '../sound/near-sounds.ts'
import { acrossAudiences } from './audience-similarity.ts'
import { audiences, type Pronunciations } from './audiences.ts'
import { ipaCosts } from './ipa.ts'

/** One bound per pair of readings. */
const bounds = new Float64Array(audiences.length ** 2)
const pairs = new Uint8Array(audiences.length ** 2)

/** The readings of a searched name, prepared on first use for comparison with thousands. */
export class NearReadings {
  private readonly spoken: Pronunciations
  private near: NearSounds | null = null

  /** Keeps `spoken`, which must not change afterwards. */
  constructor(spoken: Pronunciations) {
    this.spoken = spoken
  }

  /**
   * Returns what `audienceSimilarity` finds. It compares the likeliest pairs first; their result rules out most of the
   * others.
   */
  similarity(other: Pronunciations, least: number): number {
    const { spoken } = this
    const count = this.findPairs(other, least)
    let best = 0
    // All later pairs are at most as similar as the best one found.
    for (let k = 0; k < count && bounds[k] > best; k++) {
      const i = pairs[k] >> 3
      const j = pairs[k] & 7
      const taken = takenFrom(spoken, i, other, j)
      const wanted = Math.max(best, least) + taken
      if (wanted > 1) continue
      const n = spoken.lengths[i]
      const m = other.lengths[j]
      const one = spoken.sounds[i]
      const value = alignSounds(one, 0, n, other.sounds[j], 0, m, ipaCosts, wanted) - taken
      if (value > best && value >= least) best = value
    }
    return best
  }

  /** Writes the pairs of readings that may reach `least` to `pairs`, the likeliest first, and returns their number. */
  private findPairs(other: Pronunciations, least: number): number {
    const { spoken } = this
    this.near ??= new NearSounds(spoken.sounds.slice(0, spoken.count), spoken.lengths, ipaCosts)
    const { near } = this
    // The most that all sounds may cost, plus a margin, so that rounding excludes nothing.
    const most = (1 - least) * 100 + 1e-6
    const mostAcross = most - 100 * acrossAudiences
    let count = 0
    for (let j = 0; j < other.count; j++) {
      const m = other.lengths[j]
      near.compare(other.sounds[j], m)
      for (let i = 0; i < spoken.count; i++) {
        const n = spoken.lengths[i]
        const longest = n > m ? n : m
        const cost = near.leastCosts[i]
        if (cost > most * longest) continue
        const taken = takenFrom(spoken, i, other, j)
        if (taken > 0 && cost > mostAcross * longest) continue
        const bound = longest === 0 ? 1 : 1 - cost / 100 / longest - taken
        let at = count++
        for (; at > 0 && bounds[at - 1] < bound; at--) {
          bounds[at] = bounds[at - 1]
          pairs[at] = pairs[at - 1]
        }
        bounds[at] = bound
        pairs[at] = (i << 3) | j
      }
    }
    return count
  }
}

/** Returns the deduction for two readings that no audience shares. */
const takenFrom = (left: Pronunciations, i: number, right: Pronunciations, j: number) =>
  (left.heardBy[i] & right.heardBy[j]) === 0 ? acrossAudiences : 0
