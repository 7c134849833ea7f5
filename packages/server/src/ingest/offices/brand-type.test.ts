import { expect, test } from 'vitest'
import { brandTypeOf } from './brand-type.ts'

const words = { hasWords: true, hasPicture: false, feedSaysCombined: true }
const noWords = { ...words, hasWords: false }

// Source: office-feeds 2.4.
test.each([
  ['Word', words, 'Word'],
  ['WORD', noWords, 'Word'],
  ['Wort-Bildmarke', words, 'Combined'],
  ['Combined', noWords, 'Combined'],
  ['Figurative', words, 'Figurative'],
  ['Figurative', { ...words, feedSaysCombined: false }, 'Combined'],
  ['FIGURATIVE', { ...noWords, feedSaysCombined: false }, 'Figurative'],
  ['3D shape', words, 'Combined'],
  ['_3_D', noWords, 'Figurative'],
  ['Kennfaden', words, 'Combined'],
  ['Sound', words, 'Word'],
  ['Olfactory', noWords, 'Figurative'],
  [undefined, words, 'Word'],
  [undefined, { ...words, hasPicture: true }, 'Combined'],
  ['Undefined', { ...noWords, hasPicture: true }, 'Figurative'],
])('%s with %o is %s', (feature, facts, brandType) => {
  expect(brandTypeOf(feature, facts)).toEqual({ brandType })
})

test('a word that is in no list counts as "other" and is reported', () => {
  expect(brandTypeOf('Aroma', words)).toEqual({ brandType: 'Combined', isUnknown: true })
  expect(brandTypeOf('Aroma', noWords)).toEqual({ brandType: 'Figurative', isUnknown: true })
})
