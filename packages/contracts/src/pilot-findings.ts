import * as z from 'zod/mini'
import { DomainName, DomainResult, mostDomains } from './domains.ts'
import { BrandRisk, NameReading, RefusalFinding, RiskClass } from './guardian-blocks.ts'
import { mostNamesAtOnce, PilotProject } from './pilot.ts'
import { RowId } from './row-id.ts'
import { BrandHit, maximumNameLength, OfficeSearchState } from './search.ts'

/* What Brand-Pilot finds about names before an assessment: register, meanings, absolute grounds, domains. */

/** The most marks that a finding shows. */
export const mostFindingBrands = 8

/** Living marks in the searched offices. */
export const MarkCount = z.object({
  all: z.int(),
  /** In the classes of the project; null without classes. */
  inClasses: z.nullable(z.int()),
  isLowerBound: z.boolean(),
})
export type MarkCount = z.infer<typeof MarkCount>

export const FoundMark = z.object({
  brand: BrandHit,
  isIdentical: z.boolean(),
  sharedClasses: z.array(z.int()),
  /** Its score is null as long as the project names no goods. */
  risk: BrandRisk,
})
export type FoundMark = z.infer<typeof FoundMark>

/**
 * What speaks against a name. `identicalMark`, `similarMark`: `brandId`. `hurtfulMeaning`: `reading`. `refusalGround`:
 * `ground`. `takenDomain`: `domain`. `notChecked`: a source failed, and nothing stands in its place.
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
  /** A reading of `readings`, by its place. */
  reading: z.nullable(z.int()),
  /** A ground of `grounds`, by its place. */
  ground: z.nullable(z.int()),
  /** A stored domain of the name. */
  domain: z.nullable(z.string()),
  /** What could not be checked. */
  source: z.nullable(z.enum(['meaning', 'refusalGrounds'])),
})
export type NameObjection = z.infer<typeof NameObjection>

/** What was found about one name. */
export const NameFinding = z.object({
  /** Null for a name that is only typed. */
  nameId: z.nullable(z.int()),
  name: z.string(),
  /** False: the name has no letter or digit that can be compared. All else is then empty. */
  isComparable: z.boolean(),
  identical: MarkCount,
  /** From 70 % on, the identical ones included. */
  similar: MarkCount,
  /** The most similar ones first. */
  brands: z.array(FoundMark),
  /** Of the riskiest found mark; the lowest when no mark was found, null when none of them could be judged. */
  riskScore: z.nullable(z.int()),
  riskClass: z.nullable(RiskClass),
  /** What the name means or sounds like, what can hurt first. */
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

/** What all names of a check have in common. */
export const SearchedRegisters = z.object({
  /** The state of all seven offices, with their day. */
  offices: z.array(OfficeSearchState),
  niceClasses: z.array(z.int()),
  minimumSimilarity: z.int(),
  isSample: z.boolean(),
})
export type SearchedRegisters = z.infer<typeof SearchedRegisters>
/** `started`: what is searched. `finding`: one name is known. */
export const FindingEvent = z.object({
  kind: z.enum(['started', 'finding']),
  searched: z.nullable(SearchedRegisters),
  finding: z.nullable(NameFinding),
})
export type FindingEvent = z.infer<typeof FindingEvent>
export const TypedNameFinding = z.object({ searched: SearchedRegisters, finding: NameFinding })

/** Checks domains for names of the project: names by top-level domains, at most `mostDomains`. */
export const ProjectDomainsQuestion = z.object({
  nameIds: FindingsQuestion.shape.nameIds,
  /** Empty: as many of the usual ones as one check may have. */
  tlds: z._default(z.array(z.string().check(z.trim(), z.minLength(2), z.maxLength(63))).check(z.maxLength(mostDomains)), []),
})
export type ProjectDomainsQuestion = z.infer<typeof ProjectDomainsQuestion>
/** `started`: the names that are checked. `result`: one domain is known. `finished`: they are stored. */
export const ProjectDomainEvent = z.object({
  kind: z.enum(['started', 'result', 'finished']),
  domains: z.array(z.object({ nameId: z.int(), domain: DomainName })),
  nameId: z.nullable(z.int()),
  result: z.nullable(DomainResult),
  project: z.nullable(PilotProject),
})
export type ProjectDomainEvent = z.infer<typeof ProjectDomainEvent>
