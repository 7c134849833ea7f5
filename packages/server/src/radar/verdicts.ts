import type { BrandStateCategory } from '@marklot/contracts'
import type { BrandAssessment, BrandChange } from '@marklot/contracts/radar'

/*
 * Decides whether a mark that a saved search found is reported, and why. The agents and the back-test use the same
 * rule. All functions are pure.
 */

/** The relevant facts about a mark. The mark is reported again only when one of them changes. */
export interface BrandFacts {
  /** The register's revision; equal revisions mean that nothing has changed. */
  revision: number
  stateCategory: BrandStateCategory
  /** The office's person keys, or the owners' names if it has none. */
  ownerKey: string
  niceClasses: readonly number[]
  /** A hash of the goods and services in all languages. */
  goodsDigest: string
}
/** A brand that the search has reported or a person has assessed. */
export interface KnownBrand {
  assessment: BrandAssessment
  facts: BrandFacts
}

export type Verdict =
  /** The mark has not been reported before. */
  | { kind: 'new' }
  /** The mark is known, but has changed in a fact that counts. */
  | { kind: 'changed'; changes: readonly BrandChange[] }
  /** The mark is known and unchanged. */
  | { kind: 'known' }

export function judge(known: KnownBrand | undefined, facts: BrandFacts): Verdict {
  if (known === undefined) return { kind: 'new' }
  const changes = changesBetween(known.facts, facts)
  return changes.length === 0 ? { kind: 'known' } : { kind: 'changed', changes }
}

function changesBetween(before: BrandFacts, now: BrandFacts): BrandChange[] {
  if (before.revision === now.revision) return []
  const changes: BrandChange[] = []
  if (before.stateCategory !== now.stateCategory) changes.push('brandStateCategory')
  if (before.ownerKey !== now.ownerKey) changes.push('owner')
  if (before.niceClasses.join() !== now.niceClasses.join()) changes.push('niceClasses')
  if (before.goodsDigest !== now.goodsDigest) changes.push('goods')
  return changes
}

/** The state of the register at the time when a search began to watch it. */
export interface Baseline {
  /** The highest serial at that time. */
  serial: number
  /** The day of that time, YYYY-MM-DD. */
  day: string
}

/**
 * Returns whether a mark that a watch does not know is new to it, because it was added to the register, filed or
 * published since the watch began. An old mark with a new address is not new.
 */
export function isNewSince(
  baseline: Baseline,
  mark: { serial: number; applicationDate: string | null; publicationDate: string | null },
): boolean {
  const isSince = (day: string | null) => day !== null && day >= baseline.day
  return mark.serial > baseline.serial || isSince(mark.applicationDate) || isSince(mark.publicationDate)
}
