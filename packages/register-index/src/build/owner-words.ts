import type { OwnerWords } from '../layout/owner-words.ts'
import { growableInt32 } from '../memory/growable.ts'
import { TextTable } from './text-table.ts'

/** Lists the distinct words of all owners alphabetically, and the owners of each word. */
export function buildOwnerWords(ownerBytes: Uint8Array, ownerStart: Uint32Array): OwnerWords {
  const owners = ownerStart.length - 1
  const table = new TextTable(Math.ceil(owners / 2))
  /** The distinct words of each owner, one owner after the other, and the end of each owner's words. */
  const words = growableInt32(owners * 3)
  const wordsEnd = new Uint32Array(owners)
  for (let owner = 0; owner < owners; owner++) {
    const until = ownerStart[owner + 1]
    let from = ownerStart[owner]
    const first = words.length
    for (let i = from; i <= until; i++) {
      if (i < until && ownerBytes[i] > 0x20) continue
      if (i > from) {
        const word = table.addBytes(ownerBytes, from, i)
        let repeated = false
        for (let at = first; at < words.length && !repeated; at++) repeated = words.items[at] === word
        if (!repeated) words.push(word)
      }
      from = i + 1
    }
    wordsEnd[owner] = words.length
  }
  const { bytes, starts } = table.views()
  const order = new Uint32Array(table.count)
  for (let i = 0; i < order.length; i++) order[i] = i
  order.sort((a, b) => compareBytes(bytes, starts[a], starts[a + 1], starts[b], starts[b + 1]))
  const rank = new Uint32Array(order.length)
  const wordBytes = new Uint8Array(bytes.length)
  const wordStart = new Uint32Array(order.length + 1)
  let end = 0
  for (let i = 0; i < order.length; i++) {
    const word = order[i]
    rank[word] = i
    wordBytes.set(bytes.subarray(starts[word], starts[word + 1]), end)
    end += starts[word + 1] - starts[word]
    wordStart[i + 1] = end
  }
  return { wordBytes, wordStart, ...listOwners(words.view(), wordsEnd, rank) }
}

/**
 * Writes the list of each word: a first pass measures the lists, a second fills them. `rank` maps a word to its place
 * in the alphabet.
 */
function listOwners(
  words: Int32Array,
  wordsEnd: Uint32Array,
  rank: Uint32Array,
): Pick<OwnerWords, 'wordOwnerStart' | 'wordOwners'> {
  const wordOwnerStart = new Uint32Array(rank.length + 1)
  const last = new Int32Array(rank.length)
  const each = (visit: (word: number, distance: number) => void) => {
    last.fill(-1)
    let at = 0
    for (let owner = 0; owner < wordsEnd.length; owner++) {
      for (const end = wordsEnd[owner]; at < end; at++) {
        const word = rank[words[at]]
        visit(word, owner - last[word])
        last[word] = owner
      }
    }
  }
  each((word, distance) => {
    wordOwnerStart[word + 1] += bytesFor(distance)
  })
  for (let word = 0; word < rank.length; word++) {
    wordOwnerStart[word + 1] += wordOwnerStart[word]
  }
  const next = wordOwnerStart.slice()
  const wordOwners = new Uint8Array(wordOwnerStart[rank.length])
  each((word, distance) => {
    let at = next[word]
    let rest = distance
    for (; rest > 0x7f; rest >>>= 7) wordOwners[at++] = (rest & 0x7f) | 0x80
    wordOwners[at++] = rest
    next[word] = at
  })
  return { wordOwnerStart, wordOwners }
}

const bytesFor = (distance: number) =>
  distance < 1 << 7 ? 1 : distance < 1 << 14 ? 2 : distance < 1 << 21 ? 3 : distance < 1 << 28 ? 4 : 5

/** Compares two ranges of one byte array alphabetically. */
function compareBytes(bytes: Uint8Array, a: number, aUntil: number, b: number, bUntil: number): number {
  const n = aUntil - a
  const m = bUntil - b
  for (let i = 0; i < n && i < m; i++) {
    const difference = bytes[a + i] - bytes[b + i]
    if (difference !== 0) return difference
  }
  return n - m
}
