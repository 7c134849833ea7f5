import { describe, expect, it } from 'vitest'
import { cellsOf } from './concept-table.ts'
import { conceptTables } from './concepts/index.ts'
import { concepts } from './vocabulary.ts'
import { languages } from './word-forms.ts'

const rows = conceptTables.flatMap(cellsOf)

describe('the concept list', () => {
  it('has at least 2,000 concepts, none of them twice', () => {
    expect(concepts.length).toBeGreaterThanOrEqual(2000)
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

  it('folds every word to letters that can be searched', () => {
    for (const concept of concepts)
      for (const language of languages) for (const word of concept[language]) expect(word).toMatch(/^[a-z0-9]+$/)
  })
})
