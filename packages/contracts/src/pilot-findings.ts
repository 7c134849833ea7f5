import * as z from 'zod/mini'
import { DomainName, DomainResult, mostDomains } from './domains.ts'
import { BrandRisk, NameReading, RefusalFinding, RiskClass } from './guardian-blocks.ts'
import { mostNamesAtOnce, PilotProject } from './pilot.ts'
import { RowId } from './row-id.ts'
import { BrandHit, maximumNameLength, OfficeSearchState } from './search.ts'

/* What Brand-Pilot finds out about names before an assessment: register, meanings, absolute grounds, domains. */

/** The most marks that a finding shows. */
export const mostFindingBrands = 8

/** Counts of living marks in the searched offices. */
export const MarkCount = z.object({
  all: z.int(),
  /** Only in the classes of the project; null without classes. */
  inClasses: z.nullable(z.int()),
  isLowerBound: z.boolean(),
})
export type MarkCount = z.infer<typeof MarkCount>

export const FoundMark = z.object({
  brand: BrandHit,
  isIdentical: z.boolean(),
  sharedClasses: z.array(z.int()),
  /** `score` is null until the project names goods. */
  risk: BrandRisk,
})
export type FoundMark = z.infer<typeof FoundMark>

/**
 * What speaks against a name, and the field that identifies it. `identicalMark`, `similarMark`: `brandId`.
 * `hurtfulMeaning`: `reading`. `refusalGround`: `ground`. `takenDomain`: `domain`. `notChecked`: a source failed, and
 * nothing is assumed instead.
 */
export const objectionKinds = [
  'identicalMark',
  'similarMark',
  'hurtfulMeaning',
  'refusalGround',
  'takenDomain',
  'notChecked',
] as const
export const objectionWeights = ['heavy', 'notable', 'slight'] as const
export const NameObjection = z.object({
  kind: z.enum(objectionKinds),
  weight: z.enum(objectionWeights),
  /** A mark of `brands`. */
  brandId: z.nullable(z.string()),
  /** Index in `readings`. */
  reading: z.nullable(z.int()),
  /** Index in `grounds`. */
  ground: z.nullable(z.int()),
  /** A domain stored with the name. */
  domain: z.nullable(z.string()),
  /** What could not be checked. */
  source: z.nullable(z.enum(['meaning', 'refusalGrounds'])),
})
export type NameObjection = z.infer<typeof NameObjection>

/** The findings about one name. */
export const NameFinding = z.object({
  /** Null for a name that is typed but not stored. */
  nameId: z.nullable(z.int()),
  name: z.string(),
  /** False: the name has no letter or digit that can be compared. All other fields are then empty. */
  isComparable: z.boolean(),
  identical: MarkCount,
  /** Marks that are at least 70 % similar, including identical ones. */
  similar: MarkCount,
  /** The most similar marks first. */
  brands: z.array(FoundMark),
  /**
   * The score of the riskiest found mark. The lowest score if no mark was found; null if no found mark could be judged.
   */
  riskScore: z.nullable(z.int()),
  riskClass: z.nullable(RiskClass),
  /** What the name means or sounds like, hurtful meanings first. */
  readings: z.array(NameReading),
  /** Absolute grounds at the chosen offices, the surest first. Most of them depend on goods. */
  grounds: z.array(RefusalFinding),
  /** The heaviest first. An empty list: nothing that was checked speaks against the name. */
  objections: z.array(NameObjection),
})
export type NameFinding = z.infer<typeof NameFinding>

/** Names of the project, at most `mostNamesAtOnce`. */
export const FindingsQuestion = z.object({
  nameIds: z.array(RowId).check(z.minLength(1), z.maxLength(mostNamesAtOnce)),
})
export type FindingsQuestion = z.infer<typeof FindingsQuestion>
export const TypedName = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maximumNameLength)) })

/** What all checked names have in common. */
export const SearchedRegisters = z.object({
  /** The state of all seven offices, with their as-of dates. */
  offices: z.array(OfficeSearchState),
  niceClasses: z.array(z.int()),
  minimumSimilarity: z.int(),
  isSample: z.boolean(),
})
export type SearchedRegisters = z.infer<typeof SearchedRegisters>
/** `started`: what is searched. `finding`: the result for one name. */
export const FindingEvent = z.object({
  kind: z.enum(['started', 'finding']),
  searched: z.nullable(SearchedRegisters),
  finding: z.nullable(NameFinding),
})
export type FindingEvent = z.infer<typeof FindingEvent>
export const TypedNameFinding = z.object({ searched: SearchedRegisters, finding: NameFinding })

/** Checks domains for names of the project. The names times the top-level domains must not exceed `mostDomains`. */
export const ProjectDomainsQuestion = z.object({
  nameIds: FindingsQuestion.shape.nameIds,
  /** Empty: as many of the usual ones as one check allows. */
  tlds: z._default(z.array(z.string().check(z.trim(), z.minLength(2), z.maxLength(63))).check(z.maxLength(mostDomains)), []),
})
export type ProjectDomainsQuestion = z.infer<typeof ProjectDomainsQuestion>
/** `started`: the names to check. `result`: the answer for one domain. `finished`: all results are stored. */
export const ProjectDomainEvent = z.object({
  kind: z.enum(['started', 'result', 'finished']),
  domains: z.array(z.object({ nameId: z.int(), domain: DomainName })),
  nameId: z.nullable(z.int()),
  result: z.nullable(DomainResult),
  project: z.nullable(PilotProject),
})
export type ProjectDomainEvent = z.infer<typeof ProjectDomainEvent>
