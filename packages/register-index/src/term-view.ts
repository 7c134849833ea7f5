import type { PreparedVariant } from '@marklot/similarity'
import type { TermMatch } from './match-terms.ts'
import { blockSize, type Segment } from './segment.ts'
import { isFirstTerm } from './terms.ts'

const ownMass = new Uint16Array(blockSize)
const hitMass = new Uint16Array(blockSize)
const lighterMass = new Uint16Array(blockSize)
const weakLetters = new Uint8Array(blockSize)
const weakWeight = new Uint8Array(blockSize)
const massTouched = new Uint16Array(blockSize)
const firstLikeness = new Uint8Array(blockSize)
/** Masses are counted in quarters, likenesses in two hundredths. */
const massUnit = 4
const likenessUnit = 200

/** What the words that two names share let expect; the figures of the structural view of `similarity`. */
function guessOfShares(own: number, hit: number, beginnings: number): number {
  const high = Math.max(own, hit)
  const low = Math.min(own, hit)
  if (low > 0.97) return 950
  const words = high * Math.sqrt(high) * (0.7 + 0.26 * low)
  const beginning = beginnings * (0.6 + (0.3 * (high + low)) / 2)
  return 1000 * Math.max(words, beginning)
}

/** Counts for the names of each block how much of them and of the searched name the words they share make up. */
export class TermView {
  private readonly segment: Segment
  private readonly matches: readonly TermMatch[]
  private readonly places: Uint32Array
  private readonly total: number
  private readonly length: number
  private readonly hasWeak: boolean
  private base = 0
  private count = 0

  constructor(segment: Segment, { form }: PreparedVariant, matches: { total: number; matches: readonly TermMatch[] }) {
    this.segment = segment
    this.matches = form.wordCount === 0 ? [] : matches.matches
    this.total = matches.total
    this.length = form.squashLength
    this.hasWeak = this.matches.some((match) => match.weakLetters > 0)
    this.places = Uint32Array.from(this.matches, ({ term }) => segment.arrays.termNameStart[term] as number)
  }

  /** Counts for the names of the block that begins at `base`. Until `endBlock` the counts are those of this block. */
  countBlock(base: number): void {
    const { termNameStart, termNames } = this.segment.arrays
    const end = base + blockSize
    let count = 0
    for (let i = 0; i < this.matches.length; i++) {
      const match = this.matches[i] as TermMatch
      const until = termNameStart[match.term + 1] as number
      let at = this.places[i] as number
      if (at === until) continue
      const own = Math.max(1, Math.round(match.own * massUnit))
      const hit = Math.round(match.hit * massUnit)
      const lighter = Math.round(match.lighter * massUnit)
      const first = Math.round(match.firstLikeness * likenessUnit)
      for (; at < until; at++) {
        const entry = termNames[at] as number
        const name = (entry & ~isFirstTerm) >>> 0
        if (name >= end) break
        const local = name - base
        const before = ownMass[local] as number
        if (before === 0) massTouched[count++] = local
        ownMass[local] = before + own
        if (entry >= isFirstTerm && first > (firstLikeness[local] as number)) firstLikeness[local] = first
        hitMass[local] = (hitMass[local] as number) + hit
        if (lighter > 0) lighterMass[local] = (lighterMass[local] as number) + lighter
        if (match.weakLetters > 0) {
          weakLetters[local] = (weakLetters[local] as number) + match.weakLetters
          weakWeight[local] = (weakWeight[local] as number) + Math.round(match.weakWeight * massUnit)
        }
      }
      this.places[i] = at
    }
    this.base = base
    this.count = count
  }

  /** A guess of the likeness as a whole, in thousandths, with the words both names have counted by their weight, as `similarity` does. */
  weakened(local: number, likeness: number): number {
    if (!this.hasWeak || weakLetters[local] === 0) return likeness
    const longest = Math.max(this.length, this.segment.arrays.nameLength[this.base + local] as number)
    const common = Math.min(0.99, (weakLetters[local] as number) / longest)
    const weight = (weakWeight[local] as number) / massUnit / longest
    const rest = Math.max(0, likeness / 1000 - common)
    return Math.min(likeness, (1000 * (weight + rest)) / (weight + 1 - common))
  }

  /** Calls `found` with the names of the block that are guessed to score at least `least`, and forgets the counts. */
  endBlock(least: number, found: (name: number, guess: number) => void): void {
    const { base } = this
    const { nameMass } = this.segment.arrays
    for (let i = 0; i < this.count; i++) {
      const local = massTouched[i] as number
      const own = (ownMass[local] as number) / massUnit / this.total
      const whole = (nameMass[base + local] as number) - (lighterMass[local] as number) / massUnit
      const hit = (hitMass[local] as number) / massUnit / Math.max(1, whole)
      ownMass[local] = 0
      hitMass[local] = 0
      lighterMass[local] = 0
      weakLetters[local] = 0
      weakWeight[local] = 0
      const value = guessOfShares(Math.min(1, own), Math.min(1, hit), (firstLikeness[local] as number) / likenessUnit)
      firstLikeness[local] = 0
      if (value >= least) found(local, Math.round(value))
    }
    this.count = 0
  }
}
