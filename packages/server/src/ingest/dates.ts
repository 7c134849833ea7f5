import { addDays, dayOf, daysInMonth } from '../register/index.ts'

const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:$|[T +\-Z])/
const compactDate = /^(\d{4})(\d{2})(\d{2})(?:\d{4}|\d{6})?$/
const dottedDate = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/

/**
 * Returns a day in any notation of the feeds (office-feeds 2.2) as `YYYY-MM-DD`: `YYYYMMDD` (also followed by a time),
 * ISO with or without a time and an offset (which are cut off, never converted to another zone), or `dd.mm.yyyy`.
 * Returns undefined for "no date" and for days that do not exist (zeros, 30 February, years outside 1800 to 2199).
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
  return dayOf(year, month, day)
}

/**
 * Returns whether a date field means "none" in one of the feeds' notations: missing, empty, `0` or zeros. Any other
 * text that is not a date is a fault.
 */
export function isBlankDate(text: string | undefined): boolean {
  return text === undefined || /^[0\s.-]*$/.test(text)
}

/**
 * Returns the Friday of an ISO week: the day on which a gazette issue named by year and week appears (DPMA `2014-51` →
 * 2014-12-19, BOPI `2016-01` → 2016-01-08; office-feeds 2.2). Returns undefined for a text that is not a week (EUIPO's
 * `2020/105`).
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
  const friday = addDays(dayOf(year, 1, 1), mondayOfWeek1 - 1 + (week - 1) * 7 + 4)
  if (week === 53) {
    // Week 53 exists only if its Thursday is in the year.
    const thursday = addDays(friday, -1)
    if (Number(thursday.slice(0, 4)) !== year) return undefined
  }
  return friday
}
