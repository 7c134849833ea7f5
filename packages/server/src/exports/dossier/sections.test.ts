import { noFilters } from '@marklot/contracts'
import { expect, it } from 'vitest'
import type { DossierHit } from './model.ts'
import { askedRows, howToRead, searchTypeOf } from './sections.ts'
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
