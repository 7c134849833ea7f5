import { locales } from '@marklot/contracts/locale'
import { describe, expect, it } from 'vitest'
import { officeTermLists, officeTerms } from './office-terms.ts'
import { readCodeTerms, readTerms } from './office-terms-table.ts'

describe('terms of the offices', () => {
  it.each(officeTermLists)('of the list “%s” have a text without a gap in five languages', (list) => {
    for (const [key, { texts }] of officeTerms[list]) {
      expect(Object.keys(texts).sort()).toEqual([...locales].sort())
      for (const text of Object.values(texts)) expect(text, key).toMatch(/^\S[^{}]*\S$/)
    }
  })

  it('have keys that an office’s words can lead to', () => {
    for (const list of officeTermLists)
      for (const key of officeTerms[list].keys())
        expect(key).toMatch(list === 'usEvent' ? /^[A-Z0-9.]{4}(\/[A-Z0-9])?$/ : /^((us|at|em|es)\.)?[a-z0-9]+(-[a-z0-9]+)*$/)
  })
})

describe('events of the USPTO', () => {
  it.each([
    ['TTCG/R', 'TTAB: counterclaim granted'],
    ['TTCG/P', 'TTAB: counterclaim granted in part, denied in part'],
    ['44ED/I', 'Filing basis section 44(e) deleted'],
    ['44ED/O', 'Petition on section 44(e) denied'],
    ['RAPP', 'Replacement of the national registration approved'],
    ['CORV/1', 'Correspondence reviewed: address updated'],
    ['PUM3', 'Proof of use office action no. 3 issued'],
  ])('include %s', (event, text) => {
    expect(officeTerms.usEvent.get(event)?.texts.en).toBe(text)
  })
})

describe('tables of terms', () => {
  it('give all keys of a line the same texts', () => {
    const terms = readTerms('en', 'word word-mark | Wortmarke | Word mark | Marque verbale | Marca | Marchio')
    expect(terms.get('word')).toEqual(terms.get('word-mark'))
    expect(terms.get('word')).toMatchObject({ language: 'en', texts: { de: 'Wortmarke' } })
  })

  it('fill the place of a code’s value', () => {
    const terms = readCodeTerms('NA15=15 NA85=8/15 | § {x} | sec. {x} | art. {x} | art. {x} | art. {x}')
    expect(terms.get('NA85')?.texts.de).toBe('§ 8, 15')
    expect(terms.get('NA15')?.texts.en).toBe('sec. 15')
  })

  it.each([
    ['a missing text', 'word | a | b | c | d'],
    ['a text too many', 'word | a | b | c | d | e | f'],
    ['a key listed twice', 'word word | a | b | c | d | e'],
  ])('refuse %s', (_, table) => expect(() => readTerms('en', table)).toThrow())

  it('refuse a value without a place, and a place without a value', () => {
    expect(() => readCodeTerms('NA15=15 | a | b | c | d | e')).toThrow('NA15')
    expect(() => readCodeTerms('NA15 | {x} | {x} | {x} | {x} | {x}')).toThrow('NA15')
  })
})
