import { addDays, weekdayOf } from '../platform/days.ts'
import { isGermanHoliday } from './german-holidays.ts'

/**
 * The price of a service that began before a withdrawal (§ 357a (2) BGB): the share for the used days (CJEU C-641/19).
 * Only whole days since the beginning count, so a day that has merely begun is free. Cents are rounded down. Amounts
 * are in cents. All functions are pure.
 */
export interface ProRata {
  usedDays: number
  paidDays: number
  owed: number
  /** The rest of the payment, which is refunded. */
  refund: number
}

const day = 86_400_000

/**
 * Divides a payment into the amount owed and the refund.
 * @param paid the payment
 * @param left the part of it that has not been refunded
 * @param isPaidFor whether the consumer demanded the early start; otherwise nothing is owed
 */
export function proRataOf(
  { paid, left, period: { from, until } }: { paid: number; left: number; period: { from: Date; until: Date } },
  withdrawnAt: Date,
  isPaidFor: boolean,
): ProRata {
  const paidDays = Math.max(1, Math.round((until.getTime() - from.getTime()) / day))
  const usedDays = Math.min(paidDays, Math.max(0, Math.floor((withdrawnAt.getTime() - from.getTime()) / day)))
  const owed = isPaidFor ? Math.floor((paid * usedDays) / paidDays) : 0
  return { usedDays, paidDays, owed, refund: Math.max(0, left - owed) }
}

/** The number of days within which a consumer can withdraw (§ 355 (2) BGB). */
const withdrawalDays = 14

/**
 * Returns the first day after the withdrawal period. The day of the contract does not count. A period that would end on
 * a Saturday, a Sunday or a public holiday ends on the next working day (§§ 187, 188, 193 BGB).
 * @param concludedOn the day of the contract, `YYYY-MM-DD`
 */
export function dayAfterPeriod(concludedOn: string): string {
  let last = addDays(concludedOn, withdrawalDays)
  while (weekdayOf(last) === 6 || weekdayOf(last) === 0 || isGermanHoliday(last)) last = addDays(last, 1)
  return addDays(last, 1)
}
