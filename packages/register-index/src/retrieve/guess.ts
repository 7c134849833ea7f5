import { mostLettersCompared, type NearDistance } from './near-distance.ts'
import type { SharedWords } from './term-view.ts'

/*
 * Guesses the score of a candidate from figures that cost a tenth of scoring it. The weights come from a logistic
 * regression on whether invented names score 70 % or more (`bench/fit-guesses.ts`). The result, the logarithm of the
 * odds, is mapped to thousandths of a score: even odds are 743, and each factor of 2.7 adds 24. The guess decides which
 * names are scored, and in which order. It never changes a score.
 */

const evenOdds = 743
const perLogit = 24
const greatest = 1000

/** Figures about the letters of a candidate. `Guesser` reuses one object. */
export interface Evidence {
  /** Likeness of the letters and of their kinds (vowels are one kind, similar consonants too), 0 to 1. */
  near: number
  rough: number
  /** The common beginning and ending, as shares of the longer name. */
  beginning: number
  ending: number
  shortest: number
  longest: number
}

/** Names that share fewer words than this are compared only as wholes. */
const fewWords = 0.1
export const isWorded = ({ value }: SharedWords) => value >= fewWords

/**
 * Returns true if letters and words are so unlike that nothing else matters: fewer than one in ten thousand such names
 * is alike. A name that shares most of its words may have them in any order.
 */
export const isHopeless = (likeness: number, { value }: SharedWords): boolean =>
  value < hopeless.some ? likeness < 0.33 : value < hopeless.most && likeness < 0.1
const hopeless = { some: 0.5, most: 0.66 }

/** Larger values were rare in the data used for fitting: in large registers, every common word is weaker. */
const mostLost = 0.2
/**
 * The least value at which shared words alone make two names alike, wherever their letters are: one name contains the
 * other whole.
 */
const enoughWords = 0.74

/** The most figures `writeFigures` writes. */
export const mostFigures = 18

/** Writes the figures that the weights below multiply, in the same order, to `out`. Returns their number. */
export function writeFigures(
  { near, rough, beginning, ending, shortest, longest }: Evidence,
  shared: SharedWords,
  out: Float64Array,
): number {
  const lengths = shortest / longest
  out[0] = near
  out[1] = near * near
  out[2] = rough
  out[3] = rough * near
  out[4] = beginning
  out[5] = ending
  out[6] = lengths
  out[7] = shortest / 10
  out[8] = Math.max(0, 0.75 - lengths)
  if (!isWorded(shared)) return 9
  out[9] = shared.value
  out[10] = Math.max(0, shared.value - 0.7)
  out[11] = Math.max(0, 0.6 - shared.value)
  out[12] = shared.value * near
  out[13] = shared.high
  out[14] = shared.low
  out[15] = shared.first
  out[16] = shared.weakShare
  out[17] = Math.min(mostLost, shared.lostWeight)
  return 18
}

/** The constant comes first. */
const weights = {
  whole: Float64Array.of(-28.21, 44.74, -43.22, -10.6, 41.86, 4.53, 2.8, 3.26, 0, 30.59),
  worded: Float64Array.of(
    -46.59,
    39.36,
    -8.8,
    -8.03,
    24.66,
    5.15,
    1.86,
    -0.43,
    1.57,
    0.71,
    67.96,
    -9.68,
    30.39,
    -61.29,
    -2.52,
    -0.04,
    -1.68,
    6.51,
    -30.22,
  ),
}
/** Computes guesses. It reuses its memory: evidence is valid until the next is computed. */
export class Guesser {
  private readonly evidence: Evidence = { near: 0, rough: 0, beginning: 0, ending: 0, shortest: 0, longest: 0 }
  private readonly figures = new Float64Array(mostFigures)

  /**
   * The evidence from the text that `distance` compared last, with its likeness and the likeness of its letters' kinds.
   */
  evidenceOf(distance: NearDistance, likeness: number, rough = distance.roughLikeness()): Evidence {
    distance.compareEnds()
    const { evidence } = this
    const longest = Math.max(distance.length, distance.count)
    evidence.near = likeness
    evidence.rough = rough
    evidence.shortest = Math.min(distance.length, distance.count)
    evidence.longest = longest
    evidence.beginning = distance.beginning / longest
    evidence.ending = distance.ending / longest
    return evidence
  }

  /**
   * The best evidence possible for texts of these lengths and this likeness: all common letters at the beginning, which
   * weighs more than the ending.
   */
  evidenceAtBest(length: number, count: number, likeness: number, rough: number): Evidence {
    const { evidence } = this
    evidence.near = evidence.beginning = likeness
    evidence.rough = rough
    evidence.ending = 0
    evidence.shortest = Math.min(length, count)
    evidence.longest = Math.max(length, count)
    return evidence
  }

