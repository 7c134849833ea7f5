import { prepareName } from '@marklot/similarity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { segmentOf } from '../../test/marks.ts'
import { blockSize } from '../layout/block.ts'
import type { Segment } from '../layout/segment.ts'
import { RetrieveScratch } from './scratch.ts'
import { type SharedWords, TermView } from './term-view.ts'

const scratch = new RetrieveScratch()

const word = fc.constantFrom(
  'star',
  'stern',
  'coffee',
  'kaffee',
  'tavilo',
  'tavillo',
  'gmbh',
  'der',
  'x',
  'flex',
  'sternenhimmel',
  '24',
)
const name = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))

const viewOf = (segment: Segment, text: string) => {
  const [plain] = prepareName(text).variants
  if (plain === undefined) throw new Error('no letters')
  return new TermView(scratch.counts, segment, plain, scratch.matcher.match(segment, plain))
}
/** What each counted name shares with the query, block by block. */
function sharedOf(segment: Segment, view: TermView, least?: number, isAsked?: Uint8Array): Map<number, SharedWords> {
  const shared = new Map<number, SharedWords>()
  for (let block = 0; block < segment.blocks; block++) {
    view.countBlock(block, least, isAsked)
    for (let i = 0; i < view.count; i++) shared.set(block * blockSize + view.name(i), { ...view.sharedBy(view.name(i)) })
    view.endBlock()
  }
  return shared
}

it('counts every name that reaches the need or is asked about, with the same result as counting all', () => {
  const needed = fc.double({ min: 0.2, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 60 }), name, needed, fc.nat(3), (names, text, least, every) => {
      const segment = segmentOf(names)
      const isAsked = new Uint8Array(blockSize)
      for (let i = 0; every > 0 && i < segment.names; i += every) isAsked[i] = 1
      const all = sharedOf(segment, viewOf(segment, text))
      const some = sharedOf(segment, viewOf(segment, text), least, isAsked)
      for (const [name, shared] of some) expect(shared).toEqual(all.get(name))
      const wanted = [...all].filter(([name, { value }]) => value >= least || isAsked[name] === 1)
      expect([...some.keys()]).toEqual(expect.arrayContaining(wanted.map(([name]) => name)))
    }),
  )
})

it('skips names that only share a frequent word', () => {
  const segment = segmentOf(Array.from({ length: 300 }, (_, i) => `coffee sternenhimmel${i}`))
  const shared = sharedOf(segment, viewOf(segment, 'tavilo coffee'), 0.6, new Uint8Array(blockSize))
  expect(shared.size).toBe(0)
})

it('counts any number of names of a word', () => {
  const segment = segmentOf(Array.from({ length: 3_000 }, (_, i) => `coffee ${i}`))
  const shared = sharedOf(segment, viewOf(segment, 'coffee'), 0.6, new Uint8Array(blockSize))
  expect(shared.size).toBe(segment.names)
  for (const { high } of shared.values()) expect(high).toBe(1)
})
