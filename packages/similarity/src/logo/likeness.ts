export type LogoKind = 'identical' | 'similar' | 'sameIdea'

export interface LogoEvidence {
  /** The best cosine of two views' copy vectors, and that of the idea vectors. */
  readonly copy: number
  readonly idea: number
  /** The number of bits in which the hashes of the whole drawings differ, 0 to 64. */
  readonly hashDistance: number
}

export interface LogoLikeness {
  readonly score: number
  /** Null if nothing counts as found. */
  readonly kind: LogoKind | null
}

/** Score from which a logo counts as identical, and as similar; the same idea alone stays below. */
export const identicalFrom = 95
export const similarFrom = 70
const mostForIdea = similarFrom - 1
/*
 * Hashes that differ in at most two bits are those of one picture: bits change in pairs, and one pair often changes
 * when a picture is stored again. Hashes that differ in up to six may also be those of drawings on the same field or
 * beside the same word. Such drawings have a lower cosine than the one required here.
 */
const identicalBits = 2
const nearlyIdenticalBits = 6
export const leastForHash = 0.9

/*
 * Scores by the cosine, set on pairs of the development half. One in 3,000 strangers reaches 0.8, one in 40,000 reaches
 * 0.9 and one in 200,000 reaches 0.95; nine in ten plain copies reach 0.92, nine in ten photographs 0.83.
 */
const copySteps = [
  [0.5, 0],
  [0.65, 30],
  [0.75, 50],
  [0.85, similarFrom],
  [0.92, 85],
  [0.96, identicalFrom],
  [1, 100],
] as const
/**
 * One in 2,000 pairs of strangers reaches 0.73, and of the pairs of one concept drawn by two designers 30 in a hundred;
 * 34 in a search, which looks again with the logo's neighbours and away from its surroundings.
 */
const ideaSteps = [
  [0.57, 0],
  [0.73, 40],
  [0.86, 55],
  [0.95, mostForIdea],
] as const

/** Returns how alike two logos are, 0 to 100. */
export function logoLikeness({ copy, idea, hashDistance }: LogoEvidence): LogoLikeness {
  const isOfHash = hashDistance <= (copy >= leastForHash ? nearlyIdenticalBits : identicalBits)
  const ofHash = isOfHash ? 100 - Math.max(0, hashDistance - identicalBits) * 0.5 : 0
  const ofCopy = Math.round(Math.max(ofHash, scoreAt(copySteps, copy)))
  const ofIdea = Math.min(mostForIdea, scoreAt(ideaSteps, idea))
  if (ofCopy >= identicalFrom) return { score: ofCopy, kind: 'identical' }
  if (ofCopy >= similarFrom) return { score: ofCopy, kind: 'similar' }
  const score = Math.max(ofCopy, Math.round(ofIdea))
  return { score, kind: ofIdea >= 40 ? 'sameIdea' : null }
}

function scoreAt(steps: readonly (readonly [cosine: number, score: number])[], cosine: number): number {
  if (cosine <= steps[0][0]) return 0
  for (let at = 1; at < steps.length; at++) {
    const [[fromCosine, fromScore], [toCosine, toScore]] = [steps[at - 1], steps[at]]
    if (cosine <= toCosine) return fromScore + ((toScore - fromScore) * (cosine - fromCosine)) / (toCosine - fromCosine)
  }
  return 100
}
