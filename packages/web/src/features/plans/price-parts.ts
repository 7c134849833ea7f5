import type { Locale } from '@marklot/contracts/locale'

/**
 * An amount split so that its whole euros can be set large. Joined, the parts give the amount in the language's
 * notation.
 */
export interface PriceParts {
  before: string
  whole: string
  after: string
}

/**
 * Splits a price, always in euros with two decimals and the euro sign (decisions, "Prices"). The language changes only
 * the notation.
 */
export function priceParts(amount: number, locale: Locale): PriceParts {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).formatToParts(amount)
  const isWhole = ({ type }: Intl.NumberFormatPart) => type === 'integer' || type === 'group'
  const first = parts.findIndex(isWhole)
  const last = parts.findLastIndex(isWhole)
  const text = (from: number, to: number) =>
    parts
      .slice(from, to)
      .map(({ value }) => value)
      .join('')
  return { before: text(0, first), whole: text(first, last + 1), after: text(last + 1, parts.length) }
}
