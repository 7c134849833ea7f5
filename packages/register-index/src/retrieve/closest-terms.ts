/** Words of a segment by number, each with its likeness to a sought word, 0 to 1. */
export interface AlikeTerms {
  terms: Uint32Array
  likenesses: Float64Array
}

/** Knuth's multiplicative hash spreads consecutive numbers. */
const spread = 0x9e3779b1
const slotsPerTerm = 4

/**
 * Gathers words, each once with its greatest likeness. It reuses its memory: a search gathers thousands of words and
 * keeps few.
 */
export class ClosestTerms {
  private count = 0
  private terms = new Uint32Array(1024)
  private likenesses = new Float64Array(1024)
  /** A hash table. Each slot holds 1 + a place in `terms`, or 0 if it is empty. */
  private slots = new Uint32Array(1024 * slotsPerTerm)
  /** The slot of each place, so that `clear` empties only the used ones. */
  private slotOf = new Uint32Array(1024)

  clear(): void {
    const { slots, slotOf } = this
    for (let i = 0; i < this.count; i++) slots[slotOf[i]] = 0
    this.count = 0
  }

  take(term: number, likeness: number): void {
    const slot = this.slotFor(term)
    const known = this.slots[slot]
    if (known > 0) {
      if (this.likenesses[known - 1] < likeness) this.likenesses[known - 1] = likeness
      return
    }
    const place = this.count++
    this.terms[place] = term
    this.likenesses[place] = likeness
    this.slots[slot] = this.count
    this.slotOf[place] = slot
    if (this.count === this.terms.length) this.grow()
  }

  /**
   * Returns the words in the order they were added. If there are more than `most`, returns the `most` closest ones,
   * closest first, ties in the order they were added.
   */
  best(most: number): AlikeTerms {
    const { count } = this
    if (count <= most) return { terms: this.terms.slice(0, count), likenesses: this.likenesses.slice(0, count) }
    const least = this.leastOf(most)
    const places: number[] = []
    for (let i = 0; i < count; i++) if (this.likenesses[i] >= least) places.push(i)
    places.sort((a, b) => this.likenesses[b] - this.likenesses[a])
    const terms = new Uint32Array(most)
    const likenesses = new Float64Array(most)
    for (let i = 0; i < most; i++) {
      const place = places[i]
      terms[i] = this.terms[place]
      likenesses[i] = this.likenesses[place]
    }
    return { terms, likenesses }
  }

  /** Returns the least likeness among the `most` closest words. */
  private leastOf(most: number): number {
    // Hoare's selection: it narrows the range until only the wanted place is left.
    const likenesses = this.likenesses.slice(0, this.count)
    const wanted = this.count - most
    let low = 0
    let high = this.count - 1
    while (low < high) {
      const pivot = likenesses[(low + high) >>> 1]
      let i = low
      let j = high
      while (i <= j) {
        while (likenesses[i] < pivot) i++
        while (likenesses[j] > pivot) j--
        if (i > j) break
        const item = likenesses[i]
        likenesses[i++] = likenesses[j]
        likenesses[j--] = item
      }
      if (wanted <= j) high = j
      else if (wanted >= i) low = i
      else break
    }
    return likenesses[wanted]
  }

  private slotFor(term: number): number {
    const { slots, terms } = this
    const mask = slots.length - 1
    let slot = (Math.imul(term, spread) >>> 8) & mask
    while (slots[slot] > 0 && terms[slots[slot] - 1] !== term) slot = (slot + 1) & mask
    return slot
  }

  private grow(): void {
    const larger = <T extends Uint32Array | Float64Array>(items: T, grown: T): T => {
      grown.set(items)
      return grown
    }
    const size = this.terms.length * 2
    this.terms = larger(this.terms, new Uint32Array(size))
    this.likenesses = larger(this.likenesses, new Float64Array(size))
    this.slotOf = new Uint32Array(size)
    this.slots = new Uint32Array(size * slotsPerTerm)
    for (let i = 0; i < this.count; i++) {
      const slot = this.slotFor(this.terms[i])
      this.slots[slot] = i + 1
      this.slotOf[i] = slot
    }
  }
}
