import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyRegister, indexOf, plainMark } from '../../test/marks.ts'
import { type IndexedMark, markTypes, officeCodes, stateCategories } from '../layout/mark.ts'
import type { MarkCounts, OfficeQuestion } from './count-register.ts'

const days = ['1999-12-31', '2019-05-05', '2020-01-14', '2020-01-15', '2020-01-16', '2024-02-29', '2030-01-01']
const anyQuestions: fc.Arbitrary<OfficeQuestion[]> = fc.uniqueArray(
  fc.record({
    office: fc.constantFrom(...officeCodes),
    from: fc.array(fc.constantFrom(...days), { maxLength: 3 }),
    until: fc.constantFrom(...days),
  }),
  { selector: ({ office }) => office },
)

/** Counts marks one by one, without an index. */
function naiveCounts(marks: readonly IndexedMark[]): MarkCounts {
  const count = (passes: (mark: IndexedMark) => boolean) => marks.filter(passes).length
  return {
    total: marks.length,
    types: Object.fromEntries(markTypes.map((type) => [type, count((mark) => mark.type === type)])) as MarkCounts['types'],
    categories: Object.fromEntries(
      stateCategories.map((category) => [category, count((mark) => mark.category === category)]),
    ) as MarkCounts['categories'],
    niceClasses: Array.from({ length: 45 }, (_, i) => count((mark) => mark.niceClasses.includes(i + 1))),
  }
}

it('equals counting marks one by one, also after changes and removals', () => {
  fc.assert(
    fc.property(
      anyRegister(40),
      anyRegister(15),
      fc.subarray([1, 2, 3, 4, 5, 6, 7, 8]),
      anyQuestions,
      fc.integer({ min: 0, max: 6 }),
      (marks, changed, removedSerials, questions, most) => {
        const index = indexOf(marks)
        index.apply({ upserts: changed, removedSerials, revision: 7 })
        const now = [...new Map([...marks, ...changed].map((mark) => [mark.serial, mark])).values()].filter(
          ({ serial }) => !removedSerials.includes(serial),
        )
        const { revision, offices } = index.countRegister(questions, most)
        expect(revision).toBe(7)
        expect(offices).toEqual(
          questions.map(({ office, from, until: last }) => {
            const own = now.filter((mark) => mark.office === office)
            const until = own.filter(({ applicationDate }) => applicationDate !== null && applicationDate <= last)
            const latest = until
              .filter(({ category }) => category !== 'dead')
              .sort((a, b) =>
                a.applicationDate === b.applicationDate
                  ? a.serial - b.serial
                  : `${a.applicationDate}` < `${b.applicationDate}`
                    ? 1
                    : -1,
              )
            return {
              office,
              all: naiveCounts(own),
              windows: from.map((day) => naiveCounts(until.filter(({ applicationDate }) => `${applicationDate}` >= day))),
              latest: latest.slice(0, most).map(({ serial }) => serial),
            }
          }),
        )
      },
    ),
    { numRuns: 300 },
  )
})

it('excludes marks of the day before the window and of the day after it', () => {
  const on = (serial: number, applicationDate: string) => ({ ...plainMark, serial, applicationDate })
  const index = indexOf([on(1, '2024-01-30'), on(2, '2024-01-31'), on(3, '2024-02-29'), on(4, '2024-03-01')])
  const [de] = index.countRegister([{ office: 'de', from: ['2024-01-31', '2024-02-29'], until: '2024-02-29' }], 9).offices
  expect([de?.all.total, de?.windows.map(({ total }) => total), de?.latest]).toEqual([4, [2, 1], [3, 2, 1]])
})
