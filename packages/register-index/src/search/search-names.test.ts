import {
  bytesOf,
  foldName,
  type PreparedName,
  prepareName,
  scoreNames,
  translationLikeness,
  withTranslation,
} from '@marklot/similarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomNumbers, syntheticRegister } from '../../bench/synthetic-marks.ts'
import { anyFilters, anyRegister, everything, type filterChecks, indexOf, passes, plainMark } from '../../test/marks.ts'
import type { FilterCounts, ValueCount } from '../filter/filter-counts.ts'
import { type IndexFilters, noFilters } from '../filter/filters.ts'
import type { IndexedMark } from '../layout/mark.ts'
import type { NameSearch } from './requests.ts'

const search = (request: Partial<NameSearch>): NameSearch => ({
  ...everything,
  text: 'Tavilo',
  minimumSimilarity: 70,
  maximumNames: 1000,
  ...request,
})
const serials = (page: readonly { serial: number }[]) => page.map(({ serial }) => serial)
const named = (...names: string[]) => indexOf(names.map((name, i) => ({ ...plainMark, name, serial: i + 1 })))

/**
 * Returns the likeness of the searched name to the closest translation that the search finds, among marks of one name.
 */
function closestTranslation(query: PreparedName, marks: readonly IndexedMark[], least: number): number {
  const likenesses = marks.map(({ name, translation }) => {
    const folded = foldName(translation ?? '')
    if (folded === '' || folded === foldName(name ?? '') || scoreNames(query, folded).total < least) return 0
    const bytes = bytesOf(folded)
    return translationLikeness(query, bytes, 0, bytes.length)
  })
  return Math.max(0, ...likenesses)
}

/** Returns the same search, made by checking every mark. */
function naiveSearch(marks: readonly IndexedMark[], { text, minimumSimilarity, filters, maximumNames }: NameSearch) {
  const query = prepareName(text)
  const byName = new Map<string, IndexedMark[]>()
  for (const mark of marks) {
    if (mark.name !== null) byName.set(foldName(mark.name), [...(byName.get(foldName(mark.name)) ?? []), mark])
  }
  const names = [...byName]
    .map(([name, own]) => {
      const likeness = closestTranslation(query, own, minimumSimilarity)
      return { name, own, total: withTranslation(scoreNames(query, name), likeness).total }
    })
    .filter(({ total }) => total >= minimumSimilarity)
    .sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
  const resultWithout = (without?: keyof typeof filterChecks) =>
    names
      .filter(({ own }) => own.some((mark) => passes(mark, filters, without)))
      .slice(0, maximumNames)
      .flatMap(({ own }) => own.filter((mark) => passes(mark, filters, without)))
  return {
    hits: resultWithout(),
    resultWithout,
    passingNames: names.filter(({ own }) => own.some((mark) => passes(mark, filters))).length,
  }
}

const tally = (values: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1
  return counts
}
const asRecord = (counts: readonly ValueCount[]) => Object.fromEntries(counts.map(({ key, count }) => [key, count]))

/** Compares the counts of each filter with the result without that filter. */
function expectCounts(counts: FilterCounts, resultWithout: (without?: keyof typeof filterChecks) => IndexedMark[]): void {
  expect(asRecord(counts.registrationOfficeCodes)).toEqual(
    tally(resultWithout('registrationOfficeCodes').map(({ office }) => office)),
  )
  expect(asRecord(counts.brandStateCategories)).toEqual(
    tally(resultWithout('brandStateCategories').map(({ category }) => category)),
  )
  expect(asRecord(counts.brandTypes)).toEqual(tally(resultWithout('brandTypes').map(({ type }) => type)))
  expect(asRecord(counts.brandStates)).toEqual(tally(resultWithout('brandStates').map(({ stateKey }) => stateKey)))
  const classes = tally(resultWithout('classes').flatMap(({ niceClasses }) => niceClasses.map(String)))
  expect({ ...asRecord(counts.goodsClasses), ...asRecord(counts.servicesClasses) }).toEqual(classes)
  expect(counts.goodsClasses.every(({ key }) => Number(key) <= 34)).toBe(true)
  expect(counts.servicesClasses.every(({ key }) => Number(key) >= 35)).toBe(true)
}

