import { bytesOf } from '@marklot/similarity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentOf } from '../../test/marks.ts'
import type { Segment } from '../layout/segment.ts'
import { soundKeysOf, TermPlaces, termOf } from './term-places.ts'

/** Short words of few letters, so that many are of one sound, and some longer than is compared. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'o', 'k', 'c', 't', 'd', '7'), minLength: 1, maxLength: 9 }),
  fc.constantFrom('o'.repeat(255), 'ka'.repeat(130)),
)
const names = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 60 })

function termText({ arrays: { termBytes, termStart } }: Segment, term: number): string {
  return String.fromCharCode(...termBytes.subarray(termStart[term], termStart[term + 1]))
}
const textsOf = (segment: Segment) => Array.from({ length: segment.terms }, (_, term) => termText(segment, term))
/** Where the letters of each word stand, as the index itself says. */
const placesOf = ({ arrays: { termStart } }: Segment, terms: readonly number[]) =>
  terms.map((term) => ({ term, from: termStart[term], until: termStart[term + 1] }))
const gathered = ({ count, terms, from, until }: TermPlaces) =>
  Array.from({ length: count }, (_, i) => ({ term: terms[i], from: from[i], until: until[i] }))

it('finds each word of a register by its letters, and no other', () => {
  fc.assert(
    fc.property(names, fc.array(word), (texts, others) => {
      const segment = segmentOf(texts.map((words) => words.join(' ')))
      const terms = textsOf(segment)
      for (const text of [...terms, ...others]) expect(termOf(segment, bytesOf(text))).toBe(terms.indexOf(text))
    }),
    { numRuns: 40 },
  )
})

it('gathers the words of one sound whose length is asked for, each once with its place', () => {
  const places = new TermPlaces()
  const length = fc.double({ min: 0.5, max: 12, noNaN: true })
  fc.assert(
    fc.property(names, word, length, length, (texts, sought, shortest, longest) => {
      const segment = segmentOf(texts.map((words) => words.join(' ')))
      const { termLength, termSounds, termSoundStart } = segment.arrays
      const wanted = new Set<number>()
      const keys = soundKeysOf(bytesOf(sought))
      for (const key of keys) {
        const bucket = key & (termSoundStart.length - 2)
        for (const term of termSounds.subarray(termSoundStart[bucket], termSoundStart[bucket + 1]))
          if ((termLength[term] as number) >= shortest && (termLength[term] as number) <= longest) wanted.add(term)
      }
      places.takeOfSounds(segment, keys, shortest, longest)
      expect(gathered(places)).toEqual(placesOf(segment, [...wanted]))
    }),
    { numRuns: 40 },
  )
})

it('says where the letters of words stand, in any order and of more than there was room for', () => {
  const segment = segmentOf(Array.from({ length: 3_000 }, (_, i) => `${'ab'.repeat(i % 9)}${i}`))
  const terms = Uint32Array.from({ length: segment.terms }, (_, i) => (i * 7) % segment.terms)
  const places = new TermPlaces()
  places.take(segment, terms)
  expect(gathered(places)).toEqual(placesOf(segment, [...terms]))
})
