import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitCompound } from './compounds.ts'
import { fold, readWords } from './fold.ts'
import { readPhrase } from './phrase.ts'
import { stem } from './stem.ts'

describe('words', () => {
  it('are folded, and short parts before a hyphen belong to them', () => {
    expect(readWords("L'œuf, E-Bikes & Größe").map(({ folded }) => folded)).toEqual(['l', 'oeuf', 'ebikes', 'grosse'])
  })

  it('keep the accent that tells them from a function word', () => {
    expect(readWords('du thé, the cup, té, tè').map(({ folded }) => folded)).toEqual(['du', 'tea', 'the', 'cup', 'tea', 'tea'])
  })
  it('know what stands before them', () => {
    expect(readWords('We bake bread. Cakes, too').map(({ opens }) => opens)).toEqual([
      'sentence',
      'word',
      'word',
      'sentence',
      'clause',
    ])
  })

  it('are found in any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
        for (const { folded } of readWords(text)) expect(folded.length).toBeLessThanOrEqual(80)
      }),
    )
  })
})

describe('stem', () => {
  it.each([
    ['Fahrräder', 'Fahrrad'],
    ['Moebel', 'Möbel'],
    ['machines', 'máquinas', 2],
    ['batteries', 'battery'],
    ['bijoux', 'bijou', 2],
    ['scarpe', 'scarpa'],
    ['zapatos', 'zapato'],
  ])('brings forms of a word together: %s, %s', (one, other, differs = 0) => {
    const [first, second] = [stem(fold(one)), stem(fold(other))]
    if (differs === 0) expect(first).toBe(second)
    else expect(first.slice(0, 2)).toBe(second.slice(0, 2))
  })

  it('never leaves less than three letters of a longer word', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{3,30}$/), (word) => {
        expect(stem(word).length).toBeGreaterThanOrEqual(Math.min(3, word.length - 1))
      }),
    )
  })
})

describe('splitCompound', () => {
  const known = new Set(['gart', 'scher', 'zah', 'burst'])
  const split = (word: string) => splitCompound(word, (part) => known.has(part), stem)

  it('gives the last part first', () => {
    expect(split('gartenscher')).toEqual(['scher', 'gart'])
    expect(split('zahnburst')).toEqual(['burst', 'zah'])
  })

  it('keeps the last part when what stands before it is unknown', () => {
    expect(split('xyzburst')).toEqual(['burst'])
  })

  it('leaves words alone that end in nothing known', () => {
    expect(split('computer')).toEqual([])
  })
})

describe('readPhrase', () => {
  it('tells the thing from what it is for and what is in it', () => {
    const zones = readPhrase(readWords('brushes for teeth with handles')).map(({ word, zone }) => [word.typed, zone])
    expect(zones).toEqual([
      ['brushes', 'name'],
      ['teeth', 'purpose'],
      ['handles', 'material'],
    ])
  })

  it.each([
    ['services in the field of law', ['services', 'law']],
    ['Beratung im Bereich Energie', ['Beratung', 'Energie']],
    ['conseil dans le domaine du vin', ['conseil', 'vin']],
    ['consulenza nel settore della moda', ['consulenza', 'moda']],
    ['asesoramiento en el ámbito de la energía', ['asesoramiento', 'energía']],
    ['wheat field protection', ['wheat', 'field', 'protection']],
    ['noms de domaine', ['noms', 'domaine']],
  ])('leaves out nouns that only name a field: %s', (text, words) => {
    expect(readPhrase(readWords(text)).map(({ word }) => word.typed)).toEqual(words)
  })
})
