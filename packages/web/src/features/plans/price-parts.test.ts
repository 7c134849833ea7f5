import { locales } from '@marklot/contracts/locale'
import { describe, expect, it } from 'vitest'
import { priceParts } from './price-parts.ts'

describe('priceParts', () => {
  it('sets the euros apart in the notation of the language', () => {
    expect(priceParts(29, 'de')).toEqual({ before: '', whole: '29', after: ',00\u00a0€' })
    expect(priceParts(1299.5, 'en')).toEqual({ before: '€', whole: '1,299', after: '.50' })
  })

  it('is the whole amount when read together', () => {
    for (const locale of locales)
      for (const amount of [0, 0.99, 79, 12_345.6]) {
        const { before, whole, after } = priceParts(amount, locale)
        const expected = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(amount)
        expect(before + whole + after).toBe(expected)
      }
  })
})
