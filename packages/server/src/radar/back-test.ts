import { type Locale, type RegistrationOfficeCode, usualLogoSimilarity } from '@marklot/contracts'
import type { BackTest, BackTestInput, RadarSearch } from '@marklot/contracts/radar'
import { accountTimeZone } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import type { SearchedLogos } from '../logos/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { dayIn } from '../platform/local-calendar.ts'
import type { ReferenceTexts } from '../reference/index.ts'
import { addMonths, rowsBySerial, watchedColumns } from '../register/index.ts'
import { type FindContext, findMarks, type LogoMatch, type OfficeSet } from '../search/index.ts'
import { matchNames } from './match-in-reverse.ts'
import { comparesNames, isReversible, refuseUnreadable, savedNameOf, searchOfRadar } from './matching.ts'
import { curvePoint, type PlayedMark, playDays, playedMonths, type Report } from './play-days.ts'
import { describeOwnLogo, type WatchedLogo } from './watched-logos.ts'

export interface BackTestContext extends FindContext {
  clock: Clock
  logos: SearchedLogos
  texts: ReferenceTexts
}

/** The lowest similarity that can be chosen. The curve has a point for each step above it. */
const lowest = 50
const step = 5
/** The most marks that one back-test examines. */
const mostMarks = 5_000
/** The most reported marks in the reply. */
const mostListed = 1_000

/**
 * Replays the last twelve months through a radar, with the register as it stands today.
 * @throws AppError `plan.officeNotIncluded`, `query.invalid`, `logo.notFound`, `logo.blank`, `storage.unavailable`
 */
export async function backTest(
  context: BackTestContext,
  input: BackTestInput,
  accountId: string,
  locale: Locale,
): Promise<BackTest> {
  const { pool, clock, texts } = context
  refuseUnreadable(input, texts, locale)
  const { filters, executionFrequency } = input
  const now = clock.now()
  const [{ offices: included }, timeZone, logo] = await Promise.all([
    entitlementOf(pool, accountId, clock),
    accountTimeZone(pool, accountId),
    describeOwnLogo(context.logos, input, accountId),
  ])
  const offices: OfficeSet = new Set(included)
  if (filters.registrationOfficeCodes.some((code: RegistrationOfficeCode) => !offices.has(code)))
    throw new AppError('plan.officeNotIncluded')
  const until = dayIn(now, timeZone)
  const from = addMonths(until, -playedMonths)
  const { reports, isLowerBound } = await replay(context, input, offices, { from, until }, logo)
  const steps = isReversible(input)
    ? Array.from({ length: (100 - lowest) / step + 1 }, (_, i) => lowest + i * step)
    : [input.minimumNameSimilarity]
  return {
    from,
    until,
    curve: steps.map((minimum) => curvePoint(reports, minimum, executionFrequency, from)),
    brands: await listed(context, reports),
    isLowerBound,
  }
}

/** Returns the reports that a radar that began on `from` would have made until `until`, at the lowest similarity. */
export async function replay(
  context: FindContext,
  input: RadarSearch,
  offices: OfficeSet,
  days: { from: string; until: string },
  logo: WatchedLogo | null = null,
): Promise<{ reports: Report[]; isLowerBound: boolean }> {
  const { marks, isLowerBound } = await matchedMarks(context, { radar: atLowest(input), logo }, offices, days)
  return { reports: playDays(marks, days.from, days.until), isLowerBound }
}

/** Returns the radar with the lowest similarity: of logos if it only compares logos, otherwise of names. */
function atLowest(input: RadarSearch): RadarSearch {
  if (input.mode === 'logo') return { ...input, minimumLogoSimilarity: lowest }
  return comparesNames(input) ? { ...input, minimumNameSimilarity: lowest } : input
}

/** Returns the marks of these days that the radar matches at the lowest similarity. */
async function matchedMarks(
  context: FindContext,
  { radar, logo }: { radar: RadarSearch; logo: WatchedLogo | null },
  offices: OfficeSet,
  { from, until }: { from: string; until: string },
): Promise<{ marks: PlayedMark[]; isLowerBound: boolean }> {
  const search = searchOfRadar(radar, mostMarks)
  const sort = isReversible(radar) ? ('relevance' as const) : ('applicationDate' as const)
  const found = await findMarks(
    {
      ...search,
      asked: { ...search.asked, sort },
      ...(logo && { logo: { ...logo.found, ...(radar.mode === 'logo' && { minimumLogoSimilarity: lowest }) } }),
    },
    offices,
    context,
  )
  const columns = await watchedColumns(
    context.pool,
    found.page.map(({ serial }) => serial),
  )
  const isPlayed = (day: string | null) => day !== null && day >= from && day <= until
  const played = found.page.filter(({ serial }) => {
    const mark = columns.get(serial)
    return isPlayed(mark?.applicationDate ?? null) || isPlayed(mark?.publicationDate ?? null)
  })
  const serials = played.map(({ serial }) => serial)
  const byLogo = new Map(found.logos?.page.map((hit) => [hit.serial, hit.logo]))
  const similarities = await similaritiesOf(context, radar, offices, { serials, byLogo })
  const marks = serials.flatMap((serial): PlayedMark[] => {
    const mark = columns.get(serial)
    const similarity = similarities.get(serial)
    if (!mark || similarity === undefined) return []
    return [{ serial, similarity, applicationDate: mark.applicationDate, publicationDate: mark.publicationDate }]
  })
  return { marks, isLowerBound: found.totalIsLowerBound || found.total > mostMarks }
}

/**
 * Returns the similarity to which the threshold applies, by mark: the logo's if only logos are compared, otherwise the
 * name's as computed by the agents' matching. Null means that the mark is reported regardless of the threshold.
 */
async function similaritiesOf(
  { engine }: FindContext,
  radar: RadarSearch,
  offices: OfficeSet,
  { serials, byLogo }: { serials: readonly number[]; byLogo: ReadonlyMap<number, LogoMatch | null> },
): Promise<Map<number, number | null>> {
  if (!isReversible(radar)) return new Map(serials.map((serial) => [serial, null]))
  if (radar.mode === 'logo')
    return new Map(serials.flatMap((serial) => similarityOf(byLogo.get(serial) ?? null).map((one) => [serial, one] as const)))
  const saved = savedNameOf(0, radar, offices)
  const matches = saved ? await matchNames(engine, [saved], serials) : []
  const names = new Map<number, number | null>(matches.map(({ serial, nameScore }) => [serial, nameScore.total]))
  const minimum = radar.minimumLogoSimilarity ?? usualLogoSimilarity
  for (const [serial, logo] of byLogo)
    if (logo !== null && (logo.kind === 'sameIdea' || logo.score >= minimum)) names.set(serial, null)
  return names
}

/** Returns the similarity to which the minimum applies. It does not apply to logos of the same idea. */
const similarityOf = (logo: LogoMatch | null): (number | null)[] =>
  logo === null ? [] : [logo.kind === 'sameIdea' ? null : logo.score]

/** Returns the reports that a page lists: those with the most similar marks, by day. */
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
