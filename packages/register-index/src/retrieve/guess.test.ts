import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Evidence, guessBy, isHopeless, LeastNear } from './guess.ts'
import type { SharedWords } from './term-view.ts'

const part = fc.double({ min: 0, max: 1, noNaN: true })
const evidence = fc
  .record({ near: part, rough: part, beginning: part, ending: part, shortest: fc.integer({ min: 1, max: 20 }), more: fc.nat(20) })
  .map(({ more, ...rest }): Evidence => ({ ...rest, longest: rest.shortest + more }))
const words = fc.record<SharedWords>({ value: part, high: part, low: part, first: part, weakShare: part, lostWeight: part })

it('is a number of thousandths', () => {
  fc.assert(
    fc.property(evidence, words, (letters, shared) => {
      const guess = guessBy(letters, shared)
      expect(Number.isInteger(guess) && guess >= 0 && guess <= 1000).toBe(true)
    }),
  )
})

it('never leaves out what stands whole in the other name, however worn out its words are and wherever they stand', () => {
  fc.assert(
    fc.property(evidence, words, fc.double({ min: 0.74, max: 1, noNaN: true }), (letters, shared, value) => {
      const whole = { ...shared, value }
      expect(isHopeless(letters.near, whole)).toBe(false)
      expect(guessBy(letters, whole)).toBeGreaterThanOrEqual(719)
    }),
  )
})

it('leaves out for its letters alone only what could not be guessed to score enough', () => {
  const letters = fc
    .record({
      length: fc.integer({ min: 1, max: 31 }),
      count: fc.integer({ min: 1, max: 60 }),
      same: part,
      ends: part,
      first: part,
      rough: part,
    })
    .map(({ length, count, same, ends, first, rough }) => {
      const longest = Math.max(length, count)
      const near = Math.round(same * longest) / longest
      const atEnds = Math.round(ends * near * longest) / longest
      const beginning = Math.round(first * atEnds * longest) / longest
      return {
        length,
        count,
        evidence: {
          near,
          rough: Math.round(rough * longest) / longest,
          beginning,
          ending: atEnds - beginning,
          shortest: Math.min(length, count),
          longest,
        },
      }
    })
  const none: SharedWords = { value: 0, high: 0, low: 0, first: 0, weakShare: 0, lostWeight: 0 }
  fc.assert(
    fc.property(letters, fc.integer({ min: 100, max: 950 }), ({ length, count, evidence }, least) => {
      fc.pre(guessBy(evidence, none) >= least)
      const needed = new LeastNear(length, least)
      const changes = (likeness: number) => Math.round((1 - likeness) * evidence.longest)
      expect(evidence.near).toBeGreaterThan(needed.of(count))
      expect(changes(evidence.rough)).toBeLessThanOrEqual(needed.mostKinds(count, changes(evidence.near)))
    }),
    { numRuns: 1000 },
  )
})
