import { bytesOf, compareNames, foldName } from '@marklot/similarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyRegister, everything, indexOf, plainMark } from '../../test/marks.ts'
import { IndexBuilder } from '../build/index-builder.ts'
import { noFilters } from '../filter/filters.ts'
import { type LiveSegment, noTombstones } from '../layout/live-segment.ts'
import type { IndexedMark } from '../layout/mark.ts'
import { RegisterIndex } from '../register-index.ts'
import { Scratch } from '../search/scratch.ts'
import { countElement, elementWeightOf, findWeakElements, weightOfOwners } from './element-counts.ts'

const scratch = new Scratch()

const segmentOf = (marks: readonly IndexedMark[]): LiveSegment => {
  const builder = new IndexBuilder(marks.length)
  for (const mark of marks) builder.add(mark)
  const segment = builder.build(1)
  return { segment, tombstones: noTombstones(segment), buried: 0 }
}
/** Creates `count` marks whose names consist of `element` and a distinct second word. */
const sharing = (element: string, count: number, from: number, change: (i: number) => Partial<IndexedMark> = () => ({})) =>
  Array.from(
    { length: count },
    (_, i): IndexedMark => ({
      ...plainMark,
      serial: from + i,
      name: `${element} Word${from + i}`,
      ownerName: `Owner ${from + i}`,
      ...change(i),
    }),
  )
const asked = { ...everything, minimumSimilarity: 50, maximumNames: 1000 }

describe('counts of elements', () => {
  it('equal those of reading the register one by one, over several segments', () => {
    fc.assert(
      fc.property(
        anyRegister(30),
        fc.constantFrom('tavilo', 'star', 'flex', 'coffee', 'unheard'),
        fc.subarray([1, 9, 30, 35]),
        fc.nat(29),
        (register, word, classes, cut) => {
          const has = register.filter(
            ({ name, category, niceClasses }) =>
              category !== 'dead' &&
              name !== null &&
              foldName(name).split(' ').includes(word) &&
              (classes.length === 0 || classes.some((number) => niceClasses.includes(number))),
          )
          const owners = new Set(has.map(({ ownerName, ownerSeat }) => ownerName ?? ownerSeat))
          owners.delete(null)
          const segments = [register.slice(0, cut), register.slice(cut)].filter((part) => part.length > 0).map(segmentOf)
          expect(countElement(scratch, segments, bytesOf(word), classes)).toEqual({
            marks: has.length,
            owners: owners.size,
            isEstimate: false,
          })
        },
      ),
    )
  })

  /** Marks that share a word, with a quarter as many owners. Every second mark is in class 9. */
  const frequent = (count: number) => [
    segmentOf(sharing('Bio', count, 1, (i) => ({ ownerName: `Owner ${i % (count / 4)}`, niceClasses: [i % 2 === 0 ? 9 : 30] }))),
  ]

  it('are exact for words in up to ten thousand names', () => {
    const register = frequent(4_000)
    const [all, half] = [[], [9]].map((classes) => countElement(scratch, register, bytesOf('bio'), classes))
    expect(all).toEqual({ marks: 4_000, owners: 1_000, isEstimate: false })
    expect(half).toEqual({ marks: 2_000, owners: 500, isEstimate: false })
  })

  it('are estimates for more frequent words, and marked as such', () => {
    const register = frequent(24_000)
    const all = countElement(scratch, register, bytesOf('bio'), [])
    expect(all.isEstimate).toBe(true)
    expect(all.marks).toBe(24_000)
    expect(Math.abs(all.owners - 6_000)).toBeLessThan(1_000)
    const half = countElement(scratch, register, bytesOf('bio'), [9])
    expect(Math.abs(half.marks - 12_000)).toBeLessThan(1_500)
  })
})

