import { registrationOfficeCodes } from '@marklot/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../platform/days.ts'
import { firstTerm, ownOppositionPeriod, priorityPeriod, useDeclarationPeriod } from './own-filing.ts'

const office = fc.constantFrom(...registrationOfficeCodes)
const day = fc.integer({ min: 0, max: 9_000 }).map((days) => addDays('2021-01-01', days))

describe('the periods of a new application', () => {
  it('never end before the safe day, and only a few days after it', () => {
    fc.assert(
      fc.property(office, day, (code, start) => {
        const periods = [priorityPeriod(code), ownOppositionPeriod(code), firstTerm(code), useDeclarationPeriod]
        for (const { endFrom } of periods) {
          const { end, nominalEnd, rule } = endFrom(start)
          expect(nominalEnd > start).toBe(true)
          expect(daysBetween(nominalEnd, end)).toBeGreaterThanOrEqual(0)
          expect(daysBetween(nominalEnd, end)).toBeLessThan(14)
          expect(rule === 'nominal').toBe(end === nominalEnd)
        }
      }),
    )
  })

  it('begin with what the law of each office names', () => {
    const beginnings = registrationOfficeCodes.map((code) => [code, ownOppositionPeriod(code).from, firstTerm(code).from])
    expect(Object.fromEntries(beginnings.map(([code, ...from]) => [code, from]))).toEqual({
      de: ['publicationOfRegistration', 'filing'],
      at: ['publicationOfRegistration', 'filing'],
      ch: ['publicationOfRegistration', 'filing'],
      es: ['publicationOfApplication', 'filing'],
      fr: ['publicationOfApplication', 'filing'],
      em: ['publicationOfApplication', 'filing'],
      us: ['publicationOfApplication', 'registration'],
    })
  })

  it('are counted by the calendar', () => {
    // The nominal end is a Saturday in May. The office is open on the following Monday.
    expect(priorityPeriod('de').endFrom('2025-11-30')).toEqual({ end: '2026-06-01', nominalEnd: '2026-05-30', rule: 'closed' })
    expect(ownOppositionPeriod('us').endFrom('2026-03-03')).toMatchObject({ nominalEnd: '2026-04-02', rule: 'nominal' })
    expect(firstTerm('em').endFrom('2026-03-04')).toMatchObject({ nominalEnd: '2036-03-04' })
    expect(useDeclarationPeriod.endFrom('2026-03-04').nominalEnd).toBe('2032-03-04')
  })
})
