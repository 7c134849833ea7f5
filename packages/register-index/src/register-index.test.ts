import { foldName } from '@marklot/similarity'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { anyFilters, anyMark, anyRegister, everything, indexOf, passes, plainMark } from '../test/marks.ts'
import { IndexBuilder } from './build/index-builder.ts'
import { noFilters } from './filter/filters.ts'
import type { IndexedMark } from './layout/mark.ts'
import { RegisterIndex } from './register-index.ts'
import { browse } from './search/browse.ts'

const serials = (page: readonly { serial: number }[]) => page.map(({ serial }) => serial)

const { addRecord } = IndexBuilder.prototype

describe('browsing', () => {
  it('returns all marks that pass, including those without words, the newest application first', () => {
    fc.assert(
      fc.property(anyRegister(40), anyFilters, (marks, filters) => {
        const outcome = indexOf(marks).browse({ ...everything, filters })
        const expected = marks
          .filter((mark) => passes(mark, filters))
          .sort((a, b) =>
            (a.applicationDate ?? '') < (b.applicationDate ?? '')
              ? 1
              : (a.applicationDate ?? '') > (b.applicationDate ?? '')
                ? -1
                : a.serial - b.serial,
          )
        expect(serials(outcome.page)).toEqual(serials(expected))
        expect(outcome.total).toBe(expected.length)
        const offices = outcome.counts.registrationOfficeCodes.reduce((sum, { count }) => sum + count, 0)
        expect(offices).toBe(marks.filter((mark) => passes(mark, filters, 'registrationOfficeCodes')).length)
      }),
      { numRuns: 400 },
    )
  })

  it('returns the same pages as sorting everything, in every order, over several segments too', () => {
    const few = fc.oneof(fc.constant(noFilters), anyFilters)
    const squash = (mark: IndexedMark) => (mark.name === null ? '' : foldName(mark.name))
    const byName = (a: IndexedMark, b: IndexedMark) => {
      const [left, right] = [squash(a), squash(b)]
      if (left === '' || right === '') return left === right ? a.serial - b.serial : left === '' ? 1 : -1
      const keys = [left, right].map((text) => text.replaceAll(' ', '')) as [string, string]
      if (keys[0] !== keys[1]) return keys[0] < keys[1] ? -1 : 1
      return left < right ? -1 : left > right ? 1 : a.serial - b.serial
    }
    const byDay = (a: IndexedMark, b: IndexedMark) => {
      const [left, right] = [a.applicationDate ?? '', b.applicationDate ?? '']
      return left < right ? 1 : left > right ? -1 : a.serial - b.serial
    }
    fc.assert(
      fc.property(anyRegister(30), anyRegister(12), few, fc.integer({ min: 1, max: 9 }), (marks, changed, filters, size) => {
        const index = indexOf(marks)
        if (changed.length > 0) index.apply({ upserts: changed, removedSerials: [], revision: 2 })
        const all = [...new Map([...marks, ...changed].map((mark) => [mark.serial, mark])).values()]
        for (const sort of ['relevance', 'applicationDate', 'name'] as const) {
          const expected = all.filter((mark) => passes(mark, filters)).sort(sort === 'name' ? byName : byDay)
          for (let page = 1; page <= expected.length / size + 2; page++) {
            const outcome = index.browse({ filters, sort, page, size })
            expect(outcome.total).toBe(expected.length)
            expect(serials(outcome.page)).toEqual(serials(expected.slice((page - 1) * size, page * size)))
            // The same result without walking, by collecting all passing marks.
            const { base, changes } = index.state
            expect(browse([...base, ...changes], { filters, sort, page, size }, 0)).toEqual(outcome)
          }
        }
      }),
    )
  })

  it('puts marks without words last when sorting by name', () => {
    const index = indexOf([
      { ...plainMark, serial: 1, name: null },
      { ...plainMark, serial: 2, name: 'Zett' },
      { ...plainMark, serial: 3, name: 'Anton' },
    ])
    expect(serials(index.browse({ ...everything, sort: 'name' }).page)).toEqual([3, 2, 1])
  })
})

