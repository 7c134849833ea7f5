import * as z from 'zod/mini'
import { CalendarDate, CodedValue } from './brand.ts'
import { DeadlineRule } from './brand-rights.ts'
import { DomainResult } from './domains.ts'
import { CaseTerm, GuardianCountry, Pronunciation } from './guardian.ts'
import { UploadedLogo } from './logos.ts'
import { RegistrationOfficeCode } from './office.ts'
import { BrandHit, OfficeSearchState, WeakElement } from './search.ts'

/* The nine blocks of an evaluation, each with its own state (spec 1, section 2). */

/** The least similarity, in percent, at which marks count as similar. */
export const assessedSimilarity = 70
/** The most marks that an assessment judges one by one. Counts cover all marks. */
export const mostAssessedBrands = 50

/**
 * How often decided disputes of this kind ended in a conflict: about 3 of 4, 6 of 10, 4 of 10. The classes are never
 * shown as a percentage.
 */
export const riskClasses = ['oftenInConflict', 'open', 'ratherNot'] as const
export const RiskClass = z.enum(riskClasses)
export type RiskClass = z.infer<typeof RiskClass>

/** Why a mark is or is not a likely conflict; a key of the phrases of the risk. */
export const RiskReason = z.object({
  key: z.string(),
  /** The words or goods that the reason is about. */
  elements: z.array(z.string()),
})
export type RiskReason = z.infer<typeof RiskReason>
/** At most three reasons on each side, the weightiest first. */
export const RiskReasons = z.object({ for: z.array(RiskReason), against: z.array(RiskReason) })
export type RiskReasons = z.infer<typeof RiskReasons>

/** How close the goods and services of two lists are. */
export const goodsDegrees = ['identical', 'similar', 'low', 'dissimilar'] as const
export const GoodsDegree = z.enum(goodsDegrees)
export type GoodsDegree = z.infer<typeof GoodsDegree>

/** How close one found mark is to a conflict. */
export const BrandRisk = z.object({
  /** 15 to 90. Null: one of the marks has no words, or the goods are not known. */
  score: z.nullable(z.int()),
  riskClass: z.nullable(RiskClass),
  reasons: RiskReasons,
  /** How close the goods and services are; null where one side names none that can be compared. */
  goods: z.nullable(GoodsDegree),
})
export type BrandRisk = z.infer<typeof BrandRisk>

/** How a found mark can be weakened, or what its register says about its strength. The register gives the days. */
export const weakeningKinds = [
  /** Proof of use can be demanded since `date`. */
  'useCanBeDemanded',
  /** Proof of use can be demanded only from `date` on. */
  'useFromDate',
  /** The office has no proof of use on demand. */
  'noUseDefence',
  /** The mark can still be opposed until `date`. */
  'oppositionOpen',
  /** The term ends on `date`; without renewal, with a surcharge until `lateDate`, the mark lapses. */
  'expiring',
  /** The term ended on `date`, and the mark can be renewed with a surcharge until `lateDate`. */
  'lateRenewal',
] as const
export const Weakening = z.object({
  kind: z.enum(weakeningKinds),
  /** Null for `noUseDefence`. */
  date: z.nullable(CalendarDate),
  lateDate: z.nullable(CalendarDate),
  /** Days between the evaluation and `date`; negative: past. */
  daysLeft: z.nullable(z.int()),
  /** False: the office delivers the day. */
  isComputed: z.boolean(),
  /** What moved a computed day. */
  rule: z.nullable(DeadlineRule),
  /** The legal basis. */
  source: z.nullable(z.string()),
})
export type Weakening = z.infer<typeof Weakening>

/**
 * `pending`: being evaluated. `ready`: `result` holds the finding. `notAvailable`: nothing can be evaluated, for
 * `reason`. `failed`: a source did not answer, and nothing is assumed instead.
 */
export const blockStates = ['pending', 'ready', 'notAvailable', 'failed'] as const
export const blockReasons = [
  'logosNotCompared',
  'noLogo',
  'domainsNotChecked',
  'goodsUnknown',
  'noOfficeSearched',
  'sourceFailed',
] as const
export const BlockReason = z.enum(blockReasons)
export type BlockReason = z.infer<typeof BlockReason>
const block = <Result extends z.ZodMiniType>(result: Result) =>
  z.object({
    state: z.enum(blockStates),
    reason: z.nullable(BlockReason),
    /** Not null exactly when the block is ready. */
    result: z.nullable(result),
  })

export const RiskScoreResult = z.object({
  riskScore: z.nullable(z.int()),
  riskClass: z.nullable(RiskClass),
  reasons: RiskReasons,
  /** Found living marks of the highest class of risk. The case should be checked against them first. */
  openConflicts: z.int(),
  /** The mark that determines the score; null without one. */
  brandId: z.nullable(z.string()),
})

/** Why a register was not searched although the case concerns it. */
export const notSearchedReasons = [
  'notInPlan',
  'notSelected',
  'noData',
  /** The registers of these countries are not among the seven offices. */
  'otherRegister',
  /** Rights that no trademark register contains. */
  'namesInUse',
  'companyNames',
  'logos',
  /** International registrations without a designation of a searched office. */
  'internationalElsewhere',
] as const
export const NotSearched = z.object({
  reason: z.enum(notSearchedReasons),
  registrationOfficeCodes: z.array(RegistrationOfficeCode),
  countries: z.array(GuardianCountry),
})
export type NotSearched = z.infer<typeof NotSearched>

