import { describe, expect, it } from 'vitest'
import { cellsOf, textOfTables } from './concept-table.ts'
import { conceptWords } from './concept-words.ts'
import { conceptTables } from './concepts/index.ts'
import { conceptCount, wordsOfConcept } from './vocabulary.ts'
import { languages } from './word-forms.ts'

const rows = conceptTables.flatMap(cellsOf)

describe('the concept list', () => {
  it('has at least 2,000 concepts, none of them twice', () => {
    expect(conceptCount).toBeGreaterThanOrEqual(2000)
    expect(new Set(rows.map((row) => JSON.stringify(row))).size).toBe(rows.length)
  })

  it('has words in all five languages and no word twice in a cell', () => {
    for (const line of conceptTables.flatMap(({ text }) => text.split('\n').filter((row) => row.trim() !== '')))
      expect([line, line.split('|').length]).toEqual([line, languages.length])
    for (const row of rows) {
      for (const language of languages) {
        expect([row, row[language].length > 0 && row[language].every((word) => word !== '')]).toEqual([row, true])
        expect([row, new Set(row[language]).size]).toEqual([row, row[language].length])
      }
    }
  })

  it('is what the product reads', () => {
    expect(conceptWords.trim() === textOfTables(conceptTables), 'npm run build:concepts').toBe(true)
  })

  it('folds every word to letters that can be searched', () => {
    for (let concept = 0; concept < conceptCount; concept++)
      for (const language of languages) for (const word of wordsOfConcept(concept, language)) expect(word).toMatch(/^[a-z0-9]+$/)
  })
})
