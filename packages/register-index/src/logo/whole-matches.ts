import { alikeWhole, cosineOfWholes, leastOfWholes, mostAdded, vectorScale, withWhole } from '@marklot/similarity/logo'
import type { FoundView } from './best-places.ts'
import { partOf, type VectorLists } from './logo-segment.ts'
import type { PreparedLogo } from './prepared-logo.ts'

const greatestProduct = vectorScale * vectorScale
/** Two wholes with words that are alike have at least this product. */
const leastWhole = Math.floor(leastOfWholes * greatestProduct)
/** Views with smaller products are not visited for the sake of their wholes, because that would take too long. */
const leastView = 0.85 * greatestProduct

interface Whole extends Omit<FoundView, 'product'> {
  readonly cosine: number
}

/** The marks of one segment whose whole drawing is alike, if a picture with a word is searched for. */
export class WholeMatches {
  private readonly lists: VectorLists
  private readonly logo: PreparedLogo
  private readonly vectors: Int8Array
  private readonly found = new Map<number, Whole>()

  constructor(lists: VectorLists, logo: PreparedLogo) {
    const { buffer, byteOffset, length } = lists.vectors
    this.lists = lists
    this.logo = logo
    this.vectors = new Int8Array(buffer, byteOffset, length)
  }

  /** Returns the least product at which vectors have to be visited. */
  leastFor(query: number, least: number): number {
    if (!this.logo.isLetteredWhole[query]) return least
    return Math.min(least, leastWhole)
  }

  /** Notes a view of a mark, if it is alike as a whole. */
  note(record: number, product: number, query: number, place: number): void {
    const { lists, logo } = this
    if (!logo.isLetteredWhole[query] || partOf(lists.records[place]) !== 'whole') return
    const own = this.vectors.subarray(place * lists.length, (place + 1) * lists.length)
    const cosine = cosineOfWholes(product, logo.views[query], own)
    if (cosine < alikeWhole || cosine <= (this.found.get(record)?.cosine ?? 0)) return
    this.found.set(record, { record, cosine, query, place })
  }

  /** Returns the least product of a view that, with an alike whole, may still count as much as `least`. */
  leastOfViews(least: number): number {
    if (!this.logo.isLetteredWhole.includes(true)) return least
    return Math.min(least, Math.max(leastView, least - Math.ceil(mostAdded * greatestProduct)))
  }

  /** Returns the views of marks with those of wholes that count more, if they count at least as much as `least`. */
  joinedWith(views: readonly FoundView[], least: number): FoundView[] {
    const known = new Set(views.map(({ record }) => record))
    const others = [...this.found.values()].filter(({ record }) => !known.has(record))
    return [...views, ...others.map(({ record, query, place }) => ({ record, product: 0, query, place }))]
      .map((view) => this.raised(view))
      .filter(({ product }) => product >= least)
  }

  /** Returns a view of a mark, or its whole if that counts more. */
  private raised(view: FoundView): FoundView {
    const whole = this.found.get(view.record)
    if (whole === undefined) return view
    const { record, cosine, query, place } = whole
    const product = Math.round(withWhole(view.product / greatestProduct, cosine) * greatestProduct)
    return product > view.product ? { record, product, query, place } : view
  }
}
