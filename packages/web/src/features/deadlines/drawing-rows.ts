import type { AccountDeadline } from '@marklot/contracts/deadlines'
import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts/office'
import { daysBetween } from '../../ui/timeline-points.ts'

/** The drawing's measurements, in its own units. */
export const drawing = { width: 1180, left: 150, right: 1158, laneHeight: 34 } as const
/** Months that the drawing shows, from the current one. */
const months = 12
/** The most rows of one office; deadlines that do not fit are only in the list. */
const mostLanes = 6
const longestName = 22
const letterWidth = 7.4
/** The distance from a point to its label, and to the next item in a row. */
const gap = 13

/** A deadline in the drawing. */
export interface DrawnDeadline {
  deadline: AccountDeadline
  label: string
  /** Position of the last day. */
  x: number
  /** Position where the opposition period begins; null for other deadlines. */
  from: number | null
  lane: number
  /** True at the right edge, where the label stands before the point. */
  isLabelBefore: boolean
}
export interface DrawnOffice {
  office: RegistrationOfficeCode
  lanes: number
  items: DrawnDeadline[]
  /** The number of deadlines in these months for which there is no room. */
  left: number
}
export interface Drawing {
  /** First days of the months. */
  months: { day: string; x: number }[]
  today: number
  until: string
  offices: DrawnOffice[]
}

/** Lays out the deadlines of the coming months: a band for each office, in which no two labels overlap. */
export function drawDeadlines(
  deadlines: readonly AccountDeadline[],
  today: string,
  labelOf: (deadline: AccountDeadline) => string,
): Drawing {
  const first = monthAfter(today, 0)
  const until = monthAfter(today, months)
  const length = daysBetween(first, until)
  const xOf = (day: string) => {
    const share = Math.max(0, Math.min(1, daysBetween(first, day) / length))
    return Math.round((drawing.left + share * (drawing.right - drawing.left)) * 10) / 10
  }
  const shown = deadlines.filter(({ daysLeft, date }) => daysLeft >= 0 && date < until)
  const offices = registrationOfficeCodes.flatMap((office): DrawnOffice[] => {
    const own = shown.filter(({ brand }) => brand.registrationOfficeCode === office)
    return own.length > 0 ? [{ office, ...placeInLanes(own, xOf, labelOf) }] : []
  })
  return {
    months: Array.from({ length: months }, (_, i) => monthAfter(today, i)).map((day) => ({ day, x: xOf(day) })),
    today: xOf(today),
    until,
    offices,
  }
}

function placeInLanes(
  deadlines: readonly AccountDeadline[],
  xOf: (day: string) => number,
  labelOf: (deadline: AccountDeadline) => string,
): Pick<DrawnOffice, 'lanes' | 'items' | 'left'> {
  /** The occupied ranges of each lane. */
  const ends: { from: number; until: number }[][] = []
  const items: DrawnDeadline[] = []
  for (const deadline of deadlines) {
    const label = labelOf(deadline)
    const x = xOf(deadline.date)
    const from = deadline.startDate === null ? null : xOf(deadline.startDate)
    const width = gap + [...label].length * letterWidth
    const isLabelBefore = x + width > drawing.right
    const left = isLabelBefore ? Math.min((from ?? x) - (from === null ? width : 0), x - width) : (from ?? x - gap)
    const taken = { from: left - gap, until: isLabelBefore ? x + gap : x + width }
    const isFree = (lane: { from: number; until: number }[]) =>
      lane.every((other) => other.until < taken.from || taken.until < other.from)
    let lane = ends.findIndex(isFree)
    if (lane === -1 && ends.length < mostLanes) lane = ends.push([]) - 1
    if (lane === -1) continue
    ends[lane]?.push(taken)
    items.push({ deadline, label, x, from, lane, isLabelBefore })
  }
  return { lanes: ends.length, items, left: deadlines.length - items.length }
}

/** Returns a name shortened for its label. */
export function shortened(name: string): string {
  const letters = [...name]
  return letters.length > longestName
    ? `${letters
        .slice(0, longestName - 1)
        .join('')
        .trimEnd()}…`
    : name
}

/** Returns the first day of a month, counted from the month of a day. */
function monthAfter(day: string, count: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10)
}
