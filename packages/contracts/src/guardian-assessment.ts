import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { CalendarDate, CodedValue } from './brand.ts'
import { DomainName, DomainResult } from './domains.ts'
import { AssessmentCase, CaseTerm } from './guardian.ts'
import { AssessmentBlocks, RiskClass } from './guardian-blocks.ts'
import { Verdict } from './guardian-verdict.ts'
import { RegistrationOfficeCode } from './office.ts'
import { BrandHit } from './search.ts'

/* An assessment: what was evaluated, the score, the counts and the blocks (spec 1, section 3). */

/** Null: not compared. */
const count = z.nullable(z.int())

export const changeKinds = [
  'withoutOffice',
  'withoutClass',
  'withoutTerm',
  'otherOrder',
  'addElement',
  'otherSyllables',
  'otherVowels',
  'otherBeginning',
  /** Only stored assessments have this: the three kinds above as one. */
  'otherSpelling',
] as const
/**
 * A change that lowers the class of risk or the number of open conflicts, confirmed by a full evaluation of the changed
 * case.
 */
export const SaferChange = z.object({
  kind: z.enum(changeKinds),
  /** The changed case, ready to be evaluated. */
  case: AssessmentCase,
  /** The part that was omitted or used instead; null if the kind does not concern it. */
  registrationOfficeCode: z.nullable(RegistrationOfficeCode),
  niceClass: z.nullable(z.int()),
  term: z.nullable(CaseTerm),
  name: z.nullable(z.string()),
  riskScore: z.nullable(z.int()),
  /** Null unless the risk comes from a found mark. */
  riskClass: z.nullable(RiskClass),
  openConflicts: z.int(),
  /** The changed case keeps its logo, and with it the marks found by it. */
  verdict: Verdict,
})
export type SaferChange = z.infer<typeof SaferChange>
/** Attempts to make the brand safer. An empty list is also a finding: no attempt helped. */
export const SaferChanges = z.object({ tried: z.int(), changes: z.array(SaferChange) })
export type SaferChanges = z.infer<typeof SaferChanges>

/** The counts of spec 1, section 3. Null means not compared, never 0. */
export const AssessmentCounts = z.object({
  identicalNames: count,
  similarNames: count,
  identicalLogos: count,
  similarLogos: count,
  similarGoodsServices: count,
  sameNiceClass: count,
  /** Domains that are not available. */
  countryDomains: count,
  commercialDomains: count,
  otherDomains: count,
})
export type AssessmentCounts = z.infer<typeof AssessmentCounts>

/** An interrupted evaluation is `failed`. It costs nothing and can be restarted. */
export const AssessmentState = z.enum(['running', 'finished', 'failed'])
const summarised = {
  id: z.int(),
  /** Null if there was no draft or it was deleted. */
  draftId: z.nullable(z.uuid()),
  state: AssessmentState,
  name: z.string(),
  createdUtc: Instant,
  finishedUtc: z.nullable(Instant),
  /** 15 to 90; null: not assessed. */
  riskScore: z.nullable(z.int()),
  /** Null unless the risk comes from a found mark. */
  riskClass: z.nullable(RiskClass),
  openConflicts: z.nullable(z.int()),
  verdict: Verdict,
  registrationOfficeCodes: z.array(RegistrationOfficeCode),
  /** The assessment that this one repeats. */
  previousId: z.nullable(z.int()),
}
export const AssessmentSummary = z.object(summarised)
export type AssessmentSummary = z.infer<typeof AssessmentSummary>

/** A stored assessment, unchanged since it was made (spec 1, section 3). */
export const Assessment = z.object({
  ...summarised,
  case: AssessmentCase,
  /**
   * In percent, each that of the closest found mark. For `name` and `logo`, 0 means that none was found, so the closest
   * one is below 70. `goodsServices` by degree: 100, 75, 50, 0. `niceClassCoverage` is the share of the case's classes in
   * which a found mark is protected.
   */
  similarity: z.object({ name: count, logo: count, goodsServices: count, niceClassCoverage: count }),
  counts: AssessmentCounts,
  blocks: AssessmentBlocks,
  /** Null until they have been tried. */
  saferChanges: z.nullable(SaferChanges),
  /** Versions of the rules and the risk model used. */
  versions: z.object({ rules: z.string(), riskModel: z.string() }),
  isSample: z.boolean(),
})
export type Assessment = z.infer<typeof Assessment>

/**
 * What the registers hold today that an assessment did not search, so that its reader can look there as well. It
 * belongs to neither the score nor the counts of the assessment.
 */
export const ElsewhereFound = z.object({
  /** The offices of the plan that the case does not concern and that hold data. */
  offices: z.array(
    z.object({
      registrationOfficeCode: RegistrationOfficeCode,
      /** Marks in force or pending with an identical or similar name. */
      similar: z.int(),
      /** Those of them in a class of the case; null: the case has no classes. */
      sameNiceClass: count,
    }),
  ),
  /** More names are similar than a search finds. */
  isLowerBound: z.boolean(),
})
export type ElsewhereFound = z.infer<typeof ElsewhereFound>

/** `started`: all blocks are pending. `blocks`: the blocks that are ready now. `finished`: it is stored. */
export const AssessmentEvent = z.object({
  kind: z.enum(['started', 'blocks', 'finished']),
  id: z.int(),
  blocks: z.partial(AssessmentBlocks),
  /** Set in `started` and `finished`. */
  assessment: z.nullable(Assessment),
})
export type AssessmentEvent = z.infer<typeof AssessmentEvent>

/** The domains of an assessment as they are checked. The last event has the assessment with all domains. */
export const AssessmentDomainsEvent = z.object({
  domains: z.array(DomainName),
  result: z.nullable(DomainResult),
  assessment: z.nullable(Assessment),
})
export type AssessmentDomainsEvent = z.infer<typeof AssessmentDomainsEvent>

/** What the product tries to make a brand safer, one event for each attempt. Only the last one has `saferChanges`. */
export const SaferChangeEvent = z.object({
  tried: z.int(),
  of: z.int(),
  change: z.nullable(SaferChange),
  saferChanges: z.nullable(SaferChanges),
})
export type SaferChangeEvent = z.infer<typeof SaferChangeEvent>

/** How an assessment differs from another one, usually the one it repeats. */
export const AssessmentComparison = z.object({
  assessment: AssessmentSummary,
  other: AssessmentSummary,
  /** The parts of the case that differ. */
  changedParts: z.array(z.enum(['name', 'logo', 'idea', 'offices', 'goods'])),
  /** Offices whose data have another as-of date. */
  offices: z.array(
    z.object({
      registrationOfficeCode: RegistrationOfficeCode,
      asOf: z.nullable(CalendarDate),
      otherAsOf: z.nullable(CalendarDate),
    }),
  ),
  /** The rules or the risk model have changed between the two. */
  hasOtherVersions: z.boolean(),
  counts: AssessmentCounts,
  otherCounts: AssessmentCounts,
  /** Found by this assessment only, and by the other one only. */
  added: z.array(BrandHit),
  gone: z.array(BrandHit),
  /** Found by both, with a different state or risk. */
  changed: z.array(
    z.object({
      brand: BrandHit,
      otherState: CodedValue,
      riskClass: z.nullable(RiskClass),
      otherRiskClass: z.nullable(RiskClass),
    }),
  ),
})
export type AssessmentComparison = z.infer<typeof AssessmentComparison>
