import { describe, expect, it } from 'vitest'
import { otherSigns, syllablesOf } from './other-signs.ts'

const lettersOf = (name: string) => [...new Set(name.toLowerCase().replace(/\s/g, ''))].sort().join('')
const namesOf = (name: string) => otherSigns(name).map((other) => other.name)

describe('other signs', () => {
  it('are drawn from the letters of the sign alone, each once', () => {
    for (const name of ['Tavilo', 'NORWIND', 'Blue Harbour', 'Café Lumière', 'Lolo', 'Anna Anna']) {
      for (const other of namesOf(name)) {
        expect([...lettersOf(name)]).toEqual(expect.arrayContaining([...lettersOf(other)]))
        expect(other.toLowerCase()).not.toBe(name.toLowerCase())
      }
      expect(new Set(namesOf(name)).size).toBe(namesOf(name).length)
    }
  })

  it('say how they were made', () => {
    expect(otherSigns('Blue Harbour')[0]).toEqual({ kind: 'otherOrder', name: 'Harbour Blue' })
    expect(syllablesOf('Tavilo')).toEqual(['ta', 'vi', 'lo'])
    expect(otherSigns('Tavilo').map(({ kind, name }) => [kind, name])).toEqual([
      ['addElement', 'Tavilo Lovita'],
      ['addElement', 'Tavilo Vilota'],
      ['otherSyllables', 'Lovita'],
      ['otherSyllables', 'Vilota'],
      ['otherSyllables', 'Lotavi'],
      ['otherVowels', 'Tovila'],
      ['otherBeginning', 'Avilo'],
      ['otherBeginning', 'Vavilo'],
      ['otherBeginning', 'Lavilo'],
    ])
  })

  it('add no element where the longest word has one syllable', () => {
    expect(namesOf('TAVILO').slice(0, 2)).toEqual(['TAVILO LOVITA', 'TAVILO VILOTA'])
    expect(namesOf('Brand').filter((other) => other.startsWith('Brand '))).toEqual([])
  })

  it('are none for signs that are too short or in another script', () => {
    for (const name of ['Ab', '42', 'Тавило', '茶']) expect(otherSigns(name)).toEqual([])
  })
})
