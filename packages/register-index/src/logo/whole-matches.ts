import { alikeWhole, cosineOfWholes, mostAdded, vectorScale, withWhole } from '@marklot/similarity/logo'
import type { FoundView } from './best-places.ts'
import { partOf, type VectorLists } from './logo-segment.ts'
import type { PreparedLogo } from './prepared-logo.ts'

const greatestProduct = vectorScale * vectorScale
/** Vectors of wholes have at least this length, so no whole that is alike has a smaller product. */
const shortest = 0.85

/** The marks of one segment whose whole drawing is alike, if a picture with a word is searched for. */
export class WholeMatches {
  private readonly lists: VectorLists
  private readonly logo: PreparedLogo
  private readonly vectors: Int8Array
  private readonly found = new Map<number, FoundView>()

  constructor(lists: VectorLists, logo: PreparedLogo) {
    const { buffer, byteOffset, length } = lists.vectors
    this.lists = lists
    this.logo = logo
    this.vectors = new Int8Array(buffer, byteOffset, length)
  }

  /** Returns the least product at which vectors have to be visited. */
  leastFor(query: number, least: number): number {
    if (!this.logo.isLetteredWhole[query]) return least
    return Math.min(least, Math.floor(alikeWhole * shortest ** 2 * greatestProduct))
  }

  /** Notes a view of a mark, if it is alike as a whole. */
  note(record: number, product: number, query: number, place: number): void {
    const { lists, logo } = this
    if (!logo.isLetteredWhole[query] || partOf(lists.records[place]) !== 'whole') return
    const own = this.vectors.subarray(place * lists.length, (place + 1) * lists.length)
    const cosine = cosineOfWholes(product, logo.views[query], own)
    const before = this.found.get(record)
    if (cosine < alikeWhole || (before !== undefined && before.product >= cosine)) return
    this.found.set(record, { record, product: cosine, query, place })
  }

  /** Returns the least product of a view that, with an alike whole, may still count as much as `least`. */
  leastOfViews(least: number): number {
    return this.logo.isLetteredWhole.includes(true) ? Math.max(1, least - Math.ceil(mostAdded * greatestProduct)) : least
  }

  /** Returns the views of marks with those of wholes that count more, if they count at least as much as `least`. */
  joinedWith(views: readonly FoundView[], least: number): FoundView[] {
    const known = new Set(views.map(({ record }) => record))
    const others = [...this.found.values()].filter(({ record }) => !known.has(record))
    return [...views, ...others.map((whole) => ({ ...whole, product: 0 }))]
      .map((view) => this.raised(view))
      .filter(({ product }) => product >= least)
  }

  /** Returns a view of a mark, or its whole if that counts more. */
  private raised(view: FoundView): FoundView {
    const whole = this.found.get(view.record)
    if (whole === undefined) return view
    const product = Math.round(withWhole(view.product / greatestProduct, whole.product) * greatestProduct)
    return product > view.product ? { ...whole, product } : view
  }
}
