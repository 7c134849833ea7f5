import { bytesOf, maximumSquash } from '@marklot/similarity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentOf } from '../../test/marks.ts'
import { writeNearTrigrams } from '../layout/near-letters.ts'
import { nameText } from '../layout/segment.ts'
import { trigramFrequency, trigramWeight } from '../layout/trigram-weights.ts'
import { RetrieveScratch } from './scratch.ts'
import { namesTable, TrigramQuery } from './trigram-query.ts'

const scratch = new RetrieveScratch()

const word = fc.string({ unit: fc.constantFrom(...'aabehiknoprst '), minLength: 1, maxLength: 12 })

function trigramsOf(text: string): Set<number> {
  const squash = bytesOf(text.replaceAll(' ', ''))
  const written = new Uint16Array(maximumSquash + 1)
  return new Set(written.subarray(0, writeNearTrigrams(squash, squash.length, written)))
}

it('finds the names that share at least the requested share, and reports it', () => {
  const least = fc.double({ min: 0.05, max: 0.8, noNaN: true })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 80 }), word, least, (names, text, least) => {
      const segment = segmentOf(names)
      const squash = bytesOf(text.replaceAll(' ', ''))
      fc.pre(segment.names > 0 && squash.length > 0)
      const { arrays, blocks, meanTrigramWeight } = segment
      const weight = (trigram: number) => trigramWeight(trigramFrequency(arrays.postingStart, blocks, trigram), segment.names)
      const sum = (trigrams: Iterable<number>) => [...trigrams].reduce((total, trigram) => total + weight(trigram), 0)
      const own = trigramsOf(text)
      const total = sum(own)
      const query = new TrigramQuery(namesTable(segment, scratch), squash, squash.length, {
        longest: 100,
        shortest: 0,
        longestHolding: 0,
        leftOut: 0,
        needOf: () => 1,
      })
      const shares = new Map<number, number>()
      const count = query.countBlock(0, least)
      for (const name of query.found.slice(0, count)) shares.set(name, query.shareOf(0, name))
      expect([...query.marks.subarray(0, segment.names)]).toEqual(
        Array.from({ length: segment.names }, (_, name) => Number(shares.has(name))),
      )
      query.endBlock()
      expect(query.marks.every((mark) => mark === 0)).toBe(true)
      expect(shares.size).toBe(count)
      for (let name = 0; name < segment.names; name++) {
        const shared = sum([...trigramsOf(nameText(segment, name))].filter((trigram) => own.has(trigram)))
        const mass = Math.max(shared, ((arrays.nameLength[name] as number) + 1) * meanTrigramWeight)
        const share = (2 * shared) / (total + mass)
        if (Math.abs(share - least) < 1e-6 || shared < 4) continue
        expect(shares.has(name)).toBe(share > least)
        if (share > least) expect(shares.get(name)).toBeCloseTo(share, 6)
      }
    }),
    { numRuns: 300 },
  )
})

it('skips names that share only a worn-out part, and finds those that share some of the rest too', () => {
  const part = 'systems'
  const others = ['tarvoki', 'belundo', 'fagriko', 'passion', 'marasio', 'fasole']
  const segment = segmentOf([...others.map((other) => `${other} ${part}`), ...others, 'fashion', 'dropagi', 'kelbunor', 'wimzak'])
  const squash = bytesOf(`fashion${part}`)
  const reach = { longest: 2, shortest: 0.3, longestHolding: 0, leftOut: 0.05, needOf: () => 1 }
  const foundBy = (parts: Uint8Array[]) => {
    const query = new TrigramQuery(namesTable(segment, scratch), squash, squash.length, reach, { parts, least: 0.15 })
    const count = query.countBlock(0, 0.15)
    const found = Array.from(query.found.subarray(0, count), (name) => nameText(segment, name))
    query.endBlock()
    return found.filter((name) => name.endsWith(part)).map((name) => name.slice(0, -part.length - 1))
  }
  expect(foundBy([]).sort()).toEqual([...others].sort())
  expect(foundBy([bytesOf(part)]).sort()).toEqual(['fagriko', 'fasole', 'marasio', 'passion'])
})
