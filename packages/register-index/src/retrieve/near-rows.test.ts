import { bytesOf } from '@marklot/similarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { moduleText } from '../../assembly/compile.ts'
import { segmentOf } from '../../test/marks.ts'
import { nameText, type Segment } from '../layout/segment.ts'
import { NearDistance } from './near-distance.ts'
import { LetterLimits, mostCounted, NearRows } from './near-rows.ts'
import { RetrieveScratch } from './scratch.ts'
import { sieveModule } from './sieve-module.ts'
import { namesTable } from './trigram-query.ts'

const scratch = new RetrieveScratch()

const letters = fc.string({ unit: fc.constantFrom(...'aabeehiknopprstuw z0'), minLength: 1, maxLength: 42 })

/** Compares all names of the segment with the text. Those in `kept` are marked as kept. */
function compareAll(
  segment: Segment,
  distance: NearDistance,
  least: number,
  kept: readonly number[] = [],
  mostKinds: (count: number, changed: number) => number = () => 255,
) {
  const table = namesTable(segment, scratch)
  const rows = new NearRows(table, distance, new LetterLimits(distance.length, { of: () => least, mostKinds }))
  const { found, marks } = table.sieve
  for (let name = 0; name < segment.names; name++) found[name] = name
  for (const name of kept) marks[name] = 2
  const near = rows.compareBlock(0, segment.names)
  for (const name of kept) marks[name] = 0
  return Array.from({ length: near }, (_, i) => ({
    name: rows.near[i] as number,
    count: rows.counts[i] as number,
    likeness: rows.likeness(i),
    roughLikeness: rows.roughLikeness(i),
  }))
}

/** Returns the expected result, found by comparing names one by one. */
function compareOne(segment: Segment, distance: NearDistance, name: number) {
  const bytes = bytesOf(nameText(segment, name))
  const likeness = distance.likeness(bytes, 0, bytes.length)
  const isInOrder =
    distance.count > distance.length && Math.round((1 - likeness) * distance.count) === distance.count - distance.length
  return { name, count: distance.count, likeness, roughLikeness: distance.roughLikeness(), isInOrder }
}

const check = (property: (segment: Segment, distance: NearDistance, least: number) => void) =>
  fc.assert(
    fc.property(
      fc.array(letters, { minLength: 1, maxLength: 50 }),
      letters,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (names, own, least) => {
        const squash = bytesOf(own.replaceAll(' ', ''))
        const distance = NearDistance.of(squash, squash.length)
        fc.pre(distance !== null)
        const segment = segmentOf(names)
        fc.pre(segment.names > 0)
        property(segment, distance as NearDistance, least)
      },
    ),
    { numRuns: 300 },
  )

describe('names compared sixteen at a time', () => {
  it('have the same distances as one by one', () => {
    check((segment, distance) => {
      const all = Array.from({ length: segment.names }, (_, name) => name)
      const compared = compareAll(segment, distance, 1, all)
      expect(compared.map(({ name }) => name).sort((a, b) => a - b)).toEqual(all)
      for (const { name, count, likeness, roughLikeness } of compared) {
        const one = compareOne(segment, distance, name)
        expect(count).toBe(Math.min(one.count, mostCounted))
        if (count < mostCounted) expect([likeness, roughLikeness]).toEqual([one.likeness, one.roughLikeness])
      }
    })
  })

  it('are dropped only if they are too far away', () => {
    check((segment, distance, least) => {
      const kept = new Set(compareAll(segment, distance, least).map(({ name }) => name))
      for (let name = 0; name < segment.names; name++) {
        const { likeness, count, isInOrder } = compareOne(segment, distance, name)
        if (Math.abs(likeness - least) < 1e-5) continue
        expect(kept.has(name)).toBe(likeness > least || isInOrder || count >= mostCounted)
      }
    })
  })

  it('are dropped if too many letters are of other kinds', () => {
    check((segment, distance) => {
      const most = (count: number, changed: number) => (count + changed) % 4
      const kept = new Set(compareAll(segment, distance, 0, [], most).map(({ name }) => name))
      for (let name = 0; name < segment.names; name++) {
        const { likeness, roughLikeness, count, isInOrder } = compareOne(segment, distance, name)
        const changes = (likeness: number) => Math.round((1 - likeness) * Math.max(count, distance.length))
        if (count >= mostCounted || isInOrder) continue
        expect(kept.has(name)).toBe(changes(roughLikeness) <= most(count, changes(likeness)))
      }
    })
  })

  it('are compared by a module compiled from the present source', async () => {
    expect(await moduleText('sieve')).toContain(`'${sieveModule}'`)
  })
})
