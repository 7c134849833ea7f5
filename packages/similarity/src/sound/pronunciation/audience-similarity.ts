import { alignSounds } from '../align-sounds.ts'
import type { Pronunciations } from './audiences.ts'
import { ipaCosts } from './ipa.ts'

/*
 * How much two signs sound alike to those who meet them: each is read in German, English, French, Spanish and Italian, all readings of one
 * are compared with all of the other, the nearest pair counts. Likelihood of confusion in a part of the public suffices (CJEU C-51/09
 * Barbara Becker; EUIPO Guidelines, part C, section 2, chapter 4, 3.4.2: pronunciation by a relevant part of the public). Two readings of
 * one audience are what one person hears; two readings of different audiences meet only in trade across borders and count a little less.
 */

/** Taken off when no audience says both. */
export const acrossAudiences = 0.04

/** Which readings were the nearest: places in `audiences`. */
export interface HeardPair {
  left: number
  right: number
}

const lowestBit = (mask: number) => 31 - Math.clz32(mask & -mask)

/**
 * Likeness to the ear of the audiences, 0 to 1; symmetric. What is below `least` may come back as 0. `pair`, when given, receives whose
 * readings they are: one audience for both where there is one.
 */
export function audienceSimilarity(left: Pronunciations, right: Pronunciations, least: number, pair?: HeardPair): number {
  // What one audience hears first: it counts in full, so it mostly decides.
  const within = nearestPair(left, right, least, true, pair)
  return Math.max(within, nearestPair(left, right, Math.max(least, within), false, pair))
}

function nearestPair(left: Pronunciations, right: Pronunciations, least: number, oneAudience: boolean, pair?: HeardPair): number {
  const taken = oneAudience ? 0 : acrossAudiences
  let best = 0
  for (let i = 0; i < left.count; i++) {
    for (let j = 0; j < right.count; j++) {
      const common = (left.heardBy[i] as number) & (right.heardBy[j] as number)
      if ((common !== 0) !== oneAudience) continue
      const wanted = Math.max(best, least) + taken
      if (wanted > 1) return best
      const one = left.sounds[i] as Uint8Array
      const other = right.sounds[j] as Uint8Array
      const value = alignSounds(one, 0, left.lengths[i] as number, other, 0, right.lengths[j] as number, ipaCosts, wanted) - taken
      if (value <= best || value < least) continue
      best = value
      if (pair !== undefined) {
        pair.left = lowestBit(oneAudience ? common : (left.heardBy[i] as number))
        pair.right = lowestBit(oneAudience ? common : (right.heardBy[j] as number))
      }
    }
  }
  return best
}
