import type { RegistrationOfficeCode } from '@marklot/contracts'
import { addDays, closedOn, weekdayOf } from '../register/index.ts'

/** How often an office delivers. */
export type Cadence = 'daily' | 'weekly'

/** Returns the day of the delivery to which a day belongs: the day itself, or the Friday of its ISO week. */
export function deliveryOf(cadence: Cadence, day: string): string {
  if (cadence === 'daily') return day
  const sinceMonday = (weekdayOf(day) + 6) % 7
  return addDays(day, 4 - sinceMonday)
}

/**
 * Returns the deliveries that are expected from an office for the days from `from` to `until`: one for each of its
 * working days, or one for each week. Deliveries on other days are accepted but not expected.
 */
export function owedDeliveries(office: RegistrationOfficeCode, cadence: Cadence, from: string, until: string): string[] {
  const owed: string[] = []
  if (cadence === 'weekly') {
    for (let friday = deliveryOf('weekly', from); friday <= until; friday = addDays(friday, 7))
      if (friday >= from) owed.push(friday)
    return owed
  }
  for (let day = from; day <= until; day = addDays(day, 1)) {
    const weekday = weekdayOf(day)
    if (weekday !== 0 && weekday !== 6 && !closedOn(office, day)) owed.push(day)
  }
  return owed
}

/** Returns the ISO week of a day as `YYYYWW`. */
export function isoWeek(day: string): string {
  const thursday = addDays(deliveryOf('weekly', day), -1)
  const year = Number(thursday.slice(0, 4))
  const week = Math.floor((Date.parse(thursday) - Date.UTC(year, 0, 1)) / (7 * 86_400_000)) + 1
  return `${year}${String(week).padStart(2, '0')}`
}
