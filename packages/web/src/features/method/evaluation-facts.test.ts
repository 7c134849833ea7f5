import { expect, it } from 'vitest'
import { jurisdictionName, recommendedSimilarity } from './evaluation-facts.ts'

const row = (minimumSimilarity: number, recallAt50: number | null) => ({
  minimumSimilarity,
  recallAt50,
  recallAt50Interval: null,
  recallInResult: recallAt50,
})

it('recommends the highest minimum similarity that hides hardly anything', () => {
  expect(recommendedSimilarity([row(50, 0.92), row(60, 0.9), row(70, 0.86), row(90, 0.1)])).toBe(60)
})

it('recommends nothing without figures', () => {
  expect(recommendedSimilarity([])).toBeNull()
  expect(recommendedSimilarity([row(50, null)])).toBeNull()
})

it('names places in the language of the page, and keeps unknown keys', () => {
  expect(jurisdictionName('CH', 'de')).toBe('Schweiz')
  expect(jurisdictionName('not a place', 'de')).toBe('not a place')
})
