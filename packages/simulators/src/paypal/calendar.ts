import { monthsLater } from '../provider/calendar.ts'
import type { Frequency } from './state.ts'

/**
 * The start of a period counted from the anchor, in UTC. A day that a month lacks becomes its last day, and later
 * months return to the anchor's day: 31 January, 28 February, 31 March.
 */
export function periodStart(anchor: number, { interval_unit: unit, interval_count: count }: Frequency, index: number): number {
  const steps = count * index
  if (unit === 'DAY' || unit === 'WEEK') return anchor + steps * (unit === 'DAY' ? 1 : 7) * 86_400_000
  return monthsLater(anchor, steps * (unit === 'YEAR' ? 12 : 1))
}

/** A time of the wire: seconds, as the provider writes it. */
export const wireTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`
