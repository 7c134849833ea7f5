import { expect, it } from 'vitest'
import { meaningBlocks } from './findings.ts'
import { wordsIn } from './words.ts'

it.each([
  ['de', 'Durchgesehen wurden 3 Sprachen: Arabisch, Katalanisch und Tschechisch.'],
  ['en', '3 languages were examined: Arabic, Catalan and Czech.'],
] as const)('says in %s which languages were examined, by their names', (locale, sentence) => {
  const blocks = meaningBlocks({ readings: [], languages: ['cs', 'ar', 'ca'] }, wordsIn(locale))
  expect(blocks.at(-1)).toEqual({ type: 'paragraph', text: sentence, isSmall: true })
})
