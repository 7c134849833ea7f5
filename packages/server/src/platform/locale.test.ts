import fc from 'fast-check'
import { expect, it } from 'vitest'
import { negotiateLocale } from './locale.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['de-AT,de;q=0.9,en;q=0.8', 'de'],
  ['pt-BR, it;q=0.7, fr;q=0.8', 'fr'],
  ['es;q=0.5,IT', 'it'],
  ['ja', 'en'],
  ['fr;q=0', 'en'],
  ['de;q=abc, es;q=0.1', 'es'],
])('%s selects %s', (header, locale) => {
  expect(negotiateLocale(header)).toBe(locale)
})

it('returns a supported language for any header', () => {
  fc.assert(fc.property(fc.string(), (header) => ['de', 'en', 'fr', 'es', 'it'].includes(negotiateLocale(header))))
})
