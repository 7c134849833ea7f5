import type { ExecutionFrequency } from '@marklot/contracts/radar'
import { dayIn, hourOn } from '../platform/local-calendar.ts'
import { addDays, addMonths, daysBetween } from '../register/index.ts'

/*
 * Computes when the agents run a saved search, which is at six in the morning in the account's time zone (decisions,
 * "Time"). All functions are pure.
 */

/** The hour of the local day at which searches run. */
const runHour = 6

/** A frequency at which the agents run a search. */
export type RunFrequency = Exclude<ExecutionFrequency, 'none'>

/** Returns the local day of the first run of a search that is saved now: the next morning at six. */
export function firstRunDay(now: Date, timeZone: string): string {
  const today = dayIn(now, timeZone)
  return hourOn(today, runHour, timeZone) > now ? today : addDays(today, 1)
}

/**
 * Returns the first run after `now`. Weeks and months count from the first day: a search that began on 31 January runs
 * on the last day of February and on 31 March. Runs that were missed are skipped, because the next one covers their
 * days.
 * @param firstDay the local day of the first run, YYYY-MM-DD
 */
export function nextRun(frequency: RunFrequency, firstDay: string, timeZone: string, now: Date): Date {
  const today = dayIn(now, timeZone)
  let count = Math.max(0, runsUntil(frequency, firstDay, today) - 1)
  for (;;) {
    const run = hourOn(runDay(frequency, firstDay, count), runHour, timeZone)
    if (run > now) return run
    count++
  }
}

/** Returns the local day of the run with this number, counted from 0. */
function runDay(frequency: RunFrequency, firstDay: string, count: number): string {
  switch (frequency) {
    case 'daily':
      return addDays(firstDay, count)
    case 'weekly':
      return addDays(firstDay, 7 * count)
    case 'monthly':
      return addMonths(firstDay, count)
  }
}

/**
 * Estimates the number of periods that have passed between two days. The estimate may be too small, but is never too
 * large.
 */
function runsUntil(frequency: RunFrequency, firstDay: string, day: string): number {
  const days = daysBetween(firstDay, day)
  switch (frequency) {
    case 'daily':
      return days
    case 'weekly':
      return Math.floor(days / 7)
    case 'monthly':
      // No month has more than 31 days, so the result is never too large.
      return Math.floor(days / 31)
  }
}