  /** The evidence for texts too long for `NearDistance`, from the share of their trigrams in common. */
  evidenceOfTrigrams(share: number, length: number, other: number): Evidence {
    const { evidence } = this
    // An edit touches three trigrams, so each lost share stands for about a third of a letter.
    evidence.near = evidence.rough = 0.29 + 0.71 * share
    evidence.beginning = evidence.ending = 0
    evidence.shortest = Math.min(length, other)
    evidence.longest = Math.max(length, other)
    return evidence
  }

  /** The guess in thousandths, 0 to 1000. */
  guess(evidence: Evidence, shared: SharedWords): number {
    const byOdds = evenOdds + perLogit * this.logit(evidence, shared)
    const byWords = shared.value < enoughWords ? 0 : 1000 * shared.value - 20
    return Math.max(0, Math.min(greatest, Math.round(Math.max(byOdds, byWords))))
  }

  /** The logarithm of the odds that the names are alike. */
  logit(evidence: Evidence, shared: SharedWords): number {
    const { figures } = this
    const count = writeFigures(evidence, shared, figures)
    const own = isWorded(shared) ? weights.worded : weights.whole
    let logit = own[0]
    for (let i = 0; i < count; i++) logit += own[i + 1] * figures[i]
    return logit
  }
}

/** Up to this likeness of the letters, similar kinds of letters count against a name. */
const fewNear = 0.2533
const noWords: SharedWords = { value: 0, high: 0, low: 0, first: 0, weakShare: 0, lostWeight: 0 }

/**
 * The least likeness of the letters at which a name without words in common can still be guessed to score `least`, with
 * the best values of all other figures.
 */
export class LeastNear {
  private readonly guesser: Guesser
  private readonly length: number
  private readonly needed: number
  /** By the number of letters of the other name; negative if not computed yet. */
  private readonly known = new Float64Array(mostLettersCompared + 1).fill(-1)

  /** @param length the number of letters of the searched name, as `NearDistance` counts them */
  constructor(guesser: Guesser, length: number, least: number) {
    this.guesser = guesser
    this.length = length
    this.needed = (least - 0.5 - evenOdds) / perLogit
  }

  /** The least likeness for names with this many letters. */
  of(count: number): number {
    if (this.known[count] < 0) this.known[count] = this.find(count)
    return this.known[count]
  }

  /**
   * The most letters that may differ in kind, in a name of `count` letters of which `changed` differ, if it is to be
   * guessed to score `least` with the best values of all other figures.
   */
  mostKinds(count: number, changed: number): number {
    const longest = Math.max(this.length, count)
    const best = this.bestOf(count, changed)
    best.rough = 0
    const without = this.guesser.logit(best, noWords)
    best.rough = 1
    const gain = this.guesser.logit(best, noWords) - without
    if (gain <= 0) return longest
    return Math.max(0, Math.floor((1 - (this.needed - without) / gain) * longest + 0.5))
  }

  private find(count: number): number {
    const longest = Math.max(this.length, count)
    let least = 1
    for (let changed = 0; changed <= longest; changed++) {
      const best = this.bestOf(count, changed)
      if (this.guesser.logit(best, noWords) < this.needed) break
      least = best.near
    }
    // Stays off the exact limit, since likenesses are rounded by division.
    return least - 0.5 / longest
  }

  /** The best evidence from a name in which this many letters differ. */
  private bestOf(count: number, changed: number): Evidence {
    const near = 1 - changed / Math.max(this.length, count)
    return this.guesser.evidenceAtBest(this.length, count, near, near > fewNear ? 1 : 0)
  }
}

/**
 * Returns the guess for a text that contains the searched one or is contained in it, by the shorter one's share. It
 * follows the structural view of `similarity`.
 */
export const guessOfPart = (part: number) => Math.round(670 + 290 * part)

/**
 * Returns the guess for a name with the same coined word or one of this likeness, by the shares that the word covers of
 * both names. It follows the structural view of `similarity`, where other words with a meaning count half, and assumes
 * that half of the others have one.
 */
export function guessOfCoined(own: number, hit: number, likeness = 1): number {
  const share = (distinctiveShare(own) + distinctiveShare(hit)) / 2
  const [low, high] = own < hit ? [own, hit] : [hit, own]
  const value = Math.max((0.6 + 0.25 * share) * (0.4 + 0.6 * likeness), high * (0.7 + 0.26 * low))
  return Math.round(10 + 1000 * (value - Math.max(0, likelyAlike - value)))
}
/** Names with a lower value seldom reach 70 %, so their guesses fall faster. */
const likelyAlike = 0.69
const distinctiveShare = (share: number) => share / (0.25 * share + 0.75)

/** Returns the guess for a text with the same sound key, by the likeness of the letters. */
export const guessOfSameSound = (likeness: number) => Math.round(556 + 312 * likeness)
