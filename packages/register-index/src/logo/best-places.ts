/** A mark's best view so far. */
export interface FoundView {
  record: number
  product: number
  /** The number of the searched vector. */
  query: number
  place: number
}

/** Keeps the marks with the greatest products, each once. */
class Best {
  /** The least product that still enters. */
  least: number
  private readonly most: number
  private found: FoundView[] = []
  private limit: number

  constructor(least: number, most: number) {
    this.least = least
    this.most = most
    this.limit = 4 * most
  }

  add(record: number, product: number, query: number, place: number): void {
    if (product < this.least) return
    this.found.push({ record, product, query, place })
    if (this.found.length >= this.limit) this.keepBest()
  }

  /** The best view of each mark, the greatest product first. */
  keepBest(): FoundView[] {
    const marks = new Set<number>()
    this.found.sort((a, b) => b.product - a.product || a.record - b.record || a.query - b.query)
    this.found = this.found.filter(({ record }) => {
      if (marks.size === this.most || marks.has(record)) return false
      marks.add(record)
      return true
    })
    if (marks.size === this.most) this.least = Math.max(this.least, this.found[this.most - 1].product)
    this.limit = this.found.length + 4 * this.most
    return this.found
  }
}

/** The best marks that pass the filters and, for the counts, as many that fail one filter. */
export class BestPlaces {
  private readonly passing: Best
  private readonly failing: Best
  private readonly hasFilters: boolean

  constructor(least: number, most: number, hasFilters: boolean) {
    this.passing = new Best(least, most)
    this.failing = new Best(least, most)
    this.hasFilters = hasFilters
  }

  /** The least product that any mark needs. */
  get least(): number {
    return this.hasFilters ? Math.min(this.passing.least, this.failing.least) : this.passing.least
  }

  add(record: number, product: number, query: number, place: number, passes: boolean): void {
    ;(passes ? this.passing : this.failing).add(record, product, query, place)
  }

  result(): FoundView[] {
    return [...this.passing.keepBest(), ...this.failing.keepBest()]
  }
}