export const ConfiguredBrandResult = z.object({
  name: z.string(),
  logo: z.nullable(UploadedLogo),
  /** The chosen offices, including those of the chosen countries. */
  registrationOfficeCodes: z.array(RegistrationOfficeCode),
  /** Offices that were searched too, because their marks have effect in a chosen territory. */
  addedOffices: z.array(RegistrationOfficeCode),
  countries: z.array(GuardianCountry),
  niceClasses: z.array(z.object({ niceClass: CodedValue, goods: z.array(z.string()) })),
  /** The state of all seven offices, with their as-of dates. */
  offices: z.array(OfficeSearchState),
  /** What the evaluation did not search. Conflicts there remain possible. */
  notSearched: z.array(NotSearched),
})

export const refusalGrounds = [
  'nonDistinctive',
  'descriptive',
  'generic',
  'laudatory',
  'customary',
  'failureToFunction',
  'deceptive',
  'geographical',
  'geographicalIndication',
  'plantVariety',
  'surname',
  'emblem',
  'publicPolicy',
  'singleCharacter',
] as const
export const RefusalGround = z.enum(refusalGrounds)
export type RefusalGround = z.infer<typeof RefusalGround>
export const objectionLevels = ['unlikely', 'possible', 'likely', 'veryLikely'] as const
export const RefusalFinding = z.object({
  ground: RefusalGround,
  registrationOfficeCode: RegistrationOfficeCode,
  /** The language of the public that understands the name this way (BCP 47). */
  language: z.nullable(z.string()),
  /** The words of the name, as typed. */
  words: z.array(z.string()),
  /** The goods and services that the ground concerns; empty means all. */
  goods: z.array(CaseTerm),
  /** Key of the legal rule, such as `eutmr-7-1-c`. */
  rule: z.string(),
  /** Certainty of the finding, 0 to 1. */
  certainty: z.number(),
  /** How likely the office is to object. */
  level: z.enum(objectionLevels),
})
export const RefusalGroundsResult = z.object({
  /** The surest first. */
  findings: z.array(RefusalFinding),
  /** The grounds that were checked. Shapes, sounds, colours and acquired distinctiveness are never checked. */
  checked: z.array(RefusalGround),
})

export const wordRegisters = ['vulgar', 'insulting', 'political', 'religious', 'medical', 'negative', 'everyday'] as const
export const WordRegister = z.enum(wordRegisters)
export const NameReading = z.object({
  /** BCP 47. */
  language: z.string(),
  word: z.string(),
  transliteration: z.nullable(z.string()),
  /** In the reader's language. */
  meaning: z.string(),
  register: WordRegister,
  /** The word can hurt a brand. */
  isHurtful: z.boolean(),
  likeness: z.enum(['identical', 'contains', 'acrossWords', 'sounds']),
  /** The part of the name, as typed. */
  part: z.string(),
  /** How near the name comes to the word, 0 to 1. */
  nearness: z.number(),
})
export const MeaningResult = z.object({
  /** Hurtful meanings first, then by nearness. */
  readings: z.array(NameReading),
  /** The languages that were checked, BCP 47. */
  languages: z.array(z.string()),
})

export const NamesResult = z.object({
  /** Identical marks in force or pending in the searched offices, in all classes. */
  identical: z.int(),
  similar: z.int(),
  similarIsLowerBound: z.boolean(),
  /** In the order of the search; at most `mostAssessedBrands`. */
  brands: z.array(z.object({ brand: BrandHit, isIdentical: z.boolean(), sharedClasses: z.array(z.int()) })),
  weakElements: z.array(WeakElement),
  pronunciations: z.array(Pronunciation),
})

/** Living marks with an identical or similar logo in the searched registers. */
export const LogosResult = z.object({
  identical: z.int(),
  similar: z.int(),
  similarIsLowerBound: z.boolean(),
  /** The number of marks with a picture, and how many of them were compared. */
  compared: z.object({ of: z.int(), total: z.int() }),
  /** The most similar ones first, with `similarity.logo`. */
  brands: z.array(BrandHit),
})

export const IndustryResult = z.object({
  /** Found marks with similar goods or services, and those that share a class. */
  similarGoodsServices: z.int(),
  sameNiceClass: z.int(),
  /** Each good and service of the case with the marks that come closest. `brandIds` has at most five. */
  terms: z.array(z.object({ ...CaseTerm.shape, degree: GoodsDegree, brandIds: z.array(z.string()) })),
})

/** Domains for the name, checked on request. */
export const DomainsResult = z.object({
  /** Domains that are not available; null if none could be checked. */
  country: z.nullable(z.int()),
  commercial: z.nullable(z.int()),
  other: z.nullable(z.int()),
  domains: z.array(DomainResult),
})

export const SimilarBrand = z.object({
  brandId: z.string(),
  risk: BrandRisk,
  /** Whether the mark shares a Nice class with the case. */
  sharesClass: z.boolean(),
  weakenings: z.array(Weakening),
})
export type SimilarBrand = z.infer<typeof SimilarBrand>
/** A judgement for each of `names.brands`, in the same order. */
export const SimilarBrandsResult = z.object({ brands: z.array(SimilarBrand), withMatchingClasses: z.int() })

/** The nine blocks in the order of the spec. */
export const AssessmentBlocks = z.object({
  riskScore: block(RiskScoreResult),
  configuredBrand: block(ConfiguredBrandResult),
  refusalGrounds: block(RefusalGroundsResult),
  meaning: block(MeaningResult),
  names: block(NamesResult),
  logos: block(LogosResult),
  industry: block(IndustryResult),
  domains: block(DomainsResult),
  similarBrands: block(SimilarBrandsResult),
})
export type AssessmentBlocks = z.infer<typeof AssessmentBlocks>
export type BlockKey = keyof AssessmentBlocks
