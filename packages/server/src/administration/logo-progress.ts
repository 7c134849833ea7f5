import type { LogoProgress } from '@marklot/contracts/administration'
import { descriptorVersion } from '@marklot/similarity/logo'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { countPictures, describingProgress, logosComparedAsOf } from '../register/index.ts'

/** The period for which the rate is measured, in minutes. */
const ratedMinutes = 10

/**
 * Returns how far the description of the register's pictures has come. Counts all marks, which takes seconds for
 * millions of marks.
 */
export async function logoProgress({ pool, clock }: { pool: Pool; clock: Clock }): Promise<LogoProgress> {
  const since = new Date(clock.now().getTime() - ratedMinutes * 60_000)
  const [{ stored, linked, missing }, { described, faults, recent, at }, asOf] = await Promise.all([
    countPictures(pool),
    describingProgress(pool, descriptorVersion, since),
    logosComparedAsOf(pool),
  ])
  const looked = described + faults.missing + faults.unreadable + faults.blank
  return {
    pictures: stored,
    described,
    // Removed pictures are still counted until the job has noticed that they are gone.
    waiting: Math.max(0, stored - looked),
    faults,
    linked,
    withoutPicture: missing,
    asOfUtc: asOf?.toISOString() ?? null,
    lastUtc: at?.toISOString() ?? null,
    perMinute: Math.round(recent / ratedMinutes),
  }
}
