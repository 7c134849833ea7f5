import { describe, expect, it } from 'vitest'
import type { RegisterMark } from '../register/index.ts'
import { weakeningsOf } from './weakenings.ts'

const mark = (facts: Partial<RegisterMark>): RegisterMark => ({
  office: 'em',
  applicationNumber: '1',
  brandType: 'Word',
  brandState: '',
  brandStateCategory: 'alive',
  niceClasses: [],
  viennaClasses: [],
  goods: [],
  processes: [],
  owners: [],
  representatives: [],
  ...facts,
})
const lines = (facts: Partial<RegisterMark>, today = '2026-11-22') =>
  weakeningsOf(mark(facts), today).map(({ kind, date, lateDate, daysLeft }) =>
    [kind, date, lateDate, daysLeft].filter((part) => part !== null).join(' '),
  )

describe('an earlier mark', () => {
  it('can be opposed until the last day of its period', () => {
    expect(lines({ brandStateCategory: 'new', oppositionPeriodEndDate: '2026-12-01' })).toEqual(['oppositionOpen 2026-12-01 9'])
    expect(lines({ brandStateCategory: 'new', oppositionPeriodEndDate: '2026-11-22' })).toEqual(['oppositionOpen 2026-11-22 0'])
    expect(lines({ brandStateCategory: 'new', oppositionPeriodEndDate: '2026-11-21' })).toEqual([])
  })

  it('must prove its use once its five years are over, never at the USPTO', () => {
    expect(lines({ registrationDate: '2021-11-22' })).toEqual(['useCanBeDemanded 2026-11-22 0'])
    expect(lines({ registrationDate: '2021-11-23' })).toEqual(['useFromDate 2026-11-23 1'])
    expect(lines({ office: 'us', registrationDate: '2001-01-02' })).toEqual(['noUseDefence'])
  })

  it('expires unless it is renewed, with a surcharge after the end', () => {
    expect(lines({ expiryDate: '2027-02-26' })).toEqual(['expiring 2027-02-26 2027-08-26 96'])
    expect(lines({ expiryDate: '2026-10-30' })).toEqual(['lateRenewal 2026-10-30 2027-04-30 159'])
    expect(lines({ expiryDate: '2030-10-30' })).toEqual([])
  })
})
