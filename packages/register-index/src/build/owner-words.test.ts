import { bytesOf } from '@marklot/similarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forEachOwner, ownerText } from '../layout/owner-words.ts'
import { buildOwnerWords } from './owner-words.ts'

function listed(texts: readonly string[]): Record<string, number[]> {
  const bytes = bytesOf(texts.join(''))
  const starts = new Uint32Array(texts.length + 1)
  for (const [i, text] of texts.entries()) starts[i + 1] = (starts[i] as number) + text.length
  const words = buildOwnerWords(bytes, starts)
  const lists: Record<string, number[]> = {}
  for (let word = 0; word + 1 < words.wordStart.length; word++) {
    const owners: number[] = []
    forEachOwner(words, word, (owner) => owners.push(owner))
    lists[Buffer.from(words.wordBytes.subarray(words.wordStart[word], words.wordStart[word + 1])).toString('latin1')] = owners
  }
  return lists
}

describe('the words of owners', () => {
  it('lead to every owner who has them, once each and ascending', () => {
    const word = fc.constantFrom('nord', 'gmbh', 'ag', 'berlin', 'wien', 'x')
    fc.assert(
      fc.property(fc.array(fc.array(word, { minLength: 1, maxLength: 4 }), { maxLength: 300 }), (owners) => {
        const texts = owners.map(([first, ...rest]) => ownerText(first as string, rest.join(' ')))
        const expected: Record<string, number[]> = {}
        for (const [owner, words] of owners.entries()) {
          for (const one of new Set(words)) expected[one] = [...(expected[one] ?? []), owner]
        }
        expect(listed(texts)).toEqual(expected)
      }),
    )
  })

  it('are in alphabetical order, even if their owners are far apart', () => {
    const texts = Array.from({ length: 20_000 }, (_, i) => (i % 19_999 === 0 ? 'rare gmbh' : 'gmbh'))
    const lists = listed(texts)
    expect(Object.keys(lists)).toEqual(['gmbh', 'rare'])
    expect(lists.rare).toEqual([0, 19_999])
    expect(lists.gmbh).toHaveLength(20_000)
  })
})
