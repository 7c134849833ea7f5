import type { NameRelation, NameScore, NameScorer } from '@marklot/similarity'
import { nameText, type Segment } from './segment.ts'

/** Bytes of a name that are compared as one number, and what comes before them in it: what is missing to 100 percent. */
const keyBytes = 5
const keyRange = 256 ** keyBytes

/** A distinct name that is alike, with where it stands. What only a page shows is made when it is asked for: a search finds thousands. */
export class ScoredName {
  readonly total: number
  readonly relation: NameRelation
  /** The segments that have it; `live` is a position in the list of segments. */
  readonly places: { live: number; name: number }[]
  /** True when a mark of it passes all filters. */
  passes: boolean
  private readonly look: number
  private readonly sound: number
  private readonly structure: number | null
  private readonly meaning: number | null | undefined
  private readonly scorer: NameScorer
  private readonly segment: Segment
  /** Orders by score, then by the first letters; see `byScore`. */
  private readonly key: number

  /** `scorer` has just scored the name. */
  constructor(scorer: NameScorer, segment: Segment, place: { live: number; name: number }, passes: boolean) {
    this.total = scorer.total
    this.relation = scorer.relation
    this.places = [place]
    this.passes = passes
    this.look = scorer.look
    this.sound = scorer.sound
    this.structure = scorer.structure
    this.meaning = scorer.meaningIfKnown
    this.scorer = scorer
    this.segment = segment
    const { nameBytes } = segment.arrays
    let letters = 0
    for (let at = this.from; at < this.from + keyBytes; at++)
      letters = letters * 256 + (at < this.until ? (nameBytes[at] as number) : 0)
    this.key = (100 - this.total) * keyRange + letters
  }

  get text(): string {
    return nameText(this.segment, this.name)
  }

  score(): NameScore {
    const { total, look, sound, structure, meaning } = this
    return {
      total,
      look,
      sound,
      structure,
      meaning: meaning === undefined ? this.scorer.meaningOf(this.segment.arrays.nameBytes, this.from, this.until) : meaning,
    }
  }

  /** Less than 0 when `this` comes first: the best score, equal scores in alphabetical order. */
  compare(other: ScoredName): number {
    if (this.key !== other.key) return this.key - other.key
    const [own, others] = [this.segment.arrays.nameBytes, other.segment.arrays.nameBytes]
    let i = this.from
    let j = other.from
    for (; i < this.until && j < other.until; i++, j++)
      if (own[i] !== others[j]) return (own[i] as number) - (others[j] as number)
    return this.until - i - (other.until - j)
  }

  private get name(): number {
    return (this.places[0] as { name: number }).name
  }
  private get from(): number {
    return this.segment.arrays.nameStart[this.name] as number
  }
  private get until(): number {
    return this.segment.arrays.nameStart[this.name + 1] as number
  }
}

/** The best first; equal scores in alphabetical order. */
export const byScore = (left: ScoredName, right: ScoredName) => left.compare(right)
