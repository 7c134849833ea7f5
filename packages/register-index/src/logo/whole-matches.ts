import {
  alikeWhole,
  equalWhole,
  mostAdded,
  unweightedCosine,
  vectorScale,
  wholesShare,
  withWhole,
} from '@marklot/similarity/logo'
import type { FoundView } from './best-places.ts'
import { copyAt, type HalvedVectors, partOf, type VectorLists } from './logo-segment.ts'
import type { PreparedLogo } from './prepared-logo.ts'

const greatestProduct = vectorScale * vectorScale
/** Views with smaller products are not visited for the sake of their wholes, because that would take too long. */
const leastView = 0.85 * greatestProduct

interface Whole {
  readonly cosine: number
  readonly query: number
  readonly place: number
}

/** The marks of one segment whose whole drawing is alike, if a picture with a word is searched for. */
export class WholeMatches {
  private readonly lists: VectorLists<HalvedVectors>
  private readonly logo: PreparedLogo
  private readonly found = new Map<number, Whole>()

  constructor(lists: VectorLists<HalvedVectors>, logo: PreparedLogo) {
    this.lists = lists
    this.logo = logo
  }

  /** Returns the least product of a view that, with an alike whole, may still count as much as `least`. */
  leastOfViews(least: number): number {
    if (!this.logo.isLetteredWhole.includes(true)) return least
    return Math.min(least, Math.max(leastView, least - Math.ceil(mostAdded * greatestProduct)))
  }

  /**
   * Returns the least product at which vectors have to be visited. A whole counts at most its cosine.
   * @param least the least that a mark has to count
   */
  leastFor(query: number, least: number): number {
    if (!this.logo.isLetteredWhole[query]) return least
    return Math.min(least, Math.floor(wholesShare * Math.max(alikeWhole * greatestProduct, least)))
  }

  /** Notes a view that is alike as a whole. Returns what it counts by itself: more than its product if it is equal. */
  countOf(record: number, product: number, query: number, place: number): number {
    const { lists, logo } = this
    if (!logo.isLetteredWhole[query] || partOf(lists.records[place]) !== 'whole') return product
    const cosine = unweightedCosine(logo.views[query], copyAt(lists, place))
    if (cosine >= alikeWhole && cosine > (this.found.get(record)?.cosine ?? 0)) this.found.set(record, { cosine, query, place })
    return cosine >= equalWhole ? Math.round(cosine * greatestProduct) : product
  }

  /** Returns the best views of marks, or their wholes where these count more; only what counts at least `least`. */
  withWholes(views: readonly FoundView[], least: number): FoundView[] {
    return views.map((view) => this.raised(view)).filter(({ product }) => product >= least)
  }

  private raised(view: FoundView): FoundView {
    const whole = this.found.get(view.record)
    if (whole === undefined) return view
    const product = Math.round(withWhole(view.product / greatestProduct, whole.cosine) * greatestProduct)
    return product > view.product ? { record: view.record, product, query: whole.query, place: whole.place } : view
  }
}
