import { compareNames } from '@marklot/similarity'
import { describe, expect, it } from 'vitest'
import { explainMarks, prepareComparison } from './explain.ts'

const explain = (signs: readonly string[], names: readonly (string | null)[]) =>
  explainMarks(
    names.map((name) => ({ name })),
    prepareComparison(signs)([]),
  )

describe('the comparisons of a page', () => {
  it('equal those of single names, even where a name repeats', async () => {
    const names = ['Lumora', 'LUMORA', 'Lumera', 'Lumora', null, 'Tavilo', 'Lumera']
    const expected = names.map((name) => (name === null ? null : compareNames('Lumora', name)))
    expect(await explain(['Lumora'], names)).toEqual(expected)
  })

  it('use the closest of several signs, and the first of equally close ones', async () => {
    const [tavilo, lumora] = await explain(['Lumora', 'Tavilo'], ['Tavilo', 'Lumora'])
    expect(tavilo).toEqual(compareNames('Tavilo', 'Tavilo'))
    expect(lumora).toEqual(compareNames('Lumora', 'Lumora'))
    expect(await explain(['Lumora', 'LUMORA'], ['lumora'])).toEqual([compareNames('Lumora', 'lumora')])
  })

  it('are complete and in order for the largest page, which is compared in several batches', async () => {
    const names = Array.from({ length: 100 }, (_, i) => `Lumora ${i}`)
    expect(await explain(['Lumora'], names)).toEqual(names.map((name) => compareNames('Lumora', name)))
  })

  it('are null without a sign', async () => {
    expect(await explain([], ['Lumora', 'Lumora'])).toEqual([null, null])
  })
})
