import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyMark, plainMark } from '../../test/marks.ts'
import { classesOf, packRow, rowOf, unpackRow, viennaOf } from './mark-row.ts'

it('reads the row that it packed', () => {
  fc.assert(
    fc.property(anyMark(2 ** 31 - 1), (mark) => {
      const row = rowOf(mark)
      expect(unpackRow(packRow(row))).toEqual(row)
    }),
  )
})

it('keeps every class and category, and drops those that nothing filters by', () => {
  const all = (last: number) => Array.from({ length: last }, (_, i) => i + 1)
  const row = unpackRow(packRow(rowOf({ ...plainMark, niceClasses: [0, ...all(45)], viennaCategories: [...all(29), 30] })))
  expect(classesOf(row)).toEqual(all(45))
  expect(viennaOf(row)).toEqual(all(29))
})

it('cuts texts that are longer than any comparison reads', () => {
  const { name, owner } = unpackRow(packRow(rowOf({ ...plainMark, name: 'x'.repeat(70_000), ownerName: 'Lumora' })))
  expect(name).toHaveLength(65_535)
  expect(owner).toMatch(/^lumora/)
})
