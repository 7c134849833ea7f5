import type { LogoSimilarity, OfficeSearchState, RegistrationOfficeCode } from '@marklot/contracts'
import type { DomainResult } from '@marklot/contracts/domains'
import type { Pronunciation } from '@marklot/contracts/guardian'
import type {
  BlockKey,
  BlockReason,
  IndustryResult,
  NotSearched,
  RiskScoreResult,
  SimilarBrand,
} from '@marklot/contracts/guardian-blocks'
import type { Compared } from '@marklot/similarity'
import type * as z from 'zod/mini'
import type { BrandRow } from '../register/index.ts'
import type { WeakElement } from '../search/index.ts'
import type { LevelledGround, ReadName } from './rules/questions.ts'

/*
 * The findings of an evaluation, independent of language. They are stored with the assessment and presented in the
 * reader's language. Marks keep the columns that they had at that moment.
 */

export interface ConfiguredFinding {
  chosen: readonly RegistrationOfficeCode[]
  added: readonly RegistrationOfficeCode[]
  offices: readonly OfficeSearchState[]
  notSearched: readonly NotSearched[]
  isSample: boolean
}

/** A mark as it was found. */
export interface FoundBrand {
  row: BrandRow
  compared: Compared | null
}
export interface NamesFinding {
  identical: number
  similar: number
  similarIsLowerBound: boolean
  /** The number of similar marks that share a class with the case; null without classes. */
  sameNiceClass: number | null
  /** The found marks in the order of the search. */
  brands: readonly FoundBrand[]
  weakElements: readonly WeakElement[]
  pronunciations: readonly Pronunciation[]
}

export interface LogosFinding {
  identical: number
  similar: number
  similarIsLowerBound: boolean
  /** The number of marks with a picture, and how many of their pictures are described. */
  compared: { of: number; total: number }
  /** The found marks, the most similar ones first. */
  brands: readonly { row: BrandRow; similarity: LogoSimilarity | null }[]
}

/** The domains, which were checked after the evaluation. */
export interface DomainsFinding {
  domains: readonly DomainResult[]
}

/** The finding of each block. */
export interface FindingOf {
  riskScore: z.infer<typeof RiskScoreResult>
  configuredBrand: ConfiguredFinding
  refusalGrounds: readonly LevelledGround[]
  meaning: ReadName
  names: NamesFinding
  logos: LogosFinding
  industry: z.infer<typeof IndustryResult>
  domains: DomainsFinding
  similarBrands: readonly SimilarBrand[]
}
export type Block<Finding> =
  | { state: 'pending' }
  | { state: 'ready'; finding: Finding }
  | { state: 'notAvailable' | 'failed'; reason: BlockReason }
export type Findings = { [Key in BlockKey]: Block<FindingOf[Key]> }

const pending = { state: 'pending' } as const
export const allPending: Findings = {
  riskScore: pending,
  configuredBrand: pending,
  refusalGrounds: pending,
  meaning: pending,
  names: pending,
  logos: pending,
  industry: pending,
  domains: pending,
  similarBrands: pending,
}

export const findingOf = <Finding>(block: Block<Finding>): Finding | null => (block.state === 'ready' ? block.finding : null)
