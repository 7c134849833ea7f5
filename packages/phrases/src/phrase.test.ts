import { describe, expect, it } from 'vitest'
import { formatPhrase, insideSentence, ordinalFirst, separated } from './phrase.ts'

describe('formatPhrase', () => {
  it("inserts texts unchanged and numbers in the language's notation", () => {
    expect(formatPhrase('{name}: {size}', 'de', { name: '{size} & <b>', size: 12345.5 })).toBe('{size} & <b>: 12.345,5')
    expect(formatPhrase('{size}', 'en', { size: 12345.5 })).toBe('12,345.5')
  })

  it('leaves a place without a value visible', () => {
    expect(formatPhrase('Seite {page}', 'de')).toBe('Seite {page}')
  })

  it("selects the form by the language's plural rules", () => {
    const forms = { zero: 'keine Treffer', one: '{count} Treffer (einer)', other: '{count} Treffer' }
    expect([0, 1, 2, 1000].map((count) => formatPhrase(forms, 'de', { count }))).toEqual([
      'keine Treffer',
      '1 Treffer (einer)',
      '2 Treffer',
      '1.000 Treffer',
    ])
    // In French, zero is singular unless it has a sentence of its own.
    expect(formatPhrase({ one: '{count} marque', other: '{count} marques' }, 'fr', { count: 0 })).toBe('0 marque')
    expect(formatPhrase({ one: 'uno', many: '{count} de marcas', other: '{count} marcas' }, 'es', { count: 1_000_000 })).toMatch(
      / de marcas$/,
    )
    expect(formatPhrase({ one: 'uno', other: '{count} marcas' }, 'es', { count: 1_000_000 })).toMatch(/ marcas$/)
  })
})

describe('French', () => {
  it('names the first of a month by its ordinal', () => {
    expect(formatPhrase('Déposée le {date}.', 'fr', { date: '1 octobre 2026' })).toBe('Déposée le 1er octobre 2026.')
    expect(formatPhrase('déposée le {date}', 'fr', { date: '1 oct. 2026' })).toBe('déposée le 1er oct. 2026')
    expect(formatPhrase('du {date}', 'fr', { date: 'mardi 1 décembre 2026' })).toBe('du mardi 1er décembre 2026')
    expect(ordinalFirst('fr', '1 décembre 2026 à 01:23:45 UTC+1')).toBe('1er décembre 2026 à 01:23:45 UTC+1')
    expect(ordinalFirst('fr', '21 décembre 2026')).toBe('21 décembre 2026')
    expect(ordinalFirst('es', '1 mayo 2026')).toBe('1 mayo 2026')
    expect(formatPhrase('le {date}', 'fr', { date: '11 oct. 2026' })).toBe('le 11 oct. 2026')
    expect(formatPhrase('{count} mai', 'fr', { count: 1 })).toBe('1 mai')
  })

  it('sets a narrow no-break space before a semicolon', () => {
    expect(separated('fr', ['art. 46 RMUE', 'jours fériés'])).toBe('art. 46 RMUE\u202f; jours fériés')
    expect(separated('it', ['art. 46 RMUE', 'giorni festivi'])).toBe('art. 46 RMUE; giorni festivi')
  })
})

describe('insideSentence', () => {
  it('lowers the first letter, except in German and of abbreviations', () => {
    expect(insideSentence('es', 'Objeción posible')).toBe('objeción posible')
    expect(insideSentence('fr', 'Élément faible')).toBe('élément faible')
    expect(insideSentence('de', 'Beanstandung möglich')).toBe('Beanstandung möglich')
    expect(insideSentence('en', 'USPTO step')).toBe('USPTO step')
    expect(insideSentence('en', '')).toBe('')
  })
})
