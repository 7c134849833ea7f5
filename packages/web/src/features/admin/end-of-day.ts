/**
 * Returns the first instant after a calendar day in a time zone (an IANA name), in UTC. A period that includes the day
 * ends here.
 */
export function endOfDay(day: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T00:00:00Z`) + 86_400_000
  // Computes the offset twice, because the first guess may fall on the other side of a clock change.
  const first = wanted - offsetAt(wanted, timeZone)
  return new Date(wanted - offsetAt(first, timeZone)).toISOString()
}

/** Returns offset of a time zone from UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant)
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(instant / 1000) * 1000
}
