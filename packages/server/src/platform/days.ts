/* Arithmetic on days that are written as `YYYY-MM-DD`, in the Gregorian calendar and without time zones. */

/** Returns the number of days in a month; `month` counts from 1. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** Returns a day as `YYYY-MM-DD`; `month` and `day` count from 1. */
export function dayOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function parts(date: string): [number, number, number] {
  return [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8, 10))]
}

/** Returns the same day of the month, or the month's last day: 30 Nov + 3 months = 28 or 29 Feb (office-feeds 6). */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = parts(date)
  const total = year * 12 + (month - 1) + months
  const newYear = Math.floor(total / 12)
  const newMonth = (total % 12) + 1
  return dayOf(newYear, newMonth, Math.min(day, daysInMonth(newYear, newMonth)))
}

/** Returns the same day of the year; 29 Feb becomes 28 Feb in a common year. */
export function addYears(date: string, years: number): string {
  return addMonths(date, years * 12)
}

export function addDays(date: string, days: number): string {
  const [year, month, day] = parts(date)
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return dayOf(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}

/** Returns the days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Returns the weekday: 0 is Sunday, 6 is Saturday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}

/** Returns Easter Sunday (Meeus, Jones and Butcher). */
export function easterSunday(year: number): string {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dayOf(year, Math.floor(sum / 31), (sum % 31) + 1)
}
