import { isBuried, type LiveSegment, liveOf } from '../layout/live-segment.ts'
import { recordOf } from '../layout/segment.ts'
import type { LogoSegment } from '../logo/logo-segment.ts'
import { type CopiedLogo, LogoBuilder } from './logo-builder.ts'

/*
 * Logos have columns of their own to filter by, so a changed mark gives its logo new ones, and a logo that is described
 * later takes those of its mark. Neither touches the other's segments.
 */

/** Adds the logo of a living mark with its columns in the index. Ignores unknown marks. */
export function addLogo(builder: LogoBuilder, segments: readonly LiveSegment[], serial: number, packed: Uint8Array): void {
  for (const { segment, tombstones } of segments) {
    const record = recordOf(segment, serial)
    if (record < 0 || isBuried(tombstones, record)) continue
    builder.add(segment, record, packed)
    return
  }
}

/** Returns the logos of marks that are changed, with the marks' new columns. Null if none of the marks has a logo. */
export function logosOfChanged(
  logos: readonly LiveSegment<LogoSegment>[],
  changed: LiveSegment,
): LiveSegment<LogoSegment> | null {
  const builder = new LogoBuilder()
  for (const { segment, tombstones } of logos) {
    const copied: CopiedLogo[] = []
    changed.segment.arrays.serial.forEach((serial, columnsAt) => {
      if (isBuried(changed.tombstones, columnsAt)) return
      const record = recordOf(segment, serial)
      if (record >= 0 && !isBuried(tombstones, record)) copied.push({ record, columns: changed.segment, columnsAt })
    })
    if (copied.length > 0) builder.addFrom(segment, copied)
  }
  return builder.length === 0 ? null : liveOf(builder.build(changed.segment.revision, null))
}