describe('searching by name', () => {
  const others = syntheticRegister(3, 3000)
  const manyOthers = Array.from({ length: 3000 }, (_, i) => others.mark(i + 2))

  const text = fc.constantFrom(
    'Tavilo',
    'mueller',
    'STARLIGHT',
    'Filipp',
    'Flex',
    'Tavilo Café Light',
    'Sternenlicht',
    'F',
    '北京',
    '!!!',
    ' ',
  )

  it('finds, counts and hides what looking at every mark does', () => {
    fc.assert(
      fc.property(
        anyRegister(40),
        anyFilters,
        text,
        fc.constantFrom(1, 3, 1000),
        fc.constantFrom(50, 70, 95),
        (marks, filters, query, maximumNames, least) => {
          const request = search({ text: query, filters, maximumNames, minimumSimilarity: least })
          const outcome = indexOf(marks).searchNames(request)
          const expected = naiveSearch(marks, request)
          expect(serials(outcome.page)).toEqual(serials(expected.hits))
          expect(outcome.total).toBe(expected.hits.length)
          expect(outcome.totalIsLowerBound).toBe(expected.passingNames > maximumNames)
          expectCounts(outcome.counts, expected.resultWithout)
          const receipt = outcome.receipt
          if (receipt === null) throw new Error('A search by name has a receipt.')
          expect(
            receipt.identical +
              receipt.sameSound +
              receipt.contains +
              receipt.sameMeaning +
              receipt.similar -
              receipt.hiddenByFilters,
          ).toBe(receipt.shown)
          expect(receipt.shown).toBe(outcome.total)
        },
      ),
      {
        numRuns: 120,
        // A name found only by its translation.
        examples: [[[{ ...plainMark, name: 'Tavilo', translation: 'Starlight' }], noFilters, 'Sternenlicht', 1000, 50]],
      },
    )
  })

  it('explains each hit with the score that ranked it', () => {
    const index = named('TAVILO', 'Tavillo', 'Davilo', 'Tavilo Coffee')
    const query = prepareName('Tavilo')
    const { page } = index.searchNames(search({}))
    expect(serials(page)[0]).toBe(1)
    for (const { serial, nameScore } of page) {
      expect(nameScore).toEqual(
        scoreNames(query, foldName(['TAVILO', 'Tavillo', 'Davilo', 'Tavilo Coffee'][serial - 1] as string)),
      )
    }
  })

  it('assigns the hits of the receipt to their lines', () => {
    const index = named('BLACK CAT', 'Blak Kat', 'Black Cat Tavilo', 'Chat Noir', 'Black Bat', 'Lorenza')
    const { receipt } = index.searchNames(search({ text: 'Black Cat' }))
    expect(receipt).toEqual({ identical: 1, sameSound: 1, contains: 1, sameMeaning: 1, similar: 1, hiddenByFilters: 0, shown: 5 })
  })

  it.each([
    ['APFEL', 'Apple'],
    ['APFEL', 'La Pomme'],
    ['EL SOL', 'Sun'],
    ['SUN', 'El Sol'],
    ['BLACK CAT', 'Chat Noir'],
    ['Chat Noir', 'The Black Cat'],
    ['GOOD MORNING', 'Buenos Días'],
    ['4YOU', 'For You'],
    ['RED BULL', 'Toro Rojo'],
    ['BLACK CAT', 'Chat Noir Lorenza'],
    ['BLACK CAT COFFEE', 'Chat Noir'],
    ['Schwarze Katze', 'BlackCat'],
    ['Milklake', 'Lake Milch'],
    ['Summercat', 'Katze Summer'],
  ])('finds for %s among thousands of names one with the same meaning: %s', (query, wanted) => {
    const marks = [{ ...plainMark, name: wanted, serial: 1 }, ...manyOthers]
    const { page } = indexOf(marks).searchNames(search({ text: query, size: 100 }))
    expect(serials(page)).toContain(1)
  })

  it('reports what the filters hide', () => {
    const index = indexOf([plainMark, { ...plainMark, serial: 2, office: 'us' }])
    const { receipt, total } = index.searchNames(search({ filters: { ...noFilters, registrationOfficeCodes: ['us'] } }))
    expect(total).toBe(1)
    expect(receipt).toMatchObject({ identical: 2, hiddenByFilters: 1, shown: 1 })
  })

  it('pages without gaps and repetitions, in every order', () => {
    fc.assert(
      fc.property(
        anyRegister(60),
        fc.constantFrom('relevance', 'applicationDate', 'name'),
        fc.constantFrom(10, 25),
        (marks, sort, size) => {
          const index = indexOf(marks)
          const all = serials(index.searchNames(search({ sort, minimumSimilarity: 50 })).page)
          const paged: number[] = []
          for (let page = 1; page <= Math.ceil(all.length / size); page++) {
            paged.push(...serials(index.searchNames(search({ sort, minimumSimilarity: 50, page, size })).page))
          }
          expect(paged).toEqual(all)
          expect(new Set(all).size).toBe(all.length)
          expect(index.searchNames(search({ page: 1000 })).page).toEqual([])
        },
      ),
      { numRuns: 40 },
    )
  })

  it('sorts by application date, newest first and unknown last, and by name', () => {
    const index = indexOf([
      { ...plainMark, serial: 1, name: 'Tavilo', applicationDate: null },
      { ...plainMark, serial: 2, name: 'Tavillo', applicationDate: '2001-01-01' },
      { ...plainMark, serial: 3, name: 'Davilo', applicationDate: '2022-02-02' },
      { ...plainMark, serial: 4, name: 'Davilo', applicationDate: '1965-03-03' },
    ])
    expect(serials(index.searchNames(search({ sort: 'applicationDate' })).page)).toEqual([3, 2, 4, 1])
    expect(serials(index.searchNames(search({ sort: 'name' })).page)).toEqual([3, 4, 2, 1])
  })

  it.each<[string, string]>([
    ['tavilo', 'Tavilo International Coffee Roasters of Vienna'],
    ['Tavilo International Coffee Roasters of Vienna', 'TAVILO'],
    ['Muller', 'MÜLLER'],
    ['MUELLER', 'Müller'],
    ['starlight', 'STAR LIGHT'],
    ['Light Star', 'Star-Light'],
    ['Fylipp', 'Philip'],
    ['conforflex', 'FLEX'],
    ['F1', 'F1'],
    ['G', 'G'],
    ['4711', '4711'],
    ['4711', 'Kölnisch Wasser 4711'],
    ['пекин', 'ПЕКИН'],
    ['北京', '北京'],
    ['???', '???'],
  ])('%s finds %s among many other names', (query, name) => {
    const index = indexOf([{ ...plainMark, name }, ...manyOthers])
    expect(serials(index.searchNames(search({ text: query, minimumSimilarity: 50 })).page)).toContain(1)
  })

  it('handles texts without letters and of any length', () => {
    const index = named('Tavilo', 'Tavillo')
    for (const text of ['', ' ', '\ud800', 'x'.repeat(5000), 'ab '.repeat(70)])
      expect(index.searchNames(search({ text })).total).toBe(0)
  })

  it('finds marks that pass a narrow filter', () => {
    const register = syntheticRegister(5, 6000)
    const alike = Array.from({ length: 6000 }, (_, i) => ({
      ...register.mark(i + 100),
      name: `Tavilo ${i}`,
      office: 'us' as const,
    }))
    const index = indexOf([{ ...plainMark, serial: 1, name: 'Dafilo', office: 'at' }, ...alike])
    const filters: IndexFilters = { ...noFilters, registrationOfficeCodes: ['at'] }
    expect(serials(index.searchNames(search({ filters })).page)).toEqual([1])
  })

  it.each(['Blanketflo Wirthessun', 'Cmpdorbix Traveluhn', 'Gulfmarket Bohnesyrth'])(
    'finds %s with its words in the other order among thousands of names',
    (text) => {
      const register = syntheticRegister(6, 3000)
      const marks = Array.from({ length: 3000 }, (_, i) => register.mark(i + 2))
      const index = indexOf([{ ...plainMark, serial: 1, name: text.split(' ').reverse().join(' ') }, ...marks])
      expect(serials(index.searchNames(search({ text })).page)).toContain(1)
    },
  )

  it.each(['Luna Red', 'Red Mond', 'Kaffeered', 'Coffee Luna'])(
    'finds %s, which has two of three parts of the searched name, among thousands of names',
    (name) => {
      const marks = Array.from({ length: 3000 }, (_, i) => others.mark(i + 2))
      const index = indexOf([{ ...plainMark, serial: 1, name }, ...marks])
      expect(serials(index.searchNames(search({ text: 'Coffee Rotmoon' })).page)).toContain(1)
    },
  )

  it('counts thousands of marks of a few names, with and without a filter', () => {
    const names = ['Tavilo', 'Tavillo', 'Tavilo Coffee']
    const marks = Array.from({ length: 2_600 }, (_, i) => {
      const mark = others.mark(i + 1)
      return { ...mark, name: names[i % 3] as string, serial: i + 1, niceClasses: [...new Set(mark.niceClasses)] }
    })
    const index = indexOf(marks)
    const narrow: IndexFilters = { ...noFilters, registrationOfficeCodes: ['de'], goodsClasses: [9, 25] }
    const since: IndexFilters = { ...noFilters, applicationDate: { from: '2010-01-01' } }
    for (const removedSerials of [[], [1, 4, 2_002], [2, 3, 2_000]]) {
      if (removedSerials.length > 0) index.append({ upserts: [], removedSerials, revision: index.revision + 1 })
      for (const serial of removedSerials)
        marks.splice(
          marks.findIndex((mark) => mark.serial === serial),
          1,
        )
      for (const filters of [noFilters, narrow, since]) {
        for (const maximumNames of [2, 1000]) {
          const request = search({ filters, maximumNames, minimumSimilarity: 50 })
          const outcome = index.searchNames(request)
          const expected = naiveSearch(marks, request)
          expect(outcome.total).toBe(expected.hits.length)
          expectCounts(outcome.counts, expected.resultWithout)
        }
      }
    }
  })

  it('pages through hundreds of marks of two names in every order, including marks of newer segments', () => {
    const days = ['2020-01-15', '2001-07-31', null, '2024-02-29', '2001-08-01']
    const marks = Array.from({ length: 400 }, (_, i): IndexedMark => {
      const isExact = i % 5 < 3
      const office = i % 3 === 0 ? 'at' : 'de'
      return { ...plainMark, serial: i + 1, name: isExact ? 'Tavilo' : 'Tavillo', office, applicationDate: days[i % 7] ?? null }
    })
    const index = indexOf(marks.filter(({ serial }) => serial % 4 !== 0))
    index.append({ upserts: marks.filter(({ serial }) => serial % 4 === 0), removedSerials: [7], revision: 2 })
    const rank = ({ name }: IndexedMark) => (name === 'Tavilo' ? 0 : 1)
    const day = ({ applicationDate }: IndexedMark) => (applicationDate === null ? 0 : Date.parse(applicationDate))
    const orders: Record<NameSearch['sort'], (a: IndexedMark, b: IndexedMark) => number> = {
      relevance: (a, b) => rank(a) - rank(b) || a.serial - b.serial,
      applicationDate: (a, b) => day(b) - day(a) || rank(a) - rank(b) || a.serial - b.serial,
      name: (a, b) => rank(b) - rank(a) || a.serial - b.serial,
    }
    for (const filters of [noFilters, { ...noFilters, registrationOfficeCodes: ['at' as const] }]) {
      for (const sort of ['relevance', 'applicationDate', 'name'] as const) {
        const present = marks.filter((mark) => mark.serial !== 7 && passes(mark, filters))
        const wanted = present.sort(orders[sort]).map(({ serial }) => serial)
        for (const page of [1, 2, 5, 6, 11, 16, 17]) {
          const outcome = index.searchNames(search({ filters, sort, page, size: 25 }))
          expect(serials(outcome.page)).toEqual(wanted.slice((page - 1) * 25, page * 25))
          expect(outcome.total).toBe(wanted.length)
        }
      }
    }
  })

  it('reports that there are more names than a result holds', () => {
    const index = indexOf(Array.from({ length: 30 }, (_, i) => ({ ...plainMark, serial: i + 1, name: `Tavilo ${i}` })))
    const outcome = index.searchNames(search({ maximumNames: 20 }))
    expect(outcome).toMatchObject({ total: 20, totalIsLowerBound: true })
  })

  it('finds planted variants', () => {
    const register = syntheticRegister(11, 8000)
    const marks = Array.from({ length: 8000 }, (_, i) => register.mark(i + 1))
    const index = indexOf(marks)
    const random = randomNumbers(1)
    const letter = () => String.fromCharCode(97 + Math.floor(random() * 26))
    const variants: ((name: string, at: number) => string)[] = [
      (name, at) => name.slice(0, at) + letter() + name.slice(at + 1),
      (name, at) => name.slice(0, at) + name.slice(at + 1),
      (name) => name.split(' ').reverse().join(' '),
      (name) => name.replaceAll(' ', ''),
      (name) => `${name} GmbH`,
      (name) => name.replaceAll('f', 'ph').replaceAll('k', 'c').replaceAll('i', 'y'),
    ]
    let asked = 0
    let found = 0
    for (const { serial, name } of marks.filter((mark) => (mark.name?.length ?? 0) >= 6).slice(0, 60)) {
      for (const vary of variants) {
        const text = vary(name as string, Math.floor(random() * (name as string).length))
        asked++
        if (serials(index.searchNames(search({ text, minimumSimilarity: 50, size: 50 })).page).includes(serial)) found++
        else {
          // Copies of the name may come before it. Then the name itself counts.
          const page = index.searchNames(search({ text, minimumSimilarity: 50, size: 50 })).page
          if (page.some((hit) => foldName(marks[hit.serial - 1]?.name ?? '') === foldName(name as string))) found++
        }
      }
    }
    expect(found / asked).toBeGreaterThanOrEqual(0.97)
  })
})
