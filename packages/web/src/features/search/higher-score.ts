import type { BrandHit } from '@marklot/contracts/search'

/** The similarity of a hit in whole percent: of its name, or of its logo if that is more similar. */
export interface HigherScore {
  of: 'name' | 'logo'
  percent: number
}

/** Returns what makes a hit similar; null if neither its name nor its logo was compared. */
export function higherScore({ score, similarity }: Pick<BrandHit, 'score' | 'similarity'>): HigherScore | null {
  const [name, logo] = [score?.total ?? null, similarity?.logo?.score ?? null]
  if (logo !== null && (name === null || logo > name)) return { of: 'logo', percent: logo }
  return name === null ? null : { of: 'name', percent: name }
}
