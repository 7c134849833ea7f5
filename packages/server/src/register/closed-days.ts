import type { RegistrationOfficeCode } from '@marklot/contracts'
import { addDays, dayOf, daysInMonth, easterSunday, weekdayOf } from '../platform/days.ts'

/*
 * Days, in addition to weekends, on which an office receives no filings. They were collected on 2026-11-22
 * (deadlines-and-fees, sections 1b and 2). Unconfirmed days are left out, so a period that ends on such a day keeps its
 * nominal end.
 */

interface ClosedDays {
  /** First and last day on which the entry applies. */
  from?: string
  until?: string
  /** Fixed days as `MM-DD`. */
  fixed?: readonly string[]
  /** Days as `MM-DD` that are moved from Saturday to Friday and from Sunday to Monday. */
  observed?: readonly string[]
  /** Days after Easter Sunday. */
  easter?: readonly number[]
  /** The nth weekday of a month, given by month, weekday (0 is Sunday) and n (-1 is the last). */
  nth?: readonly (readonly [month: number, weekday: number, n: number])[]
  /** Single days as `YYYY-MM-DD`. */
  once?: readonly string[]
  /** `probable` is a public holiday at the office's location that no list of the office confirms. */
  certainty: 'certain' | 'probable'
  source: string
}

const goodFriday = -2
const easterMonday = 1
const ascension = 39
const whitMonday = 50
const corpusChristi = 60

const munich = {
  fixed: ['01-01', '01-06', '05-01', '08-15', '10-03', '11-01', '12-25', '12-26'],
  easter: [goodFriday, easterMonday, ascension, whitMonday, corpusChristi],
} as const

const tables: Readonly<Record<RegistrationOfficeCode, readonly ClosedDays[]>> = {
  de: [
    { ...munich, certainty: 'certain', source: '§ 193 BGB; holidays in Munich (DPMA notice 8/1999)' },
    {
      from: '2022-05-01',
      fixed: ['09-20', '10-31'],
      certainty: 'certain',
      source: '§ 18a DPMAV; holidays in Jena (Thuringia)',
    },
    {
      from: '2022-05-01',
      fixed: ['03-08'],
      once: ['2025-05-08', '2028-06-17'],
      certainty: 'certain',
      source: '§ 18a DPMAV; holidays in Berlin',
    },
  ],
  at: [
    {
      fixed: ['01-01', '01-06', '05-01', '08-15', '10-26', '11-01', '12-08', '12-25', '12-26'],
      easter: [easterMonday, ascension, whitMonday, corpusChristi],
      certainty: 'certain',
      source: 'Austrian public holidays (Vienna)',
    },
    { easter: [goodFriday], certainty: 'probable', source: 'Austrian rule of time limits: Good Friday' },
  ],
  ch: [
    { fixed: ['08-01'], certainty: 'certain', source: 'Swiss federal holiday' },
    {
      fixed: ['01-01', '01-02', '12-25', '12-26'],
      easter: [goodFriday, easterMonday, ascension, whitMonday],
      certainty: 'probable',
      source: 'Holidays in Bern; by law the canton of the party or its agent decides (art. 20(3) VwVG)',
    },
  ],
  es: [
    {
      fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
      easter: [goodFriday],
      certainty: 'certain',
      source: 'Ley 39/2015, art. 30; Spanish national holidays',
    },
  ],
  fr: [
    {
      fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
      easter: [easterMonday, ascension, whitMonday],
      certainty: 'certain',
      source: 'Art. R718-2 CPI; French public holidays',
    },
  ],
  em: [
    {
      fixed: ['01-01', '01-06', '05-01', '08-15', '10-09', '10-12', '11-01', '12-06', '12-08', '12-25'],
      easter: [goodFriday],
      certainty: 'certain',
      source: 'Art. 69 EUTMDR; national holidays and 9 October in Alicante',
    },
    {
      fixed: ['06-24', '12-24', '12-26', '12-27', '12-28', '12-29', '12-30', '12-31'],
      easter: [easterMonday],
      certainty: 'probable',
      source: 'Art. 69 EUTMDR; local holidays and the closure at the end of the year',
    },
  ],
  us: [
    {
      observed: ['01-01', '07-04', '11-11', '12-25'],
      nth: [
        [1, 1, 3],
        [2, 1, 3],
        [5, 1, -1],
        [9, 1, 1],
        [10, 1, 2],
        [11, 4, 4],
      ],
      certainty: 'certain',
      source: '37 CFR 2.196; federal holidays (5 USC 6103)',
    },
    { from: '2021-06-17', observed: ['06-19'], certainty: 'certain', source: '37 CFR 2.196; Juneteenth (5 USC 6103)' },
    {
      once: ['2019-12-24', '2020-12-24', '2021-01-20', '2024-12-24', '2025-01-09', '2025-12-24', '2025-12-26'],
      certainty: 'probable',
      source: '37 CFR 2.196; closed by executive order, or Inauguration Day',
    },
  ],
}

/** The reason why an office is closed on a day. */
export interface ClosedDay {
  certainty: 'certain' | 'probable'
  source: string
}

const weekend: ClosedDay = { certainty: 'certain', source: 'weekend' }

function daysOf(year: number, entry: ClosedDays): string[] {
  const easter = easterSunday(year)
  const days = [
    ...(entry.fixed ?? []).map((day) => `${year}-${day}`),
    // New Year's Day of the next year may be observed on 31 December.
    ...(entry.observed ?? []).flatMap((day) => [observedOn(`${year}-${day}`), observedOn(`${year + 1}-${day}`)]),
    ...(entry.easter ?? []).map((offset) => addDays(easter, offset)),
    ...(entry.nth ?? []).map(([month, weekday, n]) => nthWeekday(year, month, weekday, n)),
    ...(entry.once ?? []),
  ]
  return days.filter(
    (day) =>
      day.startsWith(`${year}-`) &&
      (entry.from === undefined || day >= entry.from) &&
      (entry.until === undefined || day <= entry.until),
  )
}

function observedOn(day: string): string {
  const weekday = weekdayOf(day)
  return weekday === 6 ? addDays(day, -1) : weekday === 0 ? addDays(day, 1) : day
}

function nthWeekday(year: number, month: number, weekday: number, n: number): string {
  if (n > 0) {
    const first = weekdayOf(dayOf(year, month, 1))
    return dayOf(year, month, 1 + ((weekday - first + 7) % 7) + (n - 1) * 7)
  }
  const last = daysInMonth(year, month)
  return dayOf(year, month, last - ((weekdayOf(dayOf(year, month, last)) - weekday + 7) % 7))
}

const years = new Map<string, ReadonlyMap<string, ClosedDay>>()

/** Returns the days of a year, apart from weekends, on which the office is closed, with their sources. */
export function closedDaysOf(office: RegistrationOfficeCode, year: number): ReadonlyMap<string, ClosedDay> {
  const key = `${office}${year}`
  let days = years.get(key)
  if (days === undefined) {
    const found = new Map<string, ClosedDay>()
    for (const entry of tables[office]) {
      const { certainty, source } = entry
      for (const day of daysOf(year, entry)) if (!found.has(day)) found.set(day, { certainty, source })
    }
    days = new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)))
    years.set(key, days)
  }
  return days
}

/** Returns why the office is closed on the day, or undefined if it is open. */
export function closedOn(office: RegistrationOfficeCode, day: string): ClosedDay | undefined {
  const weekday = weekdayOf(day)
  return weekday === 0 || weekday === 6 ? weekend : closedDaysOf(office, Number(day.slice(0, 4))).get(day)
}
