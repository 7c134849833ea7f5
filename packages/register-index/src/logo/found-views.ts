import type { FoundView } from './best-places.ts'

const wordsOfView = 5

/**
 * The best views of marks that a lane found, with their segments. They are rows of numbers, so that they can lie in
 * memory shared by the thread that searches for another.
 */
export class FoundViews {
  count = 0
  private readonly words: Int32Array

  /** The memory for this many views, in bytes. */
  static bytesFor(views: number): number {
    return views * wordsOfView * 4
  }

  /** @param memory where the views are stored, from a multiple of 4 on */
  constructor({ buffer, from, views }: { buffer: SharedArrayBuffer; from: number; views: number }) {
    this.words = new Int32Array(buffer, from, views * wordsOfView)
  }

  /** Adds the views of the segment at this position; false if there is no room for all of them. */
  add(live: number, views: readonly FoundView[]): boolean {
    const { words } = this
    if ((this.count + views.length) * wordsOfView > words.length) return false
    for (const { record, product, query, place } of views) {
      const at = this.count++ * wordsOfView
      words[at] = live
      words[at + 1] = record
      words[at + 2] = product
      words[at + 3] = query
      words[at + 4] = place
    }
    return true
  }

  /** Returns the views by the positions of their segments. */
  bySegment(): Map<number, FoundView[]> {
    const { words } = this
    const bySegment = new Map<number, FoundView[]>()
    for (let at = 0; at < this.count * wordsOfView; at += wordsOfView) {
      let views = bySegment.get(words[at])
      if (views === undefined) {
        views = []
        bySegment.set(words[at], views)
      }
      views.push({ record: words[at + 1], product: words[at + 2], query: words[at + 3], place: words[at + 4] })
    }
    return bySegment
  }
}
