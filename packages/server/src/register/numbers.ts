import { type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'

/*
 * Numbers of marks (office-feeds, section 5). The register keeps the office's own notation and compares numbers in a
 * normalised form: letters and digits only, in upper case.
 */

/**
 * Returns the letters A-Z and digits of a number in upper case. Full-width and other compatible characters are folded.
 */
export function normaliseNumber(text: string): string {
  if (/^[A-Z0-9]*$/.test(text)) return text
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}

/** Prefixes that people and feeds write before the actual number. */
const prefixes: Record<RegistrationOfficeCode, RegExp> = {
  de: /^DE(?=(?:WO|[A-Z])?\d)/,
  em: /^(?:EUTM|CTM|EUIPO|EM|EU)(?=W?\d)/,
  us: /^US(?=\d)/,
  fr: /^FR(?=(?:WO)?\d)/,
  es: /^ES(?=(?:WO|[A-Z])?\d)/,
  at: /^(?:AT(?=(?:AM|WO)?\d))?(?:AM(?=\d))?/,
  ch: /^CH(?=(?:WO|P)?\d)/,
}

/** A number of the International Bureau, bare or with its prefix. Partial transfers have a letter (`1013320A`). */
const internationalNumber = /^(?:WO|IR)?0*(\d{1,7}[A-Z]?)$/

/**
 * Returns the number under which the register stores a Madrid designation. National numbers look alike, so it has a
 * prefix: `WO1013320`, or the office's own `W01013320` at EUIPO. Returns undefined for a number that is not the
 * Bureau's.
 */
export function madridNumber(office: RegistrationOfficeCode, number: string): string | undefined {
  const bare = normaliseNumber(number)
  if (office === 'em' && /^W\d{8}[A-Z]?$/.test(bare)) return bare
  const digits = internationalNumber.exec(bare)?.[1]
  if (digits === undefined) return undefined
  return office === 'em' ? `W${digits.padStart(/[A-Z]$/.test(digits) ? 9 : 8, '0')}` : `WO${digits}`
}

/** Returns the digits and letter of an international registration number, without prefix and leading zeros. */
export function internationalKey(number: string): string {
  const bare = normaliseNumber(number)
  return internationalNumber.exec(bare)?.[1] ?? bare
}

/**
 * The forms of German numbers. Since 2008: `30`, year, six digits, check digit. From 1995 to 2007: `3`, two-digit year,
 * five digits, check digit.
 */
const germanNumbers = [
  { withCheckDigit: /^30(?:20\d{2})\d{6}\d$/, without: /^30(?:20\d{2})\d{6}$/ },
  { withCheckDigit: /^3(?:9[5-9]|0[0-7])\d{5}\d$/, without: /^3(?:9[5-9]|0[0-7])\d{5}$/ },
]

/** Returns the canonical form of a number within an office, from which brand ids are derived. */
function canonicalNumber(office: RegistrationOfficeCode, number: string): string {
  const bare = normaliseNumber(number).replace(prefixes[office], '')
  switch (office) {
    case 'em':
      return /^\d{1,9}$/.test(bare) ? bare.padStart(9, '0') : bare
    case 'us':
      return /^\d{1,8}$/.test(bare) ? bare.padStart(8, '0') : bare
    case 'fr':
      // In `19 4594569`, the year precedes a seven-digit number of the current series.
      return /^\d{9}$/.test(bare) ? bare.slice(2) : bare
    case 'es':
      // The series letter precedes seven digits.
      return bare.replace(/^([A-Z])(\d{1,6})$/, (_, letter: string, digits: string) => letter + digits.padStart(7, '0'))
    default:
      return bare
  }
}

/**
 * Returns the id of a mark: `{office}-{normalised application number}`, e.g. `de-3020090013365`, `em-018229838`,
 * `us-88497555`. Returns undefined if the number has no letter or digit, or more than 40.
 */
export function brandId(office: RegistrationOfficeCode, applicationNumber: string): string | undefined {
  const number = canonicalNumber(office, applicationNumber)
  return number.length >= 1 && number.length <= 40 ? `${office}-${number}` : undefined
}

/**
 * Returns the key of a registration number (column `registration_key`): canonical, and for US numbers without leading
 * zeros.
 */
export function registrationKey(office: RegistrationOfficeCode, registrationNumber: string): string {
  if (office === 'us') return normaliseNumber(registrationNumber).replace(prefixes.us, '').replace(/^0+/, '')
  return canonicalNumber(office, registrationNumber)
}

/**
 * Returns a number as the office prints it: `30 2009 001 336.5`, `300 43 254`, `018229838`, `88497555`, registration
 * `124134`.
 */
export function displayNumber(office: RegistrationOfficeCode, number: string, kind: 'application' | 'registration'): string {
  const bare = canonicalNumber(office, number)
  if (/^WO\d/.test(bare)) return `WO ${bare.slice(2)}`
  if (office === 'de') {
    const [modern, older] = germanNumbers as [(typeof germanNumbers)[0], (typeof germanNumbers)[0]]
    if (modern.withCheckDigit.test(bare) || modern.without.test(bare)) {
      const main = `${bare.slice(0, 2)} ${bare.slice(2, 6)} ${bare.slice(6, 9)} ${bare.slice(9, 12)}`
      return bare.length === 13 ? `${main}.${bare.slice(12)}` : main
    }
    if (older.withCheckDigit.test(bare) || (kind === 'registration' && older.without.test(bare))) {
      const main = `${bare.slice(0, 3)} ${bare.slice(3, 5)} ${bare.slice(5, 8)}`
      return bare.length === 9 ? `${main}.${bare.slice(8)}` : main
    }
    return number.trim()
  }
  if (office === 'us' && kind === 'registration') return registrationKey('us', number)
  if (office === 'em' || office === 'us') return bare
  return number.trim()
}

/**
 * The readings of a typed number: brand ids and registration keys to look up, limited to `office` if its code was typed
 * too.
 */
export interface NumberCandidates {
  office?: RegistrationOfficeCode
  ids: string[]
  registrationKeys: string[]
  /** International registrations behind US designations, to which the USPTO gives its own numbers. */
  internationalNumbers?: string[]
}

const officePrefixes: [RegExp, RegistrationOfficeCode][] = [
  [/^(?:EUTM|CTM|EUIPO|EM|EU)(?=(?:WO|IR|W)?\d)/, 'em'],
  [/^(?:DE|US|FR|ES|AT|CH)(?=(?:WO|IR|[A-Z])?\d)/, 'de'],
  [/^AM(?=\d)/, 'at'],
]

/** Words that people put around a number, in five languages: "Reg. No. 6,123,456", "Aktenzeichen 30 2018 012 345.6". */
const decorations = [
  'REGISTRATION|REGISTER|REG|SERIAL|SER|APPLICATION|APPL|APP|FILE|NUMBER|SN|RN|NO|NUM|N|TRADE ?MARK|MARK|BRAND',
  'AKTENZEICHEN|AKZ|AZ|(?:REGISTER|REGISTRIER|ANMELDE|MARKEN|EINTRAGUNGS|URKUNDEN)?NUMMER|NR|(?:(?:WORT|BILD|UNIONS)-?)?MARKE',
  'NUM[EÉ]RO|N[UÚ]M|D[EÉ]P[OÔ]T|ENREGISTREMENT|MARQUE|N[UÚ]MERO|EXPEDIENTE|SOLICITUD|REGISTRO|MARCA|DOMANDA|REGISTRAZIONE|MARCHIO',
]
const decoration = new RegExp(`(?<![\\p{L}\\p{N}])(?:${decorations.join('|')})(?![\\p{L}\\p{N}])[.°º:]*|[№#]`, 'gu')

/**
 * A number in ST.13: the office, `50` for a mark, and the office's number padded to 13 digits (`EM500000018229838`).
 */
const st13 = /^(AT|CH|DE|EM|ES|FR|US|WO)50(\d{13})$/

/** Swiss and Austrian numbers with a year of two digits: `17249/24` is `17249/2024`. */
const shortYear = /^\D*(\d{1,6})\s*\/\s*(\d{2})$/

/**
 * Returns the candidates for a number. @param isInternational whether the typed number has the International Bureau's
 * prefix
 */
function candidatesOf(
  office: RegistrationOfficeCode,
  number: string,
  isInternational: boolean,
): { ids: string[]; keys: string[] } {
  const canonical = canonicalNumber(office, number)
  const ids = new Set<string>(isInternational ? [] : [canonical])
  const keys = new Set<string>(isInternational ? [] : [registrationKey(office, number)])
  // The USPTO gives Madrid designations its own serial numbers.
  const madrid = office === 'us' ? undefined : madridNumber(office, number)
  if (madrid !== undefined) {
    ids.add(madrid)
    keys.add(madrid)
  }
  if (office === 'de') {
    for (const era of germanNumbers) {
      // These keys are for the same mark with and without its check digit (office-feeds 5), if the length rule of the
      // era matches.
      if (era.withCheckDigit.test(canonical)) keys.add(canonical.slice(0, -1))
      if (era.without.test(canonical)) for (let digit = 0; digit < 10; digit++) ids.add(canonical + digit)
    }
  }
  if (office === 'fr' && /^\d{9}$/.test(normaliseNumber(number))) ids.add(normaliseNumber(number))
  if (office === 'es' && /^\d{5,7}$/.test(canonical)) {
    // The number was typed without the series letter. M stands for marks, N for trade names, H for older kinds.
    for (const letter of ['M', 'N', 'H']) {
      ids.add(letter + canonical.padStart(7, '0'))
      keys.add(letter + canonical.padStart(7, '0'))
    }
  }
  if (office === 'ch' && /^\d{6}$/.test(canonical)) keys.add(`P${canonical}`)
  if (office === 'ch' && /^P\d+$/.test(canonical)) keys.add(canonical.slice(1))
  return {
    ids: [...ids].filter((id) => id.length >= 1 && id.length <= 40).map((id) => `${office}-${id}`),
    keys: [...keys].filter(Boolean),
  }
}

/**
 * Reads a number as people type it: spaces, dots, slashes, commas, a leading office code, missing leading zeros, with
 * or without the German check digit, two-digit years (`17249/24`), numbers of the International Bureau (`WO 1013320`,
 * `IR 1013320`) and ST.13 (`EM500000018229838`). Without an office code, every office is a candidate. A text without a
 * digit, or longer than any number, has no reading.
 */
export function numberCandidates(text: string): NumberCandidates {
  const upper = text.normalize('NFKC').toUpperCase().replace(decoration, ' ')
  let bare = normaliseNumber(upper)
  if (!/\d/.test(bare) || bare.length > 46) return { ids: [], registrationKeys: [] }
  let office: RegistrationOfficeCode | undefined
  const standard = st13.exec(bare)
  if (standard) {
    const [, code = '', digits = ''] = standard
    if (code === 'WO') bare = `WO${digits.replace(/^0+/, '')}`
    else {
      office = code.toLowerCase() as RegistrationOfficeCode
      bare = digits.replace(/^0+(?=\d)/, '')
    }
  }
  for (const [prefix, code] of standard ? [] : officePrefixes) {
    const match = prefix.exec(bare)
    if (!match) continue
    office = match[0].length === 2 && code === 'de' ? (match[0].toLowerCase() as RegistrationOfficeCode) : code
    bare = bare.slice(match[0].length)
    break
  }
  const isInternational = /^(?:WO|IR)\d/.test(bare)
  const offices = office ? [office] : registrationOfficeCodes
  const ids: string[] = []
  const keys = new Set<string>()
  for (const code of offices) {
    for (const number of [bare, ...(code === 'ch' || code === 'at' ? withFullYear(upper) : [])]) {
      const found = candidatesOf(code, number, isInternational)
      ids.push(...found.ids)
      for (const key of found.keys) keys.add(key)
    }
  }
  const international = offices.includes('us') ? internationalNumber.exec(bare)?.[1] : undefined
  const candidates: NumberCandidates = { office, ids, registrationKeys: [...keys] }
  return international === undefined ? candidates : { ...candidates, internationalNumbers: [international] }
}

function withFullYear(text: string): string[] {
  const [, number, year] = shortYear.exec(text.trim()) ?? []
  return number === undefined || year === undefined ? [] : [`${number}19${year}`, `${number}20${year}`]
}
