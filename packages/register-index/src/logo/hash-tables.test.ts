import { expect, it } from 'vitest'
import { numbersFrom } from '../../test/logos.ts'
import { buildHashTables, distanceOf, mostBits, visitNear } from './hash-tables.ts'

it.each([1_000, 30_000])('finds the near ones of %i hashes that comparing all finds', (count) => {
  const next = numbersFrom(count)
  const word = () => Math.floor((next() + 1) * 2 ** 31) >>> 0
  const hashes = Uint32Array.from({ length: count * 2 }, word)
  const tables = { hashes, ...buildHashTables(hashes) }
  for (let number = 0; number < 200; number++) {
    const near = Math.floor(((next() + 1) / 2) * count)
    let [low, high] = [hashes[near * 2] as number, hashes[near * 2 + 1] as number]
    for (let bit = 0; bit < number % 9; bit++) {
      if (next() < 0) low = (low ^ (1 << (word() & 31))) >>> 0
      else high = (high ^ (1 << (word() & 31))) >>> 0
    }
    const found = new Map<number, number>()
    visitNear(tables, low, high, (record, distance) => found.set(record, distance))
    const wanted = Array.from({ length: count }, (_, record) => [record, distanceOf(hashes, record, low, high)] as const)
    expect([...found].sort(([a], [b]) => a - b)).toEqual(wanted.filter(([, distance]) => distance <= mostBits))
  }
})
