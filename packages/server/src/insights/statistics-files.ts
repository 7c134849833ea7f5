import {
  allStatisticsFile,
  type HomeExample,
  homeWindowDays,
  insightStatisticsFile,
  insightWindowDays,
  type LatestBrand,
  mostLatestBrands,
  type OfficeStatistics,
  type RegistrationOfficeCode,
  registrationOfficeCodes,
  type Statistics,
  type StatisticsMeasures,
} from '@marklot/contracts'
import type { MarkCounts } from '../search/index.ts'
import { mixLatest, newestFirst } from './latest-brands.ts'
import { spanOf, windowUntil } from './windows.ts'

/** The counts of one office that has marks. */
export interface CountedOffice {
  code: RegistrationOfficeCode
  asOf: string | null
  /**
   * The last day of its windows: the as-of date, or the newest application date when no delivery has one. It is null
   * when no mark has a date.
   */
  until: string | null
  all: MarkCounts
  /** Counts of the office's insight window and of the home page's window. */
  insight: MarkCounts
  home: MarkCounts
  /** The newest marks, the preferred ones first. */
  latest: LatestBrand[]
  /** More of its newest marks, which are candidates for the home page's example. */
  newest: LatestBrand[]
}

interface Edition {
  edition: string
  /** The time of creation in ISO 8601. */
  generatedAt: string
  isSample: boolean
}

/** Returns all statistics files of one state of the register, by path; the global one is last. */
export function statisticsFiles(
  offices: readonly CountedOffice[],
  edition: Edition,
  example: HomeExample | null,
): Map<string, Statistics> {
  const files = new Map<string, Statistics>()
  for (const office of offices) {
    files.set(allStatisticsFile(office.code), officeFile(office, 'all', edition))
    files.set(insightStatisticsFile(office.code), officeFile(office, 'window', edition))
  }
  files.set(allStatisticsFile('global'), { ...globalFile(offices, edition), example })
  return files
}

function officeFile(office: CountedOffice, counts: 'all' | 'window', edition: Edition): Statistics {
  const line = officeLine(office, insightWindowDays(office.code), office.insight)
  const counted = counts === 'all' ? office.all : office.insight
  return {
    scope: office.code,
    counts,
    asOf: office.asOf,
    ...edition,
    offices: [line],
    officesWithoutData: [],
    window: line.window,
    measures: measuresOf([{ code: office.code, counted, newFilings: line.newFilings }]),
    latestBrands: newestFirst(office.latest),
    example: null,
  }
}

function globalFile(offices: readonly CountedOffice[], edition: Edition): Omit<Statistics, 'example'> {
  const lines = offices.map((office) => officeLine(office, homeWindowDays, office.home))
  const withData = new Set(offices.map(({ code }) => code))
  return {
    scope: 'global',
    counts: 'all',
    asOf: lines.map(({ asOf }) => asOf).sort((a, b) => ((a ?? '') < (b ?? '') ? 1 : -1))[0] ?? null,
    ...edition,
    offices: lines,
    officesWithoutData: registrationOfficeCodes.filter((code) => !withData.has(code)),
    window: spanOf(
      lines.flatMap(({ window }) => window ?? []),
      homeWindowDays,
    ),
    measures: measuresOf(offices.map(({ code, all, home }) => ({ code, counted: all, newFilings: home.total }))),
    latestBrands: newestFirst(
      mixLatest(
        offices.map(({ latest }) => latest),
        mostLatestBrands,
      ),
    ),
  }
}

const officeLine = (office: CountedOffice, days: number, filed: MarkCounts): OfficeStatistics => ({
  code: office.code,
  asOf: office.asOf,
  total: office.all.total,
  window: office.until === null ? null : windowUntil(office.until, days),
  newFilings: filed.total,
})

function measuresOf(
  offices: readonly { code: RegistrationOfficeCode; counted: MarkCounts; newFilings: number }[],
): StatisticsMeasures {
  const sum = (of: (office: (typeof offices)[number]) => number) => offices.reduce((total, office) => total + of(office), 0)
  return {
    brand: { total: sum(({ counted }) => counted.total) },
    registrationOffice: Object.fromEntries(offices.map(({ code, counted }) => [code, counted.total])),
    type: {
      word: sum(({ counted }) => counted.types.Word),
      figurative: sum(({ counted }) => counted.types.Figurative),
      combined: sum(({ counted }) => counted.types.Combined),
    },
    stateCategory: {
      new: sum(({ counted }) => counted.categories.new),
      alive: sum(({ counted }) => counted.categories.alive),
      dead: sum(({ counted }) => counted.categories.dead),
    },
    niceClass: Object.fromEntries(
      Array.from({ length: 45 }, (_, i) => [String(i + 1), sum(({ counted }) => counted.niceClasses[i] ?? 0)]),
    ),
    newFilings: sum(({ newFilings }) => newFilings),
  }
}
