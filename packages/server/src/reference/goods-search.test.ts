import { type Locale, locales } from '@marklot/contracts'
import { niceClasses } from '@marklot/nice'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { searchTerms } from './goods-search.ts'

const classesOf = (text: string, locale: Locale) => searchTerms(text, locale, 5).map(({ niceClass }) => niceClass)
const textsOf = (text: string, locale: Locale, size = 5) =>
  searchTerms(text, locale, size).map(({ niceClass, term }) => niceClasses[niceClass - 1]?.terms[term]?.[locale] ?? '')

it.each<[string, Locale, number]>([
  ['Turnschuhe', 'de', 25],
  ['sneakers', 'en', 25],
  ['baskets', 'fr', 25],
  ['zapatillas deportivas', 'es', 25],
  ['scarpe da ginnastica', 'it', 25],
  ['sneakers', 'de', 25],
  ['Turnshuhe', 'de', 25],
  ['snekers', 'en', 25],
  ['Haarschampoo', 'de', 3],
  ['Damensportschuhe', 'de', 25],
  ['Bekleidung für Babys', 'de', 25],
  ['Möbel', 'de', 20],
  ['moebel', 'de', 20],
  ['lawyer', 'en', 45],
  ['avocat', 'fr', 45],
  ['scarpe', 'it', 25],
  ['scarpa', 'it', 25],
  ['Motoröl', 'de', 4],
  ['zapatilas', 'es', 25],
  ['baskettes', 'fr', 25],
  ['scarpe da ginastica', 'it', 25],
  ['peluquería', 'es', 44],
  ['abbigliamento', 'it', 25],
  ['App', 'de', 9],
  ['restaurant', 'en', 43],
  ['coffee capsules', 'en', 30],
])('%s (%s) leads to class %i first', (text, locale, niceClass) => {
  expect(classesOf(text, locale)[0]).toBe(niceClass)
})

it("answers a query in any language with the term in the caller's", () => {
  expect(textsOf('coffee capsules', 'de')[0]).toBe('Kaffeekapseln, gefüllt')
  expect(textsOf('Zahnbürsten', 'it')[0]).toBe('Spazzolini da denti')
})

it('finds every term by its own words, in every language', () => {
  for (const { number, terms } of niceClasses) {
    for (const [term, texts] of terms.entries()) {
      if (term % 10 !== number % 10) continue
      for (const locale of locales) {
        const found = searchTerms(texts[locale], locale, 10)
        expect(
          found.some((answer) => answer.niceClass === number && answer.term === term),
          `${number} ${locale} ${texts[locale]}`,
        ).toBe(true)
      }
    }
  }
})

it('keeps to the requested classes', () => {
  expect(new Set(searchTerms('Software', 'de', 50, [42]).map(({ niceClass }) => niceClass))).toEqual(new Set([42]))
})

it('finds nothing for blank and meaningless text', () => {
  expect(searchTerms('', 'de', 10)).toEqual([])
  expect(searchTerms('und für', 'de', 10)).toEqual([])
  expect(searchTerms('qwrtzpsdf', 'de', 10)).toEqual([])
})

it('accepts any text, and returns each term once and no more than requested', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.constantFrom(...locales), (text, locale) => {
      const found = searchTerms(text, locale, 8)
      expect(found.length).toBeLessThanOrEqual(8)
      expect(new Set(found.map(({ niceClass, term }) => `${niceClass}.${term}`)).size).toBe(found.length)
    }),
    { numRuns: 60 },
  )
})
