import { isBuried, type LiveSegment } from './live-segment.ts'
import { type CompiledClauses, cheapestSource, testsOf } from './query-clauses.ts'

/** Calls `visit` once with every living mark of a segment that all clauses but `similar` ones hold for, and whose name is not banned. */
export function visitMarks(
  live: LiveSegment,
  clauses: CompiledClauses,
  banned: ReadonlySet<number> | undefined,
  visit: (record: number, rank: number) => void,
): void {
  const { segment, tombstones } = live
  const source = cheapestSource(live, clauses).find()
  const tests = testsOf(live, clauses, source, banned)
  const { name: nameOf, nameRecordStart, nameRecords } = segment.arrays
  const visitRecord = (record: number) => {
    if (isBuried(tombstones, record) || !tests.record(record)) return
    const name = nameOf[record] as number
    if (tests.name(name)) visit(record, tests.rank(name))
  }
  switch (source.kind) {
    case 'all':
      for (let record = 0; record < segment.marks; record++) visitRecord(record)
      break
    case 'records':
      for (const record of source.records) visitRecord(record)
      break
    case 'names':
      for (let name = 0; name < source.names.length; name++) {
        if (source.names[name] === 0 || !tests.name(name)) continue
        const rank = tests.rank(name)
        const end = nameRecordStart[name + 1] as number
        for (let at = nameRecordStart[name] as number; at < end; at++) {
          const record = nameRecords[at] as number
          if (!isBuried(tombstones, record) && tests.record(record)) visit(record, rank)
        }
      }
  }
}
