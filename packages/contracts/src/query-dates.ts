import type { DateRange } from './search.ts'

/** Returns whether `YYYY-MM-DD` is a day that exists. */
export function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

interface Span {
  first: string
  last: string
}

/** Reads a day (`2020-02-01`, `1.2.2020`), a month (`2020-02`) or a year as its first and last day. */
function spanOf(text: string): Span | undefined {
  const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text)
  const iso = dotted ? `${dotted[3]}-${dotted[2]?.padStart(2, '0')}-${dotted[1]?.padStart(2, '0')}` : text
  const match = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/.exec(iso)
  if (!match) return undefined
  const [, year, month, day] = match
  if (day) return isDay(iso) ? { first: iso, last: iso } : undefined
  if (!month) return Number(year) > 0 ? { first: `${year}-01-01`, last: `${year}-12-31` } : undefined
  if (!isDay(`${iso}-01`)) return undefined
  const last = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate()
  return { first: `${iso}-01`, last: `${iso}-${last}` }
}

/**
 * Reads `2020-01-01..2021-12-31`, `2020..`, `..2021-06` or `2020`, including both ends. Returns the error code for any
 * other text.
 */
export function parseDates(text: string): DateRange | 'badDate' | 'reversedDates' {
  // A dotted day contains only single dots, so two dots always separate the ends.
  const ends = text.split('..')
  if (ends.length > 2) return 'badDate'
  const [from, until] = ends.length === 2 ? ends : [ends[0], ends[0]]
  const first = from ? spanOf(from)?.first : undefined
  const last = until ? spanOf(until)?.last : undefined
  if ((from && !first) || (until && !last) || (!first && !last)) return 'badDate'
  if (first && last && first > last) return 'reversedDates'
  return { ...(first && { from: first }), ...(last && { until: last }) }
}

/** Formats a range as text. A range of one day is written as that day. */
export const printDates = ({ from, until }: DateRange): string =>
  from !== undefined && from === until ? from : `${from ?? ''}..${until ?? ''}`
