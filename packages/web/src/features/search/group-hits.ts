import type { BrandHit } from '@marklot/contracts/search'

/** Neighbouring hits that have the same name. The first is shown in full, the others as lines below it. */
export interface HitGroup {
  first: BrandHit
  others: readonly BrandHit[]
}

/**
 * Groups neighbouring hits that have the same name, ignoring case. Marks without a name stay alone, and so do those
 * whose logo was compared, because a line has no room for the comparison.
 */
export function groupHits(hits: readonly BrandHit[]): HitGroup[] {
  const groups: { first: BrandHit; others: BrandHit[] }[] = []
  for (const hit of hits) {
    const last = groups.at(-1)
    const isSame = last && hit.name !== null && last.first.name?.toLowerCase() === hit.name.toLowerCase()
    if (isSame && !hit.similarity?.logo) last.others.push(hit)
    else groups.push({ first: hit, others: [] })
  }
  return groups
}
