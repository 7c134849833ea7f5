import { alignSounds } from '../sound/align-sounds.ts'
import type { Pronunciations } from './audiences.ts'
import { ipaCosts } from './ipa.ts'

/*
 * How alike two signs sound to the people who meet them. Each sign is read in German, English, French, Spanish and
 * Italian, all readings of one are compared with all readings of the other, and the nearest pair counts. Likelihood of
 * confusion in a part of the public suffices (CJEU C-51/09 Barbara Becker; EUIPO Guidelines, part C, section 2, chapter
 * 4, 3.4.2: pronunciation by a relevant part of the public). Two readings of one audience are heard by one person.
 * Readings of two audiences meet only in trade across borders and count a little less.
 */

/** The deduction when no audience uses both readings. */
export const acrossAudiences = 0.04

/** The nearest readings, as indices into `audiences`. */
export interface HeardPair {
  left: number
  right: number
}

const lowestBit = (mask: number) => 31 - Math.clz32(mask & -mask)

/**
 * Returns how alike two signs sound to the audiences, 0 to 1; symmetric. May return 0 for a likeness below `least`.
 * If `pair` is given, it receives the audiences of the nearest readings: one audience for both where possible.
 */
export function audienceSimilarity(left: Pronunciations, right: Pronunciations, least: number, pair?: HeardPair): number {
  // Compares readings of one audience first: they count in full, so they mostly decide.
  const within = nearestPair(left, right, least, true, pair)
  return Math.max(within, nearestPair(left, right, Math.max(least, within), false, pair))
}

function nearestPair(left: Pronunciations, right: Pronunciations, least: number, oneAudience: boolean, pair?: HeardPair): number {
  const taken = oneAudience ? 0 : acrossAudiences
  let best = 0
  for (let i = 0; i < left.count; i++) {
    for (let j = 0; j < right.count; j++) {
      const common = left.heardBy[i] & right.heardBy[j]
      if ((common !== 0) !== oneAudience) continue
      const wanted = Math.max(best, least) + taken
      if (wanted > 1) return best
      const one = left.sounds[i]
      const other = right.sounds[j]
      const value = alignSounds(one, 0, left.lengths[i], other, 0, right.lengths[j], ipaCosts, wanted) - taken
      if (value <= best || value < least) continue
      best = value
      if (pair !== undefined) {
        pair.left = lowestBit(oneAudience ? common : left.heardBy[i])
        pair.right = lowestBit(oneAudience ? common : right.heardBy[j])
      }
    }
  }
  return best
}
