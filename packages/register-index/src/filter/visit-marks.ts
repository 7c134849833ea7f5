import { isBuried, type LiveSegment } from '../layout/live-segment.ts'
import { type CompiledClauses, cheapestSource, testsOf } from './query-clauses.ts'

/**
 * If more than this share of the names or owners pass, marks are read in column order, because sequential reads
 * are several times faster.
 */
const manyShare = 1 / 8

/**
 * Calls `visit` once for each living mark of a segment that passes all clauses except `similar` ones and whose name is
 * not banned.
 */
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
    const name = nameOf[record]
    if (tests.name(name)) visit(record, tests.rank(name))
  }
  switch (source.kind) {
    case 'all':
      for (let record = 0; record < segment.marks; record++) visitRecord(record)
      break
    case 'owners': {
      const { owner: ownerOf, ownerStart, ownerRecordStart, ownerRecords } = segment.arrays
      if (source.owners.length > ownerStart.length * manyShare) {
        const passes = new Uint8Array(ownerStart.length)
        for (const owner of source.owners) passes[owner] = 1
        for (let record = 0; record < segment.marks; record++) if (passes[ownerOf[record]] === 1) visitRecord(record)
        break
      }
      for (const owner of source.owners) {
        const end = ownerRecordStart[owner + 1]
        for (let at = ownerRecordStart[owner]; at < end; at++) visitRecord(ownerRecords[at])
      }
      break
    }
    case 'records':
      for (const record of source.records) visitRecord(record)
      break
    case 'names': {
      const ranks = source.names
      let passing = 0
      for (let name = 0; name < ranks.length; name++) {
        if (ranks[name] === 0) continue
        ranks[name] = tests.name(name) ? tests.rank(name) + 1 : 0
        if (ranks[name] !== 0) passing++
      }
      if (passing > ranks.length * manyShare) {
        for (let record = 0; record < segment.marks; record++) {
          const name = nameOf[record]
          if (name < 0 || ranks[name] === 0) continue
          if (!isBuried(tombstones, record) && tests.record(record)) visit(record, ranks[name] - 1)
        }
        break
      }
      for (let name = 0; name < ranks.length; name++) {
        if (ranks[name] === 0) continue
        const end = nameRecordStart[name + 1]
        for (let at = nameRecordStart[name]; at < end; at++) {
          const record = nameRecords[at]
          if (!isBuried(tombstones, record) && tests.record(record)) visit(record, ranks[name] - 1)
        }
      }
    }
  }
}
