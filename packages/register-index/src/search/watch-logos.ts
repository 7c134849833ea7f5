import { type CopiedLogo, LogoBuilder } from '../build/logo-builder.ts'
import { compileFilters, type IndexFilters, restricts } from '../filter/filters.ts'
import { isBuried, type LiveSegment, liveOf } from '../layout/live-segment.ts'
import { recordOf } from '../layout/segment.ts'
import { withCommonParts } from '../logo/common-parts.ts'
import type { LogoSegment } from '../logo/logo-segment.ts'
import { withNeighbours } from '../logo/neighbours.ts'
import { prepareLogo } from '../logo/prepared-logo.ts'
import { isComparable, type SearchedLogo } from '../logo/searched-logo.ts'
import { findLogoMarks, type LogoMatch, matchOf } from './logo-marks.ts'
import type { LogoLimits } from './requests.ts'
import type { Scratch } from './scratch.ts'

/** A saved search by logo, with the caller's own id. */
export interface SavedLogo extends LogoLimits {
  id: number
  logo: SearchedLogo
  filters: IndexFilters
}

/** A new mark that a saved logo would find. */
export interface LogoWatchMatch {
  id: number
  serial: number
  logo: LogoMatch
}

/**
 * Searches in reverse: finds the new marks whose logo each saved search would find. All logos of the new marks are
 * compared. Marks without a described logo are ignored, and so are saved logos of another version: describe those again
 * (see `descriptorVersion`).
 * @param neighbours the logos that show what is near and what is common: those of the register, as in a search
 */
export function watchLogos(
  scratch: Scratch,
  logos: readonly LiveSegment<LogoSegment>[],
  saved: readonly SavedLogo[],
  newSerials: readonly number[],
  neighbours: readonly LiveSegment<LogoSegment>[] = logos,
): LogoWatchMatch[] {
  const live = newLogosOf(logos, newSerials)
  const { segment } = live
  const matches: LogoWatchMatch[] = []
  if (segment.marks === 0) return matches
  for (const { id, logo, filters, ...limits } of saved) {
    if (!isComparable(logo)) continue
    const failedBySegment = [restricts(filters) ? compileFilters(filters, segment) : null]
    const weighed = withCommonParts(scratch.logos, neighbours, prepareLogo(logo))
    const prepared = limits.sameIdea ? withNeighbours(scratch.logos, neighbours, weighed, true) : weighed
    const marks = findLogoMarks(scratch, [live], prepared, {
      ...limits,
      failedBySegment,
      mostMarks: segment.marks,
      readsAll: true,
    })
    for (const mark of marks) if (mark.failures === 0) matches.push({ id, serial: mark.serial, logo: matchOf(mark, logo) })
  }
  return matches
}

interface NewLogos {
  serials: readonly number[]
  live: LiveSegment<LogoSegment>
}
/** The latest new logos for each state of the register: saved logos arrive in many calls. */
const kept = new WeakMap<readonly LiveSegment<LogoSegment>[], NewLogos>()

function newLogosOf(register: readonly LiveSegment<LogoSegment>[], serials: readonly number[]): LiveSegment<LogoSegment> {
  const known = kept.get(register)
  if (known?.serials.length === serials.length && known.serials.every((serial, i) => serial === serials[i])) return known.live
  const builder = new LogoBuilder(serials.length)
  for (const { segment, tombstones } of register) {
    const copied: CopiedLogo[] = []
    for (const serial of new Set(serials)) {
      const record = recordOf(segment, serial)
      if (record >= 0 && !isBuried(tombstones, record)) copied.push({ record, columns: segment, columnsAt: record })
    }
    if (copied.length > 0) builder.addFrom(segment, copied)
  }
  const live = liveOf(builder.build(0, null))
  kept.set(register, { serials: [...serials], live })
  return live
}
