import { describe, expect, it } from 'vitest'
import { classesToShow } from './shown-classes.ts'

const all = Array.from({ length: 34 }, (_, index) => index + 1)

describe('the classes in the rail', () => {
  it('are those with most marks', () => {
    const counts = [
      { key: '30', count: 9 },
      { key: '5', count: 7 },
      { key: '32', count: 8 },
    ]
    expect(classesToShow(all, [], counts)).toEqual([1, 2, 5, 30, 32])
  })
  it('always hold every chosen class', () => {
    expect(classesToShow(all, [34], undefined)).toEqual([1, 2, 3, 4, 34])
    expect(classesToShow(all, [9, 10, 11, 12, 13, 14], undefined)).toEqual([9, 10, 11, 12, 13, 14])
  })
})
