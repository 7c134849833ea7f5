import type { FailedFilters } from './filters.ts'
import { isBuried, type LiveSegment } from './live-segment.ts'
import type { NamePlace } from './scored-name.ts'

/** The living marks of one name with the filters each fails; reused from name to name, for a search goes through thousands. */
export class MarksOfName {
  count = 0
  /** Of each mark the position of its segment, its record there, and the filters it fails. */
  lives = new Uint16Array(64)
  records = new Uint32Array(64)
  failures = new Uint8Array(64)
  /** Marks that pass all filters. */
  passing = 0
  /** The filters that are the only one some mark fails. */
  failedAlone = 0

  /** @param failedBySegment null: there is no filter */
  load(segments: readonly LiveSegment[], places: readonly NamePlace[], failedBySegment: readonly FailedFilters[] | null): void {
    this.count = 0
    this.passing = 0
    this.failedAlone = 0
    for (const { live, name } of places) {
      const { segment, tombstones, buried } = segments[live] as LiveSegment
      const { nameRecordStart, nameRecords } = segment.arrays
      const from = nameRecordStart[name] as number
      const until = nameRecordStart[name + 1] as number
      const failedOf = failedBySegment === null ? null : (failedBySegment[live] as FailedFilters)
      this.reserve(until - from)
      for (let at = from; at < until; at++) {
        const record = nameRecords[at] as number
        if (buried > 0 && isBuried(tombstones, record)) continue
        const failures = failedOf === null ? 0 : failedOf(record)
        if (failures === 0) this.passing++
        else if ((failures & (failures - 1)) === 0) this.failedAlone |= failures
        this.lives[this.count] = live
        this.records[this.count] = record
        this.failures[this.count++] = failures
      }
    }
  }

  private reserve(more: number): void {
    const needed = this.count + more
    if (needed <= this.records.length) return
    const { lives, records, failures } = this
    const size = Math.max(needed, records.length * 2)
    this.lives = new Uint16Array(size)
    this.lives.set(lives)
    this.records = new Uint32Array(size)
    this.records.set(records)
    this.failures = new Uint8Array(size)
    this.failures.set(failures)
  }
}
