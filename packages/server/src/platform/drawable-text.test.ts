import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { drawableText } from './drawable-text.ts'

/** The font of files has Latin, Greek and Cyrillic letters. */
const hasSign = (sign: string) => /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\d\p{P} \u202f]/u.test(sign)

describe('text that a font without all scripts draws', () => {
  it.each([
    ['Tavilo Tee', 'Tavilo Tee'],
    ['Αθήνα · Москва', 'Αθήνα · Москва'],
    ['ノバ', '[Katakana]'],
    ['ノバ テック Tea', '[Katakana] Tea'],
    ['東京ラーメン', '[Japanisch]'],
    ['茶 & Tee', '[Chinesisch] & Tee'],
    ['삼성', '[Koreanisch]'],
    ['Kaffee قهوة', 'Kaffee [Arabisch]'],
    ['שלום\nTee', '[Hebräisch]\nTee'],
    ['ᚠᚢᚦ', '[…]'],
    ['Tee ☃', 'Tee ?'],
  ])('%s becomes %s', (text, drawn) => {
    expect(drawableText(text, hasSign, 'de')).toBe(drawn)
  })

  it('names the script in the language of the file', () => {
    expect(drawableText('ノバ', hasSign, 'fr')).toBe('[katakana]')
    expect(drawableText('شاي', hasSign, 'es')).toBe('[árabe]')
  })

  it('consists of signs that the font has, in the lines of the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const drawn = drawableText(text, hasSign, 'en')
        expect([...drawn].filter((sign) => sign !== '\n' && sign !== '…' && !hasSign(sign))).toEqual([])
        expect(drawn.split('\n')).toHaveLength(text.split('\n').length)
      }),
    )
  })
})
