import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { brandStateCategories, brandTypes } from './brand.ts'
import { registrationOfficeCodes } from './office.ts'
import { dateFields } from './query-fields.ts'
import {
  asksOwners,
  chipsOf,
  isPlainWord,
  literalValue,
  parseQuery,
  printQuery,
  type QueryClause,
  queryErrorCodes,
  queryOfChips,
  type RegisterQuery,
  similarTexts,
} from './query-language.ts'

const read = (text: string): RegisterQuery => {
  const parsed = parseQuery(text)
  if (!parsed.ok) throw new Error(`${parsed.error.code} at ${parsed.error.position}: ${parsed.error.found}`)
  return parsed.query
}
const canonical = (text: string) => printQuery(read(text))
const fault = (text: string) => {
  const parsed = parseQuery(text)
  if (parsed.ok) throw new Error(`No fault in ${text}`)
  return parsed.error
}

const isNegated = fc.boolean()
const some = <T>(values: readonly T[]) => fc.subarray([...values], { minLength: 1 })
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const range = fc
  .record({ from: fc.option(day, { nil: undefined }), until: fc.option(day, { nil: undefined }) })
  .filter(({ from, until }) => (from ?? until) !== undefined && !(from && until && from > until))
  .map(({ from, until }) => ({ ...(from && { from }), ...(until && { until }) }))
const phrase = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .filter((text) => text.trim() !== '')
  .map((text) => ({ text, isPhrase: true }))
const plain = (unit: 'grapheme' | 'grapheme-ascii') =>
  fc.string({ unit, minLength: 1, maxLength: 12 }).filter((text) => isPlainWord(text))
const long = (text: string) => ({ text: `${text}abc`, isPhrase: false })
const wordIn = (field: string) =>
  plain('grapheme-ascii')
    .filter((text) => field === 'name' || field === 'owner' || field === 'seat' || !/[*?]/.test(text))
    .map((text) => (field === 'number' ? { text: `${text}7`, isPhrase: false } : long(text)))
const textClause = fc.constantFrom('name', 'similar', 'owner', 'seat', 'number').chain((field) =>
  fc.record({
    field: fc.constant(field),
    isNegated,
    values: fc.array(
      fc.oneof(
        wordIn(field),
        phrase.map(({ text }) => ({ text: `${text} abc7`, isPhrase: true })),
      ),
      { minLength: 1, maxLength: 4 },
    ),
  }),
)
const anyClause = fc.oneof(
  textClause,
  fc.record({ field: fc.constant('office'), isNegated, values: some(registrationOfficeCodes) }),
  fc.record({ field: fc.constant('state'), isNegated, values: some(brandStateCategories) }),
  fc.record({ field: fc.constant('type'), isNegated, values: some(brandTypes) }),
  fc.record({ field: fc.constant('class'), isNegated, values: some([1, 9, 25, 34, 35, 45]) }),
  fc.record({ field: fc.constant('vienna'), isNegated, values: some([1, 5, 29]) }),
  fc.record({ field: fc.constant('status'), isNegated, values: some(['de.marke-eingetragen', 'us.630', 'ch.odd, one']) }),
  fc.record({
    field: fc.constantFrom(...dateFields),
    isNegated,
    values: fc.array(range, { minLength: 1, maxLength: 3 }),
  }),
) as fc.Arbitrary<QueryClause>
const anyQuery = fc.array(anyClause, { maxLength: 6 }).map((clauses): RegisterQuery => ({ clauses }))

