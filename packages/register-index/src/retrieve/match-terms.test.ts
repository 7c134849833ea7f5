import { bytesOf, prepareName } from '@marklot/similarity'
import { expect, it } from 'vitest'
import { segmentOf } from '../../test/marks.ts'
import { matchTerms } from './match-terms.ts'
import { termOf } from './term-places.ts'

it('finds the words that say the same, for each word that does', () => {
  const segment = segmentOf(['kaffee stern', 'tavilo', 'cafe', 'coffee house'])
  const wordsFor = (text: string) => {
    const [plain] = prepareName(text).variants
    return plain === undefined ? [] : matchTerms(segment, plain).matches.map(({ term }) => term)
  }
  const same = ['kaffee', 'cafe', 'coffee'].map((word) => termOf(segment, bytesOf(word)))
  expect(same).not.toContain(-1)
  for (const word of ['coffee', 'cafe', 'kaffee', 'coffee tavilo']) expect(wordsFor(word)).toEqual(expect.arrayContaining(same))
  expect(wordsFor('tavilo')).toEqual([termOf(segment, bytesOf('tavilo'))])
})
