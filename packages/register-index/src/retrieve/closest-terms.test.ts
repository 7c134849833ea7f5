import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ClosestTerms } from './closest-terms.ts'

const closest = new ClosestTerms()

it('keeps each word once with its greatest likeness, and the most similar words if there are too many', () => {
  const taken = fc.array(fc.tuple(fc.nat(3_000), fc.constantFrom(0.5, 0.6, 0.75, 0.9, 1)), { maxLength: 4_000, size: 'max' })
  fc.assert(
    fc.property(taken, fc.integer({ min: 1, max: 2_500 }), (entries, most) => {
      closest.clear()
      const expected = new Map<number, number>()
      for (const [term, likeness] of entries) {
        closest.take(term, likeness)
        expected.set(term, Math.max(expected.get(term) ?? 0, likeness))
      }
      const all = [...expected]
      const { terms, likenesses } = closest.best(most)
      const found = Array.from(terms, (term, i) => [term, likenesses[i]])
      expect(found).toEqual(all.length <= most ? all : all.sort((a, b) => b[1] - a[1]).slice(0, most))
    }),
    { numRuns: 30 },
  )
})
