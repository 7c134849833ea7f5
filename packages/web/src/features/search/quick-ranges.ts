import type { DateRange } from '@marklot/contracts/search'
import type { DateFilter } from './active-filters.ts'

export type QuickRange = 'last30' | 'last90' | 'next30' | 'next90' | 'year'

/**
 * Ranges offered for each date. Applications, registrations and priorities are in the past, ends of opposition in the
 * future.
 */
export const quickRanges: Readonly<Record<DateFilter, readonly QuickRange[]>> = {
  applicationDate: ['last30', 'last90', 'year'],
  registrationDate: ['last30', 'last90', 'year'],
  oppositionPeriodEndDate: ['next30', 'next90', 'year'],
  priorityDate: ['last30', 'last90', 'year'],
}

/** Returns the calendar day `days` later, `YYYY-MM-DD`. */
function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}

/** Returns the range that ends or begins with `today`. Both days count, so 30 days reach back 29. */
export function quickRange(range: QuickRange, today: string): Required<DateRange> {
  switch (range) {
    case 'last30':
      return { from: addDays(today, -29), until: today }
    case 'last90':
      return { from: addDays(today, -89), until: today }
    case 'next30':
      return { from: today, until: addDays(today, 29) }
    case 'next90':
      return { from: today, until: addDays(today, 89) }
    case 'year':
      return { from: `${today.slice(0, 4)}-01-01`, until: `${today.slice(0, 4)}-12-31` }
  }
}
