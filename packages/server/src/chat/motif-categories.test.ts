import { viennaCategories, viennaWords } from '@marklot/nice'
import { expect, it } from 'vitest'
import { motifCategories } from './motif-categories.ts'

it.each([
  ['Löwen', [3]],
  ['lions', [3]],
  ['leoni', [3]],
  ['estrellas', [1]],
  ['Einhorn', [4]],
  ['apple', [5]],
  ['ice cream', [8]],
  ['roten Löwen', [3]],
  ['Kaffeetasse', [11]],
  ['red', [29]],
  ['3', [3]],
  ['03.01.01', [3]],
  ['30', []],
  ['zorblax', []],
])('the motif %s belongs to the categories %j', (motif, categories) => {
  expect(motifCategories(motif)).toEqual(categories)
})

it('every category has words', () => {
  expect(viennaWords).toHaveLength(viennaCategories.length)
})
