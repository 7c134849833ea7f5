import * as z from 'zod/mini'
import { BrandStateCategory, BrandThumbnail, BrandType, CalendarDate, CodedValue, ViennaClass } from './brand.ts'
import { KnownConflicts } from './known-conflicts.ts'
import { Locale } from './locale.ts'
import { LogoId, PictureBox } from './logos.ts'
import { RegistrationOfficeCode } from './office.ts'

/** `expert` searches by `query` instead of `text`. */
export const textSearchModes = ['name', 'owner', 'number', 'expert'] as const
/** `logo` searches by a picture, `nameAndLogo` by a name and a picture. */
export const searchModes = [...textSearchModes, 'logo', 'nameAndLogo'] as const
/** The modes that require a picture and a login. */
export const logoModes: readonly SearchMode[] = ['logo', 'nameAndLogo']
export const SearchMode = z.enum(searchModes)
export type SearchMode = z.infer<typeof SearchMode>

/** From decisions, "Values not shown". */
export const pageSizes = [10, 25, 50, 100] as const
/** Sort orders for searches with a logo, the most similar first. Other searches treat them as `relevance`. */
export const logoSorts = ['part', 'shape', 'colour'] as const
export type LogoSort = (typeof logoSorts)[number]
export const searchSorts = ['relevance', ...logoSorts, 'applicationDate', 'name'] as const
export const SearchSort = z.enum(searchSorts)
export type SearchSort = z.infer<typeof SearchSort>
export const isLogoSort = (sort: SearchSort): sort is LogoSort => logoSorts.some((one) => one === sort)
/** Longest text that may be searched; decisions, "Values not shown". */
export const maximumNameLength = 200
/** Longest text of the query language. */
export const maximumQueryLength = 1000
/** The most names in a result set ("1,000+"); decisions, "Result set and counts". */
export const maximumResultNames = 1000

/** Includes both ends; either may be open. */
export const DateRange = z.object({ from: z.optional(CalendarDate), until: z.optional(CalendarDate) })
export type DateRange = z.infer<typeof DateRange>

const classNumber = (low: number, high: number) => z.int().check(z.minimum(low), z.maximum(high))

/** Empty or missing means "no restriction". No office means all offices of the subscription. */
export const SearchFilters = z.object({
  registrationOfficeCodes: z._default(z.array(RegistrationOfficeCode).check(z.maxLength(7)), []),
  brandStateCategories: z._default(z.array(BrandStateCategory).check(z.maxLength(3)), []),
  brandTypes: z._default(z.array(BrandType).check(z.maxLength(3)), []),
  brandStates: z._default(z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.maxLength(50)), []),
  /** Nice classes 1 to 34. */
  goodsClasses: z._default(z.array(classNumber(1, 34)).check(z.maxLength(34)), []),
  /** Nice classes 35 to 45. A mark passes if it has any of the chosen goods or services classes. */
  servicesClasses: z._default(z.array(classNumber(35, 45)).check(z.maxLength(11)), []),
  /** Main categories of the Vienna Classification. A mark passes if its picture has any of them. */
  viennaCategories: z._default(z.array(classNumber(1, 29)).check(z.maxLength(29)), []),
  applicationDate: z._default(DateRange, {}),
  registrationDate: z._default(DateRange, {}),
  oppositionPeriodEndDate: z._default(DateRange, {}),
  /** The day that decides which of two marks is earlier; see `BrandHit`. */
  priorityDate: z._default(DateRange, {}),
})
export type SearchFilters = z.infer<typeof SearchFilters>
export const noFilters: SearchFilters = {
  registrationOfficeCodes: [],
  brandStateCategories: [],
  brandTypes: [],
  brandStates: [],
  goodsClasses: [],
  servicesClasses: [],
  viennaCategories: [],
  applicationDate: {},
  registrationDate: {},
  oppositionPeriodEndDate: {},
  priorityDate: {},
}

/** The similarity from which logos count as similar. */
export const usualLogoSimilarity = 70

