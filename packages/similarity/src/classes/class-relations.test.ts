import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { classRelation, relatedClasses, relationOfClasses } from './class-relations.ts'

const anyClass = fc.integer({ min: 1, max: 45 })
const classes = fc.uniqueArray(anyClass, { maxLength: 6 })

describe('relation of Nice classes', () => {
  it('is symmetric, 1 for the same class and between 0 and 1', () => {
    for (let left = 1; left <= 45; left++) {
      expect(classRelation(left, left)).toEqual({ degree: 'identical', value: 1, reason: 'sameClass' })
      for (let right = 1; right <= 45; right++) {
        const relation = classRelation(left, right)
        expect(classRelation(right, left)).toEqual(relation)
        expect(relation.value >= 0 && relation.value <= 1).toBe(true)
        expect(relation.value === 1).toBe(left === right)
      }
    }
  })

  it.each([
    [9, 42, 'similar'],
    [9, 38, 'similar'],
    [18, 25, 'similar'],
    [3, 5, 'similar'],
    [5, 10, 'similar'],
    [32, 33, 'similar'],
    [29, 31, 'similar'],
    [9, 41, 'similar'],
    [6, 35, 'low'],
    [14, 25, 'low'],
    [12, 30, 'none'],
    [36, 29, 'none'],
  ])('classes %i and %i: %s', (left, right, degree) => {
    expect(classRelation(left, right).degree).toBe(degree)
  })

  it('treats anything that is no class as unrelated', () => {
    for (const number of [0, 46, -1, 1.5, Number.NaN]) expect(classRelation(number, number).degree).toBe('none')
  })

  it('returns the classes related to a list: the list itself included, and never fewer for more classes', () => {
    expect(relatedClasses([])).toEqual([])
    expect(relatedClasses([25])).toEqual(expect.arrayContaining([18, 24, 25, 35]))
    expect(relatedClasses([25])).not.toContain(12)
    // Retail relates to the classes of goods only where that is usual.
    expect(relatedClasses([35])).not.toContain(13)
    fc.assert(
      fc.property(classes, anyClass, (list, more) => {
        const related = relatedClasses(list)
        expect(related).toEqual(expect.arrayContaining([...list]))
        expect(relatedClasses([...list, more])).toEqual(expect.arrayContaining(related))
        expect([...related].sort((a, b) => a - b)).toEqual(related)
      }),
    )
  })

  it('compares lists by their closest pair', () => {
    expect(relationOfClasses([12, 25], [5, 25]).degree).toBe('identical')
    expect(relationOfClasses([12], []).degree).toBe('none')
    fc.assert(
      fc.property(classes, classes, (left, right) => {
        expect(relationOfClasses(left, right).value).toBe(relationOfClasses(right, left).value)
      }),
    )
  })
})
