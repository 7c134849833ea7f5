import { registrationOfficeCodes } from '@marklot/contracts/office'
import type { Statistics } from '@marklot/contracts/statistics'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classRows, officeRows, searchOf, stateRows, typeRows } from '../../ui/charts/statistics-rows.ts'
import { emptySearch, searchFromAddress } from '../search/index.ts'
import { addressOfInsights, classOrders, countings, insightsFromAddress } from './address.ts'
import { classWords } from './class-words.ts'

const window = { days: 90, from: '2026-08-23', until: '2026-11-20' }
const statistics = {
  scope: 'global',
  counts: 'all',
  asOf: '2026-11-20',
  edition: '0123456789abcdef',
  generatedAt: '2026-11-21T04:00:00.000Z',
  isSample: true,
  offices: [
    { code: 'de', asOf: '2026-11-20', total: 2, window, newFilings: 1 },
    { code: 'us', asOf: '2026-11-20', total: 5, window, newFilings: 0 },
  ],
  officesWithoutData: ['em', 'at', 'ch', 'fr', 'es'],
  window,
  measures: {
    brand: { total: 7 },
    registrationOffice: { de: 2, us: 5 },
    type: { word: 4, figurative: 1, combined: 2 },
    stateCategory: { new: 1, alive: 5, dead: 1 },
    niceClass: Object.fromEntries(Array.from({ length: 45 }, (_, at) => [String(at + 1), at === 34 ? 4 : 0])),
    newFilings: 1,
  },
  example: null,
  latestBrands: [],
} satisfies Statistics

/** Returns the search that one of the page's own addresses describes. */
const searchAt = (address: string | undefined) => searchFromAddress(new URL(address ?? '', 'http://page.test').searchParams)
const say = ((key: string) => key) as never

describe('the address of insights', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.record({
          office: fc.constantFrom(...registrationOfficeCodes),
          counting: fc.constantFrom(...countings),
          order: fc.constantFrom(...classOrders),
        }),
        (state) => {
          const query = new URLSearchParams()
          for (const [key, value] of Object.entries(addressOfInsights(state)))
            if (value !== undefined) query.set(key, String(value))
          expect(insightsFromAddress(query)).toEqual(state)
          expect(query.get('office')).toBe(state.office)
        },
      ),
    )
  })

  it('accepts any input', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (office, count) => {
        const state = insightsFromAddress(new URLSearchParams({ office, count }))
        expect(registrationOfficeCodes).toContain(state.office)
        expect(countings).toContain(state.counting)
      }),
    )
    expect(insightsFromAddress(new URLSearchParams('office=US')).office).toBe('us')
  })
})

describe('a figure links to the search for its marks', () => {
  it('of an office, a state, a type and a class', () => {
    const context = { ui: say, offices: say, locale: 'de' as const }
    const [largest] = officeRows(statistics, context)
    expect(largest).toMatchObject({ key: 'us', value: 5 })
    expect(searchAt(largest?.to).filters.registrationOfficeCodes).toEqual(['us'])
    expect(stateRows(statistics, context).map(({ to }) => searchAt(to).filters.brandStateCategories)).toEqual([
      ['new'],
      ['alive'],
      ['dead'],
    ])
    expect(typeRows(statistics, context).map(({ to }) => searchAt(to).filters.brandTypes)).toEqual([
      ['Word'],
      ['Combined'],
      ['Figurative'],
    ])
    const classes = classRows(statistics, { names: new Map([[35, 'Werbung']]), locale: 'de', counted: { office: 'de' } })
    expect(classes.map(({ to }) => [...searchAt(to).filters.goodsClasses, ...searchAt(to).filters.servicesClasses])).toEqual(
      Array.from({ length: 45 }, (_, at) => [at + 1]),
    )
    expect(classes[34]).toMatchObject({ label: '35 Werbung', value: 4 })
  })

  it('of the window: only what was filed in it', () => {
    const { filters, sort } = searchAt(searchOf('de', { office: 'de', window }, { state: 'new' }))
    expect({ filters, sort }).toEqual({
      sort: 'applicationDate',
      filters: {
        ...emptySearch.filters,
        registrationOfficeCodes: ['de'],
        brandStateCategories: ['new'],
        applicationDate: { from: '2026-08-23', until: '2026-11-20' },
      },
    })
  })
})

describe('the classes in words', () => {
  it('name the most frequent class and the five most frequent ones; of equal classes, the smaller number comes first', () => {
    expect(classWords({ 1: 10, 9: 40, 25: 20, 35: 20, 41: 5, 42: 5, 45: 0 }, 80)).toEqual({
      first: 9,
      share: 50,
      list: [9, 25, 35, 1, 41],
      five: 95,
    })
  })

  it('say nothing where no mark has a class', () => {
    expect(classWords(Object.fromEntries(Array.from({ length: 45 }, (_, at) => [at + 1, 0])), 3)).toBeNull()
    expect(classWords({}, 0)).toBeNull()
  })

  it('never exceed the whole', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.integer({ min: 1, max: 45 }).map(String), fc.nat(1000)), (niceClass) => {
        const words = classWords(niceClass, Math.max(1, ...Object.values(niceClass)))
        if (!words) return
        expect(words.share).toBeLessThanOrEqual(100)
        expect(words.five).toBeLessThanOrEqual(100 + 1e-9)
        expect(words.list[0]).toBe(words.first)
      }),
    )
  })
})
