import { locales } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import { asciiLabel, readDomain, readTld } from './domain-name.ts'
import { labelsOf } from './labels.ts'

describe('labels of a brand', () => {
  it.each([
    ['Tavilo', ['tavilo']],
    ['Müller & Söhne', ['muellerundsoehne', 'mueller-und-soehne', 'xn--mllerundshne-djb9e', 'xn--mller-und-shne-5pb9f']],
    ['L’Étoile', ['letoile', 'xn--ltoile-bva']],
    ['A+B®', ['aplusb', 'a-plus-b']],
    ['Москва', ['moskva', 'xn--80adxhks']],
  ])('%s', (brand, labels) => {
    expect(labelsOf(brand, 'de')).toEqual(labels)
  })

  it('speak signs in the language of the page', () => {
    const first = Object.fromEntries(locales.map((locale) => [locale, labelsOf('A & B', locale)[0]]))
    expect(first).toEqual({ de: 'aundb', en: 'aandb', fr: 'aetb', es: 'ayb', it: 'aeb' })
  })

  it('are none for a brand without letters and digits', () => {
    expect(labelsOf('★ !', 'de')).toEqual([])
  })
})

describe('a label', () => {
  it.each(['-a', 'a-', 'a_b', 'a b', 'a.b', 'a%62', 'ab--c', 'a'.repeat(64), '', 'xn--a'])('is not %j', (label) => {
    expect(asciiLabel(label)).toBeNull()
  })

  it.each([
    ['A', 'a'],
    ['a-1', 'a-1'],
    ['straße', 'xn--strae-oqa'],
    ['ＡＢＣ', 'abc'],
    ['xn--strae-oqa', 'xn--strae-oqa'],
  ])('%s is written %s', (label, ascii) => {
    expect(asciiLabel(label)).toBe(ascii)
  })
})

describe('a domain', () => {
  it.each(['tavilo', 'www.tavilo.de', 'co.uk', '.de', 'tavilo.1', 'tavilo..de', 'https://tavilo.de', '127.0.0.1', 'tavilo.de/x'])(
    'is not %j, because nobody can register it',
    (text) => {
      expect(readDomain(text)).toBeNull()
    },
  )

  it('is read with its parts', () => {
    expect(readDomain('Müller.CO.UK.')).toMatchObject({
      name: 'xn--mller-kva.co.uk',
      unicodeName: 'müller.co.uk',
      unicodeLabel: 'müller',
      tld: 'co.uk',
      type: 'country',
    })
    expect(readDomain('tavilo.tea')).toMatchObject({ tld: 'tea', type: 'other' })
    expect(readDomain('tavilo.com')).toMatchObject({ type: 'commercial' })
  })

  it('has a top-level domain that is typed with or without a dot', () => {
    expect(['.de', ' DE', 'co.uk', 'com.br', 'рф', '1'].map(readTld)).toEqual(['de', 'de', 'co.uk', null, 'xn--p1ai', null])
  })
})
