/**
 * A day as a whole number since 1970-01-01. The sample's timelines add and compare days, without time of day or zone.
 */
export type Day = number

const millisecondsPerDay = 86_400_000

/** Returns the day of `YYYY-MM-DD`. @throws RangeError if the text is not a calendar day */
export function dayOf(iso: string): Day {
  const time = Date.parse(`${iso}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso) || Number.isNaN(time) || isoDate(time / millisecondsPerDay) !== iso) {
    throw new RangeError(`Not a day in the form YYYY-MM-DD: ${iso}`)
  }
  return time / millisecondsPerDay
}

/** Caches formatted days: a register has few distinct days and writes each many times. */
const written = new Map<Day, string>()

/** Formats a day as `YYYY-MM-DD`. */
export function isoDate(day: Day): string {
  let text = written.get(day)
  if (text === undefined) {
    text = new Date(day * millisecondsPerDay).toISOString().slice(0, 10)
    if (written.size < 40_000) written.set(day, text)
  }
  return text
}

/** Formats a day as `YYYYMMDD`. */
export function compactDate(day: Day): string {
  return isoDate(day).replaceAll('-', '')
}

/** Formats a day as `dd.mm.yyyy`. */
export function dottedDate(day: Day): string {
  const iso = isoDate(day)
  return `${iso.slice(8)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`
}

export function yearOf(day: Day): number {
  return new Date(day * millisecondsPerDay).getUTCFullYear()
}

export function monthOf(day: Day): number {
  return new Date(day * millisecondsPerDay).getUTCMonth() + 1
}

/** Returns the same day of the month, `months` later, or that month's last day (office-feed reference, section 6). */
export function addMonths(day: Day, months: number): Day {
  const date = new Date(day * millisecondsPerDay)
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months + 1, 0)).getUTCDate()
  return first / millisecondsPerDay + Math.min(date.getUTCDate(), lastDay) - 1
}

/** Returns the weekday: 1 for Monday to 7 for Sunday. */
export function weekdayOf(day: Day): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** Returns the first day of this weekday (1 Monday to 7 Sunday) on or after `day`. */
export function nextWeekday(day: Day, weekday: number): Day {
  return day + ((weekday - weekdayOf(day) + 7) % 7)
}

/** Returns the day itself, or the following Monday for a Saturday or Sunday. */
export function workingDay(day: Day): Day {
  const weekday = weekdayOf(day)
  return weekday > 5 ? day + 8 - weekday : day
}

/** Returns the ISO week as gazettes write it: `2014-51`. */
export function isoWeek(day: Day): { year: number; week: number; text: string } {
  const thursday = day - weekdayOf(day) + 4
  const year = yearOf(thursday)
  const week = Math.floor((thursday - dayOf(`${year}-01-01`)) / 7) + 1
  return { year, week, text: `${year}-${String(week).padStart(2, '0')}` }
}

/** Converts a time (days with a fraction) to years with a fraction: 2020.5 is the middle of 2020. */
export function decimalYear(time: number): number {
  const year = yearOf(Math.floor(time))
  const start = dayOf(`${year}-01-01`)
  return year + (time - start) / (dayOf(`${year + 1}-01-01`) - start)
}
