import type { Address } from '@marklot/contracts/brand'
import { type Locale, notations } from '@marklot/contracts/locale'

/** Returns a country's name in the reader's language, or the code itself where no name exists. */
export function countryName(code: string, locale: Locale): string {
  if (!/^[A-Za-z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(notations[locale], { type: 'region', fallback: 'code' }).of(code.toUpperCase()) ?? code
}

/**
 * Returns an address as lines: name, place, country. Removes duplicates, because offices repeat names and places in
 * several fields. The server has already split lines of unknown meaning (spec 1, section 3); a comma in a known field
 * is part of its text.
 */
export function addressLines(address: Address, locale: Locale, postOfficeBox: (box: string) => string): string[] {
  const { companyName, name, firstName, lastName, street, postalCode, city, state, country, countryCode } = address
  const join = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')
  const place = join(postalCode, city)
  const land = countryCode ? countryName(countryCode, locale) : country
  const split = [companyName, name, join(firstName, lastName), ...address.addressLine, street]
    .map((line) => line ?? '')
    .concat(address.postOfficeBox ? postOfficeBox(address.postOfficeBox) : [], place, state ?? '', land ?? '')
    .map((line) => line.trim())
  const seen = new Set<string>()
  return split.filter((line) => {
    const key = line.toLocaleLowerCase()
    if (key === '' || seen.has(key)) return false
    seen.add(key)
    return true
  })
}
