import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GuessFloor } from './guess-floor.ts'

it('rises with the candidates, but never above one of the best that will be scored', () => {
  const guess = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(
      fc.array(fc.array(guess, { maxLength: 40 }), { maxLength: 20 }),
      fc.integer({ min: 1, max: 30 }),
      (blocks, most) => {
        const floor = new GuessFloor(100, most)
        const all = blocks.flat().sort((a, b) => b - a)
        const taken: number[] = []
        for (const block of blocks) {
          for (const guess of block.filter((guess) => guess >= floor.least)) {
            floor.take(guess)
            taken.push(guess)
          }
          const before = floor.least
          expect(floor.raise()).toBe(floor.least > before)
          // If there are enough candidates, at least as many reach the floor as are scored.
          const kept = taken.filter((guess) => guess >= floor.least).length
          expect(kept >= most || floor.least === 100).toBe(true)
          if (kept >= 2 * most) expect(taken.filter((guess) => guess >= floor.least + 12).length).toBeLessThan(most)
        }
        const scored = all.filter((guess) => guess >= 100).slice(0, most)
        expect(taken.sort((a, b) => b - a).slice(0, most)).toEqual(scored)
      },
    ),
  )
})

it('does not rise if all candidates are wanted', () => {
  const floor = new GuessFloor(500)
  for (let i = 0; i < 10_000; i++) floor.take(600)
  expect(floor.raise()).toBe(false)
  expect(floor.least).toBe(500)
})
