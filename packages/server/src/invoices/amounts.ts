/**
 * The amounts of an invoice in cents. The customer pays a fixed gross price. The net amount is derived from it, and the
 * VAT from the net amount, as EN 16931 requires (BR-CO-17). All functions are pure.
 */
export interface Amounts {
  /** The net amount of the only line, and of the invoice (BT-106, BT-109). */
  net: number
  /** The VAT (BT-110, BT-117). */
  vat: number
  /** The net amount plus VAT (BT-112). */
  total: number
  /**
   * The paid amount minus `total`, which is at most one cent (BT-114). Not every gross amount is the sum of a net
   * amount and its VAT.
   */
  rounding: number
  /** The paid amount (BT-113). */
  gross: number
}

/**
 * Returns a share of an amount, rounded to the nearest cent, with halves rounded up. The rate is in hundredths of a
 * percent.
 */
const share = (amount: number, rate: number) => Math.floor((2 * amount * rate + 10_000) / 20_000)

/**
 * Divides a gross amount into the net amount and VAT.
 * @param gross in cents, positive
 * @param rate in hundredths of a percent: 1900 means 19 %
 */
export function divideGross(gross: number, rate: number): Amounts {
  if (!Number.isSafeInteger(gross) || gross <= 0 || gross > 1_000_000_000) throw new RangeError(`not an amount: ${gross}`)
  const whole = 10_000 + rate
  const net = Math.floor((2 * gross * 10_000 + whole) / (2 * whole))
  const vat = share(net, rate)
  return { net, vat, total: net + vat, rounding: gross - net - vat, gross }
}

/** Writes cents as a decimal number with two places: 2900 becomes "29.00". */
export function decimalOf(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}
