import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Evidence, Guesser, isHopeless, LeastNear } from './guess.ts'
import type { SharedWords } from './term-view.ts'

const guesser = new Guesser()

const part = fc.double({ min: 0, max: 1, noNaN: true })
const evidence = fc
  .record({ near: part, rough: part, beginning: part, ending: part, shortest: fc.integer({ min: 1, max: 20 }), more: fc.nat(20) })
  .map(({ more, ...rest }): Evidence => ({ ...rest, longest: rest.shortest + more }))
const words = fc.record<SharedWords>({ value: part, high: part, low: part, first: part, weakShare: part, lostWeight: part })

it('is an integer from 0 to 1000', () => {
  fc.assert(
    fc.property(evidence, words, (letters, shared) => {
      const guess = guesser.guess(letters, shared)
      expect(Number.isInteger(guess) && guess >= 0 && guess <= 1000).toBe(true)
    }),
  )
})

it('keeps every name that contains the other whole, whatever the weight and place of its words', () => {
  fc.assert(
    fc.property(evidence, words, fc.double({ min: 0.74, max: 1, noNaN: true }), (letters, shared, value) => {
      const whole = { ...shared, value }
      expect(isHopeless(letters.near, whole)).toBe(false)
      expect(guesser.guess(letters, whole)).toBeGreaterThanOrEqual(719)
    }),
  )
})

it('drops a name for its letters only if its guess could not be high enough', () => {
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
      fc.pre(guesser.guess(evidence, none) >= least)
      const needed = new LeastNear(guesser, length, least)
      const changes = (likeness: number) => Math.round((1 - likeness) * evidence.longest)
      expect(evidence.near).toBeGreaterThan(needed.of(count))
      expect(changes(evidence.rough)).toBeLessThanOrEqual(needed.mostKinds(count, changes(evidence.near)))
    }),
    { numRuns: 1000 },
  )
})
