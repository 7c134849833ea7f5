import * as z from 'zod/mini'
import { Instant, ListQuery } from './accounts.ts'
import { BrandId, CalendarDate } from './brand.ts'
import { Locale } from './locale.ts'
import { RegistrationOfficeCode } from './office.ts'
import { RowId } from './row-id.ts'
import { brokenRule, isMailAddress } from './rules.ts'
import {
  BrandHit,
  BrandQuery,
  BrandQueryResult,
  comparesLogos,
  LogosCompared,
  maximumNameLength,
  noFilters,
  OfficeSearchState,
  pageSizes,
  SearchFilters,
  SearchMode,
} from './search.ts'
import { visible } from './visible.ts'

/** How often the agents run a saved search. `none`: by hand only. */
export const executionFrequencies = ['none', 'daily', 'weekly', 'monthly'] as const
export const ExecutionFrequency = z.enum(executionFrequencies)
export type ExecutionFrequency = z.infer<typeof ExecutionFrequency>

/** "N results" of a saved search; decisions, "Values not shown". */
export const resultSizes = [...pageSizes, 200] as const
export const longestDescription = 1_000
export const mostRecipients = 10
export const longestNote = 2_000
/** The most hits that one save can assess at once. */
export const mostAssessments = 200

const ResultSize = z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100), z.literal(200)])
/** In percent, 50 to 100 in steps of 5 (decisions, "Values not shown"). */
const Similarity = z.int().check(z.minimum(50), z.maximum(100), z.multipleOf(5))
const MailAddress = z.string().check(
  z.trim(),
  z.maxLength(254),
  z.refine((address) => isMailAddress(address), brokenRule('mail')),
)

/** What a saved search looks for; the fields mean the same as in `BrandQuery`. */
const searched = {
  mode: z._default(SearchMode, 'name'),
  text: z._default(z.string().check(z.trim(), z.maxLength(maximumNameLength)), ''),
  query: BrandQuery.shape.query,
  filters: z._default(SearchFilters, noFilters),
  /** Applies to names only. */
  minimumNameSimilarity: z._default(Similarity, 70),
  /** As in `BrandQuery`. The upload is kept as long as the saved search. */
  logo: BrandQuery.shape.logo,
  /** Applies to logos only, in steps of 5. Null: `usualLogoSimilarity`. */
  minimumLogoSimilarity: z._default(z.nullable(z.int().check(z.minimum(0), z.maximum(100), z.multipleOf(5))), null),
  sameIdea: BrandQuery.shape.sameIdea,
  /**
   * True: scheduled executions look only at marks that are new or changed since the execution before. Executions by
   * hand always search the whole register.
   */
  onlyNewBrands: z._default(z.boolean(), false),
  /** The most results of an execution. */
  size: z._default(ResultSize, 25),
}
interface Searched extends Pick<BrandQuery, 'mode' | 'text' | 'query' | 'filters' | 'logo'> {}
/** Returns whether a search has any condition. Without one, it would watch the whole register. */
const asksForSomething = (search: Searched) =>
  comparesLogos(search) ||
  search.text !== '' ||
  search.query.trim() !== '' ||
  Object.values(search.filters).some((value) => Object.keys(value).length > 0)
const namesSomething = z.refine<Searched>(asksForSomething, { error: brokenRule('required'), path: ['text'] })
const bringsLogo = z.refine<Searched>((search) => !comparesLogos(search) || Boolean(search.logo?.id), {
  error: brokenRule('required'),
  path: ['logo'],
})

/** What a radar looks for, without being saved. */
export const RadarSearch = z.object(searched).check(namesSomething, bringsLogo)
export type RadarSearch = z.infer<typeof RadarSearch>

/**
 * A known neighbour is an open risk until it is accepted. `open` without `assessedUtc`: nobody has assessed the brand
 * yet.
 */
export const assessments = ['open', 'accepted'] as const
export const BrandAssessment = z.enum(assessments)
export type BrandAssessment = z.infer<typeof BrandAssessment>
const Note = z._default(z.string().check(z.trim(), z.maxLength(longestNote)), '')
export const AssessmentInput = z.object({ assessment: BrandAssessment, note: Note })
export type AssessmentInput = z.infer<typeof AssessmentInput>

const AssessmentInputs = z._default(
  z.array(z.object({ brandId: BrandId, ...AssessmentInput.shape })).check(z.maxLength(mostAssessments)),
  [],
)

/** A radar before it is saved, with the assessments so far. */
export const RadarDraft = z
  .object({ name: z.string().check(z.trim(), visible, z.maxLength(200)), ...searched, assessments: AssessmentInputs })
  .check(namesSomething, bringsLogo)
export type RadarDraft = z.infer<typeof RadarDraft>

