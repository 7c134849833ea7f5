import { SearchMethod } from '@marklot/contracts'
import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { knownConflicts, searchEvaluation } from './known-conflicts.ts'

const recall = (at50: number) => ({ recallAt10: at50, recallAt50: at50, recallAt200: at50 })
const evaluation = {
  rows: 200,
  registerMarks: 1000,
  measuredOn: '2026-01-31',
  recallAt50: 0.9,
  bySimilarity: [
    { minimumSimilarity: 70, recallAt50: 0.884, recallAt50Interval: { from: 0.832, until: 0.921 }, recallInResult: 0.9 },
    { minimumSimilarity: 75, recallAt50: null, recallAt50Interval: null, recallInResult: null },
  ],
  byGround: [
    { ground: 'phonetic' as const, rows: 100, ...recall(0.98) },
    { ground: 'visual' as const, rows: 90, ...recall(0.87) },
    { ground: 'conceptual' as const, rows: 14, ...recall(0.8) },
    { ground: 'translation' as const, rows: 8, ...recall(0.5) },
    { ground: 'abbreviation' as const, rows: 2, ...recall(0) },
  ],
}

it('states the share found at the minimum similarity of the search, and the most frequently missed grounds first', () => {
  expect(knownConflicts(70, evaluation)).toEqual({
    decisions: 200,
    found: 88,
    foundFrom: 83,
    foundUntil: 92,
    registerMarks: 1000,
    measuredOn: '2026-01-31',
    missed: ['translation', 'conceptual'],
  })
})

it('states nothing without measurements', () => {
  expect(knownConflicts(72, evaluation)).toBeNull()
  expect(knownConflicts(75, evaluation)).toBeNull()
})

it('names no ground when all are found about equally well', () => {
  const even = evaluation.byGround.map((row) => ({ ...row, ...recall(0.88) }))
  expect(knownConflicts(70, { ...evaluation, byGround: even })?.missed).toEqual([])
})

it('names at most three grounds', () => {
  const grounds = (['order', 'identical', 'translation', 'conceptual'] as const).map((ground) => ({
    ground,
    rows: 5,
    ...recall(0.1),
  }))
  expect(knownConflicts(70, { ...evaluation, byGround: grounds })?.missed).toHaveLength(3)
})

it('has measured figures for every permitted minimum similarity', () => {
  const asked = [50, 55, 60, 65, 70, 75, 80, 85, 90, 95, 100]
  expect(asked.map((minimum) => knownConflicts(minimum)?.decisions)).toEqual(asked.map(() => searchEvaluation.rows))
  expect(z.safeParse(SearchMethod.shape.evaluation, searchEvaluation).error).toBeUndefined()
})
