import { colourScore } from './colour-likeness.ts'
import { lengthOf, unweightedCosine } from './descriptor.ts'
import { logoLikeness } from './likeness.ts'
import { letteredWeight, letteredWhole, wordWeight } from './part-weights.ts'
import type { LogoDescription, LogoQuery, LogoScores, LogoView } from './types.ts'

/*
 * How alike two pictures are in one respect, by their descriptions alone. This is enough to rank marks whose pictures
 * have not been compared themselves. Comparing the pictures (`picture-line.ts`) gives nearly the same scores, and also
 * shows how they were altered.
 */

/** The respects in which described logos are compared. */
export type DescribedRespect = Extract<keyof LogoScores, 'part' | 'shape' | 'colour'>

/** Lettering beside a picture has shorter vectors, and so does the whole of a drawing with lettering. */
const longestLettering = (letteredWeight + wordWeight) / 2
const longestLettered = (letteredWhole + 1) / 2

interface Seen {
  readonly shape: readonly LogoView[]
  readonly parts: readonly LogoView[]
}

/** Compares a searched picture with described ones. */
export class DescribedComparison {
  private readonly query: LogoQuery
  private readonly seen: Seen
  private readonly positions = new Map<LogoView, readonly LogoView[]>()

  constructor(query: LogoQuery) {
    this.query = query
    this.seen = seenIn(query.description)
  }

  /** How alike a mark's picture is, 0 to 100. A drawing of one piece is its only part. */
  score(respect: DescribedRespect, mark: LogoDescription): number {
    if (respect === 'colour') return colourScore(this.query.description.colours, mark.colours)
    const found = seenIn(mark)
    const shape = this.meanScore(this.seen.shape, found.shape)
    if (respect === 'shape') return shape
    const [own, others] = [this.seen, found].map(({ parts }) => parts)
    if (own.length + others.length === 0) return shape
    const searched = own.length > 0 ? own : this.seen.shape
    return Math.max(...searched.map((view) => this.bestScore(view, others.length > 0 ? others : found.shape)))
  }

  /** The mean over the searched views, large ones counting more. */
  private meanScore(searched: readonly LogoView[], others: readonly LogoView[]): number {
    let sum = 0
    let all = 0
    for (const view of searched) {
      const area = view.box.width * view.box.height
      sum += area * this.bestScore(view, others)
      all += area
    }
    return all === 0 ? 0 : Math.round(sum / all)
  }

  private bestScore(view: LogoView, others: readonly LogoView[]): number {
    const cosines = this.positionsOf(view).flatMap((one) => others.map((other) => unweightedCosine(one.copy, other.copy)))
    return logoLikeness({ copy: Math.max(...cosines), idea: 0, hashDistance: 64 }).score
  }

  /** A searched view in all positions in which it may be found. */
  private positionsOf(view: LogoView): readonly LogoView[] {
    const known = this.positions.get(view)
    if (known !== undefined) return known
    const { x, y, width, height } = view.box
    const isSame = ({ part, box }: LogoView) =>
      part === view.part && box.x === x && box.y === y && box.width === width && box.height === height
    const all = [view, ...this.query.views.filter(isSame)]
    this.positions.set(view, all)
    return all
  }
}

/** Returns the features that people see in a picture, as in `featuresOf`. */
function seenIn({ views: [whole, ...others] }: LogoDescription): Seen {
  const isLettered = lengthOf(whole.copy) < longestLettered
  const drawn = others.filter((view) => view.part !== 'piece' || lengthOf(view.copy) > longestLettering)
  const pieces = drawn.filter(({ part }) => part === 'piece')
  return {
    shape: isLettered && pieces.length > 0 ? pieces : [whole],
    parts: pieces.length > 1 ? drawn : drawn.filter(({ part }) => part === 'inside'),
  }
}
