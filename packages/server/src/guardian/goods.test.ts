import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { degreeOfTerm, goodsLike, textOfGoods } from './goods.ts'

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

describe('a list that is too long to compare', () => {
  const listed = (niceClass: number, ...texts: string[]) => ({ niceClass, language: 'en', text: texts.join('; ') })
  const tools = Array.from({ length: 90 }, (_, at) => `hand-operated tools of kind ${at} for sharpening`)

  it('is compared by the goods of the class asked for, wherever they are', () => {
    const mark = [listed(8, ...tools), listed(43, 'restaurants; bar services')]
    expect(degreeOfTerm({ niceClass: 43, text: 'Restaurants' }, mark)).toBe('identical')
    expect(degreeOfTerm({ niceClass: 8, text: 'Hand-operated tools for sharpening' }, mark)).not.toBe('dissimilar')
    expect(degreeOfTerm({ niceClass: 36, text: 'Insurance' }, mark)).toBe('dissimilar')
  })

  it('is compared by the goods with the same words within one class', () => {
    const mark = [listed(8, ...tools, 'razors; scissors')]
    expect(degreeOfTerm({ niceClass: 8, text: 'Razors' }, mark)).toBe('identical')
  })

  it('keeps its order where nothing is near, and never grows', () => {
    const mark = [listed(8, ...tools)]
    const text = textOfGoods(mark, { goods: 'Insurance', classes: [36] })
    expect(text).toBe(tools.join('; ').slice(0, 1_500))
  })
})
