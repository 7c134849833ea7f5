import fc from 'fast-check'
import { expect, it } from 'vitest'
import { bytesOf, NameForm } from './name-form.ts'
import { wordLikeness } from './word-likeness.ts'

const word = fc.string({ unit: fc.constantFrom(...'aeionrstkcxm'), minLength: 3, maxLength: 9 })
const near = fc
  .tuple(word, word, fc.nat(8))
  .map(([one, other, at]): [string, string] => [one, one.slice(0, at) + other.slice(at)])
const formOf = (text: string) => new NameForm().load(bytesOf(text), 0, text.length)
/** Names this long are compared without the cache. */
const long = ' abcdefghi'.repeat(20)

it('gives the same likeness from the cache as without it, whatever was compared before', () => {
  fc.assert(
    fc.property(fc.array(near, { minLength: 1, maxLength: 20 }), (pairs) => {
      for (const [one, other] of [...pairs, ...pairs]) {
        const anew = wordLikeness(formOf(one + long), 0, formOf(other + long), 0)
        expect(wordLikeness(formOf(one), 0, formOf(other), 0)).toBe(anew)
        expect(wordLikeness(formOf(other), 0, formOf(one), 0)).toBe(anew)
      }
    }),
    { numRuns: 500 },
  )
})
