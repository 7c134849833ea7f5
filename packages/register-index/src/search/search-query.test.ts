import { foldName } from '@marklot/similarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyFilters, anyMark, anyRegister, everything, indexOf, passes, plainMark } from '../../test/marks.ts'
import { noFilters } from '../filter/filters.ts'
import type { IndexClause } from '../filter/query-clauses.ts'
import type { IndexedMark } from '../layout/mark.ts'
import type { RegisterIndex } from '../register-index.ts'

const search = (index: RegisterIndex, clauses: readonly IndexClause[], more: object = {}) =>
  index.searchQuery({ ...everything, minimumSimilarity: 70, maximumNames: 1000, clauses, ...more })
const serials = (outcome: { page: readonly { serial: number }[] }) => outcome.page.map(({ serial }) => serial)
const word = (text: string) => ({ text, isPhrase: false })
const phrase = (text: string) => ({ text, isPhrase: true })
const clause = (kind: 'name' | 'owner' | 'seat', ...values: { text: string; isPhrase: boolean }[]): IndexClause => ({
  kind,
  isNegated: false,
  values,
})
const not = (one: IndexClause): IndexClause => ({ ...one, isNegated: true })

const register = indexOf(
  [
    'NORDLICHT',
    'Nordlicht Kaffee',
    'Das Nordlicht',
    'Nordstern',
    'Süd-Nord',
    'NETFLAX',
    'Müller',
    'Mueller & Söhne',
    'Licht Nord Kaffee',
    'B.K.R.',
    'F1',
    'Ananas',
    null,
  ].map((name, i) => ({
    ...plainMark,
    serial: i + 1,
    name,
    ownerName: i % 2 === 0 ? 'ACME GmbH' : 'Berlin Brau AG',
    ownerSeat: i % 3 === 0 ? 'Berlin, Deutschland' : 'Wien, Österreich',
  })),
)

describe('words of the name', () => {
  it.each([
    ['a word', word('nordlicht'), [1, 2, 3]],
    ['a beginning', word('nord*'), [1, 2, 3, 4, 5, 9]],
    ['an inside', word('*fla*'), [6]],
    ['an end', word('*stern'), [4]],
    ['one letter', word('N?rdlicht'), [1, 2, 3]],
    ['pieces in order', word('n*d*t'), [1, 2, 3]],
    ['overlapping pieces not', word('*anana*nas'), []],
    ['a phrase', phrase('nordlicht kaffee'), [2]],
    ['a phrase in its order only', phrase('kaffee nord'), []],
    ['no wildcard in a phrase', phrase('nord*'), [5, 9]],
    ['punctuation as the register folds it', word('süd-nord'), [5]],
    ['initials', word('b.k.r.'), [10]],
    ['two letters', word('f1'), [11]],
    ['an umlaut in both spellings', word('müller'), [7, 8]],
    ['the other spelling as it stands', word('mueller'), [8]],
    ['an umlaut before a wildcard', word('mül*'), [7, 8]],
    ['any word at all', word('*'), [1, 4, 6, 7, 10, 11, 12, 2, 3, 5, 8, 9]],
  ] as const)('are found: %s', (_, value, expected) => {
    const found = serials(search(register, [clause('name', value)]))
    expect([...found].sort((a, b) => a - b)).toEqual([...expected].sort((a, b) => a - b))
  })
  it('come first if they are the whole name, then if the name begins with them', () => {
    expect(serials(search(register, [clause('name', word('nordlicht'))]))).toEqual([1, 2, 3])
    expect(serials(search(register, [clause('name', word('licht'), word('nordlicht'))]))).toEqual([1, 2, 9, 3])
  })
  it('combine by AND between clauses and by OR between values; NOT excludes', () => {
    expect(serials(search(register, [clause('name', word('kaffee')), clause('name', word('nord*'))]))).toEqual([2, 9])
    expect(serials(search(register, [clause('name', word('kaffee')), not(clause('name', word('nordlicht')))]))).toEqual([9])
    expect(serials(search(register, [not(clause('name', word('*')))]))).toEqual([13])
  })
})

describe('owner and seat', () => {
  it('are searched separately', () => {
    expect(search(register, [clause('owner', word('berlin'))]).total).toBe(6)
    expect(search(register, [clause('seat', word('berlin'))]).total).toBe(5)
    expect(serials(search(register, [clause('owner', word('berlin')), clause('seat', word('berlin'))]))).toEqual([4, 10])
    expect(search(register, [clause('owner', phrase('acme gmbh'))]).total).toBe(7)
    expect(search(register, [clause('owner', phrase('gmbh berlin'))]).total).toBe(0)
    expect(search(register, [clause('owner', word('*m?'), word('br*'))]).total).toBe(13)
  })
})

