import type { BackTest, ExecutionFrequency } from '@marklot/contracts/radar'
import { addMonths, daysBetween } from '../register/index.ts'
import { isNewSince, judge, type KnownBrand } from './verdicts.ts'

/*
 * Simulates past days of a radar: on each day it sees the marks that were filed or published that day, and judges them
 * in the same way as the agents do. All functions are pure.
 */

/** A mark that the radar matches, as it is in today's register. */
export interface PlayedMark {
  serial: number
  /** Similarity in whole percent; null if the mark is reported regardless of the minimum. */
  similarity: number | null
  applicationDate: string | null
  publicationDate: string | null
}
export interface Report {
  day: string
  mark: PlayedMark
}

/** Returns the reports that a radar that began on `from` would have made until `until`, both included, by day. */
export function playDays(marks: readonly PlayedMark[], from: string, until: string): Report[] {
  const days = new Map<string, PlayedMark[]>()
  for (const mark of marks)
    for (const day of new Set([mark.applicationDate, mark.publicationDate]))
      if (day !== null && day >= from && day <= until) days.set(day, [...(days.get(day) ?? []), mark])
  const known = new Map<number, KnownBrand>()
  const reports: Report[] = []
  for (const day of [...days.keys()].sort())
    for (const mark of days.get(day) ?? []) {
      const verdict = judge(known.get(mark.serial), factsToday)
      // Today's serials do not show the day on which the register received a mark.
      if (verdict.kind === 'known' || !isNewSince({ serial: Number.POSITIVE_INFINITY, day: from }, mark)) continue
      known.set(mark.serial, { assessment: 'open', facts: factsToday })
      reports.push({ day, mark })
    }
  return reports
}

/** The facts that a radar knows about a mark on simulated days, which come only from today's register. */
const factsToday: KnownBrand['facts'] = { revision: 0, stateCategory: 'new', ownerKey: '', niceClasses: [], goodsDigest: '' }

/** The number of months that a back-test covers. */
export const playedMonths = 12

/** Counts the reported marks that reach a minimum similarity, and the mails of their reports. */
export function curvePoint(
  reports: readonly Report[],
  minimumSimilarity: number,
  frequency: ExecutionFrequency,
  from: string,
): BackTest['curve'][number] {
  const reached = reports.filter(({ mark }) => mark.similarity === null || mark.similarity >= minimumSimilarity)
  const mails = new Set(reached.map(({ day }) => runOf(day, frequency, from))).size
  return {
    minimumSimilarity,
    brands: reached.length,
    mails,
    mailsPerMonth: Math.round((mails / playedMonths) * 10) / 10,
  }
}

/** Returns the number of the run that reports a day. Searches that are run by hand count as daily ones. */
function runOf(day: string, frequency: ExecutionFrequency, from: string): number {
  const days = daysBetween(from, day)
  if (frequency === 'weekly') return Math.floor(days / 7)
  if (frequency !== 'monthly') return days
  let month = 0
  while (addMonths(from, month + 1) <= day) month++
  return month
}
