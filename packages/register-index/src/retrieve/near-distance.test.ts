import { bytesOf } from '@marklot/similarity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { letterKind, writeNearLetters } from '../layout/near-letters.ts'
import { NearDistance } from './near-distance.ts'

const folded = fc.string({ unit: fc.constantFrom(...'aabeehiknoprstuw z0'), minLength: 1, maxLength: 24 })
const heard = (text: string) => {
  const letters = new Uint8Array(64)
  const bytes = bytesOf(text)
  return [...letters.subarray(0, writeNearLetters(bytes, 0, bytes.length, letters))]
}
const kinds = (text: string) => heard(text).map((letter) => letterKind[letter] as number)

/** Returns the textbook edit distance. With `swaps`, a swap of neighbouring letters counts as one edit. */
function edits(left: readonly number[], right: readonly number[], swaps: boolean): number {
  const rows = [Array.from({ length: right.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= left.length; i++) {
    const row = [i]
    for (let j = 1; j <= right.length; j++) {
      const above = rows[i - 1] as number[]
      const same = left[i - 1] === right[j - 1]
      let least = Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1, (above[j - 1] as number) + Number(!same))
      if (swaps && i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1])
        least = Math.min(least, ((rows[i - 2] as number[])[j - 2] as number) + 1)
      row.push(least)
    }
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) as number
}

/** Checks a property with two texts of at least one letter each. */
const check = (property: (distance: NearDistance, likeness: number, own: string, other: string) => void) =>
  fc.assert(
    fc.property(folded, folded, (own, other) => {
      const squash = bytesOf(own.replaceAll(' ', ''))
      const distance = NearDistance.of(squash, squash.length)
      fc.pre(distance !== null && heard(other).length > 0)
      const bytes = bytesOf(other)
      property(distance as NearDistance, (distance as NearDistance).likeness(bytes, 0, bytes.length), own, other)
    }),
    { numRuns: 1000 },
  )

describe('the distance of letters as they are heard', () => {
  it('equals the textbook distance, with swapped neighbours as one edit', () => {
    check((_, likeness, own, other) => {
      const [left, right] = [heard(own), heard(other)]
      expect(likeness).toBeCloseTo(1 - edits(left, right, true) / Math.max(left.length, right.length), 9)
    })
  })

  it('hears a name the same however it is split', () => {
    check((distance, _, own) => {
      const bytes = bytesOf(own)
      expect(distance.likeness(bytes, 0, bytes.length)).toBe(1)
    })
    const hat = NearDistance.of(bytesOf('tophat'), 6)
    expect(hat?.likeness(bytesOf('top hat'), 0, 7)).toBe(1)
  })

  it('treats letters of one kind as equal in the rough comparison', () => {
    check((distance, _, own, other) => {
      const [left, right] = [kinds(own), kinds(other)]
      expect(distance.roughLikeness()).toBeCloseTo(1 - edits(left, right, false) / Math.max(left.length, right.length), 9)
    })
  })

  it('finds common beginnings and endings without overlap, and whether one text contains the other', () => {
    check((distance, _, own, other) => {
      const [left, right] = [heard(own), heard(other)]
      distance.compareEnds()
      const { beginning, ending } = distance
      expect(right.slice(0, beginning)).toEqual(left.slice(0, beginning))
      expect(right.slice(right.length - ending)).toEqual(left.slice(left.length - ending))
      expect(beginning + ending).toBeLessThanOrEqual(Math.min(left.length, right.length))
      expect(left[beginning] === right[beginning] && beginning + ending < Math.min(left.length, right.length)).toBe(false)
      expect(distance.isInside()).toBe(` ${right.join(' ')} `.includes(` ${left.join(' ')} `))
    })
  })
})
