/**
 * Computes days and months in an account's calendar. Instants are exact, but the bounds of a month depend on the time
 * zone. All functions are pure.
 */

/** The operator's calendar: invoices, declarations and prices follow German days. */
export const operatorTimeZone = 'Europe/Berlin'

interface LocalTime {
  year: number
  /** The month from 1 to 12. */
  month: number
  day: number
  hour: number
  minute: number
  second: number
}

const formats = new Map<string, Intl.DateTimeFormat>()
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone)
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    })
    formats.set(timeZone, format)
  }
  return format
}

function localTime(instant: Date, timeZone: string): LocalTime {
  // Payment periods are counted in UTC, and each read counts many of them. `Intl` would take several times as long.
  if (timeZone === 'UTC')
    return {
      year: instant.getUTCFullYear(),
      month: instant.getUTCMonth() + 1,
      day: instant.getUTCDate(),
      hour: instant.getUTCHours(),
      minute: instant.getUTCMinutes(),
      second: instant.getUTCSeconds(),
    }
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? 0
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    hour: part('hour'),
    minute: part('minute'),
    second: part('second'),
  }
}
const asUtc = ({ year, month, day, hour, minute, second }: LocalTime) => Date.UTC(year, month - 1, day, hour, minute, second)

/**
 * Returns the instant of a local time. A time that a clock change skips is an hour later. If a time occurs twice, the
 * first one counts.
 */
function instantOf(local: LocalTime, timeZone: string): Date {
  const wanted = asUtc(local)
  const offsetAt = (time: number) => asUtc(localTime(new Date(time), timeZone)) - Math.floor(time / 1000) * 1000
  const candidates = [offsetAt(wanted - 86_400_000), offsetAt(wanted + 86_400_000)].map((offset) => wanted - offset)
  const exact = candidates.filter((time) => asUtc(localTime(new Date(time), timeZone)) === wanted)
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates))
}

/**
 * Returns the instant of a full hour on a local day (YYYY-MM-DD). Skipped and repeated hours count as in `instantOf`.
 */
export function hourOn(day: string, hour: number, timeZone: string): Date {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return instantOf({ year, month, day: date, hour, minute: 0, second: 0 }, timeZone)
}

const daysOfMonth = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** Returns the calendar day of an instant, YYYY-MM-DD. */
export function dayIn(instant: Date, timeZone: string): string {
  const { year, month, day } = localTime(instant, timeZone)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** Returns the first instant of the next local day. */
export function endOfDay(instant: Date, timeZone: string): Date {
  const { year, month, day } = localTime(instant, timeZone)
  return instantOf({ year, month, day: day + 1, hour: 0, minute: 0, second: 0 }, timeZone)
}

/**
 * Returns the same local time some months later. If that month does not have the day, its last day counts: 31 January →
 * 28 February. Months are always counted from the given instant, so two months after 31 January is 31 March.
 */
export function addMonths(instant: Date, months: number, timeZone: string): Date {
  const local = localTime(instant, timeZone)
  const index = local.year * 12 + (local.month - 1) + months
  const year = Math.floor(index / 12)
  const month = (index % 12) + 1
  const milliseconds = ((instant.getTime() % 1000) + 1000) % 1000
  const moved = instantOf({ ...local, year, month, day: Math.min(local.day, daysOfMonth(year, month)) }, timeZone)
  return new Date(moved.getTime() + milliseconds)
}

/**
 * Returns the billing period that contains `now`: its start is inclusive, its end exclusive. Returns the first period
 * if `now` is before it.
 */
export function billingPeriod(
  validFrom: Date,
  now: Date,
  plan: 'monthly' | 'annual',
  timeZone: string,
): { start: Date; end: Date; months: number } {
  const step = plan === 'annual' ? 12 : 1
  const first = localTime(validFrom, timeZone)
  const current = localTime(now, timeZone)
  const apart = (current.year - first.year) * 12 + current.month - first.month
  let count = Math.max(0, Math.floor(apart / step))
  if (count > 0 && addMonths(validFrom, count * step, timeZone) > now) count--
  return {
    start: addMonths(validFrom, count * step, timeZone),
    end: addMonths(validFrom, (count + 1) * step, timeZone),
    months: count * step,
  }
}
