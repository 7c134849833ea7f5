/** A mark's best view so far. */
export interface FoundView {
  record: number
  product: number
  /** The number of the searched vector. */
  query: number
  place: number
  passes: boolean
}

/**
 * Keeps the marks with the greatest products: `most` that pass the filters, and as many that fail one. While both are
 * full, the least product that is needed rises.
 */
export class BestPlaces {
  least: number
  private readonly most: number
  private readonly hasFilters: boolean
  private found: FoundView[] = []
  /** Counted since products were last left out. */
  private limit: number

  constructor(least: number, most: number, hasFilters: boolean) {
    this.least = least
    this.most = most
    this.hasFilters = hasFilters
    this.limit = 4 * most
  }

  add(view: FoundView): void {
    this.found.push(view)
    if (this.found.length >= this.limit) this.keepBest()
  }

  /** The best view of each mark, the greatest product first. */
  result(): FoundView[] {
    this.keepBest()
    return this.found
  }

  private keepBest(): void {
    const marks = new Set<number>()
    const left = [this.most, this.most]
    let least = 0
    this.found.sort((a, b) => b.product - a.product || a.record - b.record || a.query - b.query)
    this.found = this.found.filter(({ record, product, passes }) => {
      const group = passes ? 0 : 1
      if (left[group] === 0 || marks.has(record)) return false
      marks.add(record)
      left[group]--
      least = product
      return true
    })
    if (left[0] === 0 && (left[1] === 0 || !this.hasFilters)) this.least = Math.max(this.least, least)
    this.limit = this.found.length + 4 * this.most
  }
}
