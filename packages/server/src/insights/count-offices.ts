import { homeWindowDays, insightWindowDays, mostLatestBrands, noFilters } from '@marklot/contracts'
import type { Pool } from '../platform/database.ts'
import { type RegisterFacts, rowsBySerial } from '../register/index.ts'
import type { SearchEngine } from '../search/index.ts'
import { chooseLatest } from './latest-brands.ts'
import type { CountedOffice } from './statistics-files.ts'
import { windowUntil } from './windows.ts'

/** How many of an office's newest marks are candidates, of which those with pictures are preferred. */
const mostCandidates = 60

export interface CountContext {
  pool: Pool
  engine: SearchEngine
}

/**
 * Counts all offices in one state of the register. Leaves out offices without marks.
 * @param today the last day of the windows of offices whose deliveries contain no day
 * @returns the counts with the revision that they describe
 */
export async function countOffices(
  { pool, engine }: CountContext,
  facts: RegisterFacts,
  today: string,
): Promise<{ revision: number; offices: CountedOffice[] }> {
  const asked = await Promise.all(
    facts.offices.map(async ({ code, asOf }) => ({
      code,
      asOf,
      until: asOf ?? (await newestDay({ pool, engine }, code, today)),
    })),
  )
  const questions = asked.map(({ code, until }) => ({
    office: code,
    // The windows of an office without any date are empty.
    from: [insightWindowDays(code), homeWindowDays].map((days) => windowUntil(until ?? today, days).from),
    until: until ?? today,
  }))
  const counts = await engine.countRegister(questions, mostCandidates)
  const serials = counts.offices.flatMap(({ latest }) => latest)
  const rows = await rowsBySerial(pool, serials)
  const offices = asked.flatMap(({ code, asOf, until }, i) => {
    const counted = counts.offices[i]
    const [insight, home] = counted?.windows ?? []
    if (counted === undefined || insight === undefined || home === undefined || counted.all.total === 0) return []
    const candidates = counted.latest.flatMap((serial) => rows.get(serial) ?? [])
    return [
      {
        code,
        asOf,
        until,
        all: counted.all,
        insight,
        home,
        latest: chooseLatest(candidates, mostLatestBrands),
        newest: chooseLatest(candidates, mostCandidates),
      },
    ]
  })
  return { revision: counts.revision, offices }
}

/**
 * Returns the newest application date of an office up to today. Offices sometimes mistype years, so later dates are
 * ignored.
 */
async function newestDay({ pool, engine }: CountContext, code: CountedOffice['code'], today: string): Promise<string | null> {
  const filters = { ...noFilters, registrationOfficeCodes: [code], applicationDate: { until: today } }
  const { page } = await engine.browse({ filters, sort: 'applicationDate', page: 1, size: 1 })
  const rows = await rowsBySerial(
    pool,
    page.map(({ serial }) => serial),
  )
  return [...rows.values()][0]?.applicationDate ?? null
}
