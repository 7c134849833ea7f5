import type { NameRelation, NameScore, NameScorer } from '@marklot/similarity'
import { nameText, type Segment } from '../layout/segment.ts'

/** The bytes of a name compared as one number. Above them, the number holds 100 minus the score. */
const keyBytes = 5
const keyRange = 256 ** keyBytes

/** The scores of a name just compared. An undefined `meaningIfKnown` is computed on demand. */
export interface NameFigures {
  readonly total: number
  readonly look: number
  readonly sound: number
  readonly structure: number | null
  readonly meaningIfKnown: number | null | undefined
  readonly relation: NameRelation
}

/** The place of a distinct name: a position in the list of segments, and its number there. */
export interface NamePlace {
  readonly live: number
  readonly name: number
}

/** Orders names by score and then by their first letters; see `byScore`. */
export function letterKeyOf(total: number, { arrays: { nameBytes, nameStart } }: Segment, name: number): number {
  const from = nameStart[name]
  const until = nameStart[name + 1]
  let letters = 0
  for (let at = from; at < from + keyBytes; at++) letters = letters * 256 + (at < until ? nameBytes[at] : 0)
  return (100 - total) * keyRange + letters
}

/**
 * A distinct name that is alike, with its places. Details that only a page shows are computed on demand, because a
 * search finds thousands of names.
 */
export class ScoredName {
  readonly total: number
  readonly relation: NameRelation
  /** Its place in each segment that has it. */
  readonly places: NamePlace[]
  /** True if one of its marks passes all filters. */
  passes: boolean
  private readonly look: number
  private readonly sound: number
  private readonly structure: number | null
  private readonly meaning: number | null | undefined
  private readonly scorer: NameScorer
  private readonly segment: Segment
  private readonly key: number

  /** @param scorer a scorer for the searched name, which computes what the figures leave open */
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

  /** The figures and the scorer, to build the same score for another place. */
  get scored(): { figures: NameFigures; scorer: NameScorer } {
    const { total, look, sound, structure, meaning, relation, scorer } = this
    return { figures: { total, look, sound, structure, meaningIfKnown: meaning, relation }, scorer }
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

  /** Negative if `this` comes first: the better score, or alphabetical order for equal scores. */
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

/** Orders names by score, the best first; equal scores are in alphabetical order. */
export const byScore = (left: ScoredName, right: ScoredName) => left.compare(right)

/** Sorts the names and merges those that several segments have into one name with several places. */
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
