import { expect, it } from 'vitest'
import { wordsOf } from '../lexicon.ts'
import { publicWordsOf } from '../public-lexicon.ts'
import { spellings } from '../word-spelling.ts'
import { unionLanguages } from './union-languages.ts'
import { unionWords } from './union-words.ts'

const rows = unionWords
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))

it('has a cell for every language, and an English word that the lists of trade know, once', () => {
  const { senses } = wordsOf('en')
  for (const row of rows) expect(row, row[0]).toHaveLength(unionLanguages.length + 1)
  expect(rows.filter(([english = '']) => !spellings(english).some((word) => senses.has(word)))).toEqual([])
  expect(new Set(rows.map(([english]) => english)).size).toBe(rows.length)
})

it('uses the alphabet of each language, except for international words', () => {
  const scripts: Record<string, string> = { bg: 'Cyrillic', el: 'Greek' }
  for (const [column, language] of unionLanguages.entries()) {
    const own = new RegExp(`^[\\p{Script=${scripts[language] ?? 'Latin'}}\\d .+'’-]*$`, 'u')
    const words = rows.flatMap((row) => (row[column + 1] ?? '').split(','))
    expect(
      words.filter((word) => !own.test(word) && !/^[a-z\d .+'-]+$/.test(word)),
      language,
    ).toEqual([])
  }
})

it.each(unionLanguages)('knows more than a thousand words of %s', (language) => {
  expect(publicWordsOf(language).english.size).toBeGreaterThan(1_000)
})
