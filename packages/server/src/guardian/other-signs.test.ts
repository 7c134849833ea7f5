import { describe, expect, it } from 'vitest'
import { otherOrders, otherSpellings, syllablesOf, withElement } from './other-signs.ts'

const lettersOf = (name: string) => [...new Set(name.toLowerCase().replace(/\s/g, ''))].sort().join('')

describe('other signs', () => {
  it('are drawn from the letters of the sign alone', () => {
    for (const name of ['Tavilo', 'NORWIND', 'Blue Harbour', 'Café Lumière'])
      for (const other of [...otherOrders(name), ...otherSpellings(name), ...withElement(name)]) {
        expect([...lettersOf(name)]).toEqual(expect.arrayContaining([...lettersOf(other)]))
        expect(other.toLowerCase()).not.toBe(name.toLowerCase())
      }
  })

  it('turn words, syllables, vowels and the beginning', () => {
    expect(otherOrders('Blue Harbour')).toEqual(['Harbour Blue'])
    expect(otherOrders('Tavilo')).toEqual([])
    expect(syllablesOf('Tavilo')).toEqual(['ta', 'vi', 'lo'])
    expect(otherSpellings('Tavilo')).toEqual(['Lovita', 'Vilota', 'Lotavi', 'Tovila', 'Avilo', 'Vavilo', 'Lavilo'])
    expect(withElement('TAVILO')).toEqual(['TAVILO LOVITA', 'TAVILO VILOTA'])
  })

  it('are none for signs that are too short or in another script', () => {
    for (const name of ['Ab', '42', 'Тавило', '茶']) expect([...otherSpellings(name), ...withElement(name)]).toEqual([])
  })
})
