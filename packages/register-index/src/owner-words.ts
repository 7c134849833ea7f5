import { foldName } from '@marklot/similarity'
import { growableInt32, growableUint32 } from './growable.ts'
import { groupBy, TextTable } from './text-table.ts'

/* The words owners are found by: those of the name and those of the seat. */

/** Stands between the words of an owner's name and those of the seat. */
export const seatSign = 0x0a

/** The text an owner is kept under: the folded words of the name, a line feed, those of the seat. Empty when there is neither. */
export function ownerText(name: string | null, seat: string | null): string {
  const words = [name, seat].map((text) => foldName(text ?? ''))
  return words.join('') === '' ? '' : words.join('\n')
}

interface OwnerWords {
  wordBytes: Uint8Array
  wordStart: Uint32Array
  wordOwnerStart: Uint32Array
  wordOwners: Uint32Array
}

/** Lists the distinct words of all owners in alphabetical order, and for each word its owners. */
export function buildOwnerWords(ownerBytes: Uint8Array, ownerStart: Uint32Array): OwnerWords {
  const owners = ownerStart.length - 1
  const table = new TextTable(owners + 1)
  const pairWord = growableInt32(owners * 4)
  const pairOwner = growableUint32(owners * 4)
  for (let owner = 0; owner < owners; owner++) {
    const until = ownerStart[owner + 1] as number
    let from = ownerStart[owner] as number
    const first = pairWord.length
    for (let i = from; i <= until; i++) {
      if (i < until && (ownerBytes[i] as number) > 0x20) continue
      if (i > from) {
        const word = table.addBytes(ownerBytes, from, i)
        let repeated = false
        for (let pair = first; pair < pairWord.length && !repeated; pair++) repeated = pairWord.items[pair] === word
        if (!repeated) {
          pairWord.push(word)
          pairOwner.push(owner)
        }
      }
      from = i + 1
    }
  }
  const { bytes, starts } = table.toArrays()
  const order = new Uint32Array(table.count)
  for (let i = 0; i < order.length; i++) order[i] = i
  order.sort((a, b) =>
    compareBytes(bytes, starts[a] as number, starts[a + 1] as number, starts[b] as number, starts[b + 1] as number),
  )
  const rank = new Uint32Array(order.length)
  const wordBytes = new Uint8Array(bytes.length)
  const wordStart = new Uint32Array(order.length + 1)
  let end = 0
  for (let i = 0; i < order.length; i++) {
    const word = order[i] as number
    rank[word] = i
    wordBytes.set(bytes.subarray(starts[word], starts[word + 1]), end)
    end += (starts[word + 1] as number) - (starts[word] as number)
    wordStart[i + 1] = end
  }
  const ranked = pairWord.toArray().map((word) => rank[word] as number)
  const { start, items } = groupBy(ranked, order.length)
  const wordOwners = items.map((pair) => pairOwner.items[pair] as number)
  return { wordBytes, wordStart, wordOwnerStart: start, wordOwners }
}

/** Alphabetical order of two stretches of one byte array. */
function compareBytes(bytes: Uint8Array, a: number, aUntil: number, b: number, bUntil: number): number {
  const n = aUntil - a
  const m = bUntil - b
  for (let i = 0; i < n && i < m; i++) {
    const difference = (bytes[a + i] as number) - (bytes[b + i] as number)
    if (difference !== 0) return difference
  }
  return n - m
}
