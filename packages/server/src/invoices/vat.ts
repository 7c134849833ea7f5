/**
 * The only table of VAT: which country taxes a digital service of a German operator, and at which rate (§ 3a UStG,
 * Articles 44, 45, 58, 59c of Directive 2006/112/EC). Its functions are pure.
 */
import type { VatTreatment } from '@marklot/contracts/invoices'

/** The standard rates of the EU in hundredths of a percent, by country, as of January 2026. */
export const standardRates: Readonly<Record<string, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
}
/** Territories that count as part of another country (Article 7 of the directive). */
const countsAs: Readonly<Record<string, string>> = { MC: 'FR' }

/**
 * How sales to consumers in other EU countries are taxed. `germany`: the operator's sales to them stay below EUR 10,000
 * a year (§ 3a (5) sentence 3 UStG). `oss`: they are taxed at the customer's own country's rate, declared through the
 * One-Stop-Shop (§ 18j UStG).
 */
export type EuVatScheme = 'germany' | 'oss'

export interface Vat {
  treatment: VatTreatment
  /** The category of UNTDID 5305: standard rate, reverse charge, or outside the scope of VAT. */
  category: 'S' | 'AE' | 'O'
  /** The rate in hundredths of a percent; 0 unless the category is S. */
  rate: number
}

/** The facts about a buyer that determine the VAT. */
export interface VatFacts {
  /** The country code of ISO 3166-1. */
  country: string
  isBusinessCustomer: boolean
  /** Whether the business gave a VAT identification number of its country. */
  hasVatId: boolean
}

/**
 * Decides how a sale is taxed. A business of another EU country that gives no VAT identification number is treated as
 * a consumer, as Article 18 (2) of Regulation (EU) 282/2011 allows for digital services.
 */
export function vatOf({ country, isBusinessCustomer, hasVatId }: VatFacts, scheme: EuVatScheme): Vat {
  const place = countsAs[country] ?? country
  const rateOf = (code: string) => standardRates[code] ?? 0
  if (place === 'DE') return { treatment: 'domestic', category: 'S', rate: rateOf('DE') }
  if (standardRates[place] === undefined) return { treatment: 'outsideEu', category: 'O', rate: 0 }
  if (isBusinessCustomer && hasVatId) return { treatment: 'reverseCharge', category: 'AE', rate: 0 }
  if (scheme === 'oss') return { treatment: 'oss', category: 'S', rate: rateOf(place) }
  return { treatment: 'belowThreshold', category: 'S', rate: rateOf('DE') }
}
