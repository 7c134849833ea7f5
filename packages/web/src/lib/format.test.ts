import { locales } from '@marklot/contracts/locale'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFormat } from './format.ts'

/** Narrow and no-break spaces look alike and differ between ICU versions. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('format', () => {
  it('writes calendar days as each language does', () => {
    const written = Object.fromEntries(locales.map((locale) => [locale, createFormat(locale).date('2026-01-09')]))
    expect(written).toEqual({ de: '09.01.2026', en: '9 January 2026', fr: '09/01/2026', es: '09/01/2026', it: '09/01/2026' })
    expect(createFormat('de').date('2026-01-09', 'long')).toBe('9. Januar 2026')
    expect(createFormat('fr').date('2026-12-01', 'long')).toBe('1er décembre 2026')
  })

  it('never shifts a day', () => {
    const format = createFormat('de')
    fc.assert(
      fc.property(fc.date({ min: new Date('1870-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
        const day = at.toISOString().slice(0, 10)
        expect(format.date(day)).toBe(day.split('-').reverse().join('.'))
      }),
    )
  })

  it('returns a text that is no day unchanged', () => {
    expect(createFormat('de').date('2026-13-01')).toBe('2026-13-01')
  })

  it('writes numbers with two decimals, counts without, shares in percent', () => {
    const de = createFormat('de')
    expect(de.number(1234.5)).toBe('1.234,50')
    expect(de.number(1234.5, 0)).toBe('1.235')
    expect(de.count(22_000_000)).toBe('22.000.000')
    expect(plain(de.percent(87))).toBe('87 %')
    expect(createFormat('en').percent(87)).toBe('87%')
    expect(locales.map((locale) => plain(createFormat(locale).percentSign))).toEqual([' %', '%', ' %', ' %', '%'])
  })

  it('uses the currency of the language by default', () => {
    expect(plain(createFormat('de').money(49.99))).toBe('49,99 €')
    expect(createFormat('en').money(49.99)).toBe('$49.99')
    expect(createFormat('en').money(49.99, 'EUR')).toBe('€49.99')
  })

  it('joins lists as each language does, in English without a comma before “and”', () => {
    const written = locales.map((locale) => createFormat(locale).list(['DE', 'EM', 'CH']))
    expect(new Set(written)).toEqual(new Set(['DE, EM und CH', 'DE, EM and CH', 'DE, EM et CH', 'DE, EM y CH', 'DE, EM e CH']))
    expect(createFormat('en').list(['DE', 'EM'], 'disjunction')).toBe('DE or EM')
    expect(createFormat('it').list(['leggere', 'modificare', 'eliminare'])).toBe('leggere, modificare ed eliminare')
    expect(createFormat('it').list(['eliminare'])).toBe('eliminare')
    expect(createFormat('de').list(['Lesen', 'Ändern'], 'unit')).toBe('Lesen, Ändern')
  })

  it('shortens as the charts do: below 1,000 plain, then as each language abbreviates', () => {
    const written = (locale: (typeof locales)[number]) =>
      [0, 999, 1995, 12_345, 999_499, 999_500, 22_040_000].map((value) => plain(createFormat(locale).short(value)))
    expect(written('en')).toEqual(['0', '999', '2K', '12K', '999K', '1.0M', '22.0M'])
    expect(written('de')).toEqual(['0', '999', '2 Tsd.', '12 Tsd.', '999 Tsd.', '1,0 Mio.', '22,0 Mio.'])
    expect(written('fr')).toEqual(['0', '999', '2 k', '12 k', '999 k', '1,0 M', '22,0 M'])
    expect(written('es')).toEqual(['0', '999', '2 mil', '12 mil', '999 mil', '1,0 M', '22,0 M'])
    expect(written('it')).toEqual(['0', '999', '2 mgl.', '12 mgl.', '999 mgl.', '1,0 Mln', '22,0 Mln'])
  })
})
