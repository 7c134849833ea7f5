import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decimalOf, divideGross } from './amounts.ts'
import { standardRates } from './vat.ts'

const rates = [0, ...new Set(Object.values(standardRates))]

/** Rounds halves up, in whole numbers of any size. */
function rounded(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator))
}

it.each([
  [2900, { net: 2437, vat: 463, rounding: 0 }],
  [7900, { net: 6639, vat: 1261, rounding: 0 }],
  [19900, { net: 16723, vat: 3177, rounding: 0 }],
])('divides the price of %i cents without rounding', (gross, expected) => {
  expect(divideGross(gross, 1900)).toMatchObject(expected)
})

it('follows the calculation rules of EN 16931 for every amount and rate', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), fc.constantFrom(...rates), (paid, rate) => {
      const { net, vat, total, rounding, gross } = divideGross(paid, rate)
      // BR-CO-17: the VAT is the net amount times the rate, rounded to two decimals.
      expect(vat).toBe(rounded(BigInt(net) * BigInt(rate), 10_000n))
      // BR-CO-15: the total is the net amount plus VAT.
      expect(total).toBe(net + vat)
      // BR-CO-16: nothing is due, because the paid amount is the total plus the rounding amount.
      expect(total - gross + rounding).toBe(0)
      expect(gross).toBe(paid)
      expect(Math.abs(rounding)).toBeLessThanOrEqual(1)
    }),
    { numRuns: 5_000 },
  )
})

it('rounds only amounts that are no net amount with its VAT', () => {
  for (const rate of rates) {
    const possible = new Set<number>()
    for (let net = 0; net <= 4_000; net++) possible.add(net + rounded(BigInt(net) * BigInt(rate), 10_000n))
    for (let gross = 1; gross <= 4_000; gross++)
      expect([gross, rate, divideGross(gross, rate).rounding === 0]).toEqual([gross, rate, possible.has(gross)])
  }
})

it('refuses what is no amount', () => {
  for (const gross of [0, -1, 0.5, Number.NaN, 1_000_000_001]) expect(() => divideGross(gross, 1900)).toThrow(RangeError)
})

it('writes cents as decimals', () => {
  expect([0, 5, 1900, 123456, -1].map(decimalOf)).toEqual(['0.00', '0.05', '19.00', '1234.56', '-0.01'])
})