describe('a query', () => {
  it('is unchanged after printing and reading', () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        expect(read(printQuery(query))).toEqual(query)
      }),
      { numRuns: 500 },
    )
  })
  it('is unchanged after conversion to chips, and loses only the clause whose chip is removed', () => {
    fc.assert(
      fc.property(anyQuery, fc.nat(), (query, pick) => {
        const chips = chipsOf(query)
        expect(queryOfChips(chips)).toEqual(query)
        expect(read(chips.map(({ text }) => text).join(' '))).toEqual(query)
        const place = chips.length === 0 ? 0 : pick % chips.length
        const left = queryOfChips(chips.filter((_, at) => at !== place))
        expect(left.clauses).toEqual(query.clauses.filter((_, at) => at !== place))
      }),
    )
  })
  it('is read, or refused with a position inside the text, for any input', () => {
    const pieces = fc.constantFrom(
      'NOT',
      'name:',
      'klasse:',
      '25',
      '"',
      '„',
      ',',
      ' ',
      '*',
      '(',
      'or',
      'OR',
      '..',
      '\\',
      'x',
      ':',
    )
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.array(pieces, { maxLength: 20 }).map((all) => all.join('')),
    )
    fc.assert(
      fc.property(typed, (text) => {
        const parsed = parseQuery(text)
        if (parsed.ok) {
          expect(read(printQuery(parsed.query))).toEqual(parsed.query)
          return
        }
        const { code, position, length, found } = parsed.error
        expect(queryErrorCodes).toContain(code)
        expect(position).toBeGreaterThanOrEqual(0)
        expect(length).toBeGreaterThan(0)
        expect(found).toBe(text.slice(position, position + length))
        expect(found).not.toBe('')
      }),
      { numRuns: 1000 },
    )
  })
  it('understands the joining words of other languages in capitals', () => {
    expect(canonical('nord* UND licht NICHT klasse:25')).toBe('name:nord* name:licht NOT class:25')
    expect(canonical('nord* SAUF classe:25')).toBe('name:nord* NOT class:25')
    expect(canonical('nord* NON classe:25')).toBe('name:nord* NOT class:25')
    expect(canonical('nicht und oder name:NICHT "ODER"')).toBe('name:nicht name:und name:oder name:NICHT name:"ODER"')
  })
  it('has the same canonical text for every language, case and style of quotes', () => {
    expect(canonical('name:nike* class:25 office:de,em NOT owner:"ACME GmbH"')).toBe(
      'name:nike* class:25 office:de,em NOT owner:"ACME GmbH"',
    )
    expect(canonical('Marke:Nike* KLASSE:25 Amt:DE,EU not Inhaber:„ACME GmbH“')).toBe(
      'name:Nike* class:25 office:de,em NOT owner:"ACME GmbH"',
    )
    expect(canonical('nom:nike* classe:25 office:fr titulaire:«Dupont SA» état:nouvelle')).toBe(
      'name:nike* class:25 office:fr owner:"Dupont SA" state:new',
    )
    expect(canonical('nombre:sol* clase:25 oficina:es estado:extinguida sede:Sevilla')).toBe(
      'name:sol* class:25 office:es state:dead seat:Sevilla',
    )
    expect(canonical('marchio:sole* classe:25 ufficio:em stato:"in vigore" tipo:figurativo')).toBe(
      'name:sole* class:25 office:em state:alive type:figurative',
    )
    expect(canonical('number:302009001336 similar:nike type:word,combined')).toBe(
      'number:302009001336 similar:nike type:word,combined',
    )
  })
  it('reads bare words as words of the name and allows blanks beside commas and colons', () => {
    expect(canonical('nike air,max "just do it"')).toBe('name:nike name:air,max name:"just do it"')
    expect(canonical(' office: de , em\n class:\t25, 35 ')).toBe('office:de,em class:25,35')
    expect(canonical('nike AND adidas')).toBe('name:nike name:adidas')
    expect(canonical('3:16')).toBe('name:3:16')
    expect(read('  ').clauses).toEqual([])
  })
  it('keeps quoted text as it is, including quotes and wildcards', () => {
    expect(read('name:"5\\" pipe*"').clauses[0]?.values).toEqual([{ text: '5" pipe*', isPhrase: true }])
    expect(canonical('name:“AND”')).toBe('name:"AND"')
    expect(literalValue('who?')).toEqual({ text: 'who?', isPhrase: true })
    expect(literalValue('Tavilo')).toEqual({ text: 'Tavilo', isPhrase: false })
  })
  it('prints days, months and years as ranges of days', () => {
    expect(canonical('filed:2020')).toBe('filed:2020-01-01..2020-12-31')
    expect(canonical('filed:2020-02')).toBe('filed:2020-02-01..2020-02-29')
    expect(canonical('filed:1.2.2020..3.4.2021')).toBe('filed:2020-02-01..2021-04-03')
    expect(canonical('registered:2020..')).toBe('registered:2020-01-01..')
    expect(canonical('opposition:..2021-06,2023-01-05')).toBe('opposition:..2021-06-30,2023-01-05')
  })
  it('reports whether it requires a login or yields scores', () => {
    expect(asksOwners(read('nike NOT seat:Berlin'))).toBe(true)
    expect(asksOwners(read('nike class:9'))).toBe(false)
    expect(similarTexts(read('similar:nike,puma NOT similar:asics class:9'))).toEqual(['nike', 'puma'])
  })
})

