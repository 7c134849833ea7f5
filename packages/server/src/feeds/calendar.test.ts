import { afterEach, expect, it } from 'vitest'
import { deliveryOf, isoWeek, owedDeliveries } from './calendar.ts'

const usual = process.env.TZ
afterEach(() => {
  if (usual === undefined) delete process.env.TZ
  else process.env.TZ = usual
})

/** Time zones whose clocks change on different days, and one that is far ahead. */
const zones = ['America/New_York', 'Europe/Berlin', 'Pacific/Kiritimati', 'UTC']

it.each(zones)('an office owes each of its working days once, across changes of the clock (%s)', (zone) => {
  process.env.TZ = zone
  const march = owedDeliveries('us', 'daily', '2027-03-08', '2027-03-31')
  expect(march).toHaveLength(18)
  expect(new Set(march).size).toBe(18)
  expect(march.slice(3, 6)).toEqual(['2027-03-11', '2027-03-12', '2027-03-15'])
  expect(owedDeliveries('us', 'daily', '2027-10-29', '2027-11-02')).toEqual(['2027-10-29', '2027-11-01', '2027-11-02'])
})

it('an office owes nothing on its closed days', () => {
  expect(owedDeliveries('us', 'daily', '2026-12-24', '2026-12-28')).toEqual(['2026-12-24', '2026-12-28'])
})

it.each(zones)('weeks begin on Monday and belong to the year of their Thursday (%s)', (zone) => {
  process.env.TZ = zone
  expect(owedDeliveries('de', 'weekly', '2026-12-26', '2027-01-15')).toEqual(['2027-01-01', '2027-01-08', '2027-01-15'])
  expect(['2026-12-28', '2027-01-03', '2027-01-04'].map((day) => deliveryOf('weekly', day))).toEqual([
    '2027-01-01',
    '2027-01-01',
    '2027-01-08',
  ])
  expect(['2026-12-31', '2027-01-01', '2027-01-04', '2028-01-01'].map(isoWeek)).toEqual(['202653', '202653', '202701', '202752'])
})
