import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexOf, plainMark } from '../../test/marks.ts'
import type { Segment } from '../layout/segment.ts'
import { ColumnsOfNames, KeptColumns, type MarkColumns, tallyOf } from './mark-columns.ts'

/** Marks with ten names, some on few marks and some on many, with interleaved records. */
function segmentOfNames(): Segment {
  const left = [1, 2, 300, 63, 64, 65, 5, 128, 1, 90]
  const marks = []
  for (let serial = 1; left.some((marks) => marks > 0); ) {
    for (const [i, more] of left.entries()) {
      if (more === 0) continue
      left[i] = more - 1
      const niceClasses = [...new Set([1 + (serial % 45), 1 + ((serial * 7) % 45)])]
      marks.push({ ...plainMark, serial, name: `Tavilo ${'x'.repeat(i)}`, stateKey: `state ${serial % 9}`, niceClasses })
      serial++
    }
  }
  const live = indexOf(marks).state.base[0]
  if (live === undefined) throw new Error('The register has a segment.')
  return live.segment
}

const segment = segmentOfNames()
const live = { segment, tombstones: new Uint32Array(segment.marks), buried: 0 }
const rows = ({ records, kind, classesLow, classesHigh }: MarkColumns, from: number, until: number) =>
  Array.from({ length: until - from }, (_, i) => [records, kind, classesLow, classesHigh].map((column) => column[from + i]))

/** Returns the marks of a name, read one by one. */
function marksOf(name: number) {
  const { nameRecordStart, nameRecords, kind, classesLow, classesHigh } = segment.arrays
  const records = nameRecords.subarray(nameRecordStart[name], nameRecordStart[name + 1])
  return Array.from(records, (record) => [record, kind[record], classesLow[record], classesHigh[record]])
}
const names = fc.array(fc.nat({ max: segment.names - 1 }))

describe('columns of the marks of names', () => {
  it('belong to their name and are ordered by serial, however many names are loaded', () => {
    const columns = new ColumnsOfNames()
    const expected = Array.from({ length: segment.names }, (_, name) => String(marksOf(name)))
    fc.assert(
      fc.property(fc.oneof(names, fc.constant(Array.from({ length: 600 }, (_, i) => i % segment.names))), (asked) => {
        columns.clear()
        for (const name of asked) columns.add(0, name)
        columns.load([live])
        const found = asked.map((_, i) =>
          String(rows(columns.columns[i] as MarkColumns, columns.from[i] as number, columns.until[i] as number)),
        )
        expect(found).toEqual(asked.map((name) => expected[name]))
      }),
      { numRuns: 15 },
    )
    for (let name = 0; name < segment.names; name++) {
      const records = marksOf(name).map(([record]) => record as number)
      expect(records).toEqual([...records].sort((a, b) => a - b))
    }
  })

  it('have the classes of the requested kinds, and the kinds of all marks', () => {
    const columns = new ColumnsOfNames()
    fc.assert(
      fc.property(names, fc.uint8Array({ minLength: 9, maxLength: 9, max: 1 }), (asked, byKind) => {
        columns.clear()
        for (const name of asked) columns.add(0, name)
        columns.load([live], byKind)
        const wanted = (row: (number | undefined)[]) => (byKind[row[1] as number] === 0 ? row : row.slice(0, 2))
        for (const [i, name] of asked.entries()) {
          const own = rows(columns.columns[i] as MarkColumns, columns.from[i] as number, columns.until[i] as number)
          expect(String(own.map(wanted))).toBe(String(marksOf(name).map(wanted)))
        }
      }),
      { numRuns: 15 },
    )
  })

  it('are the same after they were dropped for other names', () => {
    fc.assert(
      fc.property(names, fc.constantFrom(0, 100, 200, 10_000), (asked, most) => {
        const kept = new KeptColumns(most)
        for (const name of asked) {
          const columns = kept.of(segment, name)
          expect(String(rows(columns, 0, columns.records.length))).toBe(String(marksOf(name)))
          if (most > segment.marks) expect(kept.of(segment, name)).toBe(columns)
        }
      }),
      { numRuns: 20 },
    )
  })

  it('add up to a tally by kind and class', () => {
    const kept = new KeptColumns()
    for (let name = 0; name < segment.names; name++) {
      const columns = kept.of(segment, name)
      const { kinds, marks, classes } = tallyOf(columns)
      const counted = Array.from(kinds, (kind, i): [number, number] => [kind, marks[i] as number])
      const expected = new Map<number, number>()
      for (const kind of columns.kind) expected.set(kind, (expected.get(kind) ?? 0) + 1)
      expect(new Map(counted)).toEqual(expected)
      const low = (number: number) => columns.classesLow.filter((mask) => ((mask >>> (number - 1)) & 1) === 1).length
      const high = (number: number) => columns.classesHigh.filter((mask) => ((mask >>> (number - 33)) & 1) === 1).length
      for (let number = 1; number <= 45; number++) expect(classes[number]).toBe(number <= 32 ? low(number) : high(number))
    }
  })
})
