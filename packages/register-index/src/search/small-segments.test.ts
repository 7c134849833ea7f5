import { expect, it } from 'vitest'
import { syntheticRegister } from '../../bench/synthetic-marks.ts'
import { segmentOf } from '../../test/marks.ts'
import { noFilters } from '../filter/filters.ts'
import type { IndexedMark } from '../layout/mark.ts'
import { nearTrigramCount } from '../layout/near-letters.ts'
import { RegisterBuilder } from '../register-builder.ts'
import { trigramsOfNames } from '../retrieve/trigram-statistics.ts'

it.each([
  ['small', 5, 250],
  ['very small', 40, 30],
])('finds as much while %s changes are waiting to be merged', (_, changes, size) => {
  const register = syntheticRegister(1, 10_000)
  const builder = new RegisterBuilder(10_000)
  const marks: IndexedMark[] = []
  for (let serial = 1; serial <= 10_000; serial++) {
    const mark = register.mark(serial)
    builder.add(mark)
    marks.push(mark)
  }
  const index = builder.build(1)
  const texts = marks.flatMap(({ name }) => (name !== null && name.length > 5 ? [`${name.slice(0, -1)}q`] : [])).slice(0, 60)
  const request = {
    minimumSimilarity: 60,
    maximumNames: 1_000,
    filters: noFilters,
    sort: 'relevance',
    page: 1,
    size: 10,
  } as const
  const found = () => texts.map((text) => index.searchNames({ ...request, text }).total)
  const suggested = () => texts.map((text) => index.suggest(text, 20).page.length)
  const before = { found: found(), suggested: suggested() }
  const later = syntheticRegister(9, 5_000)
  for (let change = 0; change < changes; change++) {
    const upserts = Array.from({ length: size }, (_, i) => later.mark(20_000 + change * size + i))
    index.append({ upserts, removedSerials: [], revision: change + 2 })
  }
  // Candidates at the margin may differ, but only by a few in a hundred.
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0)
  expect(sum(found())).toBeGreaterThan(sum(before.found) * 0.95)
  expect(sum(suggested())).toBeGreaterThan(sum(before.suggested) * 0.95)
})

it('weighs trigrams alike however the names are divided into segments', () => {
  const register = syntheticRegister(4, 600)
  const names = [...new Set(Array.from({ length: 600 }, () => register.name().toLowerCase()))]
  const whole = trigramsOfNames([segmentOf(names)])
  for (const cut of [3, 90, 400]) {
    const parts = trigramsOfNames([segmentOf(names.slice(0, cut)), segmentOf(names.slice(cut))])
    expect(parts.count).toBe(whole.count)
    for (let trigram = 0; trigram < nearTrigramCount; trigram++)
      expect(parts.frequencyOf(trigram)).toBe(whole.frequencyOf(trigram))
  }
})
