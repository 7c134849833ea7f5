import type { LogosCompared } from '@marklot/contracts'
import type { SearchedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import { logosComparedAsOf, rowsBySerial } from '../register/index.ts'
import { explainLogos, type LogoMatch, type LogoSimilarities, unexplainedLogos } from '../search/index.ts'
import type { WatchedLogo } from './watched-logos.ts'

/**
 * Returns how similar the logos of found marks are, and how each was altered. If the storage is unavailable, the
 * engine's match is used.
 */
export async function logoSimilarities(
  { pool, logos }: { pool: Pool; logos: SearchedLogos },
  { chosen, found }: WatchedLogo,
  matches: readonly { serial: number; logo: LogoMatch | null }[],
): Promise<LogoSimilarities> {
  const loaded = await rowsBySerial(
    pool,
    matches.map(({ serial }) => serial),
  )
  const marks = matches.flatMap(({ serial }) => loaded.get(serial) ?? [])
  return explainLogos(logos, chosen, found.logo, matches, marks).catch((error: unknown) => {
    if (error instanceof AppError) return unexplainedLogos(found.logo, matches, marks)
    throw error
  })
}

/** Adds to the counts of compared logos the day up to which the register's pictures are described. */
export async function withDay(pool: Pool, compared: { of: number; total: number }): Promise<LogosCompared> {
  return { ...compared, asOf: (await logosComparedAsOf(pool))?.toISOString() ?? null }
}
