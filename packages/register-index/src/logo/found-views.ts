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
    if ((this.count + views.length) * wordsOfView > this.words.length) return false
    for (const { record, product, query, place } of views) {
      this.words.set([live, record, product, query, place], this.count * wordsOfView)
      this.count++
    }
    return true
  }

  /** Returns the views of the segment at this position. */
  of(live: number): FoundView[] {
    const views: FoundView[] = []
    for (let at = 0; at < this.count * wordsOfView; at += wordsOfView) {
      const [segment, record, product, query, place] = this.words.subarray(at, at + wordsOfView)
      if (segment === live) views.push({ record, product, query, place })
    }
    return views
  }
}