/** A new saved search, or with `id` the new content of an existing one. */
export const StoredBrandQueryInput = z
  .object({
    id: z.optional(RowId),
    name: z.string().check(z.trim(), visible, z.maxLength(200)),
    description: z._default(z.string().check(z.trim(), z.maxLength(longestDescription)), ''),
    ...searched,
    executionFrequency: z._default(ExecutionFrequency, 'none'),
    /** The recipient (To). Missing: the address of the signed-in person. */
    ownerMail: z.optional(MailAddress),
    /** Further recipients (Cc), who receive shared results. */
    shareResults: z._default(z.array(MailAddress).check(z.maxLength(mostRecipients)), []),
    /** Missing: the account's notification language. */
    notificationLanguage: z.optional(Locale),
    /** Also send a mail when an execution finds nothing new. */
    mailWhenNothingNew: z._default(z.boolean(), false),
    /** Assessments to store together with the search, such as those of the wizard. */
    assessments: AssessmentInputs,
  })
  .check(namesSomething, bringsLogo)
export type StoredBrandQueryInput = z.infer<typeof StoredBrandQueryInput>

/**
 * `active` receives mails. `unconfirmed` has not answered the confirmation mail. `left` unsubscribed and stays so for
 * this search.
 */
export const recipientStates = ['active', 'unconfirmed', 'left'] as const
export const Recipient = z.object({
  mail: z.string(),
  role: z.enum(['to', 'cc']),
  state: z.enum(recipientStates),
})
export type Recipient = z.infer<typeof Recipient>

/** Spec 1, section 4: the three states of an execution. */
export const executionStates = ['resultAvailable', 'executionFailed', 'stateUnknown'] as const
export const ExecutionState = z.enum(executionStates)
export type ExecutionState = z.infer<typeof ExecutionState>

/**
 * One mail of an execution. While the mail server does not respond, `waiting` mails are retried at growing intervals.
 */
export const ExecutionMail = z.object({
  mail: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  attempts: z.int(),
  sentUtc: z.nullable(Instant),
})

export const QueryExecution = z.object({
  id: z.int(),
  storedBrandQueryId: z.int(),
  state: ExecutionState,
  /** True for the first 30 minutes of an execution that has not finished; its state is then `stateUnknown`. */
  isRunning: z.boolean(),
  trigger: z.enum(['byHand', 'scheduled']),
  /** When the execution was due. Null if a person started it. */
  dueUtc: z.nullable(Instant),
  startedUtc: Instant,
  finishedUtc: z.nullable(Instant),
  /** The number of found marks. */
  total: z.int(),
  totalIsLowerBound: z.boolean(),
  /** Marks that no earlier execution reported. */
  newBrands: z.int(),
  /** Known marks whose state, owner, classes or goods have changed. */
  changedBrands: z.int(),
  mails: z.array(ExecutionMail),
})
export type QueryExecution = z.infer<typeof QueryExecution>

/**
 * Why the agents do not run a search: a paywall code, a suspended account, or offices that the plan no longer includes.
 */
export const PauseReason = z.enum([
  'plan.featureNotIncluded',
  'plan.notActive',
  'plan.quotaUsedUp',
  'plan.officeNotIncluded',
  'trial.quotaUsedUp',
  'auth.accountSuspended',
])
export type PauseReason = z.infer<typeof PauseReason>

export const StoredBrandQuery = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  ...searched,
  executionFrequency: ExecutionFrequency,
  ownerMail: z.string(),
  shareResults: z.array(z.string()),
  notificationLanguage: Locale,
  mailWhenNothingNew: z.boolean(),
  createdUtc: Instant,
  changedUtc: Instant,
  /** Null without a frequency. */
  nextExecutionUtc: z.nullable(Instant),
  /** Null: the agents run it. */
  paused: z.nullable(z.object({ reason: PauseReason, sinceUtc: Instant })),
  recipients: z.array(Recipient),
  openRisks: z.int(),
  acceptedBrands: z.int(),
  executions: z.int(),
  lastExecution: z.nullable(QueryExecution),
})
export type StoredBrandQuery = z.infer<typeof StoredBrandQuery>

/** What has changed about a mark since it was last reported or assessed. */
export const brandChanges = ['brandStateCategory', 'owner', 'niceClasses', 'goods'] as const
export const BrandChange = z.enum(brandChanges)
export type BrandChange = z.infer<typeof BrandChange>

/** The period in which others may oppose a mark. */
export const OppositionDeadline = z.object({
  endDate: CalendarDate,
  /** False: from the register. True: computed by the rule in `source`. */
  isComputed: z.boolean(),
  source: z.nullable(z.string()),
  /** Negative after the period. */
  daysLeft: z.int(),
})
export type OppositionDeadline = z.infer<typeof OppositionDeadline>

/** A brand that a saved search knows. */
export const AssessedBrand = z.object({
  brandId: z.string(),
  assessment: BrandAssessment,
  note: z.string(),
  /** Null: brand not yet assessed. */
  assessedUtc: z.nullable(Instant),
  /** What has changed since the brand was accepted. It is then an open risk again. */
  changes: z.array(BrandChange),
})
export type AssessedBrand = z.infer<typeof AssessedBrand>

