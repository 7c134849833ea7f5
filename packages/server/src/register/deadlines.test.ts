import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../platform/days.ts'
import { closedDaysOf, closedOn } from './closed-days.ts'
import { euMadridOppositionStart, nextOpenDay, oppositionPeriodFrom, renewalWindow, usTermEnd } from './deadlines.ts'

/** The start, nominal end, end and rule of an opposition period, from the examples in deadlines-and-fees, section 7. */
type Example = [office: RegistrationOfficeCode, start: string, nominal: string, end: string, rule: string]

describe('an opposition period', () => {
  it.each<Example>([
    // EUIPO's register states 2020-10-13. The office was closed on 9 October, over the weekend and on 12 October.
    ['em', '2020-07-09', '2020-10-09', '2020-10-13', 'closed'],
    ['em', '2020-06-05', '2020-09-05', '2020-09-07', 'closed'],
    ['em', '2020-01-10', '2020-04-10', '2020-05-18', 'extended'],
    ['em', '2020-09-24', '2020-12-24', '2021-01-04', 'probablyClosed'],
    ['em', '2021-02-03', '2021-05-03', '2021-05-03', 'nominal'],
    ['us', '2017-11-28', '2017-12-28', '2017-12-28', 'nominal'],
    ['us', '2020-11-24', '2020-12-24', '2020-12-28', 'probablyClosed'],
    ['us', '2021-12-01', '2021-12-31', '2022-01-03', 'closed'],
    ['us', '2021-05-19', '2021-06-18', '2021-06-21', 'closed'],
    ['de', '1974-07-31', '1974-10-31', '1974-10-31', 'nominal'],
    ['de', '2022-06-20', '2022-09-20', '2022-09-21', 'closed'],
    ['de', '2021-06-20', '2021-09-20', '2021-09-20', 'nominal'],
    ['fr', '2020-02-07', '2020-04-07', '2020-08-24', 'extended'],
    ['fr', '2020-12-31', '2021-02-28', '2021-03-01', 'closed'],
    ['at', '2020-01-20', '2020-04-20', '2020-06-05', 'extended'],
    ['at', '2020-04-20', '2020-07-20', '2020-07-31', 'extended'],
    ['es', '2020-03-20', '2020-05-20', '2020-08-03', 'approximate'],
    ['es', '2020-02-10', '2020-04-10', '2020-07-08', 'approximate'],
    ['ch', '2020-01-15', '2020-04-15', '2020-04-15', 'nominal'],
    ['ch', '2020-05-01', '2020-08-01', '2020-08-03', 'closed'],
  ])('%s from %s: nominal %s, ends %s (%s)', (office, start, nominalEnd, end, rule) => {
    expect(oppositionPeriodFrom(office, start)).toMatchObject({ start, nominalEnd, end, rule })
  })

  it('is absent before the office had oppositions', () => {
    expect(oppositionPeriodFrom('fr', '1991-12-27')).toBeUndefined()
    expect(oppositionPeriodFrom('fr', '1991-12-28')).toBeDefined()
    expect(oppositionPeriodFrom('at', '2010-06-30')).toBeUndefined()
  })

  it('can be extended in the USA only, up to 180 days from the publication', () => {
    expect(oppositionPeriodFrom('us', '2020-11-24')?.latestEnd).toBe('2021-05-23')
    expect(oppositionPeriodFrom('em', '2020-07-09')).not.toHaveProperty('latestEnd')
  })

  it('names the law and the measure that moved the end', () => {
    expect(oppositionPeriodFrom('em', '2020-07-09')?.source).toMatch(/^Art\. 46 EUTMR; Art\. 69 EUTMDR/)
    expect(oppositionPeriodFrom('em', '2020-01-10')?.source).toContain('EX-20-3')
  })

  it('of a designation of the EU begins one month after the republication, before 2016-03-23 six months', () => {
    expect(euMadridOppositionStart('2022-10-21')).toBe('2022-11-21')
    expect(euMadridOppositionStart('2016-03-22')).toBe('2016-09-22')
  })

  const days = fc
    .date({ min: new Date('1995-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    .map((day) => day.toISOString().slice(0, 10))
  it('never ends on a known closed day, nor before its nominal end', () => {
    fc.assert(
      fc.property(fc.constantFrom(...registrationOfficeCodes), days, (office, start) => {
        const period = oppositionPeriodFrom(office, start)
        if (period === undefined) return
        expect(closedOn(office, period.end)).toBeUndefined()
        expect(period.end >= period.nominalEnd).toBe(true)
        expect(period.end === period.nominalEnd).toBe(period.rule === 'nominal')
      }),
      { numRuns: 2000 },
    )
  })
})

it('lists the closed days of a year with their sources', () => {
  expect([...closedDaysOf('us', 2021).keys()]).toEqual([
    ...['2021-01-01', '2021-01-18', '2021-01-20', '2021-02-15', '2021-05-31', '2021-06-18', '2021-07-05'],
    ...['2021-09-06', '2021-10-11', '2021-11-11', '2021-11-25', '2021-12-24', '2021-12-31'],
  ])
  expect([...closedDaysOf('fr', 2024).keys()]).toEqual([
    ...['2024-01-01', '2024-04-01', '2024-05-01', '2024-05-08', '2024-05-09', '2024-05-20', '2024-07-14'],
    ...['2024-08-15', '2024-11-01', '2024-11-11', '2024-12-25'],
  ])
  expect(closedDaysOf('de', 2021).has('2021-09-20')).toBe(false)
  expect(closedDaysOf('de', 2022).get('2022-09-20')?.source).toContain('Jena')
  for (const office of registrationOfficeCodes)
    for (const { source } of closedDaysOf(office, 2025).values()) expect(source).not.toBe('')
})

it('moves to the next open day', () => {
  expect(nextOpenDay('de', '2024-12-25')).toMatchObject({ day: '2024-12-27', rule: 'closed' })
  expect(nextOpenDay('de', '2024-12-24')).toEqual({ day: '2024-12-24', rule: 'nominal' })
})

describe('renewal', () => {
  it('opens before the end of the term and stays possible for six months with a surcharge', () => {
    const { opens, due, late } = renewalWindow('em', '2027-06-05')
    expect(opens).toBe('2026-12-05')
    expect(due).toMatchObject({ nominalEnd: '2027-06-05', end: '2027-06-07', rule: 'closed' })
    expect(late).toMatchObject({ nominalEnd: '2027-12-05', end: '2027-12-07' })
    expect(renewalWindow('us', '2027-03-10').opens).toBe('2026-03-10')
  })

  it.each([
    ['em', '2020-04-01', '2020-05-18', '2020-10-01'],
    ['em', '2019-10-25', '2019-10-25', '2020-05-18'],
    ['fr', '2020-04-06', '2020-08-24', '2020-10-06'],
    ['at', '2020-04-06', '2020-04-06', '2020-10-06'],
    ['de', '2020-04-06', '2020-04-06', '2020-10-06'],
  ] as const)(
    'at %s of a term until %s was due on %s and late on %s: extended where the office did so',
    (office, end, due, late) => {
      const window = renewalWindow(office, end)
      expect([window.due.end, window.late.end]).toEqual([due, late])
      expect(window.due.rule).toBe(due === end ? 'nominal' : 'extended')
    },
  )

  it('never ends on a known closed day', () => {
    const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('2000-01-01', days))
    fc.assert(
      fc.property(fc.constantFrom(...registrationOfficeCodes), day, (office, end) => {
        const { due, late } = renewalWindow(office, end)
        for (const deadline of [due, late]) expect(closedOn(office, deadline.end)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })

  it('of an international registration is the Bureau’s, whose closed days are unknown', () => {
    const { due, late } = renewalWindow('em', '2027-06-05', true)
    expect([due.end, late.end]).toEqual(['2027-06-05', '2027-12-05'])
    expect(due.source).toContain('Madrid')
  })
})

it.each([
  ['2018-08-14', undefined, '2028-08-14'],
  ['1959-01-20', '2019-01-20', '2029-01-20'],
  ['1988-03-01', undefined, '2008-03-01'],
  ['1989-11-16', undefined, '1999-11-16'],
  ['1870-10-25', undefined, '1900-10-25'],
  ['1914-09-01', '1974-09-01', '1994-09-01'],
  [undefined, '2019-01-20', undefined],
])('a US term from %s, renewed %s, ends %s', (registered, renewed, end) => expect(usTermEnd(registered, renewed)).toBe(end))
