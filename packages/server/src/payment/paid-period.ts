import { addMonths } from '../platform/local-calendar.ts'

/**
 * A provider renews at a fixed hour of the day, so a payment may arrive some hours before the period for which it is
 * made.
 */
const day = 86_400_000
export const periodMonths = 1

/** Returns the period that a payment covers. Periods follow each other from `startsAt`; `until` is exclusive. */
export function paidPeriod(startsAt: Date, paidAt: Date): { from: Date; until: Date } {
  const covered = new Date(paidAt.getTime() + day)
  let from = startsAt
  for (let months = periodMonths; ; months += periodMonths) {
    const until = addMonths(startsAt, months, 'UTC')
    if (until > covered) return { from, until }
    from = until
  }
}
