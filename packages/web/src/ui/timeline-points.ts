import type { Brand, BrandProcess } from '@marklot/contracts/brand'
import { inOrder, processDay } from './process-order.ts'

/** The days of a mark's timeline. Their order decides between points of the same day. */
export const timelineEvents = [
  'exhibition',
  'application',
  'registration',
  'publication',
  'oppositionStart',
  'oppositionEnd',
  'today',
  'termination',
  'expiry',
] as const
export type TimelineEvent = (typeof timelineEvents)[number]

/** Width of the last column, which has its point at the right end. The others have width 1. */
export const lastGap = 0.7

export interface TimelinePoint {
  event: TimelineEvent
  date: string
  isFuture: boolean
  /** Place on the line in percent, 0 at the first point and 100 at the last. */
  x: number
  /** The office's steps from this day until the next point, oldest first. */
  steps: BrandProcess[]
}
export interface TimelineDrawing {
  points: TimelinePoint[]
  /** The opposition window in percent of the line; null if an end is missing. */
  window: { from: number; until: number } | null
}

export type TimelineDates = Pick<
  Brand,
  | 'exhibitionDate'
  | 'applicationDate'
  | 'registrationDate'
  | 'publicationDate'
  | 'oppositionPeriodStartDate'
  | 'oppositionPeriodEndDate'
  | 'terminationDate'
  | 'expiryDate'
> & { processes?: readonly BrandProcess[] }

/**
 * Returns the points of the drawn line at equal distances, so that labels have room. The last point is at the right
 * end, after a wider gap. Today is one of the points and separates past from future. The office's steps are below the
 * point they follow. Null without any date.
 */
export function timelineOf(dates: TimelineDates, today: string): TimelineDrawing | null {
  const isSameStart = dates.oppositionPeriodStartDate === dates.publicationDate
  const days: Record<TimelineEvent, string | null> = {
    exhibition: dates.exhibitionDate,
    application: dates.applicationDate,
    registration: dates.registrationDate,
    publication: dates.publicationDate,
    oppositionStart: isSameStart ? null : dates.oppositionPeriodStartDate,
    oppositionEnd: dates.oppositionPeriodEndDate,
    today,
    termination: dates.terminationDate,
    expiry: dates.expiryDate,
  }
  const known = timelineEvents.flatMap((event) => {
    const date = days[event]
    return date === null ? [] : [{ event, date }]
  })
  if (known.length === 1) return null
  known.sort((a, b) => a.date.localeCompare(b.date) || timelineEvents.indexOf(a.event) - timelineEvents.indexOf(b.event))
  const last = known.length - 1
  const points: TimelinePoint[] = known.map(({ event, date }, place) => ({
    event,
    date,
    isFuture: date > today,
    x: place === last ? 100 : Math.round((place * 10_000) / (last + lastGap)) / 100,
    steps: [],
  }))
  for (const step of inOrder(dates.processes ?? [])) {
    const day = processDay(step)
    // Today is not an event of the office, so earlier steps belong to the previous point.
    const point = day === null ? undefined : points.findLast(({ event, date }) => event !== 'today' && date <= day)
    point?.steps.push(step)
  }
  const xOf = (...events: TimelineEvent[]) => points.find((point) => events.includes(point.event))?.x
  const from = isSameStart ? xOf('publication') : xOf('oppositionStart')
  const until = xOf('oppositionEnd')
  return { points, window: from !== undefined && until !== undefined && until > from ? { from, until } : null }
}

/** Returns the number of whole days from one calendar day to another. */
export function daysBetween(from: string, until: string): number {
  return Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}