/** The picture to search by, and the parts of it that count. */
export const SearchedLogo = z.object({
  /** An uploaded logo of the account; null in a form that contains the picture. */
  id: z._default(z.nullable(LogoId), null),
  /** The part that counts; null: the whole picture. */
  crop: z._default(z.nullable(PictureBox), null),
  /** With a `crop`: the whole picture counts too. A mark is then found by the part or by the whole. */
  whole: z.optional(z.boolean()),
  /** Parts of the whole picture that do not count. */
  leaveOut: z._default(z.array(PictureBox).check(z.maxLength(20)), []),
  /** Also finds logos that are mirrored or turned. */
  turned: z._default(z.boolean(), true),
  /** Also finds logos that share a part: the drawing without letters or frame, or one of several pieces. */
  parts: z._default(z.boolean(), true),
})
export type SearchedLogo = z.infer<typeof SearchedLogo>

/**
 * Returns whether a search compares logos: its mode requires a logo, or its query is combined with one. In other modes,
 * a logo is only kept for a later change of mode.
 */
export const comparesLogos = ({ mode, query, logo }: Pick<z.infer<typeof BrandQuery>, 'mode' | 'query' | 'logo'>): boolean =>
  query.trim() === '' ? logoModes.includes(mode) : Boolean(logo?.id)

export const BrandQuery = z.object({
  mode: z._default(SearchMode, 'name'),
  /** The literal name, number, owner or seat. Empty: all marks that pass the filters. */
  text: z._default(z.string().check(z.maxLength(maximumNameLength)), ''),
  /**
   * Text of the query language (`query-language.ts`). Unless it is blank, the mode is `expert` and `filters` apply in
   * addition.
   */
  query: z._default(z.string().check(z.maxLength(maximumQueryLength)), ''),
  filters: z._default(SearchFilters, noFilters),
  /** In percent, 50 to 100 in steps of 5 (decisions). Applies to names. */
  minimumSimilarity: z._default(z.int().check(z.minimum(50), z.maximum(100), z.multipleOf(5)), 70),
  /**
   * Required in the modes `logo` and `nameAndLogo`. With a `query`, marks must satisfy the query and have a similar
   * logo. Other searches ignore it.
   */
  logo: z.optional(SearchedLogo),
  /** In percent, in steps of 5; `usualLogoSimilarity` without one. */
  minimumLogoSimilarity: z.optional(z.int().check(z.minimum(0), z.maximum(100), z.multipleOf(5))),
  /** Also finds logos that show the same motif drawn differently. `minimumLogoSimilarity` does not apply to them. */
  sameIdea: z.optional(z.boolean()),
  sort: z._default(SearchSort, 'relevance'),
  page: z._default(z.int().check(z.minimum(1), z.maximum(100_000)), 1),
  size: z._default(z.union([z.literal(10), z.literal(25), z.literal(50), z.literal(100)]), 25),
})
export type BrandQuery = z.infer<typeof BrandQuery>

/** One column of the comparison line: a letter of each sign, or a gap (null). */
export const ComparisonColumn = z.object({
  query: z.nullable(z.string()),
  hit: z.nullable(z.string()),
  equal: z.boolean(),
})
export type ComparisonColumn = z.infer<typeof ComparisonColumn>

/** One syllable of the found sign, below the columns from `from` to `until` (exclusive). */
export const ComparisonSyllable = z.object({
  text: z.string(),
  from: z.int(),
  until: z.int(),
  soundsEqual: z.boolean(),
  stressed: z.boolean(),
})
export type ComparisonSyllable = z.infer<typeof ComparisonSyllable>

/** Keys of the remarks beside the comparison line, from `phrases/search.ts`. */
export const comparisonRemarks = [
  'identical',
  'identicalSound',
  'containsQuery',
  'containedInQuery',
  'sameWordsOtherOrder',
  'spacingOnly',
  'accentsOnly',
  'genericAddition',
  'sameMeaning',
  'letterReplaced',
  'additionalBeginning',
  'additionalEnding',
  'additionalMiddle',
  'missingLetters',
  'partlyEqual',
] as const
export const ComparisonRemark = z.enum(comparisonRemarks)
export type ComparisonRemark = z.infer<typeof ComparisonRemark>

