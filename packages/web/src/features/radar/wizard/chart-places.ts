import type { BackTest } from '@marklot/contracts/radar'

/** The lowest similarity of a back-test, at the foot of the chart. */
const lowest = 50

/** The field of the chart in user units: months from left to right, similarity from the foot to the top. */
export const field = { width: 960, left: 20, right: 20, top: 16, height: 230, bars: 70 }
const drawn = field.width - field.left - field.right

export const heightOf = (percent: number) => field.top + field.height * (1 - (percent - lowest) / (100 - lowest))

export interface ChartMonth {
  /** `YYYY-MM`. */
  month: string
  x: number
  width: number
  /** Marks that reach the threshold. */
  reported: number
}
export interface ChartDot {
  key: string
  name: string | null
  x: number
  y: number
  isReported: boolean
}

const dayMs = 86_400_000
const time = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** Places the reported marks by day and similarity, and counts those that reach the threshold by month. */
export function chartPlaces(
  { from, until, brands }: Pick<BackTest, 'from' | 'until' | 'brands'>,
  threshold: number,
): { months: ChartMonth[]; dots: ChartDot[] } {
  const days = Math.max(1, (time(until) - time(from)) / dayMs)
  const xOf = (day: string) => field.left + ((time(day) - time(from)) / dayMs / days) * drawn
  const dots = brands.flatMap(({ day, brandId, name, similarity }, place) =>
    similarity === null
      ? []
      : [{ key: `${brandId} ${place}`, name, x: xOf(day), y: heightOf(similarity), isReported: similarity >= threshold }],
  )
  const reported = brands.filter(({ similarity }) => similarity === null || similarity >= threshold)
  const months: ChartMonth[] = []
  for (let month = from.slice(0, 7); month <= until.slice(0, 7); month = nextMonth(month)) {
    const first = month === from.slice(0, 7) ? from : `${month}-01`
    const next = `${nextMonth(month)}-01`
    const end = next > until ? until : next
    months.push({
      month,
      x: xOf(first),
      width: Math.max(0, xOf(end) - xOf(first)),
      reported: reported.filter(({ day }) => day.startsWith(month)).length,
    })
  }
  return { months, dots }
}

function nextMonth(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`)
  next.setUTCMonth(next.getUTCMonth() + 1)
  return next.toISOString().slice(0, 7)
}
