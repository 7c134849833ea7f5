import * as z from 'zod/mini'
import { BrandBoard, BrandBookmark, BrandDeadline } from './boards.ts'
import { BrandThumbnail, CalendarDate } from './brand.ts'
import { BrandDetails, RelatedBrands } from './brands.ts'
import { SearchedBy, type ToolArguments, toolArguments } from './chat-tools.ts'
import { AccountDeadline } from './deadlines.ts'
import { DomainResult } from './domains.ts'
import { SuggestedClass } from './guardian.ts'
import { Assessment } from './guardian-assessment.ts'
import { RegistrationOfficeCode } from './office.ts'
import { ExecutionResult, StoredBrandQuery } from './radar.ts'
import { BrandQueryResult, Comparison, Score } from './search.ts'

/* What Brandy's tools find. The page shows results as the server stored them, never a model's version of them. */

/** How two signs compare, independent of any register. */
export const SignComparison = z.object({
  a: z.string(),
  b: z.string(),
  niceClasses: z.array(z.int()),
  score: Score,
  comparison: Comparison,
})
export type SignComparison = z.infer<typeof SignComparison>

/** The deadlines of one mark, or of the account. */
export const FoundDeadlines = z.object({
  /** The day in the account's time zone from which days are counted. */
  today: CalendarDate,
  /** The mark; null for the deadlines of the account. */
  brand: z.nullable(z.object({ ...BrandThumbnail.shape, numberDisplay: z.string() })),
  /** The deadlines of the mark with the days left; empty for those of the account. */
  ofBrand: z.array(z.object({ ...BrandDeadline.shape, daysLeft: z.int() })),
  /** The deadlines of the account, the nearest first, at most fifty; empty for those of a mark. */
  ofAccount: z.array(AccountDeadline),
  upcoming: z.int(),
  past: z.int(),
})
export type FoundDeadlines = z.infer<typeof FoundDeadlines>

export const FoundBoards = z.object({
  /** The number of boards. */
  total: z.int(),
  boards: z.array(BrandBoard),
  /** The brands of the named board, at most fifty; null when none is named or no board has the name. */
  bookmarks: z.nullable(z.array(BrandBookmark)),
})
export type FoundBoards = z.infer<typeof FoundBoards>

export const FoundRadars = z.object({
  /** The number of saved searches. */
  total: z.int(),
  radars: z.array(StoredBrandQuery),
  /** The run from which the thread was opened; null for other threads. */
  execution: z.nullable(ExecutionResult),
})
export type FoundRadars = z.infer<typeof FoundRadars>

const tally = z.object({ key: z.string(), count: z.int() })
export const FoundStatistics = z.object({
  /** Null: all offices together. */
  office: z.nullable(RegistrationOfficeCode),
  asOf: z.nullable(CalendarDate),
  isSample: z.boolean(),
  total: z.int(),
  /** Marks filed within `window`. */
  newFilings: z.int(),
  window: z.nullable(z.object({ days: z.int(), from: CalendarDate, until: CalendarDate })),
  stateCategories: z.array(z.object({ ...tally.shape, percent: z.number() })),
  types: z.array(tally),
  /** The requested classes, or those with the most marks. `newFilings` is null if it is not counted. */
  niceClasses: z.array(z.object({ niceClass: z.int(), count: z.int(), percent: z.number(), newFilings: z.nullable(z.int()) })),
  offices: z.array(z.object({ code: RegistrationOfficeCode, total: z.int(), newFilings: z.int() })),
})
export type FoundStatistics = z.infer<typeof FoundStatistics>

/** The answer of the product's own help, in the reader's language. */
export const FoundHelp = z.object({
  entries: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      text: z.string(),
      /** The path of the page for it, without the language prefix. Null: it has no page of its own. */
      path: z.nullable(z.string()),
    }),
  ),
})
export type FoundHelp = z.infer<typeof FoundHelp>

/** The data that each tool finds. */
export const toolData = {
  searchBrands: BrandQueryResult,
  getBrand: BrandDetails,
  /** Unlike elsewhere, the total of the family leaves the mark itself out. */
  relatedBrands: RelatedBrands,
  compareSigns: SignComparison,
  classifyGoods: z.object({ classes: z.array(SuggestedClass) }),
  checkDomain: z.object({ domains: z.array(DomainResult) }),
  assessSign: Assessment,
  deadlines: FoundDeadlines,
  myBoards: FoundBoards,
  myRadars: FoundRadars,
  statistics: FoundStatistics,
  help: FoundHelp,
} as const
type Tool = keyof typeof toolData
export type ToolData = { [T in Tool]: z.infer<(typeof toolData)[T]> }

/**
 * `done`: `data` is what was found. `refused`: `refusal` gives the reason, with a code of the contract.
 * `needsConfirmation`: the call would use up something that cannot be restored, such as the trial's only evaluation, so
 * a person must agree first; see `SendChatMessage`.
 */
export const toolStates = ['running', 'done', 'refused', 'needsConfirmation'] as const
export const ToolState = z.enum(toolStates)
export type ToolState = z.infer<typeof ToolState>

const state = {
  id: z.uuid(),
  state: ToolState,
  /** In the reader's language, for people. */
  refusal: z.nullable(z.object({ code: z.string(), message: z.string() })),
}
/** The arguments of an answered call. Threads can be opened from searches that the tool itself does not support. */
const answeredArguments = { ...toolArguments, searchBrands: SearchedBy }
const result = <T extends Tool>(tool: T) =>
  z.object({
    ...state,
    tool: z.literal(tool),
    arguments: answeredArguments[tool],
    /** Not null exactly when the state is `done`. */
    data: z.nullable(toolData[tool]),
  })
type ResultOf<T extends Tool, Data> = {
  id: string
  state: ToolState
  refusal: { code: string; message: string } | null
  tool: T
  arguments: ToolArguments[T]
  data: Data | null
}
/** A question to a tool with the answer that it found at the time. */
export type ToolResult = { [T in Tool]: ResultOf<T, ToolData[T]> }[Tool]
/** A result as handlers return it: fields with defaults may be missing. */
export type ToolResultInput = { [T in Tool]: ResultOf<T, z.input<(typeof toolData)[T]>> }[Tool]
/** Annotated because the compiler cannot write out an inferred type this long. */
export const ToolResult: z.ZodMiniType<ToolResult, ToolResultInput> = z.discriminatedUnion('tool', [
  result('searchBrands'),
  result('getBrand'),
  result('relatedBrands'),
  result('compareSigns'),
  result('classifyGoods'),
  result('checkDomain'),
  result('assessSign'),
  result('deadlines'),
  result('myBoards'),
  result('myRadars'),
  result('statistics'),
  result('help'),
])
