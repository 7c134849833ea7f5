/* Typed arrays that grow by half, so that 22 million marks can be gathered without an object for each. */

type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array

/** A typed array with a length of its own. */
export class Growable<T extends Numbers> {
  length = 0
  items: T
  private readonly make: (size: number) => T

  constructor(make: (size: number) => T, expected: number) {
    this.make = make
    this.items = make(Math.max(16, expected))
  }

  push(value: number): void {
    if (this.length === this.items.length) this.reserve(1)
    this.items[this.length++] = value
  }

  /** Makes room for `more` additional items. */
  reserve(more: number): void {
    const needed = this.length + more
    if (needed <= this.items.length) return
    const grown = this.make(Math.max(needed, Math.ceil(this.items.length * 1.5)))
    grown.set(this.items)
    this.items = grown
  }

  /** Removes all items and releases their memory. */
  clear(): void {
    this.length = 0
    this.items = this.make(0)
  }

  /** A copy of the items. */
  toArray(): T {
    return this.items.slice(0, this.length) as T
  }

  /** A view of the items, valid until one is added. */
  view(): T {
    return this.items.subarray(0, this.length) as T
  }

  /** Moves out the items at these places, or all of them without a copy for null. Leaves the array empty. */
  take(places: Uint32Array | null): T {
    let taken = this.view()
    if (places !== null) {
      taken = this.make(places.length)
      for (let i = 0; i < places.length; i++) taken[i] = this.items[places[i]]
    }
    this.clear()
    return taken
  }
}

export const growableBytes = (expected: number) => new Growable((size) => new Uint8Array(size), expected)
export const growableUint16 = (expected: number) => new Growable((size) => new Uint16Array(size), expected)
export const growableUint32 = (expected: number) => new Growable((size) => new Uint32Array(size), expected)
export const growableInt32 = (expected: number) => new Growable((size) => new Int32Array(size), expected)
