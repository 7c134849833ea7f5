import type { Locale, RegistrationOfficeCode } from '@marklot/contracts'
import type { BackTest, BackTestInput, RadarSearch } from '@marklot/contracts/radar'
import { accountTimeZone } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { dayIn } from '../platform/local-calendar.ts'
import { addMonths, rowsBySerial, watchedColumns } from '../register/index.ts'
import type { FindContext, OfficeSet } from '../search/index.ts'
import { findAll, isByName, matchInReverse, refuseUnreadable, savedNameOf, searchOfRadar } from './matching.ts'
import { curvePoint, type PlayedMark, playDays, playedMonths, type Report } from './play-days.ts'

export interface BackTestContext extends FindContext {
  clock: Clock
}

/** The lowest similarity that can be chosen; the curve has a point for each step from it on. */
const lowest = 50
const step = 5
/** Marks that one back-test looks at. */
const mostMarks = 5_000
/** Reported marks in the reply. */
const mostListed = 1_000

/**
 * Replays the last twelve months through a radar, with the register as it stands today.
 * @throws AppError `plan.officeNotIncluded`, `query.invalid`
 */
export async function backTest(
  context: BackTestContext,
  input: BackTestInput,
  accountId: string,
  locale: Locale,
): Promise<BackTest> {
  const { pool, clock } = context
  refuseUnreadable(input, locale)
  const { filters, minimumNameSimilarity, executionFrequency } = input
  const now = clock.now()
  const [{ offices: included }, timeZone] = await Promise.all([
    entitlementOf(pool, accountId, clock),
    accountTimeZone(pool, accountId),
  ])
  const offices: OfficeSet = new Set(included)
  if (filters.registrationOfficeCodes.some((code: RegistrationOfficeCode) => !offices.has(code)))
    throw new AppError('plan.officeNotIncluded')
  const until = dayIn(now, timeZone)
  const from = addMonths(until, -playedMonths)
  const { reports, isLowerBound } = await replay(context, input, offices, { from, until })
  const steps = isByName(input)
    ? Array.from({ length: (100 - lowest) / step + 1 }, (_, i) => lowest + i * step)
    : [minimumNameSimilarity]
  return {
    from,
    until,
    curve: steps.map((minimum) => curvePoint(reports, minimum, executionFrequency, from)),
    brands: await listed(context, reports),
    isLowerBound,
  }
}

/** What a radar that began on `from` would have reported until `until`, at the lowest similarity. */
export async function replay(
  context: FindContext,
  input: RadarSearch,
  offices: OfficeSet,
  days: { from: string; until: string },
): Promise<{ reports: Report[]; isLowerBound: boolean }> {
  const { marks, isLowerBound } = await matchedMarks(context, input, offices, days)
  return { reports: playDays(marks, days.from, days.until), isLowerBound }
}

/** The marks of these days that the radar matches at the lowest similarity. */
async function matchedMarks(
  context: FindContext,
  input: RadarSearch,
  offices: OfficeSet,
  { from, until }: { from: string; until: string },
): Promise<{ marks: PlayedMark[]; isLowerBound: boolean }> {
  const radar = { ...input, minimumNameSimilarity: isByName(input) ? lowest : input.minimumNameSimilarity }
  const search = searchOfRadar(radar, mostMarks)
  const newestFirst = { ...search, asked: { ...search.asked, sort: isByName(input) ? 'relevance' : 'applicationDate' } as const }
  const found = await findAll(newestFirst, offices, context)
  const columns = await watchedColumns(
    context.pool,
    found.marks.map(({ serial }) => serial),
  )
  const isPlayed = (day: string | null) => day !== null && day >= from && day <= until
  const played = found.marks.filter(({ serial }) => {
    const mark = columns.get(serial)
    return isPlayed(mark?.applicationDate ?? null) || isPlayed(mark?.publicationDate ?? null)
  })
  const serials = played.map(({ serial }) => serial)
  const similarities = await similaritiesOf(context, radar, offices, serials)
  const marks = serials.flatMap((serial): PlayedMark[] => {
    const mark = columns.get(serial)
    const similarity = similarities.get(serial)
    if (!mark || similarity === undefined) return []
    return [{ serial, similarity, applicationDate: mark.applicationDate, publicationDate: mark.publicationDate }]
  })
  return { marks, isLowerBound: found.isLowerBound || found.total > mostMarks }
}

/** The verdict of the agents' matching on each mark; null where names are not compared. */
async function similaritiesOf(
  { engine }: FindContext,
  radar: RadarSearch,
  offices: OfficeSet,
  serials: readonly number[],
): Promise<Map<number, number | null>> {
  if (!isByName(radar)) return new Map(serials.map((serial) => [serial, null]))
  const saved = savedNameOf(0, radar, offices)
  const matches = saved ? await matchInReverse(engine, [saved], serials) : []
  return new Map(matches.map(({ serial, nameScore }) => [serial, nameScore.total]))
}

/** The reports that a page lists: the most similar marks, by day. */
async function listed({ pool }: FindContext, reports: readonly Report[]): Promise<BackTest['brands']> {
  const closest = [...reports]
    .sort((a, b) => (b.mark.similarity ?? 0) - (a.mark.similarity ?? 0))
    .slice(0, mostListed)
    .sort((a, b) => a.day.localeCompare(b.day))
  const rows = await rowsBySerial(
    pool,
    closest.map(({ mark }) => mark.serial),
  )
  return closest.flatMap(({ day, mark }) => {
    const row = rows.get(mark.serial)
    if (!row) return []
    return [{ day, brandId: row.id, name: row.name, registrationOfficeCode: row.office, similarity: mark.similarity }]
  })
}