/** A mark as an execution found it, with today's assessment. */
export const ResultBrand = z.object({
  ...BrandHit.shape,
  verdict: z.enum(['new', 'changed', 'known']),
  changes: z.array(BrandChange),
  opposition: z.nullable(OppositionDeadline),
  /** Null where assessments are not shown, as in shared results. */
  assessed: z.nullable(AssessedBrand),
})
export type ResultBrand = z.infer<typeof ResultBrand>

/** What an execution found at the time, with the as-of date of each office's data. */
export const ExecutionResult = z.object({
  execution: QueryExecution,
  /** The search as it was at the time. */
  search: RadarSearch,
  offices: z.array(OfficeSearchState),
  /** For searches with a logo: how many of the marks in this execution were compared. */
  logosCompared: z.optional(LogosCompared),
  brands: z.array(ResultBrand),
})
export type ExecutionResult = z.infer<typeof ExecutionResult>

/** How the result of an execution differs from that of another. */
export const ExecutionComparison = z.object({
  execution: QueryExecution,
  other: QueryExecution,
  /** Only in the result of `execution`. */
  added: z.array(ResultBrand),
  /** Only in the result of `other`. */
  gone: z.array(ResultBrand),
  /** In both results but changed: the mark now, and as it was then. */
  changed: z.array(z.object({ brand: ResultBrand, other: ResultBrand })),
  unchanged: z.int(),
})
export type ExecutionComparison = z.infer<typeof ExecutionComparison>

export const AssessedBrandList = z.object({
  openRisks: z.int(),
  acceptedBrands: z.int(),
  brands: z.array(z.object({ ...AssessedBrand.shape, brand: z.nullable(BrandHit), opposition: z.nullable(OppositionDeadline) })),
})
export type AssessedBrandList = z.infer<typeof AssessedBrandList>

/** The present hits of a saved search, with the assessments of known brands. */
export const StoredQueryHits = z.object({ result: BrandQueryResult, assessed: z.array(AssessedBrand) })
export type StoredQueryHits = z.infer<typeof StoredQueryHits>

/** Administrators and agents filter by frequency. */
export const StoredQueryListQuery = z.object({ ...ListQuery.shape, executionFrequency: z.optional(ExecutionFrequency) })
export const StoredBrandQueryList = z.object({
  total: z.int(),
  storedBrandQueries: z.array(z.object({ accountId: z.uuid(), ...StoredBrandQuery.shape })),
})
export type StoredBrandQueryList = z.infer<typeof StoredBrandQueryList>

export const HistoryQuery = z.object({
  count: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 25),
})
/** The newest executions first; `total` counts all. */
export const ExecutionHistory = z.object({ total: z.int(), executions: z.array(QueryExecution) })
export type ExecutionHistory = z.infer<typeof ExecutionHistory>

/** The longest list of goods and services that can be typed. */
export const longestGoods = 1_500
/** Compares the goods and services of a brand, or typed ones, with those of other brands. */
export const GoodsQuestion = z.object({
  /** The brand whose goods are compared. Null: `goods` are compared. */
  brandId: z._default(z.nullable(BrandId), null),
  goods: z._default(z.string().check(z.trim(), z.maxLength(longestGoods)), ''),
  brandIds: z.array(BrandId).check(z.maxLength(mostAssessments)),
})
export type GoodsQuestion = z.infer<typeof GoodsQuestion>
/** Similarity of the wording in whole percent. Null: one side names no goods that can be compared. */
export const GoodsScore = z.object({ brandId: z.string(), score: z.nullable(z.int()) })
export type GoodsScore = z.infer<typeof GoodsScore>

/** Selects a page of a radar's last twelve months. */
export const BackTestInput = z.object({ ...searched, executionFrequency: ExecutionFrequency }).check(namesSomething, bringsLogo)
export type BackTestInput = z.infer<typeof BackTestInput>

/**
 * What a radar would have reported in the last twelve months, by application and publication date. It uses today's
 * register.
 */
export const BackTest = z.object({
  from: CalendarDate,
  until: CalendarDate,
  /**
   * Reported marks and mails at the chosen frequency, for each minimum similarity of names, or of logos in the mode
   * `logo`. A search without a similarity has one entry.
   */
  curve: z.array(
    z.object({
      minimumSimilarity: z.int(),
      brands: z.int(),
      mails: z.int(),
      mailsPerMonth: z.number(),
    }),
  ),
  /** The reported marks by day: at most 1,000, the most similar ones. */
  brands: z.array(
    z.object({
      day: CalendarDate,
      brandId: z.string(),
      name: z.nullable(z.string()),
      registrationOfficeCode: RegistrationOfficeCode,
      /** Null: reported regardless of the minimum, for example for a similar logo in the mode `nameAndLogo`. */
      similarity: z.nullable(z.int()),
    }),
  ),
  /** More marks matched than were examined: the numbers are lower bounds. */
  isLowerBound: z.boolean(),
})
export type BackTest = z.infer<typeof BackTest>
