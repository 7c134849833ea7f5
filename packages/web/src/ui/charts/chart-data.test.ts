import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arcsOf, drawnValue, sumOf, tableText, writtenValue } from './chart-data.ts'

const short = (value: number) => `#${value}`
const written = (value: unknown) => writtenValue(value, short, 'Not Supported')

describe('a chart’s values', () => {
  it('are numbers in short notation, strings as they are, and nothing else', () => {
    expect([1200, 0, 'many', ''].map(written)).toEqual(['#1200', '#0', 'many', ''])
    for (const value of [null, undefined, true, {}, [], Number.NaN, Number.POSITIVE_INFINITY, 1n, Symbol('x')])
      expect(written(value)).toBe('Not Supported')
  })

  it('are drawn only when at least one can be drawn', () => {
    expect([5, -5, '5', null, Number.NaN].map(drawnValue)).toEqual([5, 0, 0, 0, 0])
  })
})

describe('a donut', () => {
  const row = fc.record({
    key: fc.string(),
    label: fc.string(),
    value: fc.oneof(fc.nat(), fc.string(), fc.constant(null), fc.double()),
  })

  it('is whole when anything is drawn, without gaps and in order', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 8 }), (rows) => {
        const arcs = arcsOf(rows)
        let until = 0
        for (const { from, length } of arcs) {
          expect(from).toBeCloseTo(until, 9)
          until = from + length
        }
        if (sumOf(rows) > 0 && Number.isFinite(sumOf(rows))) expect(until).toBeCloseTo(1, 9)
        else expect(arcs.every(({ length }) => length >= 0)).toBe(true)
      }),
    )
  })

  it('gives each value its share', () => {
    const rows = [
      { key: 'new', label: 'new', value: 1, colour: 'orange' },
      { key: 'alive', label: 'alive', value: 'unknown' },
      { key: 'dead', label: 'dead', value: 3, colour: 'grey' },
    ]
    expect(arcsOf(rows)).toEqual([
      { key: 'new', colour: 'orange', from: 0, length: 0.25 },
      { key: 'dead', colour: 'grey', from: 0.25, length: 0.75 },
    ])
  })
})

describe('a copied table', () => {
  it('has a line for each row and a tab between cells', () => {
    expect(
      tableText([
        ['Office', 'Marks'],
        ['A\tB\nC', '12'],
      ]),
    ).toBe('Office\tMarks\nA B C\t12')
  })
})
