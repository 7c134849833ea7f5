import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareNames } from '../name/compare.ts'
import { meaningSimilarity } from './meaning-similarity.ts'
import { conceptCount, wordsOfConcept } from './vocabulary.ts'
import { languages } from './word-forms.ts'

const meaning = (query: string, hit: string) => meaningSimilarity(query, hit).value
const knownWord = fc.tuple(fc.nat(conceptCount - 1), fc.constantFrom(...languages), fc.nat()).map(([concept, language, word]) => {
  const words = wordsOfConcept(concept, language)
  return words[word % words.length] as string
})
const anyWord = fc.oneof(knownWord, fc.string({ unit: fc.constantFrom(...'abeiklmnorst'), minLength: 2, maxLength: 9 }))
const anyName = fc.oneof(
  fc.array(anyWord, { minLength: 1, maxLength: 5 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

describe('likeness in meaning', () => {
  it('is symmetric and between 0 and 1', () => {
    fc.assert(
      fc.property(anyName, anyName, (left, right) => {
        const value = meaning(left, right)
        expect(meaning(right, left)).toBe(value)
        if (value !== null) expect(value >= 0 && value <= 1).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  it('is 1 for a name and itself when any word is known, and null otherwise', () => {
    fc.assert(
      fc.property(fc.oneof(anyName, knownWord), (name) => {
        expect([1, null]).toContain(meaning(name, name))
      }),
    )
    expect(meaning('TAVILO', 'TAVILO')).toBeNull()
    expect(meaning('TAVILO', 'SUN')).toBeNull()
  })

  it.each([
    // de–en, de–fr, de–es, de–it
    ['APFEL', 'APPLE'],
    ['APFEL', 'POMME'],
    ['SCHWARZE KATZE', 'GATO NEGRO'],
    ['GUTE NACHT', 'BUONANOTTE'],
    ['SONNENBLUMEN', 'GIRASOLE'],
    // en–fr, en–es, en–it
    ['BLACK CAT', 'CHAT NOIR'],
    ['BLACK CAT', 'Le Chat Noir'],
    ['EL SOL', 'SUN'],
    ['RED BULL', 'TORO ROJO'],
    ['GOOD MORNING', 'BUENOS DÍAS'],
    ['WHITE HORSE', 'CAVALLO BIANCO'],
    // fr–es, fr–it, es–it
    ['ÉTOILE', 'ESTRELLA'],
    ['LA VIE EN ROSE', 'VITA IN ROSA'],
    ['CASA BLANCA', 'CASA BIANCA'],
    // plurals, feminine forms, umlauts in two spellings
    ['ÄPFEL', 'POMMES'],
    ['AEPFEL', 'MANZANAS'],
    ['KOENIG', 'ROI'],
    ['ROSA ROJA', 'RED ROSE'],
    // spellings of signs: digits, letters, joined words
    ['4YOU', 'FOR YOU'],
    ['4 U', 'FÜR DICH'],
    ['K9 CARE', 'CANINE CARE'],
    ['XMAS TREE', 'CHRISTMAS TREE'],
    ['DR. SUN', 'Doctor Sonne'],
    ['ROCKY II', 'ROCKY 2'],
    ['BLACK BROS.', 'Black Brothers'],
    ['SALT & PEPPER', 'SEL ET POIVRE'],
    ['AQUACARE', 'WATER CARE'],
    ['SUNFLOWER', 'TOURNESOL'],
    // equal words that need no translation
    ['STAR TAVILO', 'STERN TAVILO'],
    ['STAR COFFEE', 'STERN KAFFEE'],
  ])('%s means %s', (left, right) => {
    expect(meaningSimilarity(left, right)).toMatchObject({ value: 1, translated: true })
    const { total } = compareNames(left, right).score
    expect(total).toBeGreaterThanOrEqual(85)
    expect(total).toBeLessThan(100)
  })

  it('counts a part of a meaning for less', () => {
    const part = meaning('BLACK CAT', 'CHAT')
    expect(part).toBeGreaterThan(0.5)
    expect(part).toBeLessThan(0.9)
    expect(meaning('BLACK CAT', 'CHAT ROUGE')).toBeLessThan(part as number)
    expect(meaning('BLACK CAT COFFEE', 'CHAT NOIR')).toBeGreaterThan(part as number)
    expect(meaning('SUN', 'LUNA')).toBe(0)
    expect(meaning('COEUR', 'COUR')).toBe(0)
  })

  it('names the words that mean the same', () => {
    expect(meaningSimilarity('TORO ROJO', 'Red Bull').pairs).toEqual(
      expect.arrayContaining([
        { query: 'toro', hit: 'bull' },
        { query: 'rojo', hit: 'red' },
      ]),
    )
    expect(meaningSimilarity('GOOD MORNING', 'BUENOS DIAS').pairs).toEqual([{ query: 'good morning', hit: 'buenos dias' }])
  })

  it('never lowers a score, and stays silent about unknown names', () => {
    expect(compareNames('TAVILO', 'TAVELO').score.meaning).toBeNull()
    expect(compareNames('SUN', 'MOON').score.meaning).toBe(0)
    expect(compareNames('CAFE', 'KAFFEE').score.total).toBeGreaterThanOrEqual(85)
  })
})
