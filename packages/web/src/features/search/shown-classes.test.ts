import { describe, expect, it } from 'vitest'
import { classesToShow, matchingClasses } from './shown-classes.ts'

const all = Array.from({ length: 34 }, (_, index) => index + 1)

describe('the classes in the rail', () => {
  it('are those with the most marks', () => {
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

describe('finding a class', () => {
  const names = new Map([
    [9, 'Elektronik, Software'],
    [30, 'Café, Tee, Backwaren'],
    [39, 'Transport'],
  ])
  const find = (wanted: string) => matchingClasses([9, 30, 39], names, wanted)
  it('matches the beginning of the number', () => {
    expect(find('3')).toEqual([30, 39])
    expect(find('39')).toEqual([39])
  })
  it('matches words, without accents and case', () => {
    expect(find('cafe back')).toEqual([30])
    expect(find('SOFT')).toEqual([9])
    expect(find('tee software')).toEqual([])
  })
  it('shows all classes for an empty text', () => {
    expect(find('  ')).toEqual([9, 30, 39])
  })
})
