import { mostLettersCompared, type NearDistance } from './near-distance.ts'
import type { SharedWords } from './term-view.ts'

/*
 * What a candidate is guessed to score, from figures that cost a tenth of a score. The weights were fitted by logistic regression to whether
 * invented names score 70 % or more (`bench/fit-guesses.ts`). What comes out, the logarithm of the odds, is laid over the thousandths of a
 * score: where every second name is alike it says 743, and it rises by 24 where the odds rise 2.7 times. It decides which names are scored,
 * and in which order; never what they score.
 */

const evenOdds = 743
const perLogit = 24
const greatest = 1000

/** What a candidate's letters say; the same object each time. */
export interface Evidence {
  /** Likeness, 0 to 1: of the letters, and of their kinds (all vowels are one, near consonants too). */
  near: number
  rough: number
  /** Common beginning and ending, as parts of the longer name. */
  beginning: number
  ending: number
  shortest: number
  longest: number
}

const evidence: Evidence = { near: 0, rough: 0, beginning: 0, ending: 0, shortest: 0, longest: 0 }

/** The evidence for the text that `distance` compared last, with this likeness, and this one of the letters' kinds. */
export function evidenceOf(distance: NearDistance, likeness: number, rough = distance.roughLikeness()): Evidence {
  distance.compareEnds()
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
 * The most the evidence can be for a text of `count` letters with this likeness to one of `length`: as if all letters in common stood at the beginning,
 * which weighs more than the ending.
 */
export function evidenceAtBest(length: number, count: number, likeness: number, rough: number): Evidence {
  evidence.near = evidence.beginning = likeness
  evidence.rough = rough
  evidence.ending = 0
  evidence.shortest = Math.min(length, count)
  evidence.longest = Math.max(length, count)
  return evidence
}

/** Names with less in common word by word are judged as wholes only. */
const fewWords = 0.1
export const isWorded = ({ value }: SharedWords) => value >= fewWords

/**
 * True when a candidate's letters and words are so little alike that nothing else is worth looking at: not one of ten thousand is alike. What
 * shares most of its words may have them in any order.
 */
export const isHopeless = (likeness: number, { value }: SharedWords): boolean =>
  value < hopeless.some ? likeness < 0.33 : value < hopeless.most && likeness < 0.1
const hopeless = { some: 0.5, most: 0.66 }

/** More than this was rare where the weights were fitted: in large registers every word of the language is weaker. */
const mostLost = 0.2
/** From this worth on of the words in common they alone make two names alike, however the letters lie: a name that stands whole in the other. */
const enoughWords = 0.74

/** How many figures `writeFigures` writes at most. */
export const mostFigures = 18

/** Writes the figures that the weights below stand for, in their order, to `out`; returns their number. */
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

/** Constant first. */
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
const figures = new Float64Array(mostFigures)

function logitOf(evidence: Evidence, shared: SharedWords): number {
  const count = writeFigures(evidence, shared, figures)
  const own = isWorded(shared) ? weights.worded : weights.whole
  let logit = own[0]
  for (let i = 0; i < count; i++) logit += own[i + 1] * figures[i]
  return logit
}

/** The guess in thousandths, 0 to 1000. */
export function guessBy(evidence: Evidence, shared: SharedWords): number {
  const byOdds = evenOdds + perLogit * logitOf(evidence, shared)
  const byWords = shared.value < enoughWords ? 0 : 1000 * shared.value - 20
  return Math.max(0, Math.min(greatest, Math.round(Math.max(byOdds, byWords))))
}

/**
 * How near the letters must be of a name without words in common, so that it may be guessed to score `least` at all: at the best of the other
 * figures.
 */
export class LeastNear {
  private readonly length: number
  private readonly needed: number
  /** By the other's count of letters; negative where not known yet. */
  private readonly known = new Float64Array(mostLettersCompared + 1).fill(-1)

  /** @param length letters of the searched name, as `NearDistance` counts them */
  constructor(length: number, least: number) {
    this.length = length
    this.needed = (least - 0.5 - evenOdds) / perLogit
  }

  /** For names of so many letters. */
  of(count: number): number {
    if (this.known[count] < 0) this.known[count] = this.find(count)
    return this.known[count]
  }

  /**
   * How many letters of a name of `count` letters may differ in kind, of which `changed` differ, so that it may be guessed to score `least`: at the best of
   * the other figures.
   */
  mostKinds(count: number, changed: number): number {
    const longest = Math.max(this.length, count)
    const best = this.bestOf(count, changed)
    best.rough = 0
    const without = logitOf(best, noWords)
    best.rough = 1
    const gain = logitOf(best, noWords) - without
    if (gain <= 0) return longest
    return Math.max(0, Math.floor((1 - (this.needed - without) / gain) * longest + 0.5))
  }

  private find(count: number): number {
    const longest = Math.max(this.length, count)
    let least = 1
    for (let changed = 0; changed <= longest; changed++) {
      const best = this.bestOf(count, changed)
      if (logitOf(best, noWords) < this.needed) break
      least = best.near
    }
    // Not on the edge itself: likenesses are divided anew.
    return least - 0.5 / longest
  }

  /** The best that the letters of a name may say of which so many differ. */
  private bestOf(count: number, changed: number): Evidence {
    const near = 1 - changed / Math.max(this.length, count)
    return evidenceAtBest(this.length, count, near, near > fewNear ? 1 : 0)
  }
}

/** Up to this likeness a rough one speaks against a name. */
const fewNear = 0.2533
const noWords: SharedWords = { value: 0, high: 0, low: 0, first: 0, weakShare: 0, lostWeight: 0 }

/** The evidence of texts too long for `NearDistance`, by the share of their trigrams that they have in common. */
export function evidenceOfTrigrams(share: number, length: number, other: number): Evidence {
  // An edit touches three trigrams, so each share lost stands for about a third of a letter.
  evidence.near = evidence.rough = 0.29 + 0.71 * share
  evidence.beginning = evidence.ending = 0
  evidence.shortest = Math.min(length, other)
  evidence.longest = Math.max(length, other)
  return evidence
}

/** The guess for a text of which this part is the searched one, or the other way round; as the structural view of `similarity` earns it. */
export const guessOfPart = (part: number) => Math.round(670 + 290 * part)

/** The guess for a text with the same sound key, by the likeness of the letters. */
export const guessOfSameSound = (likeness: number) => Math.round(556 + 312 * likeness)
