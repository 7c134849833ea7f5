import { bytesOf } from '@marklot/similarity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentOf } from '../../test/marks.ts'
import type { Segment } from '../layout/segment.ts'
import { type AffixPlace, eachTermWithAffix } from './affix-terms.ts'

/** Words of few letters, so that many begin or end alike. */
const word = fc.string({ unit: fc.constantFrom('a', 'b', '7'), minLength: 1, maxLength: 9 })
const names = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 80 })

const textOf = ({ arrays: { termBytes, termStart } }: Segment, term: number) =>
  String.fromCharCode(...termBytes.subarray(termStart[term], termStart[term + 1]))

function wordsWith(segment: Segment, text: string, place: AffixPlace): string[] {
  const found: string[] = []
  eachTermWithAffix(segment, bytesOf(text), place, (from, until) => {
    for (let term = from; term < until; term++) found.push(textOf(segment, term))
  })
  return found.sort()
}

it('finds all words with a beginning or an ending and at least two more letters', () => {
  const affix = fc.string({ unit: fc.constantFrom('a', 'b', '7'), minLength: 3, maxLength: 6 })
  fc.assert(
    fc.property(names, affix, (texts, text) => {
      const segment = segmentOf(texts.map((words) => words.join(' ')))
      const words = Array.from({ length: segment.terms }, (_, term) => textOf(segment, term))
      const long = words.filter(({ length }) => length >= text.length + 2)
      expect(wordsWith(segment, text, 'beginning')).toEqual(long.filter((one) => one.startsWith(text)).sort())
      expect(wordsWith(segment, text, 'ending')).toEqual(long.filter((one) => one.endsWith(text)).sort())
    }),
  )
})
