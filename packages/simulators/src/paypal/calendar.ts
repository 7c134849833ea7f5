import { monthsLater } from '../provider/calendar.ts'
import type { Frequency } from './state.ts'

/**
 * Returns the start of a period counted from the anchor, in UTC. If a month lacks the anchor's day, its last day is
 * used, and later months use the anchor's day again: 31 January, 28 February, 31 March.
 */
export function periodStart(anchor: number, { interval_unit: unit, interval_count: count }: Frequency, index: number): number {
  const steps = count * index
  if (unit === 'DAY' || unit === 'WEEK') return anchor + steps * (unit === 'DAY' ? 1 : 7) * 86_400_000
  return monthsLater(anchor, steps * (unit === 'YEAR' ? 12 : 1))
}

/** Writes a time to the second, as the provider does. */
export const wireTime = (at: number): string => `${new Date(at).toISOString().slice(0, 19)}Z`
