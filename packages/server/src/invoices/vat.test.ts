import { expect, it } from 'vitest'
import { standardRates, vatOf } from './vat.ts'

const consumer = { isBusinessCustomer: false, hasVatId: false }
const business = { isBusinessCustomer: true, hasVatId: false }

it('has a rate for each of the 27 countries', () => {
  expect(Object.keys(standardRates)).toHaveLength(27)
  for (const rate of Object.values(standardRates)) expect(rate).toBeGreaterThanOrEqual(1500)
})

it.each([
  ['a German consumer', { ...consumer, country: 'DE' }, 'oss', { treatment: 'domestic', category: 'S', rate: 1900 }],
  ['a German business', { ...business, country: 'DE', hasVatId: true }, 'germany', { treatment: 'domestic', rate: 1900 }],
  ['an EU consumer below the threshold', { ...consumer, country: 'AT' }, 'germany', { treatment: 'belowThreshold', rate: 1900 }],
  ['an EU consumer under OSS', { ...consumer, country: 'FI' }, 'oss', { treatment: 'oss', category: 'S', rate: 2550 }],
  ['a consumer in Monaco under OSS', { ...consumer, country: 'MC' }, 'oss', { treatment: 'oss', rate: 2000 }],
  ['an EU business with its number', { ...business, country: 'IT', hasVatId: true }, 'oss', { category: 'AE', rate: 0 }],
  ['a Greek business', { ...business, country: 'GR', hasVatId: true }, 'oss', { treatment: 'reverseCharge' }],
  ['an EU business without a number', { ...business, country: 'IT' }, 'oss', { treatment: 'oss', rate: 2200 }],
  ['a consumer with a number', { ...consumer, country: 'IT', hasVatId: true }, 'germany', { treatment: 'belowThreshold' }],
  ['a Swiss consumer', { ...consumer, country: 'CH' }, 'germany', { treatment: 'outsideEu', category: 'O', rate: 0 }],
  ['a British business', { ...business, country: 'GB', hasVatId: true }, 'oss', { treatment: 'outsideEu' }],
] as const)('taxes %s', (_, facts, scheme, expected) => {
  expect(vatOf(facts, scheme)).toMatchObject(expected)
})
