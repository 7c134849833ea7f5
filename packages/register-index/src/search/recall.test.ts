import { expect, it } from 'vitest'
import { scoreEverything } from '../../bench/exhaustive.ts'
import { plantedNames, plantedQueries } from '../../bench/planted.ts'
import { type ConflictKind, plantedConflicts } from '../../bench/planted-conflicts.ts'
import { syntheticRegister } from '../../bench/synthetic-marks.ts'
import { indexOf, plainMark } from '../../test/marks.ts'
import { type IndexFilters, noFilters } from '../filter/filters.ts'
import { Scratch } from './scratch.ts'
import { rankNames } from './search-names.ts'

const scratch = new Scratch()

/* The share of what a search must find in a register of 20,000 marks. These floors may only rise. */
const floors = { planted: 0.99, twoEdits: 0.95, exhaustive: 0.99, filtered: 0.98 }

/** The same words in another order, or with added words that do not count. */
const neverMissed = ['generic', 'order', 'split', 'join']

const count = 20_000
const queries = plantedQueries(4, 60)
const conflicts = plantedConflicts(5, 60)
const planted = [...plantedNames(queries), ...conflicts.map(({ earlier }) => earlier)]
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
    rankNames(scratch, segments, { text, minimumSimilarity: 70, filters, maximumNames: 1000 })
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

it.each<[ConflictKind, number]>([
  ['sharedCoined', 0.95],
  ['runTogether', 0.55],
  ['runTogetherEarlier', 0.55],
  ['likeDominant', 0.65],
  ['soundDominant', 0.9],
  ['likeOnly', 0.8],
  ['acronym', 0.74],
])('finds names with the same or an alike coined word, and alike acronyms, among the first 50: %s', (wanted, floor) => {
  const ofKind = conflicts.filter(({ kind }) => kind === wanted)
  const found = ofKind.filter(({ searched, earlier }) => first(searched, noFilters).has(earlier))
  expect(found.length / ofKind.length).toBeGreaterThanOrEqual(floor)
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

it('finds names that pass a narrow filter among thousands of more similar names that do not', () => {
  const text = 'bramolienta'
  const changed = (places: readonly number[], letters: string) =>
    places.reduce((name, place, i) => name.slice(0, place) + letters[i] + name.slice(place + 1), text)
  const pairs = 'ui ea dt nm fl ou kz ps wr ei ge pm bd tt lr sz vw io'.split(' ')
  const nearer = new Set<string>()
  for (let i = 0; i < text.length; i++)
    for (let j = i + 1; j < text.length; j++)
      for (const letters of pairs) for (const ending of ['', 's', 'o']) nearer.add(changed([i, j], letters) + ending)
  const farther = Array.from({ length: 60 }, (_, i) =>
    changed([2 + (i % 3), 5 + (i % 4), 9], `${'aeioudlr'[i % 8]}${'tsgkfvnm'[i % 7]}${'eiou'[i % 4]}`),
  )
  const crowded = indexOf([
    ...[...nearer].map((name, i) => ({ ...plainMark, serial: i + 1, name, office: 'de' as const })),
    ...farther.map((name, i) => ({ ...plainMark, serial: nearer.size + i + 1, name, office: 'at' as const })),
  ])
  const segments = [...crowded.state.base, ...crowded.state.changes]
  const filters: IndexFilters = { ...noFilters, registrationOfficeCodes: ['at'] }
  const { names } = rankNames(scratch, segments, { text, minimumSimilarity: 70, filters, maximumNames: 1000 })
  const passing = names.filter(({ passes }) => passes).map((name) => name.text)
  const truth = scoreEverything(segments, text, 70, filters)
  expect(truth.length).toBeGreaterThanOrEqual(5)
  const found = truth.filter(({ text }) => passing.includes(text))
  expect(found.length / truth.length).toBeGreaterThanOrEqual(0.8)
})
