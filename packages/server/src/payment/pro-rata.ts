import { addDays, weekdayOf } from '../platform/days.ts'
import { isGermanHoliday } from './german-holidays.ts'

/**
 * The pay for a service that began before a withdrawal (§ 357a (2) BGB): the share of the price that falls on the used
 * days (CJEU C-641/19). Days are whole ones since the beginning, so that a day that has only begun is free, and cents
 * are rounded down. Amounts in cents. Pure.
 */
export interface ProRata {
  usedDays: number
  paidDays: number
  owed: number
  /** What is left of the payment beyond that. */
  refund: number
}

const day = 86_400_000

/**
 * @param paid the payment
 * @param left of it, without what was returned before
 * @param isPaidFor whether the consumer demanded the early start, without which nothing is owed
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

/** Days in which a consumer can withdraw (§ 355 (2) BGB). */
const withdrawalDays = 14

/**
 * The first day after the period to withdraw: the day of the contract is not counted, and a period that would end on a
 * Saturday, a Sunday or a public holiday ends on the next working day (§§ 187, 188, 193 BGB).
 * @param concludedOn the day of the contract, `YYYY-MM-DD`
 */
export function dayAfterPeriod(concludedOn: string): string {
  let last = addDays(concludedOn, withdrawalDays)
  while (weekdayOf(last) === 6 || weekdayOf(last) === 0 || isGermanHoliday(last)) last = addDays(last, 1)
  return addDays(last, 1)
}
