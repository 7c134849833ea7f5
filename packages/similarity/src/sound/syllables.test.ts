import { describe, expect, it } from 'vitest'
import { displayLetters } from '../letters/align.ts'
import { syllablesOf } from './syllables.ts'

const line = (name: string) => syllablesOf(displayLetters(name)).map(({ text, from, until }) => `${text}[${from},${until})`)

describe('syllables', () => {
  it.each([
    ['TAVILO', ['ta[0,2)', 'ˈviː[2,4)', 'lo[4,6)']],
    ['TAVILLO', ['ta[0,2)', 'ˈvi[2,5)', 'lo[5,7)']],
    ['STAVILO', ['sta[0,3)', 'ˈviː[3,5)', 'lo[5,7)']],
    ['FLEX', ['fleks[0,4)']],
    ['BKR', ['bkr[0,3)']],
    ['F1', ['f1[0,2)']],
    ['', []],
    ['...', []],
  ])('of %s', (name, syllables) => {
    expect(line(name)).toEqual(syllables)
  })

  it('covers every letter of a word and no blank', () => {
    const name = 'Grüne Straße L’Eau'
    const letters = displayLetters(name)
    const covered = new Set(
      syllablesOf(letters).flatMap(({ from, until }) => Array.from({ length: until - from }, (_, i) => from + i)),
    )
    for (const [i, { folded }] of letters.entries()) {
      if (folded === ' ') expect(covered.has(i)).toBe(false)
      else if (folded !== '') expect(covered.has(i)).toBe(true)
    }
  })

  it('stresses one syllable of each word', () => {
    expect(syllablesOf(displayLetters('Tavilo Banane')).filter(({ stressed }) => stressed)).toHaveLength(2)
  })
})
