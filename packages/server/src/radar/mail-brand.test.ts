import type { ResultBrand } from '@marklot/contracts/radar'
import type { LogoSimilarity } from '@marklot/contracts/search'
import { compareNames } from '@marklot/similarity'
import { describe, expect, it } from 'vitest'
import { brandSection } from './mail-brand.ts'

function brandNamed(name: string, more: Partial<ResultBrand> = {}): ResultBrand {
  const compared = compareNames('Tavilo', name)
  return {
    brandId: 'de-302026',
    name,
    brandType: 'Word',
    registrationOfficeCode: 'de',
    brandLogoUrl: null,
    brandState: { key: 'de.x', description: 'Filed', shortDescription: 'filed' },
    brandStateCategory: 'new',
    applicationNumberDisplay: '30 2026',
    registrationNumberDisplay: null,
    applicationDate: null,
    registrationDate: null,
    oppositionPeriodEndDate: null,
    priorityDate: null,
    niceClasses: [9],
    ownerName: 'Casa & Sons',
    ownerNameNeedsLogin: false,
    ownerNames: null,
    ownerSeat: null,
    score: compared.score,
    comparison: compared.comparison,
    verdict: 'new',
    changes: [],
    opposition: null,
    assessed: null,
    ...more,
  }
}
const links = [{ label: 'View', url: 'https://m.test/brands/de-302026?q="a"&b=1' }]

describe('a brand in a mail', () => {
  it('escapes what registers and people write', () => {
    const { html, text } = brandSection(brandNamed('<img src=x> "Tavilo"'), links, 'en')
    expect(html).not.toContain('<img')
    expect(html).not.toContain('Casa & Sons')
    expect(html).not.toContain('q="a"&b')
    expect(text).toContain('<img src=x> "Tavilo"')
  })

  it.each([
    [-1, 'Opposition period ended on 1 Mar 2027'],
    [0, 'Opposition until 1 Mar 2027, last day'],
    [1, 'Opposition until 1 Mar 2027, one day left'],
    [45, 'Opposition until 1 Mar 2027, 45 days left'],
  ])('says what is left of the opposition period after %i days', (daysLeft, sentence) => {
    const opposition = { endDate: '2027-03-01', isComputed: false, source: null, daysLeft }
    expect(brandSection(brandNamed('Tavelo', { opposition }), links, 'en').text).toContain(sentence)
  })

  it('says by which rule an end was computed, and when there is none', () => {
    const opposition = { endDate: '2027-03-01', isComputed: true, source: '§ 42 MarkenG', daysLeft: 9 }
    expect(brandSection(brandNamed('Tavelo', { opposition }), links, 'de').text).toContain('(berechnet nach § 42 MarkenG)')
    expect(brandSection(brandNamed('Tavelo'), links, 'de').text).toContain('Keine Widerspruchsfrist bekannt')
  })

  it('says what has changed', () => {
    const { text } = brandSection(brandNamed('Tavelo', { verdict: 'changed', changes: ['owner', 'goods'] }), links, 'fr')
    expect(text).toContain('Modifié : titulaire, produits et services')
  })

  it.each([
    ['similar', 'Logo: 62 %, ähnlich, unverändert'],
    ['sameIdea', 'Logo: 62 %, gleiches Motiv'],
    [null, 'Logo: 62 %, entfernt ähnlich'],
  ] as const)('calls only a copy of a logo unaltered: %s', (kind, line) => {
    const logo = { score: 62, kind, alterations: [], query: null, mark: null, scores: null, columns: [] }
    const { text } = brandSection(brandNamed('Tavelo', { similarity: { logo } }), links, 'de')
    expect(text.replaceAll('\u00a0', ' ').split('\n')).toContain(line)
  })

  it('names the features that differ in a copy without alterations', () => {
    const box = { x: 0, y: 0, width: 1, height: 1 }
    const column = { alterations: [], query: box, mark: box, queryColours: [], markColours: [] }
    const columns = [
      { ...column, kind: 'shape', state: 'equal' },
      { ...column, kind: 'word', state: 'different' },
    ] satisfies LogoSimilarity['columns']
    const logo = { score: 100, kind: 'identical', alterations: [], query: null, mark: null, scores: null, columns } as const
    const similarity = { logo: { ...logo, alterations: [], columns } }
    const { text } = brandSection(brandNamed('Tavelo', { similarity }), links, 'fr')
    expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('Logo : 100 %, identique, Mot : diffère')
  })

  it('says of a mark without a picture whether it has one at all', () => {
    const textOf = (brandType: 'Word' | 'Combined') =>
      brandSection(brandNamed('Tavelo', { brandType, similarity: { logo: null } }), links, 'en').text
    expect(textOf('Word')).toContain('Word mark without a picture')
    expect(textOf('Combined')).toContain('Picture not compared')
  })

  it('names the higher of the similarities by name and by logo first', () => {
    const logo = { score: 98, kind: 'identical', alterations: [], query: null, mark: null, scores: null, columns: [] } as const
    const similarity = { logo: { ...logo, alterations: [], columns: [] } }
    const { text } = brandSection(brandNamed('Nordlicht', { similarity }), links, 'en')
    expect(text.split('\n')[0]).toBe('Nordlicht · 98% similar')
  })

  it('continues long signs below, so that a phone shows them whole', () => {
    const tables = (name: string) => brandSection(brandNamed(name), links, 'en').html.split('<table').length - 1
    expect(tables('Tavelo')).toBe(1)
    expect(tables('Tavelo and the long company of merchants')).toBeGreaterThan(2)
  })

  it('without words is named as such', () => {
    expect(brandSection(brandNamed('x', { name: null, score: null, comparison: null }), links, 'it').text).toContain(
      'Marchio figurativo senza testo',
    )
  })
})
