import type { RegistrationOfficeCode } from '@marklot/contracts'

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T +\-Z])/
const compactDate = /^(\d{4})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/
const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/** Days of the month in the Gregorian calendar; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function format(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/**
 * A day in any notation of the feeds (office-feeds 2.2) as `YYYY-MM-DD`: `YYYYMMDD` (also with a time behind it), ISO with or
 * without time and offset (cut, never converted to another zone), `dd.mm.yyyy`. Undefined for "no date" and for what is no day
 * of the calendar (zeros, 30 February, years outside 1800 to 2199).
 */
export function calendarDate(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const trimmed = text.trim()
  let year: number
  let month: number
  let day: number
  let match = compactDate.exec(trimmed) ?? isoDate.exec(trimmed)
  if (match) {
    year = Number(match[1])
    month = Number(match[2])
    day = Number(match[3])
  } else {
    match = dottedDate.exec(trimmed)
    if (!match) return undefined
    year = Number(match[3])
    month = Number(match[2])
    day = Number(match[1])
  }
  if (year < 1800 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return format(year, month, day)
}

/** Whether a date field says "none" in one of the feeds' ways: missing, empty, `0` or only zeros. Anything else that is no date is a fault. */
export function isBlankDate(text: string | undefined): boolean {
  return text === undefined || /^[0\s.-]*$/.test(text)
}

function parts(date: string): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

/** Same day of the month, else its last day: 30 Nov + 3 months = 28 or 29 Feb (office-feeds 6). */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = parts(date)
  const total = year * 12 + (month - 1) + months
  const newYear = Math.floor(total / 12)
  const newMonth = (total % 12) + 1
  return format(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** Same day of the year, 29 Feb becoming 28 Feb in a common year. */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12)
}

export function addDays(date: string, days: number): string {
  const [year, month, day] = parts(date)
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return format(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/**
 * The Friday of an ISO week: the day a gazette issue named by year and week appears (DPMA `2014-51` → 2014-12-19, BOPI
 * `2016-01` → 2016-01-08; office-feeds 2.2). Undefined when the text names no such week (EUIPO's `2020/105` is no week).
 */
export function gazetteDate(issue: string | undefined): string | undefined {
  const match = /^(\d{4})[-/ ](\d{1,2})$/.exec(issue?.trim() ?? '')
  if (!match) return undefined
  const year = Number(match[1])
  const week = Number(match[2])
  if (year < 1800 || year > 2199 || week < 1 || week > 53) return undefined
  // 4 January is always in week 1.
  const fourth = new Date(Date.UTC(year, 0, 4))
  const mondayOfWeek1 = 4 - ((fourth.getUTCDay() + 6) % 7)
  const friday = addDays(format(year, 1, 1), mondayOfWeek1 - 1 + (week - 1) * 7 + 4)
  if (week === 53) {
    // Week 53 exists only when its Thursday still lies in the year.
    const thursday = addDays(friday, -1)
    if (Number(thursday.slice(0, 4)) !== year) return undefined
  }
  return friday
}

/** Nominal length of the opposition period; office-feeds 6. */
const oppositionPeriods: Record<RegistrationOfficeCode, { months: number } | { days: number }> = {
  de: { months: 3 },
  em: { months: 3 },
  us: { days: 30 },
  ch: { months: 3 },
  fr: { months: 2 },
  es: { months: 2 },
  at: { months: 3 },
}

/**
 * The nominal last day of the opposition period that starts with the publication. Offices move it past days they are closed;
 * a delivered date therefore always wins, and what comes from here is marked as computed.
 */
export function nominalOppositionEnd(office: RegistrationOfficeCode, start: string): string {
  const period = oppositionPeriods[office]
  return 'months' in period ? addMonths(start, period.months) : addDays(start, period.days)
}
