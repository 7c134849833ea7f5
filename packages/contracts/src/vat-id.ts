/** What follows the prefix of a VAT identification number, by prefix (Article 215 of Directive 2006/112/EC, VIES). */
const formats: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^[1-9]\d{7}$/,
  SK: /^\d{10}$/,
}
/** Countries whose numbers begin with other letters than the country's code. */
const prefixes: Readonly<Record<string, string>> = { GR: 'EL', MC: 'FR' }

const prefixOf = (country: string) => prefixes[country] ?? country

/** Returns whether businesses of a country have a VAT identification number of the EU. */
export const hasVatIds = (country: string): boolean => country !== 'EL' && Object.hasOwn(formats, prefixOf(country))

/** Returns the number in capital letters, without the blanks, dots and hyphens that people write. */
export const normalizedVatId = (typed: string): string => typed.replace(/[\s.-]/g, '').toUpperCase()

/**
 * Returns whether a text has the form of a VAT identification number of a country. Whether the number was issued is not
 * known.
 * @param country ISO 3166-1, two capital letters
 */
export function isVatIdOf(country: string, typed: string): boolean {
  const vatId = normalizedVatId(typed)
  const prefix = prefixOf(country)
  return hasVatIds(country) && vatId.startsWith(prefix) && (formats[prefix]?.test(vatId.slice(prefix.length)) ?? false)
}
