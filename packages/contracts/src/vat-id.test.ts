import { expect, it } from 'vitest'
import { hasVatIds, isVatIdOf, normalizedVatId } from './vat-id.ts'

it.each([
  ['AT', 'ATU12345678'],
  ['BE', 'BE0123456789'],
  ['CY', 'CY12345678X'],
  ['DE', 'DE 123.456-789'],
  ['ES', 'ESB1234567A'],
  ['FR', 'FRAB123456789'],
  ['GR', 'EL123456789'],
  ['IE', 'IE1234567WA'],
  ['IE', 'IE1+23456W'],
  ['LT', 'LT123456789012'],
  ['MC', 'FR12345678901'],
  ['NL', 'nl123456789b01'],
  ['SE', 'SE123456789001'],
])('%s has numbers like %s', (country, vatId) => {
  expect(isVatIdOf(country, vatId)).toBe(true)
})

it.each([
  ['AT', 'DE123456789'],
  ['AT', 'AT12345678'],
  ['DE', 'DE12345678'],
  ['DE', '123456789'],
  ['GR', 'GR123456789'],
  ['EL', 'EL123456789'],
  ['CH', 'CHE123456788'],
  ['US', 'US123456789'],
  ['DE', ''],
])('%s has no number %j', (country, vatId) => {
  expect(isVatIdOf(country, vatId)).toBe(false)
})

it('knows the countries with numbers, and how they are written', () => {
  expect(['DE', 'GR', 'MC', 'CH', 'GB', 'EL', '', 'toString'].filter(hasVatIds)).toEqual(['DE', 'GR', 'MC'])
  expect(normalizedVatId(' atu 1234-56.78 ')).toBe('ATU12345678')
})
