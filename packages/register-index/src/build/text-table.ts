import { bytesOf, hashBytes } from '@marklot/similarity'
import { growableBytes, growableUint32 } from '../memory/growable.ts'

/**
 * Distinct ASCII texts, numbered in order of insertion. One byte array holds all letters, and an open-addressing hash
 * table finds equal texts, so that millions of texts need no JavaScript strings.
 */
export class TextTable {
  private readonly bytes
  private readonly starts
  private readonly hashes
  private slots: Int32Array

  constructor(expected = 1024) {
    this.bytes = growableBytes(expected * 12)
    this.starts = growableUint32(expected + 1)
    this.hashes = growableUint32(expected)
    this.starts.push(0)
    let size = 1024
    while (size < expected * 1.5) size *= 2
    this.slots = new Int32Array(size).fill(-1)
  }

  get count(): number {
    return this.hashes.length
  }

  /** Returns the number of the text and adds the text if it is new. */
  add(text: string): number {
    return this.addBytes(bytesOf(text), 0, text.length)
  }

  addBytes(source: Uint8Array, from: number, until: number): number {
    const hash = hashBytes(source, from, until)
    const mask = this.slots.length - 1
    let slot = hash & mask
    for (;;) {
      const id = this.slots[slot]
      if (id < 0) break
      if (this.hashes.items[id] === hash && this.equals(id, source, from, until)) return id
      slot = (slot + 1) & mask
    }
    const id = this.count
    this.slots[slot] = id
    this.hashes.push(hash)
    this.bytes.reserve(until - from)
    for (let i = from; i < until; i++) this.bytes.items[this.bytes.length++] = source[i]
    this.starts.push(this.bytes.length)
    if (this.count * 1.5 > this.slots.length) this.rehash()
    return id
  }

  /**
   * Returns all bytes and the start of each text, with one entry more than there are texts. These are views, valid
   * until a text is added.
   */
  views(): { bytes: Uint8Array; starts: Uint32Array } {
    return { bytes: this.bytes.view(), starts: this.starts.view() }
  }

  /** Forgets all texts and releases their memory. Nothing can be added afterwards. */
  clear(): void {
    this.bytes.clear()
    this.starts.clear()
    this.hashes.clear()
    this.slots = new Int32Array(0)
  }

  private equals(id: number, source: Uint8Array, from: number, until: number): boolean {
    const start = this.starts.items[id]
    const length = this.starts.items[id + 1] - start
    if (length !== until - from) return false
    for (let i = 0; i < length; i++) if (this.bytes.items[start + i] !== source[from + i]) return false
    return true
  }

  private rehash(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(-1)
    const mask = slots.length - 1
    for (let id = 0; id < this.count; id++) {
      let slot = this.hashes.items[id] & mask
      while (slots[slot] >= 0) slot = (slot + 1) & mask
      slots[slot] = id
    }
    this.slots = slots
  }
}

/**
 * Groups items by key: `items[start[key]]` to `items[start[key + 1] - 1]` are the numbers of the items with that key,
 * ascending.
 */
export function groupBy(keyOf: Int32Array | Uint32Array, keys: number): { start: Uint32Array; items: Uint32Array } {
  const start = new Uint32Array(keys + 1)
  let total = 0
  for (let item = 0; item < keyOf.length; item++) {
    const key = keyOf[item]
    if (key < 0) continue
    start[key + 1]++
    total++
  }
  for (let key = 0; key < keys; key++) start[key + 1] += start[key]
  const next = start.slice()
  const items = new Uint32Array(total)
  for (let item = 0; item < keyOf.length; item++) {
    const key = keyOf[item]
    if (key < 0) continue
    const at = next[key]
    items[at] = item
    next[key] = at + 1
  }
  return { start, items }
}
