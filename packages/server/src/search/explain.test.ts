import { noFilters } from '@marklot/contracts'
import { compareNames } from '@marklot/similarity'
import { describe, expect, it } from 'vitest'
import type { SearchEngine } from './engine/port.ts'
import { compareInClasses, explainMarks, prepareComparison, withEngineScores } from './explain.ts'

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

  it('have the score that ranked the mark where a recorded translation raised it', async () => {
    const [own] = await explain(['Spring Marten'], ['Quellmarde'])
    const lifted = { total: 86, look: 12, sound: 14, structure: null, meaning: 100 }
    const page = [{ serial: 4, nameScore: lifted }]
    expect(withEngineScores(page, [{ serial: 4 }], [own ?? null])).toMatchObject([
      { score: lifted, comparison: { remark: 'sameMeaning', columns: own?.comparison.columns } },
    ])
    expect(withEngineScores([], [{ serial: 4 }], [own ?? null])).toEqual([own])
  })

  it('read the translation of a single mark as the search does', async () => {
    const engine: Pick<SearchEngine, 'weakElements'> = { weakElements: async () => [] }
    const compare = (translation?: string) =>
      compareInClasses(engine as SearchEngine, 'Spring Marten', 'Quellmarde', noFilters.goodsClasses, translation)
    expect((await compare()).score.total).toBeLessThan(50)
    expect(await compare('spring marten')).toMatchObject({ score: { meaning: 100 }, comparison: { remark: 'sameMeaning' } })
    expect((await compare('spring marten')).score.total).toBeGreaterThanOrEqual(85)
  })

  it('are null without a sign', async () => {
    expect(await explain([], ['Lumora', 'Lumora'])).toEqual([null, null])
  })
})
