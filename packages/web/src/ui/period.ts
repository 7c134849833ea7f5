import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { daysBetween } from './timeline-points.ts'

/** A length of time in one unit. */
export interface Period {
  unit: 'months' | 'days'
  count: number
}

/** The statutory length of the opposition period at each office. */
const oppositionLength: Readonly<Record<RegistrationOfficeCode, Period>> = {
  at: { unit: 'months', count: 3 },
  ch: { unit: 'months', count: 3 },
  de: { unit: 'months', count: 3 },
  em: { unit: 'months', count: 3 },
  es: { unit: 'months', count: 2 },
  fr: { unit: 'months', count: 2 },
  us: { unit: 'days', count: 30 },
}

/**
 * The most days by which weekends and holidays move the end of a period. Offices close for up to twelve days at the
 * turn of the year.
 */
const mostClosedDays = 12

/**
 * Returns the length of an opposition period in the unit of the law: three months, not 92 days. A period whose end was
 * moved by closed days counts as the statutory length. Any other length is counted in days.
 * @param start first day, `YYYY-MM-DD`
 * @param end last day, `YYYY-MM-DD`
 */
export function oppositionPeriod(office: RegistrationOfficeCode, start: string, end: string): Period {
  const legal = oppositionLength[office]
  const nominalEnd = legal.unit === 'months' ? addMonths(start, legal.count) : addDays(start, legal.count)
  const moved = daysBetween(nominalEnd, end)
  return moved >= 0 && moved <= mostClosedDays ? legal : { unit: 'days', count: daysBetween(start, end) }
}

/** Returns the same day of a later month, or that month's last day. */
function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate()
  return isoDay(Date.UTC(year, month - 1 + months, Math.min(date, last)))
}

function addDays(day: string, days: number): string {
  return isoDay(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000)
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
