/**
 * Mixes another number into a 32-bit hash (the finaliser of MurmurHash3), so that neighbouring keys give unrelated
 * streams.
 */
function mix(hash: number, value: number): number {
  let h = Math.imul(hash ^ (value | 0), 0x85ebca6b)
  h ^= h >>> 13
  h = Math.imul(h, 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}

/**
 * A deterministic stream of numbers (sfc32) identified by its keys. The same keys give the same stream on every
 * machine, and streams do not influence each other. Keys are whole numbers.
 */
export class Random {
  private a: number
  private b: number
  private c: number
  private counter = 1

  constructor(...keys: number[]) {
    let hash = 0x9e3779b9
    for (const key of keys) hash = mix(hash + 0x7f4a7c15, key)
    this.a = mix(hash, 1)
    this.b = mix(hash, 2)
    this.c = mix(hash, 3)
    for (let i = 0; i < 8; i++) this.next()
  }

  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0
    this.counter = (this.counter + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0
    return (sum >>> 0) / 4294967296
  }

  /** A whole number from `low` to `high`, both inclusive. */
  between(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** True with this probability (0 to 1). */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** An element of the list, each equally likely. @throws RangeError for an empty list */
  pick<T>(list: readonly T[]): T {
    const value = list[Math.floor(this.next() * list.length)]
    if (value === undefined) throw new RangeError('Cannot pick from an empty list')
    return value
  }

  /** A value of the pairs, with probability proportional to its weight. @throws RangeError for an empty list */
  weighted<T>(pairs: readonly (readonly [value: T, weight: number])[]): T {
    let total = 0
    for (const [, weight] of pairs) total += weight
    let rest = this.next() * total
    for (const [value, weight] of pairs) {
      rest -= weight
      if (rest < 0) return value
    }
    const last = pairs[pairs.length - 1]
    if (!last) throw new RangeError('Cannot pick from an empty list')
    return last[0]
  }
}
