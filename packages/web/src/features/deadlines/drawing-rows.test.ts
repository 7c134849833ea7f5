import type { AccountDeadline } from '@marklot/contracts/deadlines'
import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBetween } from '../../ui/timeline-points.ts'
import { drawDeadlines, drawing, shortened } from './drawing-rows.ts'

const today = '2026-11-22'
const deadline = (date: string, office: RegistrationOfficeCode = 'de', startDate: string | null = null): AccountDeadline => ({
  kind: startDate === null ? 'renewal' : 'opposition',
  date,
  isComputed: false,
  rule: null,
  source: null,
  startDate,
  daysLeft: daysBetween(today, date),
  brand: {
    brandId: `${office}-1`,
    name: 'Tavilo',
    brandType: 'Word',
    registrationOfficeCode: office,
    brandLogoUrl: null,
    numberDisplay: '1',
  },
  boards: [],
  storedBrandQueries: [],
})
const draw = (deadlines: readonly AccountDeadline[]) => drawDeadlines(deadlines, today, () => 'Tavilo')

it('shows twelve months from the current one, in which today is in its place', () => {
  const { months, today: x, until } = draw([])
  expect(months.map(({ day }) => day)).toEqual([
    ...['2026-11-01', '2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01', '2027-04-01'],
    ...['2027-05-01', '2027-06-01', '2027-07-01', '2027-08-01', '2027-09-01', '2027-10-01'],
  ])
  expect(until).toBe('2027-11-01')
  expect(months[0]?.x).toBe(drawing.left)
  expect(x).toBeGreaterThan(drawing.left)
  expect(x).toBeLessThan(months[1]?.x ?? 0)
})

it('leaves out past deadlines and later ones, and offices without any', () => {
  const shown = [deadline('2026-11-22'), deadline('2027-10-31', 'em', '2026-01-01')]
  const { offices } = draw([deadline('2026-11-21', 'ch'), ...shown, deadline('2027-11-01', 'fr')])
  expect(offices.map(({ office }) => office)).toEqual(['de', 'em'])
  expect(offices[1]?.items).toMatchObject([{ from: drawing.left, isLabelBefore: true }])
})

it('cuts long names', () => {
  expect(shortened('Tavilo')).toBe('Tavilo')
  expect(shortened('The longest name that anybody has ever filed')).toBe('The longest name that…')
})

it('never lets two points of one row meet, and counts what has no room', () => {
  const days = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 40 })
  fc.assert(
    fc.property(days, (after) => {
      const dates = after.map((days) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)).sort()
      const [office] = draw(dates.map((date) => deadline(date))).offices
      const items = office?.items ?? []
      expect(items.length + (office?.left ?? 0)).toBe(dates.length)
      for (const one of items)
        for (const other of items)
          if (one !== other && one.lane === other.lane) expect(Math.abs(one.x - other.x)).toBeGreaterThan(26)
    }),
  )
})
