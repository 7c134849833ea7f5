import * as z from 'zod/mini'
import { BrandStateCategory, BrandThumbnail, CalendarDate } from './brand.ts'
import { RegistrationOfficeCode } from './office.ts'
import { BrandSuggestion } from './search.ts'

/** Returns the days of an office's insight window (spec 2, 9.1). */
export const insightWindowDays = (office: RegistrationOfficeCode): 30 | 90 => (office === 'us' ? 30 : 90)
/** Days of the home page's window: "new filings in the last month". */
export const homeWindowDays = 30

/**
 * Returns the folder that keeps an edition unchanged, below the public address. `undated` replaces an `asOf` of null.
 */
export const statisticsHistoryFolder = ({ asOf, edition }: Pick<Statistics, 'asOf' | 'edition'>): string =>
  `history/${asOf ?? 'undated'}-${edition}`

/** The scope of a statistics file: all offices or one. */
export type StatisticsScope = 'global' | RegistrationOfficeCode

/**
 * Returns the path of a statistics file below the public address: `global/all.json`, `de/all.json`, `de/90.json`,
 * `us/30.json`. A plain GET without a token reads it (spec 2, 7.2). An office without data has no file.
 */
export const allStatisticsFile = (scope: StatisticsScope): string => `${scope}/all.json`
/** Returns the file that counts only marks filed within the office's insight window. */
export const insightStatisticsFile = (office: RegistrationOfficeCode): string => `${office}/${insightWindowDays(office)}.json`

const Count = z.int().check(z.minimum(0))

/** A number of whole days, both ends included. It ends on the register's as-of date, not today. */
export const StatisticsWindow = z.object({ days: z.int(), from: CalendarDate, until: CalendarDate })
export type StatisticsWindow = z.infer<typeof StatisticsWindow>

/** One office in a statistics file. */
export const OfficeStatistics = z.object({
  code: RegistrationOfficeCode,
  /** The as-of date of the office's latest delivery. Null when no delivery states one. */
  asOf: z.nullable(CalendarDate),
  /** All marks of the office in the register, regardless of what the file's measures count. */
  total: Count,
  /** The office's own window, which ends on the office's as-of date. Null: neither a delivery nor a mark has a date. */
  window: z.nullable(StatisticsWindow),
  /** Marks whose application date is in that window. */
  newFilings: Count,
})
export type OfficeStatistics = z.infer<typeof OfficeStatistics>

/**
 * Counts of marks; names from spec 1, section 3 ("Statistics object") and spec 2, 7.2. Every mark has one office,
 * type and state category, so those three add up to `brand.total`. A mark counts in each of its Nice classes.
 */
export const StatisticsMeasures = z.object({
  /** The number of marks that these measures cover. */
  brand: z.object({ total: Count }),
  /** Contains only offices with data. A missing code means "no data", never zero. */
  registrationOffice: z.partialRecord(RegistrationOfficeCode, Count),
  type: z.object({ word: Count, figurative: Count, combined: Count }),
  /** `new`: filed, decision pending ("new applications"). Entries that an office removed are `dead`. */
  stateCategory: z.record(BrandStateCategory, Count),
  /** All 45 classes, "1" to "45". */
  niceClass: z.record(z.string(), Count),
  /**
   * Marks filed within the window; in the global file, within each office's own window. In a window's file it equals
   * `brand.total`.
   */
  newFilings: Count,
})
export type StatisticsMeasures = z.infer<typeof StatisticsMeasures>

/** One of the latest marks, as cards show it. */
export const LatestBrand = z.object({
  ...BrandThumbnail.shape,
  brandStateCategory: BrandStateCategory,
  applicationDate: CalendarDate,
  /** In the office's notation. Identifies marks without a name. */
  numberDisplay: z.string(),
  niceClasses: z.array(z.int()),
})
export type LatestBrand = z.infer<typeof LatestBrand>

/** The most marks in `latestBrands`. */
export const mostLatestBrands = 12

/** The minimum similarity of the example's neighbours in percent, and their minimum number. */
export const exampleSimilarity = 80
export const leastExampleMarks = 4

/** The example on the home page: a recent mark and its closest neighbours, closest first, without the mark itself. */
export const HomeExample = z.object({
  name: z.string(),
  applicationDate: CalendarDate,
  marks: z.array(BrandSuggestion),
})
export type HomeExample = z.infer<typeof HomeExample>

/** One public statistics file. All files have this shape. */
export const Statistics = z.object({
  scope: z.union([z.literal('global'), RegistrationOfficeCode]),
  /**
   * Which marks `measures` counts: all (`…/all.json`), or those filed within the window (`…/90.json`, `us/30.json`).
   */
  counts: z.enum(['all', 'window']),
  /** The latest as-of date of the offices. Null when no delivery states one. */
  asOf: z.nullable(CalendarDate),
  /**
   * Identifies the counted state of the register. All files of one run have the same value, and it is part of their
   * address in the history.
   */
  edition: z.string().check(z.regex(/^[0-9a-f]{16}$/)),
  /** When the figures were counted. */
  generatedAt: z.iso.datetime(),
  /** Whether the register is the invented sample. */
  isSample: z.boolean(),
  /** The counted offices, in the order of the contract. */
  offices: z.array(OfficeStatistics),
  /** Offices in the file's scope without marks in the register. */
  officesWithoutData: z.array(RegistrationOfficeCode),
  /** The office's window. In the global file, the span of all offices' windows. */
  window: z.nullable(StatisticsWindow),
  measures: StatisticsMeasures,
  /**
   * Newest first. Among the marks of the newest days, those with a picture are preferred. In the global file the
   * offices take turns.
   */
  latestBrands: z.array(LatestBrand),
  /** Only in the global file. Null: no recent mark has enough neighbours. */
  example: z._default(z.nullable(HomeExample), null),
})
export type Statistics = z.infer<typeof Statistics>
