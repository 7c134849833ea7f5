import { locales } from '@marklot/contracts/locale'
import { describe, expect, it } from 'vitest'
import { citeSources, laws } from './laws.ts'

const inEach = (source: string) => Object.fromEntries(locales.map((locale) => [locale, citeSources(source, locale)]))

describe('citeSources', () => {
  it('names a law as each language does', () => {
    expect(inEach('Art. 46 EUTMR')).toEqual({
      de: 'Art. 46 UMV',
      en: 'Art. 46 EUTMR',
      fr: 'art. 46 RMUE',
      es: 'art. 46 RMUE',
      it: 'art. 46 RMUE',
    })
    expect(inEach('Art. 4 C Paris Convention')).toEqual({
      de: 'Art. 4 C PVÜ',
      en: 'Art. 4 C of the Paris Convention',
      fr: 'art. 4 C de la Convention de Paris',
      es: 'art. 4 C del Convenio de París',
      it: 'art. 4 C della Convenzione di Parigi',
    })
  })

  it('joins several provisions of one law', () => {
    expect(inEach('Art. 52, 53 EUTMR')).toEqual({
      de: 'Art. 52 und 53 UMV',
      en: 'Arts 52 and 53 EUTMR',
      fr: 'art. 52 et 53 RMUE',
      es: 'arts. 52 y 53 RMUE',
      it: 'artt. 52 e 53 RMUE',
    })
    expect(citeSources('§ 29c, § 33a MSchG', 'de')).toBe('§§\u00a029c und 33a des österreichischen MSchG')
  })

  it('tells the Austrian and the Swiss act of one abbreviation apart', () => {
    expect(citeSources('§ 29a MSchG', 'en')).toBe('section 29a of the Austrian Trade Mark Protection Act')
    expect(citeSources('Art. 31 MSchG', 'en')).toBe('Art. 31 of the Swiss Trade Mark Protection Act')
  })

  it('writes the numbers of the French code as France does, in French only', () => {
    expect(citeSources('Art. L712-9, R712-24 CPI', 'fr')).toBe('art. L.\u00a0712-9 et R.\u00a0712-24 CPI')
    expect(citeSources('Art. L712-4 CPI', 'it')).toBe('art. L712-4 del codice francese della proprietà intellettuale')
  })

  it('cites each of several sources, and leaves an unknown one as it is', () => {
    expect(citeSources('§ 42 MarkenG; § 193 BGB; § 1 XyzG', 'en')).toBe(
      'section 42 of the German Trade Mark Act; section 193 of the German Civil Code; § 1 XyzG',
    )
  })

  it('holds single sources: none contains the separator', () => {
    expect(Object.keys(laws).filter((source) => source.includes('; '))).toEqual([])
  })
})
