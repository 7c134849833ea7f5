import { describe, expect, it } from 'vitest'
import { languages } from '../area.ts'
import { tradeFields } from './index.ts'

describe('the trades', () => {
  it('have classes that exist, words in every language and no empty word', () => {
    for (const field of tradeFields) {
      expect(field.classes.length).toBeGreaterThan(0)
      for (const number of field.classes) expect(number >= 1 && number <= 45 && Number.isInteger(number)).toBe(true)
      for (const language of languages) expect(field[language].split(',').every((word) => word.trim() !== '')).toBe(true)
    }
  })

  it('mean all goods of a class only if they have that class alone', () => {
    for (const { goods, classes } of tradeFields) if (goods.trim() === '') expect(classes).toHaveLength(1)
  })

  it('are recognised by words without accents or commas', () => {
    for (const { goods } of tradeFields) expect(goods).toMatch(/^[a-z0-9\s-]*$/)
  })
})