describe('searching by serials', () => {
  it('keeps their order and ignores unknown ones', () => {
    const index = indexOf([3, 5, 9].map((serial) => ({ ...plainMark, serial })))
    const outcome = index.searchSerials([9, 4, 3, 9], everything)
    expect(serials(outcome.page)).toEqual([9, 3])
    expect(outcome.receipt).toBeNull()
  })

  it('filters them', () => {
    const index = indexOf([plainMark, { ...plainMark, serial: 2, office: 'us' }])
    expect(
      serials(index.searchSerials([1, 2], { ...everything, filters: { ...noFilters, registrationOfficeCodes: ['us'] } }).page),
    ).toEqual([2])
  })
})

describe('searching by owner or seat', () => {
  const index = indexOf([
    { ...plainMark, serial: 1, ownerName: 'Schneider Electric GmbH', ownerSeat: 'Berlin, Deutschland' },
    { ...plainMark, serial: 2, ownerName: 'Electric Schneider & Söhne', ownerSeat: 'Wien, Österreich' },
    { ...plainMark, serial: 3, ownerName: 'Schneeweiß AG', ownerSeat: 'Zürich' },
    { ...plainMark, serial: 4, ownerName: null, ownerSeat: null },
    { ...plainMark, serial: 5, ownerName: 'Acme Inc.', ownerSeat: 'Berlin, New Hampshire' },
  ])
  it.each(['chneider electric', 'Xchneider electric', 'Sschneider electric', 'cShneider electric'])(
    'tolerates a typo in the first letter: %s',
    (text) => {
      expect(index.searchOwners({ ...everything, text }).page.map(({ serial }) => serial)).toContain(1)
    },
  )

  it.each<[string, number[]]>([
    ['Schneider Electric', [1, 2]],
    ['electric schneider', [1, 2]],
    ['schneid', [1, 2]],
    ['Schnieder', [1, 2]],
    ['schne', [1, 2, 3]],
    ['Schneider Wien', [2]],
    ['Berlin', [1, 5]],
    ['Zuerich', [3]],
    ['Zürich', [3]],
    ['Acme GmbH', [5]],
    ['GmbH', [1]],
    ['Niemand', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(serials(index.searchOwners({ ...everything, text }).page).sort()).toEqual(expected)
  })

  it('puts exact words before beginnings', () => {
    const marks = [
      { ...plainMark, serial: 1, ownerName: 'Electrica', ownerSeat: null },
      { ...plainMark, serial: 2, ownerName: 'Electric', ownerSeat: null },
    ]
    expect(serials(indexOf(marks).searchOwners({ ...everything, text: 'electric' }).page)).toEqual([2, 1])
  })
})

describe('suggestions', () => {
  const index = indexOf([
    { ...plainMark, serial: 1, name: 'Tavilo Coffee' },
    { ...plainMark, serial: 2, name: 'TAVILO', category: 'dead' },
    { ...plainMark, serial: 3, name: 'Tavilo' },
    { ...plainMark, serial: 4, name: 'Davilo' },
    { ...plainMark, serial: 5, name: 'Berenike' },
    { ...plainMark, serial: 6, name: 'Müller' },
    { ...plainMark, serial: 7, name: null },
  ])
  it('begin with the text, the shortest first, followed by similar names; a living mark represents its name', () => {
    expect(serials(index.suggest('tavilo', 5).page)).toEqual([3, 1, 4])
    expect(serials(index.suggest('TA', 5).page)).toEqual([3, 1])
    expect(serials(index.suggest('tavilo', 1).page)).toEqual([3])
  })
  it('handle umlauts and filters, and return nothing for blank texts', () => {
    expect(serials(index.suggest('muell', 5).page)).toEqual([6])
    expect(serials(index.suggest('mül', 5).page)).toEqual([6])
    expect(serials(index.suggest('tavilo', 5, { ...noFilters, brandStateCategories: ['dead'] }).page)).toEqual([2])
    expect(index.suggest(' ', 5).page).toEqual([])
  })
})

/** Returns all observable results of an index. */
function view(index: RegisterIndex) {
  const names = ['Tavilo', 'mueller', 'Star Light', 'Flex'].map((text) =>
    index.searchNames({ ...everything, text, minimumSimilarity: 60, maximumNames: 5 }),
  )
  return {
    marks: index.marks,
    countsByOffice: index.countsByOffice,
    names,
    owners: index.searchOwners({ ...everything, text: 'muster berlin' }),
    all: index.browse({ ...everything, filters: { ...noFilters, goodsClasses: [30], brandStates: ['registered'] } }),
    byName: index.browse({ ...everything, sort: 'name' }),
    suggestions: index.suggest('ta', 5).page,
  }
}

describe('changes', () => {
  it('are merged with segments of similar size, so that catching up on many stays cheap', () => {
    const index = RegisterIndex.empty()
    let merged = 0
    const build = vi.spyOn(IndexBuilder.prototype, 'addRecord').mockImplementation(function (
      this: IndexBuilder,
      segment,
      record,
    ) {
      merged++
      return addRecord.call(this, segment, record)
    })
    const changes = 400
    for (let i = 1; i <= changes; i++) index.apply({ upserts: [{ ...plainMark, serial: i }], removedSerials: [], revision: i })
    build.mockRestore()
    expect(index.marks).toBe(changes)
    // Merging everything small each time would move each mark about thirty times.
    expect(merged / changes).toBeLessThan(10)
  })

  const serial = fc.integer({ min: 1, max: 25 })
  const change = fc.record({
    upserts: fc.array(anyMark(serial), { maxLength: 6 }),
    removedSerials: fc.array(serial, { maxLength: 3 }),
  })

  it('leave the index as if it were built from the current marks, before and after merging', () => {
    fc.assert(
      fc.property(anyRegister(20), fc.array(change, { maxLength: 10 }), (marks, changes) => {
        const index = indexOf(marks)
        const present = new Map<number, IndexedMark>(marks.map((mark) => [mark.serial, mark]))
        for (const [i, { upserts, removedSerials }] of changes.entries()) {
          index.apply({ upserts, removedSerials, revision: i + 2 })
          for (const mark of upserts) present.set(mark.serial, mark)
          for (const gone of removedSerials) present.delete(gone)
        }
        const fresh = view(indexOf([...present.values()].sort((a, b) => a.serial - b.serial)))
        expect(view(index)).toEqual(fresh)
        index.merge()
        expect(view(index)).toEqual(fresh)
        expect(index.revision).toBe(changes.length + 1)
      }),
      { numRuns: 25 },
    )
  })

  it('keep a name in the result when the changes contain it again', () => {
    const named = (names: readonly string[], first: number) => names.map((name, i) => ({ ...plainMark, serial: first + i, name }))
    const names = ['Tavilo', 'Tavillo', 'Tavylo']
    const index = indexOf(named(names, 1))
    index.apply({ upserts: named([...names, 'Stavilo'], 4), removedSerials: [], revision: 2 })
    const { page, total } = index.searchNames({ ...everything, text: 'tavilo', minimumSimilarity: 70, maximumNames: 4 })
    expect(total).toBe(7)
    expect(page.map(({ serial }) => serial)).toContain(7)
  })

  it('can start from an empty index', () => {
    const index = RegisterIndex.empty()
    expect(index.marks).toBe(0)
    expect(index.browse(everything).total).toBe(0)
    expect(index.suggest('tavilo', 5).page).toEqual([])
    index.apply({ upserts: [plainMark], removedSerials: [], revision: 7n })
    expect(index.searchNames({ ...everything, text: 'tavilo', minimumSimilarity: 70, maximumNames: 10 }).total).toBe(1)
    expect(index.revision).toBe(7)
  })

  it('apply the last of equal serials', () => {
    const index = indexOf([plainMark, { ...plainMark, name: 'Berenike' }])
    expect(index.marks).toBe(1)
    expect(index.suggest('bere', 5).page).toHaveLength(1)
    expect(index.suggest('tavilo', 5).page).toHaveLength(0)
  })

  it('keep marks that their office removed as dead ones', () => {
    const index = indexOf([plainMark])
    index.apply({ upserts: [{ ...plainMark, category: 'dead', stateKey: 'removed' }], removedSerials: [], revision: 2 })
    expect(index.browse({ ...everything, filters: { ...noFilters, brandStateCategories: ['dead'] } }).total).toBe(1)
    expect(index.marks).toBe(1)
  })
})
