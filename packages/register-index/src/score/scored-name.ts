import type { NameRelation, NameScore, NameScorer } from '@marklot/similarity'
import { nameText, type Segment } from '../layout/segment.ts'

/** Bytes of a name that are compared as one number, and what comes before them in it: what is missing to 100 percent. */
const keyBytes = 5
const keyRange = 256 ** keyBytes

/** What a scorer says of the name it has just scored; `meaningIfKnown` undefined: it is found out when asked for. */
export interface NameFigures {
  readonly total: number
  readonly look: number
  readonly sound: number
  readonly structure: number | null
  readonly meaningIfKnown: number | null | undefined
  readonly relation: NameRelation
}

/** Where a distinct name stands: a position in the list of segments, and its number there. */
export interface NamePlace {
  readonly live: number
  readonly name: number
}

/** Orders names by score, then by their first letters; see `byScore`. */
export function letterKeyOf(total: number, { arrays: { nameBytes, nameStart } }: Segment, name: number): number {
  const from = nameStart[name]
  const until = nameStart[name + 1]
  let letters = 0
  for (let at = from; at < from + keyBytes; at++) letters = letters * 256 + (at < until ? nameBytes[at] : 0)
  return (100 - total) * keyRange + letters
}

/** A distinct name that is alike, with where it stands. What only a page shows is made when it is asked for: a search finds thousands. */
export class ScoredName {
  readonly total: number
  readonly relation: NameRelation
  /** All segments that have it. */
  readonly places: NamePlace[]
  /** True when a mark of it passes all filters. */
  passes: boolean
  private readonly look: number
  private readonly sound: number
  private readonly structure: number | null
  private readonly meaning: number | null | undefined
  private readonly scorer: NameScorer
  private readonly segment: Segment
  private readonly key: number

  /** `scorer` is one of the searched name: it says what the figures leave open. */
  constructor(
    figures: NameFigures,
    scorer: NameScorer,
    segment: Segment,
    place: NamePlace,
    passes: boolean,
    key = letterKeyOf(figures.total, segment, place.name),
  ) {
    this.total = figures.total
    this.relation = figures.relation
    this.places = [place]
    this.passes = passes
    this.look = figures.look
    this.sound = figures.sound
    this.structure = figures.structure
    this.meaning = figures.meaningIfKnown
    this.scorer = scorer
    this.segment = segment
    this.key = key
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
    for (; i < this.until && j < other.until; i++, j++) if (own[i] !== others[j]) return own[i] - others[j]
    return this.until - i - (other.until - j)
  }

  private get name(): number {
    return this.places[0].name
  }
  private get from(): number {
    return this.segment.arrays.nameStart[this.name]
  }
  private get until(): number {
    return this.segment.arrays.nameStart[this.name + 1]
  }
}

/** The best first; equal scores in alphabetical order. */
export const byScore = (left: ScoredName, right: ScoredName) => left.compare(right)

/** The names in order; one that several segments have is one name with several places. */
export function inOrder(names: ScoredName[]): ScoredName[] {
  const sorted = names.sort(byScore)
  const distinct: ScoredName[] = []
  for (const name of sorted) {
    const last = distinct.at(-1)
    if (last === undefined || last.compare(name) !== 0) distinct.push(name)
    else {
      last.places.push(...name.places)
      last.passes ||= name.passes
    }
  }
  return distinct
}
