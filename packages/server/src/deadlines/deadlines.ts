import type { Locale } from '@marklot/contracts'
import { type AccountDeadline, type AccountDeadlines, mostDeadlineBrands, type OwnDeadline } from '@marklot/contracts/deadlines'
import { citeSources } from '@marklot/phrases/laws'
import { pinsOf } from '../boards/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { dayIn } from '../platform/local-calendar.ts'
import { openRisksOf } from '../radar/index.ts'
import {
  addMonths,
  type BrandRow,
  daysBetween,
  deadlinesOf,
  displayNumber,
  type RegisterMark,
  storedMarks,
  unpackDocument,
} from '../register/index.ts'

/**
 * Returns the deadlines of the account's own applications, counted from the account's current day, the earliest first.
 */
export type FindOwnDeadlines = (accountId: string, today: string, locale: Locale) => Promise<OwnDeadline[]>

export interface DeadlinesContext {
  pool: Pool
  clock: Clock
  ownDeadlines: FindOwnDeadlines
}
/**
 * The account whose deadlines are read, the day from which they are counted, and the language in which boards are
 * named.
 */
export interface DeadlineReader {
  accountId: string
  timeZone: string
  locale: Locale
}

/** The number of documents read at once. Other calls are answered between two slices. */
const sliceLength = 250
/** How long a past deadline is shown, in months. */
const monthsShown = 12

/** The places from which an account follows a brand. */
type Places = Pick<AccountDeadline, 'boards' | 'storedBrandQueries'>

/**
 * Returns the deadlines of an account's pinned brands and open risks, from the current register: first the upcoming
 * ones, nearest first, then those of the last twelve months. Adds the deadlines of the account's own applications. If
 * there are too many brands to read, pinned ones come first.
 * @param count the maximum number of deadlines in the reply
 */
export async function listDeadlines(
  { pool, clock, ownDeadlines }: DeadlinesContext,
  { accountId, timeZone, locale }: DeadlineReader,
  count: number,
): Promise<AccountDeadlines> {
  const today = dayIn(clock.now(), timeZone)
  const brands = [...(await placesOf(pool, accountId, locale))]
  const read = brands.slice(0, mostDeadlineBrands)
  const found: AccountDeadline[] = []
  for (let at = 0; at < read.length; at += sliceLength) {
    const slice = new Map(read.slice(at, at + sliceLength))
    const marks = await storedMarks(pool, [...slice.keys()])
    for (const [brandId, places] of slice) {
      const row = marks.get(brandId)
      if (row && !row.removed) found.push(...deadlinesOfBrand(row, unpackDocument(row.document), places, { today, locale }))
    }
  }
  const byDay = (a: AccountDeadline, b: AccountDeadline) =>
    a.date.localeCompare(b.date) || a.brand.brandId.localeCompare(b.brand.brandId)
  const oldest = addMonths(today, -monthsShown)
  const own = await ownDeadlines(accountId, today, locale)
  const upcoming = found.filter(({ daysLeft }) => daysLeft >= 0).sort(byDay)
  const past = found
    .filter(({ daysLeft, date }) => daysLeft < 0 && date >= oldest)
    .sort(byDay)
    .reverse()
  return {
    today,
    upcoming: upcoming.length,
    past: past.length,
    leftOutBrands: brands.length - read.length,
    deadlines: [...upcoming, ...past].slice(0, count),
    own: own.filter(({ date }) => date >= oldest),
  }
}

/**
 * Returns the deadlines of one mark, whether or not the account follows it. Returns undefined if the register does not
 * hold the mark.
 */
export async function deadlinesOfMark(
  { pool, clock }: Pick<DeadlinesContext, 'pool' | 'clock'>,
  brandId: string,
  { timeZone, locale }: Pick<DeadlineReader, 'timeZone' | 'locale'>,
): Promise<{ today: string; deadlines: AccountDeadline[] } | undefined> {
  const today = dayIn(clock.now(), timeZone)
  const row = (await storedMarks(pool, [brandId])).get(brandId)
  if (!row) return undefined
  const places = { boards: [], storedBrandQueries: [] }
  return { today, deadlines: row.removed ? [] : deadlinesOfBrand(row, unpackDocument(row.document), places, { today, locale }) }
}

/** Returns the brands of an account and the places from which it follows them. */
async function placesOf(pool: Pool, accountId: string, locale: Locale): Promise<Map<string, Places>> {
  const [pins, risks] = await Promise.all([pinsOf(pool, accountId, locale), openRisksOf(pool, accountId)])
  const places = new Map<string, Places>()
  const of = (brandId: string) => {
    const known = places.get(brandId) ?? { boards: [], storedBrandQueries: [] }
    places.set(brandId, known)
    return known
  }
  for (const { brandId, board } of pins) of(brandId).boards.push(board)
  for (const { brandId, query } of risks) of(brandId).storedBrandQueries.push(query)
  return places
}

function deadlinesOfBrand(
  row: BrandRow,
  mark: RegisterMark,
  places: Places,
  { today, locale }: { today: string; locale: Locale },
): AccountDeadline[] {
  const brand = {
    brandId: row.id,
    name: row.name,
    brandType: row.brandType,
    registrationOfficeCode: row.office,
    brandLogoUrl: row.logo,
    numberDisplay: row.registrationNumber
      ? displayNumber(row.office, row.registrationNumber, 'registration')
      : displayNumber(row.office, row.applicationNumber, 'application'),
  }
  return deadlinesOf(mark).map(({ kind, date, computed }) => ({
    kind,
    date,
    isComputed: computed !== undefined,
    rule: computed?.rule ?? null,
    source: computed ? citeSources(computed.source, locale) : null,
    startDate: kind === 'opposition' ? (mark.oppositionPeriodStartDate ?? null) : null,
    daysLeft: daysBetween(today, date),
    brand,
    ...places,
  }))
}
