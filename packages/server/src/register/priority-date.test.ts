import { registrationOfficeCodes } from '@marklot/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, addMonths } from '../platform/days.ts'
import { priorityDateOf } from './priority-date.ts'

const em = (applicationDate: string | undefined, ...dates: string[]) =>
  priorityDateOf({ office: 'em', applicationDate, priorities: dates.map((date) => ({ date })) })

describe('the day that decides which mark is earlier', () => {
  it('is the application date without a claim, and the earliest claim otherwise', () => {
    expect(em('2024-05-10')).toBe('2024-05-10')
    expect(em('2024-05-10', '2024-03-01', '2024-01-02')).toBe('2024-01-02')
    expect(em(undefined, '2024-01-02')).toBe('2024-01-02')
    expect(em(undefined)).toBeUndefined()
  })

  it('counts the display at an exhibition like a first application', () => {
    expect(priorityDateOf({ office: 'de', applicationDate: '2024-05-10', exhibitionDate: '2024-04-02' })).toBe('2024-04-02')
  })

  it('ignores a refused claim, a later day and a day more than six months before', () => {
    const priorities = [
      { date: '2024-02-01', state: 'Refused' },
      { date: '2024-06-01' },
      { date: '2023-11-09', state: 'Claimed' },
    ]
    expect(priorityDateOf({ office: 'em', applicationDate: '2024-05-10', priorities })).toBe('2024-05-10')
  })

  it('moves the end of the six months past closed days', () => {
    // The DPMA is closed on Saturday, 2024-03-30, on Easter Monday, 2024-04-01, and on the Sunday between.
    const mark = { office: 'de', priorities: [{ date: '2023-09-30' }] } as const
    expect(priorityDateOf({ ...mark, applicationDate: '2024-04-02' })).toBe('2023-09-30')
    expect(priorityDateOf({ ...mark, applicationDate: '2024-04-03' })).toBe('2024-04-03')
  })

  it('extends the six months by the decisions of spring 2020 at EUIPO only', () => {
    // EUIPO recorded this claim of 2019-09-23 for an application of 2020-04-08.
    expect(em('2020-04-08', '2019-09-23')).toBe('2019-09-23')
    expect(em('2020-05-19', '2019-09-23')).toBe('2020-05-19')
    const german = { office: 'de', applicationDate: '2020-04-08', priorities: [{ date: '2019-09-23' }] } as const
    expect(priorityDateOf(german)).toBe('2020-04-08')
  })

  const day = fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('1995-01-01', days))
  it('is never later than the application, and always the application or a claim of the last six months', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...registrationOfficeCodes),
        day,
        fc.array(fc.record({ date: day, state: fc.constantFrom('Claimed', 'Refused', undefined) }), { maxLength: 5 }),
        (office, applicationDate, priorities) => {
          const found = priorityDateOf({ office, applicationDate, priorities }) as string
          expect(found <= applicationDate).toBe(true)
          const claims = priorities.filter(({ state }) => state !== 'Refused').map(({ date }) => date)
          expect([applicationDate, ...claims]).toContain(found)
          // No claim from the last six months is earlier than the result.
          const inTime = claims.filter((date) => date < applicationDate && addMonths(date, 6) >= applicationDate)
          expect(inTime.every((date) => date >= found)).toBe(true)
        },
      ),
    )
  })

  it('does not depend on the order of the claims, and moves only to earlier days when a claim is added', () => {
    fc.assert(
      fc.property(day, fc.array(day, { maxLength: 4 }), day, (applicationDate, dates, another) => {
        const found = em(applicationDate, ...dates) as string
        expect(em(applicationDate, ...dates.toReversed())).toBe(found)
        expect((em(applicationDate, ...dates, another) as string) <= found).toBe(true)
      }),
    )
  })
})
