import { expect, it } from 'vitest'
import { scoreEverything } from '../bench/exhaustive.ts'
import { plantedNames, plantedQueries } from '../bench/planted.ts'
import { syntheticRegister } from '../bench/synthetic-marks.ts'
import { indexOf } from '../test/marks.ts'
import { type IndexFilters, noFilters } from './filters.ts'
import { rankNames } from './search-names.ts'

/* What a search finds in a register of 20,000 marks, of what it must find. These floors may only rise. */
const floors = { planted: 0.99, twoEdits: 0.95, exhaustive: 0.98, filtered: 0.97 }

/** The same words: however they stand, and whatever says nothing stands beside them. */
const neverMissed = ['generic', 'order', 'split', 'join']

const count = 20_000
const queries = plantedQueries(4, 60)
const planted = plantedNames(queries)
const register = syntheticRegister(1, 400_000)
const index = indexOf(
  Array.from({ length: count }, (_, i) => {
    const mark = register.mark(i + 1)
    return { ...mark, name: planted[i - (count - planted.length)] ?? mark.name }
  }),
)
const segments = [...index.state.base, ...index.state.changes]
const first = (text: string, filters: IndexFilters) =>
  new Set(
    rankNames(segments, { text, minimumSimilarity: 70, filters, maximumNames: 1000 })
      .names.filter(({ passes }) => passes)
      .slice(0, 50)
      .map((name) => name.text),
  )

it('finds planted variants among the first 50', () => {
  let [asked, found, askedTwo, foundTwo] = [0, 0, 0, 0]
  const missed: string[] = []
  for (const { text, variants } of queries) {
    const names = first(text, noFilters)
    for (const [kind, variant] of Object.entries(variants)) {
      const isFound = Number(names.has(variant))
      asked++
      found += isFound
      if (isFound === 0 && neverMissed.includes(kind)) missed.push(`${text} / ${variant}`)
      if (kind !== 'edit2') continue
      askedTwo++
      foundTwo += isFound
    }
  }
  expect(missed).toEqual([])
  expect(found / asked).toBeGreaterThanOrEqual(floors.planted)
  expect(foundTwo / askedTwo).toBeGreaterThanOrEqual(floors.twoEdits)
})

it.each<[string, IndexFilters, number]>([
  ['', noFilters, floors.exhaustive],
  [' with a filter', { ...noFilters, registrationOfficeCodes: ['at'] }, floors.filtered],
])('finds what scoring every name finds%s', (_, filters, floor) => {
  let [wanted, found] = [0, 0]
  for (const { text } of plantedQueries(5, 60)) {
    const names = first(text, filters)
    for (const truth of scoreEverything(segments, text, 70, filters).slice(0, 50)) {
      wanted++
      found += Number(names.has(truth.text))
    }
  }
  expect(wanted).toBeGreaterThan(20)
  expect(found / wanted).toBeGreaterThanOrEqual(floor)
})
