import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodsGroups, groupRelations } from './goods-groups.ts'
import { goodsRelation } from './goods-relation.ts'

const value = (left: string, right: string) => goodsRelation(left, right).value
const anyGoods = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom('wine', 'Bier', 'chaussures', 'retail of shoes', 'software', 'vino', 'Sportbekleidung', 'xyz', 'the'),
      {
        maxLength: 4,
      },
    )
    .map((terms) => terms.join(', ')),
)

describe('relation of goods and services', () => {
  it('is symmetric and between 0 and 1, and 1 for known goods and themselves', () => {
    fc.assert(
      fc.property(anyGoods, anyGoods, (left, right) => {
        const relation = goodsRelation(left, right)
        expect(goodsRelation(right, left)).toEqual({ ...relation, terms: [...relation.terms].reverse() })
        expect(relation.value >= 0 && relation.value <= 1).toBe(true)
        const own = goodsRelation(left, left)
        expect(own.reason === 'unknown' || own.value === 1).toBe(true)
      }),
      {
        examples: [
          // A repeated word.
          ['i$70pW]x', 'Bz]X(X'],
          ['vehicles', 'vehicle seats v vehicles'],
          // Two pairs of terms are equally close, for different reasons.
          ['cosmetics, pharmaceuticals', 'medical dressings, health products'],
        ],
      },
    )
  })

  it.each([
    ['wine', 'wines', 'same'],
    ["women's shoes", 'shoes', 'same'],
    ['Sportbekleidung', 'clothing', 'sameGroup'],
    ['vin', 'Wein', 'sameGroup'],
    ['zapatos', 'scarpe', 'sameGroup'],
    ['vehicle seats', 'vehicles', 'sameHead'],
    ['vehicle seats v vehicles', 'vehicles', 'sameHead'],
    ['i$70pW]x', 'Bz]X(X', 'unknown'],
    ['retail of furniture', 'furniture', 'retailOfGoods'],
    ['Einzelhandel mit Möbeln', 'Betten', 'retailOfGoods'],
    ['beer', 'wine', 'relatedGroups'],
    ['leather goods', 'shoes', 'relatedGroups'],
    ['insurance', 'wine', 'unrelated'],
    ['xyz', 'wine', 'unknown'],
    ['', 'wine', 'unknown'],
  ])('%s and %s: %s', (left, right, reason) => {
    expect(goodsRelation(left, right).reason).toBe(reason)
  })

  it('orders goods as buyers associate them', () => {
    expect(value('shoes', 'clothing')).toBeGreaterThan(value('bags', 'clothing'))
    expect(value('bags', 'clothing')).toBeGreaterThan(value('watches', 'clothing'))
    expect(value('wine', 'beer')).toBeGreaterThan(value('wine', 'mineral water'))
    expect(value('software', 'software development')).toBeGreaterThan(value('software', 'furniture'))
    expect(value('restaurants', 'coffee')).toBeLessThan(value('coffee', 'pastry'))
  })

  it('returns the closest terms of two lists', () => {
    expect(goodsRelation('tools, machines, wine', 'insurance; wine')).toEqual({
      value: 1,
      reason: 'same',
      terms: ['wine', 'wine'],
    })
  })

  it('knows every group that it relates', () => {
    const keys = goodsGroups.map(({ key }) => key)
    expect(new Set(keys).size).toBe(keys.length)
    for (const [left, right] of groupRelations) expect(keys).toEqual(expect.arrayContaining([left, right]))
    for (const { niceClass } of goodsGroups) expect(niceClass >= 1 && niceClass <= 45).toBe(true)
  })
})
