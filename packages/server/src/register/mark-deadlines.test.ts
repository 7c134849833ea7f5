import { describe, expect, it } from 'vitest'
import type { RegisterMark } from './mark.ts'
import { deadlinesOf, useGraceOf } from './mark-deadlines.ts'

const mark = (facts: Partial<RegisterMark>): RegisterMark => ({
  office: 'de',
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
const lines = (facts: Partial<RegisterMark>) =>
  deadlinesOf(mark(facts)).map(({ kind, date, computed }) => `${date} ${kind}${computed ? ` ${computed.rule}` : ''}`)

describe('deadlines of a mark', () => {
  it('are those that the office delivers, and the legal ones that follow from them', () => {
    expect(lines({ oppositionPeriodEndDate: '2027-01-04', expiryDate: '2027-11-22' })).toEqual([
      '2027-01-04 opposition',
      '2027-11-22 renewal',
      '2028-05-22 lateRenewal nominal',
    ])
  })

  it('name the rule of a computed day: the office is closed on the nominal one', () => {
    const computed = { oppositionPeriodIsComputed: true, oppositionPeriodStartDate: '2026-10-03' } as const
    expect(lines({ ...computed, oppositionPeriodEndDate: '2027-01-04', expiryDate: '2026-12-26' })).toEqual([
      '2026-12-28 renewal closed',
      '2027-01-04 opposition closed',
      '2027-06-28 lateRenewal closed',
    ])
  })

  it('of the USPTO are computed, unless they are those of an international registration', () => {
    expect(lines({ office: 'us', expiryDate: '2027-11-22' })[0]).toBe('2027-11-22 renewal nominal')
    expect(lines({ office: 'us', expiryDate: '2027-11-22', isMadridDesignation: true })[0]).toBe('2027-11-22 renewal')
  })

  it('end with the mark', () => {
    const dates = { oppositionPeriodEndDate: '2027-01-04', expiryDate: '2027-11-22' }
    expect(lines({ ...dates, brandStateCategory: 'dead' })).toEqual([])
    expect(lines({})).toEqual([])
  })
})

describe('use of a mark', () => {
  const from = (facts: Partial<RegisterMark>) => useGraceOf(mark({ registrationDate: '2022-04-14', ...facts }))?.demandableFrom
  const opposable = { oppositionPeriodEndDate: '2022-07-14' }

  it('can be demanded five years after the end of the opposition period, or after the registration', () => {
    for (const office of ['de', 'at', 'ch'] as const) expect(from({ office, ...opposable })).toBe('2027-07-14')
    for (const office of ['es', 'fr', 'em'] as const) expect(from({ office, ...opposable })).toBe('2027-04-14')
  })

  it('counts from the registration of older Austrian marks', () => {
    const older = { registrationDate: '2018-12-28', oppositionPeriodEndDate: '2019-03-28' }
    expect(from({ office: 'at', ...older })).toBe('2023-12-28')
    expect(from({ office: 'de', ...older })).toBe('2024-03-28')
  })

  it('is never demanded at the USPTO', () => {
    expect(useGraceOf(mark({ office: 'us', registrationDate: '2010-01-05' }))).toMatchObject({ demandableFrom: null })
  })

  it('has no known day where the register does not say when the period began', () => {
    expect(from({})).toBeUndefined()
    expect(from({ ...opposable, proceedings: [{ kind: 'opposition' }] })).toBeUndefined()
    expect(from({ office: 'em', proceedings: [{ kind: 'opposition' }] })).toBe('2027-04-14')
    expect(from({ office: 'em', isMadridDesignation: true })).toBeUndefined()
    expect(from({ ...opposable, brandStateCategory: 'new' })).toBeUndefined()
  })
})
