/** Amounts are whole cents, because sums of decimal fractions would drift. */
export interface Money {
  currency_code: string
  value: string
}

/** Currencies with two decimals. Others are not simulated. */
export const currencies: ReadonlySet<string> = new Set([
  'EUR',
  'USD',
  'GBP',
  'CHF',
  'SEK',
  'DKK',
  'NOK',
  'PLN',
  'CZK',
  'AUD',
  'CAD',
])

const decimal = /^(?:\d{1,8}|\d{0,8}\.\d{1,2})$/

/** Reads an amount in cents. @returns null unless the value is an amount with at most two decimals */
export function centsOf(value: unknown): number | null {
  if (typeof value !== 'string' || !decimal.test(value)) return null
  const [whole = '', fraction = ''] = value.split('.')
  return Number(whole || '0') * 100 + Number(fraction.padEnd(2, '0'))
}

export const decimalOf = (cents: number): string => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
export const moneyOf = (cents: number, currency: string): Money => ({ currency_code: currency, value: decimalOf(cents) })
