import { bytesOf } from '@marklot/similarity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentOf } from '../../test/marks.ts'
import type { Segment } from '../layout/segment.ts'
import { TermLookUp, TermPlaces } from './term-places.ts'

const lookUp = new TermLookUp()

/** Short words of few letters, so that many sound alike. Some are longer than the compared part. */
const word = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'o', 'k', 'c', 't', 'd', '7'), minLength: 1, maxLength: 9 }),
  fc.constantFrom('o'.repeat(255), 'ka'.repeat(130)),
)
const names = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 60 })

function termText({ arrays: { termBytes, termStart } }: Segment, term: number): string {
  return String.fromCharCode(...termBytes.subarray(termStart[term], termStart[term + 1]))
}
const textsOf = (segment: Segment) => Array.from({ length: segment.terms }, (_, term) => termText(segment, term))
/** Returns the places of the words' letters, read from the index. */
const placesOf = ({ arrays: { termStart } }: Segment, terms: readonly number[]) =>
  terms.map((term) => ({ term, from: termStart[term], until: termStart[term + 1] }))
const gathered = ({ count, terms, from, until }: TermPlaces) =>
  Array.from({ length: count }, (_, i) => ({ term: terms[i], from: from[i], until: until[i] }))

it('finds each word of a register by its letters, and no other', () => {
  fc.assert(
    fc.property(names, fc.array(word), (texts, others) => {
      const segment = segmentOf(texts.map((words) => words.join(' ')))
      const terms = textsOf(segment)
      for (const text of [...terms, ...others]) expect(lookUp.termOf(segment, bytesOf(text))).toBe(terms.indexOf(text))
    }),
    { numRuns: 40 },
  )
})

it('gathers the words of one sound within the requested lengths, each once with its place', () => {
  const places = new TermPlaces()
  const length = fc.double({ min: 0.5, max: 12, noNaN: true })
  fc.assert(
    fc.property(names, word, length, length, (texts, sought, shortest, longest) => {
      const segment = segmentOf(texts.map((words) => words.join(' ')))
      const { termLength, termSounds, termSoundStart } = segment.arrays
      const wanted = new Set<number>()
      const keys = lookUp.soundKeysOf(bytesOf(sought))
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

it('finds the places of words in any order, and of more words than it had room for', () => {
  const segment = segmentOf(Array.from({ length: 3_000 }, (_, i) => `${'ab'.repeat(i % 9)}${i}`))
  const terms = Uint32Array.from({ length: segment.terms }, (_, i) => (i * 7) % segment.terms)
  const places = new TermPlaces()
  places.take(segment, terms)
  expect(gathered(places)).toEqual(placesOf(segment, [...terms]))
})
