import {
  copyLength,
  descriptorVersion,
  expandedIdea,
  ideaLength,
  type LogoDescription,
  leastForHash,
  logoLikeness,
  mostNear,
  packLogo,
  productOf,
  unpackLogo,
  vectorScale,
} from '@marklot/similarity/logo'
import { packHalves, unpackHalves } from '../src/logo/half-bytes.ts'
import { type SearchedLogo, searchedLogo } from '../src/logo/searched-logo.ts'

/* Invented descriptions of logos. Logos of one motif are alike, the more the smaller the noise. */

/** Returns pseudorandom numbers in [-1, 1), the same for the same seed. */
export function numbersFrom(seed: number): () => number {
  let state = (seed * 0x9e3779b1) | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), state | 1)
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61)
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 31 - 1
  }
}

/** Returns a vector of the motif with noise. */
export function vectorOf(motif: number, noise: number, seed: number, length: number): Int8Array {
  const ofMotif = numbersFrom(motif)
  const ofNoise = numbersFrom(seed + 77)
  const values = Array.from({ length }, () => ofMotif() + noise * ofNoise())
  const norm = Math.hypot(...values)
  return Int8Array.from(values, (value) => Math.max(-127, Math.min(127, Math.round((value / norm) * vectorScale))))
}

/** Returns the description of a logo: motifs of its views, of which the first is that of its idea. */
export function logoOf(motifs: readonly number[], noise: number, seed: number, hash = BigInt(seed)): LogoDescription {
  return {
    version: descriptorVersion,
    hash: BigUint64Array.of(BigInt.asUintN(64, hash * 0x9e3779b97f4a7c15n)),
    colours: new Uint8Array(16),
    views: motifs.map((motif, i) => ({
      part: i === 0 ? 'whole' : 'piece',
      box: i === 0 ? { x: 0, y: 0, width: 1, height: 1 } : { x: 0, y: 0.2, width: 0.4, height: 0.6 },
      copy: vectorOf(motif, noise, seed * 7 + i, copyLength),
    })),
    idea: vectorOf((motifs[0] ?? 0) + 5_000, noise, seed * 7 + 6, ideaLength),
  }
}

export const packed = (...args: Parameters<typeof logoOf>): Uint8Array => packLogo(logoOf(...args))

/** Returns the description as a search for it. */
export const searchFor = (description: LogoDescription): SearchedLogo =>
  searchedLogo({
    description,
    views: description.views.map((view) => ({ ...view, position: 'upright' })),
    hashes: [...description.hash].map((hash) => ({ position: 'upright', hash })),
    parts: [],
  })

/** Returns an idea vector as the index keeps it, in half bytes: its products differ by up to a point of score. */
function asIndexed(idea: Int8Array): Int8Array {
  const halves = new Uint8Array(idea.length / 2)
  packHalves(idea, halves, 0)
  return unpackHalves(halves, 0, idea.length)
}

/** Returns a searched logo with its neighbours among other logos, computed without an index. */
export function amongNeighbours(one: LogoDescription, logos: Iterable<Uint8Array>): LogoDescription {
  const near = [...logos].map((logo) => {
    const idea = asIndexed(unpackLogo(logo).idea)
    return { idea, cosine: productOf(one.idea, idea) }
  })
  return { ...one, idea: expandedIdea(one.idea, near.sort((a, b) => b.cosine - a.cosine).slice(0, mostNear)).vector }
}

/**
 * Returns how alike two logos are, computed without an index. Views count only if they are alike enough to be found.
 */
export function likenessOf(one: LogoDescription, logo: Uint8Array, sameIdea: boolean, minimum = 0) {
  const other = unpackLogo(logo)
  const copy = Math.max(...one.views.flatMap((view) => other.views.map((its) => productOf(view.copy, its.copy))))
  const bits = ((one.hash[0] ?? 0n) ^ (other.hash[0] ?? 0n)).toString(2).replaceAll('0', '').length
  const idea = sameIdea ? productOf(one.idea, asIndexed(other.idea)) : 0
  const isIdea = logoLikeness({ copy: 0, idea, hashDistance: 64 }).kind === 'sameIdea'
  const least = Math.max(1, sameIdea ? Math.min(minimum, 70) : minimum)
  const isCopy = copy >= leastForHash || logoLikeness({ copy, idea: 0, hashDistance: 64 }).score >= least
  return { ...logoLikeness({ copy: isCopy ? copy : 0, idea: isIdea ? idea : 0, hashDistance: bits > 6 ? 64 : bits }), isIdea }
}