/** The comparison line; product design, "Signature". Letters are upper case for display. */
export const Comparison = z.object({
  columns: z.array(ComparisonColumn),
  syllables: z.array(ComparisonSyllable),
  querySoundCode: z.string(),
  hitSoundCode: z.string(),
  remark: ComparisonRemark,
  equalPlaces: z.int(),
  /**
   * The language in which the two names sound most alike, with both pronunciations in the International Phonetic
   * Alphabet. Null if one of them has no letters to pronounce.
   */
  heardAs: z.nullable(
    z.object({
      queryAudience: Locale,
      hitAudience: Locale,
      querySpoken: z.string(),
      hitSpoken: z.string(),
      /** Whole percent. */
      likeness: z.int(),
    }),
  ),
})
export type Comparison = z.infer<typeof Comparison>

/** In whole percent, 0 to 100. Null: this part was not compared. */
export const Score = z.object({
  total: z.int(),
  look: z.nullable(z.int()),
  sound: z.nullable(z.int()),
  /** Containment, word order, splitting and additions. */
  structure: z.nullable(z.int()),
  /** The same meaning in different words of the five languages. Null when one of the names has no known word. */
  meaning: z.nullable(z.int()),
})
export type Score = z.infer<typeof Score>

/** How one of two pictures was altered. */
export const logoAlterations = [
  'mirrored',
  'turned',
  'quarterTurn',
  'inverted',
  'recoloured',
  'framed',
  'withWord',
  'withoutWord',
  'part',
] as const
export const logoKinds = ['identical', 'similar', 'sameIdea'] as const
export const LogoKind = z.enum(logoKinds)
export type LogoKind = z.infer<typeof LogoKind>

const percent = z.nullable(z.int())
/** How similar two pictures are in each respect. Null if one of them has nothing to compare. */
export const LogoScores = z.object({
  /** The parts that match best. */
  part: percent,
  whole: percent,
  /** The drawing without its lettering. */
  shape: percent,
  colour: percent,
})
export type LogoScores = z.infer<typeof LogoScores>

export const logoColumnKinds = ['shape', 'part', 'word', 'colour'] as const
/** One column of the picture line: a feature of the searched picture above the same feature of the found one. */
export const LogoColumn = z.object({
  kind: z.enum(logoColumnKinds),
  /** Whether the found picture has the same feature, a different one, or none. */
  state: z.enum(['equal', 'different', 'missing']),
  /** How this feature was altered. */
  alterations: z.array(z.enum(logoAlterations)),
  /** Where the feature is drawn. Null for colours, and if one picture lacks it. */
  query: z.nullable(PictureBox),
  mark: z.nullable(PictureBox),
  /** Only for `colour`: at most two for each picture, as `#rrggbb`. */
  queryColours: z.array(z.string()).check(z.maxLength(2)),
  markColours: z.array(z.string()).check(z.maxLength(2)),
})
export type LogoColumn = z.infer<typeof LogoColumn>

/** How similar the searched logo and the mark's logo are. */
export const LogoSimilarity = z.object({
  /** Whole percent. From 95 identical, from 70 similar; at most 69 for the same idea. */
  score: z.int(),
  /** Null: somewhat alike, but below the threshold for similar. */
  kind: z.nullable(LogoKind),
  alterations: z.array(z.enum(logoAlterations)),
  /** The matching part of the searched picture, and that of the mark's picture. Null if no parts match. */
  query: z.nullable(PictureBox),
  mark: z.nullable(PictureBox),
  /** Null if the mark's picture could not be examined, and in older findings. */
  scores: z._default(z.nullable(LogoScores), null),
  /** The columns of the comparison of pictures, at most five: shape, parts by size, word, colour. Empty if unknown. */
  columns: z._default(z.array(LogoColumn).check(z.maxLength(5)), []),
})
export type LogoSimilarity = z.infer<typeof LogoSimilarity>

/** A main category of the Vienna Classification suggested for a picture, by vote of the most similar marks. */
export const ViennaSuggestion = z.object({
  /** 1 to 29, as in the filter `viennaCategories`. */
  category: z.int(),
  heading: z.string(),
  /** How many of the `voters`, marks with any category, have this one. */
  votes: z.int(),
  voters: z.int(),
})
export type ViennaSuggestion = z.infer<typeof ViennaSuggestion>

