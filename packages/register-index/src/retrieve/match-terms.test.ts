import { bytesOf, prepareName } from '@marklot/similarity'
import { expect, it } from 'vitest'
import { segmentOf } from '../../test/marks.ts'
import { RetrieveScratch } from './scratch.ts'

const scratch = new RetrieveScratch()

it('finds the words with the same meaning from each of them', () => {
  const segment = segmentOf(['kaffee stern', 'tavilo', 'cafe', 'coffee house'])
  const wordsFor = (text: string) => {
    const [plain] = prepareName(text).variants
    return plain === undefined ? [] : scratch.matcher.match(segment, plain).matches.map(({ term }) => term)
  }
  const same = ['kaffee', 'cafe', 'coffee'].map((word) => scratch.lookUp.termOf(segment, bytesOf(word)))
  expect(same).not.toContain(-1)
  for (const word of ['coffee', 'cafe', 'kaffee', 'coffee tavilo']) expect(wordsFor(word)).toEqual(expect.arrayContaining(same))
  expect(wordsFor('tavilo')).toEqual([scratch.lookUp.termOf(segment, bytesOf('tavilo'))])
})
