import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatPhrase } from './phrase.ts'

const fill = (text: string, value: string | number) => formatPhrase(text, 'it', { value })
const articles = {
  il: 'l’',
  al: 'all’',
  dal: 'dall’',
  del: 'dell’',
  nel: 'nell’',
  sul: 'sull’',
  i: 'gli ',
  ai: 'agli ',
  dei: 'degli ',
}

/** Returns whether the number begins with otto or undici when spoken. */
function isVowel(number: number): boolean {
  let first = number
  while (first >= 1000) first = Math.floor(first / 1000)
  return first === 8 || first === 11 || (first >= 80 && first < 90) || (first >= 800 && first < 900)
}

describe('Italian phrases', () => {
  it('elide articles before numbers that begin with a vowel', () => {
    expect(fill('Scade il {value}.', '8 aprile 2027')).toBe('Scade l’8 aprile 2027.')
    expect(fill('fino al {value}', '11 maggio 2027')).toBe('fino all’11 maggio 2027')
    expect(fill('dal {value} in su', '88 %')).toBe('dall’88 % in su')
    expect(fill('i {value} uffici', 8)).toBe('gli 8 uffici')
    expect(fill('Il {value} dei casi', '80 %')).toBe('L’80 % dei casi')
    expect(fill('al {value}', '1 aprile 2027')).toBe('al 1º aprile 2027')
    expect(fill('depositato il {value}', '1 ott 2026')).toBe('depositato il 1º ott 2026')
  })

  it('leave other numbers, dates in figures that begin with a zero, and other words as they are', () => {
    expect(fill('il {value}', '18 aprile 2027')).toBe('il 18 aprile 2027')
    expect(fill('dal {value}', '08/04/2027')).toBe('dal 08/04/2027')
    expect(fill('nel {value}', '1980')).toBe('nel 1980')
    expect(fill('la {value}', '8')).toBe('la 8')
    expect(fill('{value}', '8 aprile')).toBe('8 aprile')
    expect(fill('i {value}', 'marchi')).toBe('i marchi')
  })

  it('do so for every number, and other languages never', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(articles)), fc.nat(10_000_000), ([article, elided], number) => {
        const value = new Intl.NumberFormat('it').format(number)
        expect(fill(`x ${article} {value} y`, number)).toBe(`x ${isVowel(number) ? elided : `${article} `}${value} y`)
        for (const locale of ['de', 'en', 'fr', 'es'] as const)
          expect(formatPhrase(`x ${article} {value} y`, locale, { value })).toBe(`x ${article} ${value} y`)
      }),
    )
  })

  it('keep every inserted text', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(articles)), fc.string(), (article, text) => {
        fc.pre(!text.startsWith('1 '))
        expect(fill(`${article} {value}`, text).endsWith(text)).toBe(true)
      }),
    )
  })
})