describe('an error in a query', () => {
  const faults = [
    ['nike clas:25', 'unknownField', 'clas'],
    ['-name:nike', 'minus', '-name:'],
    ['nike class:', 'missingValue', 'class:'],
    ['office: class:25', 'missingValue', 'office:'],
    ['office:de,', 'missingValue', ','],
    [', nike', 'missingValue', ','],
    ['owner:"ACME class:25', 'unclosedQuote', '"ACME class:25'],
    ['name:"" class:25', 'emptyPhrase', '""'],
    ['(nike class:25)', 'brackets', '('],
    ['nike OR puma', 'or', 'OR'],
    ['nike ODER puma', 'or', 'ODER'],
    ['nike NOT', 'missingClause', 'NOT'],
    ['nike NICHT', 'missingClause', 'NICHT'],
    ['NOT NOT nike', 'missingClause', 'NOT'],
    ['office:de,jp', 'unknownOffice', 'jp'],
    ['state:undead', 'unknownState', 'undead'],
    ['type:sound', 'unknownType', 'sound'],
    ['class:25,46', 'badClass', '46'],
    ['vienna:5,30', 'badVienna', '30'],
    ['filed:2020-02-31', 'badDate', '2020-02-31'],
    ['filed:..', 'badDate', '..'],
    ['filed:2021..2020', 'reversedDates', '2021..2020'],
    ['number:abc', 'badNumber', 'abc'],
    ['number:3020*', 'wildcardNotHere', '*'],
    ['similar:ni?e', 'wildcardNotHere', '?'],
    ['*a* b? c d', 'tooManyShort', 'd'],
    ['status:registered', 'badStatus', 'registered'],
    ['status:us.700,pending', 'badStatus', 'pending'],
    [`status:us.${'x'.repeat(101)}`, 'badStatus', `us.${'x'.repeat(101)}`],
    [`name:${'x'.repeat(201)}`, 'valueTooLong', 'x'.repeat(201)],
    [Array.from({ length: 21 }, (_, at) => `word${at}`).join(' '), 'tooManyClauses', 'word20'],
    [`name:${Array.from({ length: 21 }, (_, at) => `word${at}`).join(',')}`, 'tooManyValues', 'word20'],
    ['x'.repeat(1003), 'tooLong', 'xxx'],
  ] as const
  it.each(faults)('has a code and a position: %s', (text, code, found) => {
    const error = fault(text)
    expect([error.code, error.found]).toEqual([code, found])
    expect(text.slice(error.position, error.position + error.length)).toBe(found)
  })
  it('of every kind is covered by these tests', () => {
    expect([...new Set(faults.map(([, code]) => code))].sort()).toEqual([...queryErrorCodes].sort())
  })
  it('is found quickly in a text designed to be slow', () => {
    for (const piece of ['"', 'name:', 'a,', 'NOT ', '\\', '«"', '*', 'é:']) {
      const text = piece.repeat(Math.floor(1000 / piece.length))
      expect(typeof parseQuery(text).ok).toBe('boolean')
    }
  })
})
