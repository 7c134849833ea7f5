import { addMonths, type Day, monthOf, nextWeekday, workingDay, yearOf } from './calendar.ts'
import type { SampleOffice } from './sample-office.ts'

/**
 * The course of one office's procedure. Days and probabilities imitate the office's practice; they are not measured.
 */
export interface Procedure {
  /** Whether the opposition window precedes registration (publication of the application) or follows it. */
  opposition: 'before' | 'after'
  /** Days from filing to registration (`after`) or to the publication of the application (`before`). */
  first: readonly [number, number]
  /** Days from the registration (`after`) to its publication. */
  publicationLag: readonly [number, number]
  windowMonths: number
  /** Days from the end of the window to registration when nobody opposes (`before`). */
  registration: readonly [number, number]
  refusal: number
  withdrawal: number
  oppositionRate: number
  /** The day on which the gazette appears, on or after this day. */
  gazetteDay: (day: Day) => Day
}

export const procedures: Readonly<Record<Exclude<SampleOffice, 'us'>, Procedure>> = {
  de: {
    opposition: 'after',
    first: [60, 210],
    publicationLag: [29, 36],
    windowMonths: 3,
    registration: [0, 0],
    refusal: 0.08,
    withdrawal: 0.05,
    oppositionRate: 0.05,
    gazetteDay: (day) => nextWeekday(day, 5),
  },
  at: {
    opposition: 'after',
    first: [40, 150],
    publicationLag: [8, 12],
    windowMonths: 3,
    registration: [0, 0],
    refusal: 0.06,
    withdrawal: 0.04,
    oppositionRate: 0.03,
    gazetteDay: (day) => workingDay(day - dayOfMonth(day) + (dayOfMonth(day) > 20 ? 51 : 20)),
  },
  ch: {
    opposition: 'after',
    first: [50, 180],
    publicationLag: [0, 3],
    windowMonths: 3,
    registration: [0, 0],
    refusal: 0.06,
    withdrawal: 0.04,
    oppositionRate: 0.04,
    gazetteDay: workingDay,
  },
  em: {
    opposition: 'before',
    first: [28, 80],
    publicationLag: [0, 0],
    windowMonths: 3,
    registration: [4, 14],
    refusal: 0.05,
    withdrawal: 0.04,
    oppositionRate: 0.1,
    gazetteDay: workingDay,
  },
  fr: {
    opposition: 'before',
    first: [15, 24],
    publicationLag: [0, 0],
    windowMonths: 2,
    registration: [30, 80],
    refusal: 0.04,
    withdrawal: 0.04,
    oppositionRate: 0.06,
    gazetteDay: (day) => nextWeekday(day, 5),
  },
  es: {
    opposition: 'before',
    first: [10, 35],
    publicationLag: [0, 0],
    windowMonths: 2,
    registration: [45, 120],
    refusal: 0.08,
    withdrawal: 0.03,
    oppositionRate: 0.08,
    gazetteDay: workingDay,
  },
}

function dayOfMonth(day: Day): number {
  return new Date(day * 86_400_000).getUTCDate()
}

/**
 * Returns the end of a term of ten years. DPMA marks filed before 2019, and their renewals, end with the month (old
 * section 47 of the Markengesetz).
 */
export function expiryOf(office: SampleOffice, termStart: Day): Day {
  const expiry = addMonths(termStart, 120)
  if (office !== 'de' || yearOf(termStart) >= 2019) return expiry
  let day = expiry
  while (monthOf(day + 1) === monthOf(expiry)) day++
  return day
}
