import type { GoodsAndServicesItem } from '@marklot/contracts/brand'
import { describe, expect, it } from 'vitest'
import { classTexts, deliveredLanguages, preferredLanguage } from './class-texts.ts'

const niceClass = (key: string) => ({ key, description: `Überschrift ${key}`, shortDescription: `Kurz ${key}` })
const item = (key: string | null, language: string | null, description: string): GoodsAndServicesItem => ({
  description,
  language,
  niceClass: key === null ? null : { key, description: `Aus dem Verzeichnis ${key}` },
})

describe('classes and their texts', () => {
  it('are sorted by number, not by letter', () => {
    const keys = classTexts([niceClass('35'), niceClass('9'), niceClass('30')], [item('05', null, 'Arzneien')], 'de').map(
      ({ key }) => key,
    )
    expect(keys).toEqual(['5', '9', '30', '35'])
  })
  it('use the requested language, else a delivered one', () => {
    const goods = [item('30', 'en', 'Tea'), item('30', 'fr', 'Thé'), item('9', 'fr', 'Logiciels')]
    const [nine, thirty] = classTexts([niceClass('30'), niceClass('9')], goods, 'en')
    expect(thirty?.texts).toEqual([{ description: 'Tea', language: 'en' }])
    expect(nine?.texts).toEqual([{ description: 'Logiciels', language: 'fr' }])
  })
  it('show a class without text and a text whose class is not listed', () => {
    const all = classTexts([niceClass('30')], [item('41', 'en', 'Education')], 'en')
    expect(all.map(({ key, heading, texts }) => [key, heading, texts.length])).toEqual([
      ['30', 'Kurz 30', 0],
      ['41', 'Aus dem Verzeichnis 41', 1],
    ])
  })
})

describe('languages', () => {
  it('are those delivered, each once', () => {
    const goods = {
      classified: [item('1', 'en', 'a'), item('2', 'en', 'b')],
      unclassified: [item(null, 'de', 'c'), item(null, null, 'd')],
    }
    expect(deliveredLanguages(goods)).toEqual(['en', 'de'])
  })
  it('prefer the reader’s, then English, then the first', () => {
    expect(preferredLanguage(['en', 'fr', 'de'], 'de')).toBe('de')
    expect(preferredLanguage(['fr', 'en'], 'de')).toBe('en')
    expect(preferredLanguage(['fr', 'es'], 'de')).toBe('fr')
    expect(preferredLanguage([], 'de')).toBeNull()
  })
})
