import fc from 'fast-check'
import { expect, it } from 'vitest'
import { weightOfPart } from './common-parts.ts'

it('counts a part less the more logos contain it, a rare one fully and none less than three quarters', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(share, share, (one, other) => {
      const [rarer, commoner] = [one, other].toSorted((a, b) => a - b)
      expect(weightOfPart(rarer as number)).toBeGreaterThanOrEqual(weightOfPart(commoner as number))
      expect(weightOfPart(commoner as number)).toBeGreaterThanOrEqual(0.75)
    }),
  )
  expect([0, 0.0005, 0.005, 0.05, 1].map(weightOfPart)).toEqual([1, 1, 0.95, 0.9, expect.closeTo(0.835, 3)])
})