const owners = ['Muster GmbH', 'Beispiel & Söhne AG', 'Acme Inc.']
const values = {
  name: ['tavilo', 'ta*', '*il*', '*x', 'm?ller', 'star', 's*t', 'filip', '*', 'b.k.r.', '!!!', 'light', '*a*', '?l*'].map(word),
  owner: ['muster', 'gmbh', '*so*', 'acme', 'berlin', '*l*', '*', '*c*e*', '*m?'].map(word),
  seat: ['berlin', 'w*', 'new', 'muster', '*e*', '*'].map(word),
}
const phrases = {
  name: ['star light', 'tavilo coffee', 'light star', 'müller'].map(phrase),
  owner: [...owners, 'sohne ag'].map(phrase),
  seat: ['new york', 'Berlin, Deutschland', 'Wien'].map(phrase),
}
const anyClause: fc.Arbitrary<IndexClause> = fc.oneof(
  fc.constantFrom('name', 'name', 'owner', 'seat').chain((kind) =>
    fc.record({
      kind: fc.constant(kind as 'name'),
      isNegated: fc.boolean(),
      values: fc.uniqueArray(fc.constantFrom(...values[kind as 'name'], ...phrases[kind as 'name']), {
        minLength: 1,
        maxLength: 3,
      }),
    }),
  ),
  fc.record({
    kind: fc.constant('serials' as const),
    isNegated: fc.boolean(),
    serials: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 12 }),
  }),
  fc.record({
    kind: fc.constant('filters' as const),
    isNegated: fc.boolean(),
    filters: fc.array(anyFilters, { minLength: 1, maxLength: 2 }),
  }),
)

/** Returns the naive reading of one value: a regular expression over the words. */
function holds(text: string | null, value: { text: string; isPhrase: boolean }): boolean {
  if (text === null) return false
  const folded = foldName(text)
  const spelt = [value.text, value.text.replaceAll('ü', 'ue')]
  return spelt.some((one) => {
    const pattern = value.isPhrase
      ? foldName(one)
      : one
          .split(/([*?])/)
          .map((part) => (part === '*' ? '[^ ]*' : part === '?' ? '[^ ]' : foldName(part)))
          .join('')
    return new RegExp(`(^| )${pattern === '[^ ]*' ? '[^ ]+' : pattern}( |$)`).test(folded)
  })
}
function naive(mark: IndexedMark, one: IndexClause): boolean {
  const found = () => {
    switch (one.kind) {
      case 'name':
        return one.values.some((value) => holds(mark.name, value))
      case 'owner':
        return one.values.some((value) => holds(mark.ownerName, value))
      case 'seat':
        return one.values.some((value) => holds(mark.ownerSeat, value))
      case 'serials':
        return one.serials.includes(mark.serial)
      case 'filters':
        return one.filters.some((filters) => passes(mark, filters))
      case 'similar':
        throw new Error('Not among these')
    }
  }
  return found() !== one.isNegated
}

describe('a query', () => {
  it('finds and counts what a naive search does, in every order and on every page, over several segments too', () => {
    fc.assert(
      fc.property(
        anyRegister(30),
        fc.array(anyMark(fc.integer({ min: 1, max: 40 })), { maxLength: 8 }),
        fc.array(anyClause, { minLength: 1, maxLength: 3 }),
        anyFilters,
        fc.constantFrom('relevance', 'applicationDate', 'name'),
        (marks, changed, clauses, filters, sort) => {
          const index = indexOf(marks)
          if (changed.length > 0) index.apply({ upserts: changed, removedSerials: [], revision: 2 })
          const all = [...new Map([...marks, ...changed].map((mark) => [mark.serial, mark])).values()]
          const base = all.filter((mark) => clauses.every((one) => naive(mark, one)))
          const expected = base.filter((mark) => passes(mark, filters))
          const outcome = search(index, clauses, { filters, sort })
          expect(serials(outcome).sort((a, b) => a - b)).toEqual(expected.map(({ serial }) => serial).sort((a, b) => a - b))
          expect(outcome.total).toBe(expected.length)
          const offices = outcome.counts.registrationOfficeCodes.reduce((sum, { count }) => sum + count, 0)
          expect(offices).toBe(base.filter((mark) => passes(mark, filters, 'registrationOfficeCodes')).length)
          const pages = [1, 2, 3, 4, 5].flatMap((page) => serials(search(index, clauses, { filters, sort, page, size: 10 })))
          expect(pages).toEqual(serials(search(index, clauses, { filters, sort })))
        },
      ),
      { numRuns: 400 },
    )
  })

  it('finds letters anywhere in a name, with anything around them', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aapphhcckksszz01oi'), maxLength: 8 })
    const wanted = fc.string({ unit: fc.constantFrom(...'aapphhcckksszz01oi'), minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(letters, wanted, letters, fc.constantFrom('', 'x'.repeat(250)), (before, middle, after, long) => {
        const index = indexOf([{ ...plainMark, name: `${long}${before}${middle}${after}` }])
        expect(search(index, [clause('name', word(`*${middle}*`))]).total).toBe(1)
        expect(search(index, [clause('name', word(`${long}${before}${middle}*`))]).total).toBe(1)
      }),
      { numRuns: 500 },
    )
  })

  it('without a clause equals browsing', () => {
    expect(search(register, [])).toEqual(register.browse(everything))
  })

  it('pages through results too large to sort as through small ones', () => {
    const marks = Array.from({ length: 50_200 }, (_, i) => ({
      ...plainMark,
      serial: i + 1,
      name: i % 1000 === 0 ? 'Tavilo' : i % 500 === 0 ? `Tavilo ${i}` : `Neu Tavilo ${i}`,
      applicationDate: `20${10 + (i % 10)}-01-0${1 + (i % 9)}`,
    }))
    const index = indexOf(marks)
    const clauses = [clause('name', word('tavilo'))]
    expect(search(index, clauses).total).toBe(50_200)
    const rank = ({ name }: IndexedMark) => (name === 'Tavilo' ? 0 : name?.startsWith('Tavilo') ? 1 : 2)
    const relevant = [...marks].sort((a, b) => rank(a) - rank(b) || a.serial - b.serial).map(({ serial }) => serial)
    expect(serials(search(index, clauses, { size: 10 }))).toEqual(relevant.slice(0, 10))
    expect(serials(search(index, clauses, { size: 10, page: 6 }))).toEqual(relevant.slice(50, 60))
    expect(serials(search(index, clauses, { size: 10, page: 5020 }))).toEqual(relevant.slice(50_190, 50_200))
    const newest = [...marks].sort((a, b) =>
      a.applicationDate < b.applicationDate ? 1 : a.applicationDate > b.applicationDate ? -1 : a.serial - b.serial,
    )
    expect(serials(search(index, clauses, { size: 10, page: 2, sort: 'applicationDate' }))).toEqual(
      newest.slice(10, 20).map(({ serial }) => serial),
    )
    expect(serials(search(index, [not(clause('name', word('neu')))], { size: 10 })).length).toBe(10)
  })
})