/**
 * The motifs of a mark's picture by the Vienna Classification. The office's classification and suggestions stay apart.
 */
export const BrandMotifs = z.object({
  /** The office's classification of the picture, or the USPTO's own design codes. */
  register: z.array(ViennaClass),
  /**
   * Only for pictures that the office did not classify: categories by vote of the most similar marks. The mark itself
   * does not vote.
   */
  suggested: z.array(ViennaSuggestion),
})
export type BrandMotifs = z.infer<typeof BrandMotifs>

export const BrandHit = z.object({
  ...BrandThumbnail.shape,
  brandState: CodedValue,
  brandStateCategory: BrandStateCategory,
  applicationNumberDisplay: z.string(),
  registrationNumberDisplay: z.nullable(z.string()),
  applicationDate: z.nullable(CalendarDate),
  registrationDate: z.nullable(CalendarDate),
  oppositionPeriodEndDate: z.nullable(CalendarDate),
  /** Decides which of two marks is earlier: the earlier of the application date and a valid priority claim. */
  priorityDate: z.nullable(CalendarDate),
  niceClasses: z.array(z.int()),
  /** Null for visitors. */
  ownerName: z.nullable(z.string()),
  ownerNameNeedsLogin: z.boolean(),
  /** The names of all owners if there are several. Null for visitors. */
  ownerNames: z.nullable(z.string()),
  /** The first owner's city and country, as searches by owner match them. Null for visitors. */
  ownerSeat: z.nullable(z.string()),
  /** In mode `name` only. */
  score: z.nullable(Score),
  comparison: z.nullable(Comparison),
  /** Searches with a logo only. `logo` is null for a mark without a described picture: its similarity is unknown. */
  similarity: z.optional(z.object({ logo: z.nullable(LogoSimilarity) })),
  /** Searches with a logo only. */
  motifs: z.optional(BrandMotifs),
})
export type BrandHit = z.infer<typeof BrandHit>

export const ValueCount = z.object({ key: z.string(), count: z.int() })
export type ValueCount = z.infer<typeof ValueCount>

/**
 * Whether an office was searched, or why not: the plan does not include it, the filters or the query exclude it, or the
 * register has no marks of it. Only a `searched` office without hits has no conflicts.
 */
export const OfficeSearchState = z.object({
  code: RegistrationOfficeCode,
  state: z.enum(['searched', 'notSelected', 'notInPlan', 'noData']),
  asOf: z.nullable(CalendarDate),
  /** The office's data is more than seven days older than the most recent office's, or deliveries are missing. */
  late: z.boolean(),
  marks: z.int(),
  /** The first day whose delivery is missing or incomplete; absent without a gap. */
  gapSince: z.optional(CalendarDate),
})
export type OfficeSearchState = z.infer<typeof OfficeSearchState>

/**
 * An element of the searched name that counts less because it is generic or shared by many names. Counts cover living
 * marks and their owners in the searched classes.
 */
export const WeakElement = z.object({
  /** The text as compared: lower case, without accents. */
  text: z.string(),
  /** A whole word, or the beginning or ending of one. */
  place: z.enum(['word', 'beginning', 'ending']),
  /** From 0 to 1; all other elements have weight 1. */
  weight: z.number(),
  marks: z.int(),
  owners: z.int(),
  /** The numbers are estimated from a sample and rounded to two digits. */
  isEstimate: z.boolean(),
  /** Weak in any name, such as a legal form, an article or a trade term. */
  isGeneric: z.boolean(),
})
export type WeakElement = z.infer<typeof WeakElement>

/** Why marks were found. The numbers add up to `shown`. */
export const SearchReceipt = z.object({
  identical: z.int(),
  sameSound: z.int(),
  contains: z.int(),
  /** Similar only in meaning, mostly in another language. */
  sameMeaning: z.int(),
  similar: z.int(),
  hiddenByFilters: z.int(),
  shown: z.int(),
})
export type SearchReceipt = z.infer<typeof SearchReceipt>

/** How the marks of a search by logo were found. The sum of the ways minus `hiddenByFilters` is `shown`. */
export const LogoReceipt = z.object({
  identical: z.int(),
  similar: z.int(),
  sameIdea: z.int(),
  /** Somewhat alike, but below the threshold for similar. */
  weaker: z.int(),
  /** Found by name alone. */
  byName: z.int(),
  hiddenByFilters: z.int(),
  shown: z.int(),
})
export type LogoReceipt = z.infer<typeof LogoReceipt>

