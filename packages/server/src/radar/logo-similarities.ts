import type { LogosCompared } from '@marklot/contracts'
import type { SearchedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Pool } from '../platform/database.ts'
import { logosComparedAsOf, rowsBySerial } from '../register/index.ts'
import { explainLogos, type LogoMatch, type LogoSimilarities } from '../search/index.ts'
import type { WatchedLogo } from './watched-logos.ts'

/**
 * Comparing a picture takes milliseconds. Beyond this number of marks, alterations come only from the engine's match.
 */
const mostLookedAt = 200

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
  const unseen = (rows: typeof marks) => rows.map((row) => ({ ...row, logo: null }))
  const explain = (rows: typeof marks) => explainLogos(logos, chosen, found.logo, matches, rows)
  const near = marks.slice(0, mostLookedAt)
  const [seen, others] = await Promise.all([
    explain(near).catch((error: unknown) => {
      if (error instanceof AppError) return explain(unseen(near))
      throw error
    }),
    explain(unseen(marks.slice(mostLookedAt))),
  ])
  return new Map([...seen, ...others])
}

/** Adds to the counts of compared logos the day up to which the register's pictures are described. */
export async function withDay(pool: Pool, compared: { of: number; total: number }): Promise<LogosCompared> {
  return { ...compared, asOf: (await logosComparedAsOf(pool))?.toISOString() ?? null }
}
