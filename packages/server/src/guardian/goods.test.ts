import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { goodsLike } from './goods.ts'

const german = { niceClass: 43, language: 'de', text: 'Verpflegung von Gästen in Restaurants' }
const english = { niceClass: 43, language: 'en', text: 'Services for providing food and drink' }
const french = { niceClass: 43, language: 'fr', text: 'Services de restauration' }

describe('the language in which goods are compared', () => {
  it('is that of the other goods', () => {
    const goods = [french, german, english]
    expect(goodsLike(goods, 'Restaurants')).toEqual([german])
    expect(goodsLike(goods, 'restauration rapide')).toEqual([french])
    expect(goodsLike(goods, 'preparing food')).toEqual([english])
  })

  it('is English if no language or several share words with the other goods, else the first one', () => {
    expect(goodsLike([french, german, english], 'Karosserien')).toEqual([english])
    expect(goodsLike([french, english], 'services')).toEqual([english])
    expect(goodsLike([french, german], '')).toEqual([french])
  })

  it('is one language with all its goods, whatever the other goods', () => {
    const items = fc.record({
      niceClass: fc.integer({ min: 1, max: 45 }),
      language: fc.constantFrom('de', 'en', 'fr', 'pl'),
      text: fc.string({ maxLength: 30 }),
    })
    fc.assert(
      fc.property(fc.array(items, { maxLength: 12 }), fc.string({ maxLength: 40 }), (goods, text) => {
        const chosen = goodsLike(goods, text)
        const languages = new Set(chosen.map(({ language }) => language))
        expect(languages.size).toBe(Math.min(1, goods.length))
        expect(chosen).toEqual(goods.filter(({ language }) => languages.has(language)))
      }),
    )
  })
})
