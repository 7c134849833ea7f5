import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calendarDate, gazetteDate, isBlankDate } from './dates.ts'

describe('calendarDate', () => {
  it.each([
    ['20180218', '2018-02-18'],
    ['201802182208', '2018-02-18'],
    ['20200229', '2020-02-29'],
    ['2008-05-19-04:00', '2008-05-19'],
    ['2020-07-09T12:00:00.000Z', '2020-07-09'],
    ['2020-07-09T23:59:59-11:00', '2020-07-09'],
    ['18.03.2013', '2013-03-18'],
    ['1.4.1999', '1999-04-01'],
    [' 2020-06-05 ', '2020-06-05'],
  ])('reads %s', (text, date) => expect(calendarDate(text)).toBe(date))

  it.each([
    '',
    '0',
    '00000000',
    '19220600',
    '20190229',
    '2019-02-30',
    '2019-13-01',
    '31.04.2020',
    '17990101',
    'soon',
    '2020-1-1',
  ])('finds no day in %j', (text) => expect(calendarDate(text)).toBeUndefined())

  it('takes every real day in every notation', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1800-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (day) => {
        const iso = day.toISOString().slice(0, 10)
        const [y, m, d] = iso.split('-')
        for (const text of [iso, `${y}${m}${d}`, `${d}.${m}.${y}`, day.toISOString()]) expect(calendarDate(text)).toBe(iso)
      }),
    )
  })
})

it('distinguishes "none" from a fault', () => {
  for (const text of [undefined, '', ' ', '0', '00000000', '0000-00-00', '00.00.0000']) expect(isBlankDate(text)).toBe(true)
  for (const text of ['19220600', 'x', '2019-02-30']) expect(isBlankDate(text)).toBe(false)
})

describe('gazetteDate', () => {
  it.each([
    ['2014-51', '2014-12-19'],
    ['2000-37', '2000-09-15'],
    ['2016-01', '2016-01-08'],
    ['2001-04', '2001-01-26'],
    ['2020-53', '2021-01-01'],
  ])('%s is of %s', (issue, date) => expect(gazetteDate(issue)).toBe(date))
  it.each(['2020/105', '2019-53', '2019-00', '', undefined])('%s is no week', (issue) =>
    expect(gazetteDate(issue)).toBeUndefined(),
  )
  it('is always a Friday', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1801, max: 2198 }), fc.integer({ min: 1, max: 52 }), (year, week) => {
        const date = gazetteDate(`${year}-${String(week).padStart(2, '0')}`)
        expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(5)
      }),
    )
  })
})
