import { noFilters } from '@marklot/contracts'
import { describe, expect, it } from 'vitest'
import type { DossierHit } from './model.ts'
import { askedRows, comparedLogos, howToRead, notSearchedSection, searchTypeOf } from './sections.ts'
import { dossierWords } from './words.ts'

it.each([
  [true, { mode: 'name' as const, text: 'Tavilo', query: '' }],
  [true, { mode: 'nameAndLogo' as const, text: 'Tavilo', query: '' }],
  [true, { mode: 'expert' as const, text: '', query: 'similar:tavilo class:30' }],
  [false, { mode: 'name' as const, text: '', query: '' }],
  [false, { mode: 'number' as const, text: '30 2026 1', query: '' }],
  [false, { mode: 'owner' as const, text: 'Tavilo GmbH', query: '' }],
  [false, { mode: 'logo' as const, text: '', query: '' }],
  [false, { mode: 'expert' as const, text: '', query: 'owner:tavilo' }],
])('names the minimum similarity (%s) of %o only where names were compared', (isNamed, asked) => {
  const rows = askedRows({ ...asked, filters: noFilters, minimumSimilarity: 70 }, dossierWords('en'))
  expect(rows.some(([name]) => name === 'Minimum similarity')).toBe(isNamed)
})

it('does not call a search by filters alone a search by name', () => {
  const typeOf = (text: string) => searchTypeOf({ mode: 'name', text, query: '' }, dossierWords('en'))
  expect(typeOf('Tavilo')).toBe('Name')
  expect(typeOf('')).toBe('Marks by filters')
})

it('explains comparisons only where there are any', () => {
  const hit = { comparison: null, line: null } as DossierHit
  expect(howToRead([hit], dossierWords('en'))).toEqual([])
  expect(howToRead([hit, { ...hit, line: {} as never }], dossierWords('en'))).toHaveLength(1)
})

describe('a search by logo', () => {
  const words = dossierWords('en')
  const crop = { x: 0.1, y: 0.1, width: 0.6, height: 0.571 }
  const logo = { id: null, crop, leaveOut: [crop, crop], turned: true, parts: false }
  const rowsOf = (minimumLogoSimilarity: number | null) =>
    Object.fromEntries(
      askedRows(
        {
          mode: 'logo',
          text: '',
          query: '',
          filters: noFilters,
          minimumSimilarity: 70,
          minimumLogoSimilarity,
          logo,
          sameIdea: true,
        },
        words,
      ),
    )

  it('names what of the logo was searched, and how similar the found ones had to be', () => {
    expect(rowsOf(null)).toMatchObject({
      'Your logo': 'Selection: 60 × 57% of the picture and 2 parts do not count',
      'Minimum logo similarity': '70%',
      'Also found': 'mirrored, rotated by quarter turns or slightly tilted (up to about 20°); the same motif, drawn differently',
    })
    expect(rowsOf(0)).toMatchObject({ 'Minimum logo similarity': 'any' })
  })

  it('names the logos that were compared and those that were not', () => {
    const itemsOf = (logosCompared?: { of: number; total: number; asOf: null }) =>
      JSON.stringify(notSearchedSection([], { logosCompared, comparesNames: true }, words))
    const compared = { of: 412, total: 414, asOf: null }
    expect(JSON.stringify(comparedLogos(compared, words))).toContain('412 of 414 logos')
    expect(itemsOf(compared)).toContain('2 marks with a picture were not')
    expect(itemsOf({ ...compared, of: 414 })).not.toContain('with a picture')
    expect(comparedLogos(undefined, words)).toEqual([])
    expect(itemsOf()).toContain(words.search('receipt.notLogos'))
    expect(itemsOf(compared)).not.toContain(words.search('receipt.notLogos'))
  })
})
