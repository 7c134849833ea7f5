import fc from 'fast-check'
import { expect, it } from 'vitest'
import { syntheticRegister } from '../../bench/synthetic-marks.ts'
import { anyFilters, anyRegister, everything, indexOf, plainMark } from '../../test/marks.ts'
import { noFilters } from '../filter/filters.ts'
import type { SavedName, WatchMatch } from './watch.ts'

const verdicts = (matches: readonly WatchMatch[]) => matches.map(({ serial, nameScore }) => `${serial} ${nameScore.total}`).sort()

const single = (index: ReturnType<typeof indexOf>, saved: SavedName) =>
  index
    .searchNames({ ...everything, ...saved, size: 1000, maximumNames: 1000 })
    .page.map(({ serial, nameScore }) => `${serial} ${nameScore?.total}`)
    .sort()

it('gives the verdicts of single searches', () => {
  const saved = fc.record({
    id: fc.nat(),
    text: fc.constantFrom('Tavilo', 'mueller', 'STARLIGHT', 'Filipp', 'Tavilo Café Light', 'Sternenlicht', '!!!', ''),
    minimumSimilarity: fc.constantFrom(50, 70, 95),
    filters: anyFilters,
  })
  fc.assert(
    fc.property(anyRegister(40), saved, (marks, one) => {
      const index = indexOf(marks)
      const serials = marks.map(({ serial }) => serial)
      expect(verdicts(index.watch([one], serials))).toEqual(single(index, one))
    }),
    { numRuns: 60 },
  )
})

it('considers only new marks and keeps saved names apart', () => {
  const index = indexOf([
    { ...plainMark, serial: 1, name: 'Tavilo' },
    { ...plainMark, serial: 2, name: 'Tavillo' },
    { ...plainMark, serial: 3, name: 'Lorenza' },
  ])
  const saved = ['Tavilo', 'Lorenza'].map((text, id) => ({ id, text, minimumSimilarity: 70, filters: noFilters }))
  expect(index.watch(saved, [2, 3, 99]).map(({ id, serial }) => [id, serial])).toEqual([
    [0, 2],
    [1, 3],
  ])
})

it('finds among thousands of new marks what searching these marks finds', () => {
  const register = syntheticRegister(9, 100_000)
  const marks = Array.from({ length: 1_500 }, (_, i) => register.mark(i + 1))
  const index = indexOf(marks)
  const serials = marks.map(({ serial }) => serial)
  for (let id = 0; id < 40; id++) {
    const saved = { id, text: register.name(), minimumSimilarity: 75, filters: noFilters }
    expect(verdicts(index.watch([saved], serials))).toEqual(single(index, saved))
  }
})