describe('a similar clause', () => {
  const similar = (...texts: string[]): IndexClause => ({ kind: 'similar', isNegated: false, texts })
  const marks = ['Tavilo', 'Tavillo', 'Davilo', 'Tavilo Coffee', 'Puma', 'Zebra'].map((name, i) => ({
    ...plainMark,
    serial: i + 1,
    name,
    office: i % 2 === 0 ? ('de' as const) : ('em' as const),
  }))
  const index = indexOf(marks)
  it('finds what a search by name finds, the closest first, with scores', () => {
    const byName = index.searchNames({ ...everything, text: 'Tavilo', minimumSimilarity: 70, maximumNames: 1000 })
    const byQuery = search(index, [similar('Tavilo')])
    expect(byQuery.page).toEqual(byName.page)
    expect(byQuery.total).toBe(byName.total)
    expect(byQuery.counts).toEqual(byName.counts)
  })
  it('counts and limits names like a search by name, with filters and few names', () => {
    const translated = [
      { ...plainMark, serial: 1, name: 'Davilo', translation: 'Tavilo' },
      { ...plainMark, serial: 2, name: 'Café Tavilo' },
    ]
    fc.assert(
      fc.property(anyRegister(40), anyFilters, fc.integer({ min: 1, max: 4 }), (register, filters, maximumNames) => {
        const request = { ...everything, filters, minimumSimilarity: 50, maximumNames }
        const byName = indexOf(register).searchNames({ ...request, text: 'Tavilo' })
        const byQuery = indexOf(register).searchQuery({ ...request, clauses: [similar('Tavilo')] })
        expect({ ...byQuery, receipt: null }).toEqual({ ...byName, receipt: null })
      }),
      { examples: [[translated, noFilters, 1]] },
    )
  })
  it('uses the closest of several texts and combines with other clauses', () => {
    expect(serials(search(index, [similar('Tavilo', 'Puma')])).sort()).toEqual([1, 2, 3, 4, 5])
    expect(serials(search(index, [similar('Tavilo'), clause('name', word('coffee'))]))).toEqual([4])
    expect(serials(search(index, [similar('Tavilo'), not(clause('name', word('coffee')))])).sort()).toEqual([1, 2, 3])
    const german: IndexClause = {
      kind: 'filters',
      isNegated: true,
      filters: [{ ...noFilters, registrationOfficeCodes: ['em'] }],
    }
    expect(serials(search(index, [similar('Tavilo'), german])).sort()).toEqual([1, 3])
    expect(serials(search(index, [similar('Tavilo'), similar('Puma')]))).toEqual([])
  })
  it('excludes similar names when negated', () => {
    expect(serials(search(index, [not(similar('Tavilo'))])).sort()).toEqual([5, 6])
    expect(serials(search(index, [clause('name', word('*av*')), not(similar('Tavillo'))]))).toEqual([])
    expect(serials(search(index, [similar('Tavilo'), not(similar('Tavilo Coffee'))]))).not.toContain(4)
  })
})