describe('weakness by the register', () => {
  it('grows smoothly with the number of owners, down to the weight of words of trade', () => {
    const large = 22_000_000
    expect(weightOfOwners(0, large)).toBe(1)
    expect(weightOfOwners(100, large)).toBe(1)
    expect(weightOfOwners(10_000, large)).toBeCloseTo(0.5)
    // In a small register, fewer owners already count as many.
    expect(weightOfOwners(100, 50_000)).toBeCloseTo(0.75)
    expect(weightOfOwners(10, 0)).toBe(1)
    fc.assert(
      fc.property(fc.nat(5_000_000), fc.nat(5_000_000), fc.nat(large), (a, b, marks) => {
        const [few, many] = [Math.min(a, b), Math.max(a, b)]
        expect(weightOfOwners(many, marks)).toBeLessThanOrEqual(weightOfOwners(few, marks))
        expect(weightOfOwners(many, marks)).toBeGreaterThanOrEqual(0.3)
      }),
    )
  })

  const register = [
    ...sharing('Garden', 500, 1),
    ...sharing('Nordelta', 500, 1_001, () => ({ ownerName: 'Nordelta AG' })),
    ...sharing('Meadow', 500, 2_001, () => ({ category: 'dead' })),
  ]
  const live = [segmentOf(register)]
  const weak = (text: string, classes: number[] = []) =>
    findWeakElements(scratch, live, text, { ...noFilters, goodsClasses: classes })

  it('comes from many owners, not from the family of one owner and not from dead marks', () => {
    expect(weak('Garden Tavilo')).toEqual([
      {
        text: 'garden',
        place: 'word',
        weight: weightOfOwners(500, 1_500),
        marks: 500,
        owners: 500,
        isEstimate: false,
        isGeneric: false,
      },
    ])
    expect(weak('Nordelta Tavilo')).toEqual([])
    expect(weak('Meadow Tavilo')).toEqual([])
  })

  it('depends on the searched classes', () => {
    expect(weak('Garden Tavilo', [30])).toHaveLength(1)
    expect(weak('Garden Tavilo', [9])).toEqual([])
  })

  it('spares the only element of a sign', () => {
    expect(weak('Garden')).toEqual([])
    expect(weak('Garden GmbH').map(({ text }) => text)).toEqual(['gmbh'])
  })

  it('includes words with little weight in any sign', () => {
    expect(weak('Tavilo GmbH')).toEqual([
      { text: 'gmbh', place: 'word', weight: 0.08, marks: 0, owners: 0, isEstimate: false, isGeneric: true },
    ])
  })

  it('includes beginnings and endings of words that mean something by themselves', () => {
    const invented = (i: number) => String.fromCharCode(97 + (i % 26), 97 + (Math.floor(i / 26) % 26), 97 + ((7 * i) % 26))
    const ending = (end: string, count: number, from: number) =>
      sharing(end, count, from, (i) => ({ name: `${invented(i)}${end}` }))
    const flix = [...ending('flix', 400, 1), ...ending('vilo', 400, 1_001)]
    const segments = [segmentOf(flix)]
    expect(findWeakElements(scratch, segments, 'Cineflix', noFilters)).toMatchObject([
      { text: 'flix', place: 'ending', marks: 400, owners: 400, isEstimate: false },
    ])
    // An ending that words happen to share is not an element.
    expect(findWeakElements(scratch, segments, 'Tavilo', noFilters)).toEqual([])
    const index = indexOf(flix)
    const weights = { elementWeight: elementWeightOf(index.weakElements('Cineflix')) }
    const plain = compareNames('Cineflix', 'Zoneflix').score.total
    expect(compareNames('Cineflix', 'Zoneflix', weights).score.total).toBeLessThan(plain)
    expect(compareNames('Cineflix', 'Cyneflix', weights).score.total).toBeGreaterThan(80)
  })

  it('is the same however many names have an affix, and however they are divided into segments', () => {
    const letters = (i: number) => String.fromCharCode(...[0, 1, 2].map((place) => 97 + (Math.floor(i / 26 ** place) % 26)))
    const word = (i: number) => `${letters(i)}flix`
    // A third of the names have the ending twice, and two names an owner.
    const flix = sharing('flix', 3_000, 1, (i) => ({
      name: i % 3 === 0 ? `${word(i)} ${word(3_000 + i)}` : word(i),
      ownerName: `Owner ${i >> 1}`,
    }))
    const named = sharing('Flix', 60, 5_001)
    const elements = (...parts: IndexedMark[][]) => findWeakElements(scratch, parts.map(segmentOf), 'Cineflix', noFilters)
    expect(elements([...flix, ...named])).toMatchObject([
      { text: 'flix', place: 'ending', marks: 3_000, owners: 1_500, isEstimate: false },
    ])
    for (const cut of [1, 500, 2_900])
      expect(elements(flix.slice(0, cut), [...flix.slice(cut), ...named])).toEqual(elements([...flix, ...named]))
  })

  it('handles any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        for (const { weight, marks, owners } of weak(text)) {
          expect(weight > 0 && weight < 1).toBe(true)
          expect(owners).toBeLessThanOrEqual(marks)
        }
      }),
    )
  })

  it('discounts names found by a weak element alone, and explains the score that ranked them', () => {
    const tavilo: IndexedMark = { ...plainMark, serial: 9_000, name: 'Tavilo' }
    const worn = sharing('Garden', 3_000, 1)
    const index = indexOf([...worn, tavilo])
    const { page, weakElements } = index.searchNames({ ...asked, text: 'Garden Tavilo' })
    expect(weakElements?.map(({ text }) => text)).toEqual(['garden'])
    const options = { elementWeight: elementWeightOf(index.weakElements('Garden Tavilo')) }
    const nameOf = (serial: number) => [...worn, tavilo].find((mark) => mark.serial === serial)?.name as string
    for (const { serial, nameScore } of page) {
      expect(compareNames('Garden Tavilo', nameOf(serial), options).score).toEqual(nameScore)
    }
    // A name with the distinctive word comes before 3,000 names with the overused one.
    expect(page[0]?.serial).toBe(9_000)
    const shared = page.find(({ serial }) => serial !== 9_000)
    expect(shared?.nameScore?.total ?? 0).toBeLessThan(compareNames('Garden Tavilo', nameOf(1)).score.total)
  })

  it('reflects changes of the register at once', () => {
    const index = RegisterIndex.empty()
    const elements = () => index.searchNames({ ...asked, text: 'Garden Tavilo' }).weakElements
    expect(elements()).toEqual([])
    index.apply({ upserts: sharing('Garden', 300, 1), removedSerials: [], revision: 1 })
    expect(elements()).toMatchObject([{ text: 'garden', owners: 300 }])
    index.apply({ upserts: [], removedSerials: Array.from({ length: 295 }, (_, i) => i + 1), revision: 2 })
    expect(elements()).toEqual([])
  })
})
