import { expect, it } from 'vitest'
import { translatedName } from './translated-name.ts'

it.each([
  ['QUELLMARDE', 'The English translation of "QUELLMARDE" is "spring marten".', 'spring marten'],
  ['LA CASA TAVILO', 'The English translation of "LA CASA" in the mark is "THE HOUSE".', 'the house tavilo'],
  ['ROJO Y NEGRO', 'The English translations of "ROJO" and "NEGRO" in the mark are "RED" and "BLACK".', 'red y black'],
  ['TAVILO', 'The English translation of the wording ESTRELLA ROJA in the mark is RED STAR.', 'RED STAR'],
  ['STERNTALER', 'The foreign wording in the mark translates into English as "star coin".', 'star coin'],
  [
    'KUCHIBA',
    'The non-Latin characters in the mark transliterate to "Kuchiba" and this means "decayed leaf" in English.',
    'decayed leaf',
  ],
  ['', "The non-Latin characters in the mark transliterate to 'Shin' and this means 'diagnosis' in English.", 'diagnosis'],
  ["L'ÉTOILE", "The English translation of 'L'ÉTOILE' is 'the star'.", 'the star'],
  ['ÉTOILE ROUGE', 'red star', 'red star'],
  ['TAVILO', 'The wording "TAVILO" has no meaning in a foreign language.', undefined],
  ['TAVILO', 'The word TAVILO has no significance in the relevant trade.', undefined],
  ['TAVILO', '???', undefined],
  ['TAVILO', 'x'.repeat(201), undefined],
])('reads what %s means from “%s”', (name, translation, expected) => {
  expect(translatedName({ name, translation })).toBe(expected)
})

it('reads a transliteration where no translation is recorded', () => {
  expect(
    translatedName({ name: '北京', transliteration: 'The non-Latin characters in the mark transliterate to BEI JING.' }),
  ).toBe('BEI JING')
  expect(translatedName({ name: '北京', transliteration: 'Bei Jing' })).toBe('Bei Jing')
  expect(translatedName({ name: 'HOSHI', translation: 'star', transliteration: 'hoshi' })).toBe('star')
  expect(translatedName({ name: 'HOSHI' })).toBeUndefined()
})