/** What a search by logo did. */
export const LogoSearchFacts = z.object({
  /** The uploaded logo, for further searches. */
  id: LogoId,
  /** Parts that may be left out. */
  parts: z.array(z.object({ ...PictureBox.shape, isLettering: z.boolean() })),
  receipt: z.nullable(LogoReceipt),
  viennaSuggestions: z.array(ViennaSuggestion),
})
export type LogoSearchFacts = z.infer<typeof LogoSearchFacts>

/**
 * How many of the searched marks with a picture were compared: those whose picture was delivered and described. `asOf`:
 * all changes up to this time are described; null: that has never been the case.
 */
export const LogosCompared = z.object({ of: z.int(), total: z.int(), asOf: z.nullable(z.iso.datetime()) })
export type LogosCompared = z.infer<typeof LogosCompared>

/**
 * Why a search was limited to the free look: by name or number, first page, all offices. Requests for more are refused
 * with the same code. The page states the reason and links to the login or the plans.
 */
export const SearchRestriction = z.enum(['auth.required', 'auth.accountSuspended', 'trial.quotaUsedUp', 'plan.notActive'])
export type SearchRestriction = z.infer<typeof SearchRestriction>

export const BrandQueryResult = z.object({
  query: BrandQuery,
  /** Null: nothing was restricted. */
  restriction: z.nullable(SearchRestriction),
  /** When the register was searched, by the server's clock; UTC. */
  searchedAt: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/)),
  /**
   * The revision of the searched register; it only grows. Null if no office was searched. The header
   * `X-Register-Revision` repeats it.
   */
  revision: z.nullable(z.int()),
  /** Counts marks, not names. */
  total: z.int(),
  /** More than 1,000 distinct names were similar; the page shows "1,000+". */
  totalIsLowerBound: z.boolean(),
  hits: z.array(BrandHit),
  /** Exact for the result set. The counts of a filter ignore that filter itself. */
  counts: z.object({
    registrationOfficeCodes: z.array(ValueCount),
    brandStateCategories: z.array(ValueCount),
    brandTypes: z.array(ValueCount),
    brandStates: z.array(z.object({ ...CodedValue.shape, count: z.int() })),
    goodsClasses: z.array(ValueCount),
    servicesClasses: z.array(ValueCount),
    /** Main categories of the Vienna Classification; counted in searches by logo only. */
    viennaCategories: z.array(ValueCount),
  }),
  offices: z.array(OfficeSearchState),
  receipt: z.nullable(SearchReceipt),
  /** Discounted elements of the searched name, in its order. */
  weakElements: z.array(WeakElement),
  /** The share of known conflicts that this search can find. Null where names are not compared. */
  knownConflicts: z.nullable(KnownConflicts),
  isSample: z.boolean(),
  /** Searches with a logo only. */
  logo: z.optional(LogoSearchFacts),
  logosCompared: z.optional(LogosCompared),
})
export type BrandQueryResult = z.infer<typeof BrandQueryResult>

export const BrandSuggestion = z.object({
  ...BrandThumbnail.shape,
  brandStateCategory: BrandStateCategory,
  niceClasses: z.array(z.int()),
  applicationNumberDisplay: z.string(),
  /** In whole percent, as in a search by name. Null for a mark without a name. */
  similarity: z.nullable(z.int()),
  comparison: z.nullable(Comparison),
})
export type BrandSuggestion = z.infer<typeof BrandSuggestion>
export const BrandAutocompletes = z.object({
  suggestions: z.array(BrandSuggestion),
  /** The number of marks that a search by this name finds; null without `countsAlike`. */
  alike: z.nullable(z.object({ total: z.int(), totalIsLowerBound: z.boolean() })),
  /** The revision of the searched register, as in the header `X-Register-Revision`; null if nothing was searched. */
  revision: z.nullable(z.int()),
  isSample: z.boolean(),
})
export type BrandAutocompletes = z.infer<typeof BrandAutocompletes>
