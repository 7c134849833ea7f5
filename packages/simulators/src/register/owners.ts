import { type Industry, industries } from './goods.ts'
import { type Flavour, flavours, inventElement, inventWord } from './names.ts'
import { type Country, countries } from './places.ts'
import { Random } from './random.ts'
import type { SampleOffice } from './sample-office.ts'
import { streams } from './streams.ts'
import { tradeOf } from './trades.ts'

export interface Address {
  street: string
  city: string
  postalCode: string
  state?: string
  countryCode: string
}

/** An invented owner. A number identifies the same owner at every office and in every run of the seed. */
export interface Owner extends Address {
  number: number
  /** Full name: the company, or first and last name. */
  name: string
  person?: { firstName: string; lastName: string }
  legalForm?: string
  /** The element that its family of marks shares. */
  element: string
  flavour: Flavour
  industry: Industry
  /** Its representative, if it has one. */
  representative?: number
}

/** An invented law firm or attorney. */
export interface Representative extends Address {
  number: number
  name: string
  /** The attorney who signs, for feeds that name a person. */
  attorney: string
}

/** How many invented firms act as representatives. */
export const representativeCount = 84

const flavourOfCountry: Readonly<Record<string, readonly (readonly [Flavour, number])[]>> = {
  DE: [
    ['german', 5],
    ['latin', 3],
    ['english', 2],
    ['tech', 2],
    ['pharma', 1],
  ],
  AT: [
    ['german', 6],
    ['latin', 2],
    ['english', 2],
    ['tech', 1],
  ],
  CH: [
    ['german', 3],
    ['french', 2],
    ['latin', 3],
    ['tech', 2],
    ['pharma', 2],
  ],
  FR: [
    ['french', 6],
    ['latin', 3],
    ['english', 2],
    ['tech', 1],
    ['pharma', 1],
  ],
  ES: [
    ['spanish', 7],
    ['latin', 2],
    ['english', 1],
    ['tech', 1],
  ],
  IT: [
    ['latin', 7],
    ['english', 1],
    ['tech', 1],
    ['pharma', 1],
  ],
  US: [
    ['english', 6],
    ['tech', 4],
    ['latin', 1],
    ['pharma', 1],
  ],
  GB: [
    ['english', 7],
    ['tech', 2],
    ['latin', 1],
  ],
  SE: [
    ['nordic', 7],
    ['tech', 2],
    ['english', 2],
  ],
}

/** Shares of the owners' countries over all offices. An office then prefers its own country (`isAtHome`). */
const countryShares: readonly (readonly [string, number])[] = [
  ['DE', 30],
  ['US', 24],
  ['FR', 14],
  ['ES', 11],
  ['AT', 5],
  ['CH', 6],
  ['IT', 5],
  ['GB', 4],
  ['NL', 2],
  ['PL', 2],
  ['SE', 2],
  ['JP', 2],
]

const countryByCode = new Map(countries.map((country) => [country.code, country]))

function countryOf(code: string): Country {
  const country = countryByCode.get(code)
  if (!country) throw new RangeError(`No such country in the sample: ${code}`)
  return country
}

function addressIn(random: Random, country: Country): Address {
  const [city, pattern, state] = random.pick(country.cities)
  const street = random
    .pick(country.streetPattern)
    .replace('{n}', random.pick(country.streets))
    .replace('{h}', String(random.between(1, random.chance(0.2) ? 320 : 80)))
  return {
    street,
    city,
    postalCode: pattern.replaceAll('d', () => String(random.between(0, 9))),
    ...(state ? { state } : {}),
    countryCode: country.code,
  }
}

function capital(text: string): string {
  return text.replace(/(^|\s)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toLocaleUpperCase('en'))
}

/**
 * Returns the country of the owner with this number. Far cheaper than drawing the whole owner, because the country
 * comes first.
 */
export function ownerCountryOf(seed: number, number: number): string {
  return new Random(seed, streams.owner, number).weighted(countryShares)
}

/** Returns the owner with this number. */
export function ownerOf(seed: number, number: number): Owner {
  const random = new Random(seed, streams.owner, number)
  const country = countryOf(random.weighted(countryShares))
  const flavour = random.weighted(flavourOfCountry[country.code] ?? flavours.map((name) => [name, 1] as const))
  const industry = random.pick(industries)
  const element = inventElement(random, flavour)
  const address = addressIn(random, country)
  const representative = random.chance(0.78) ? random.between(0, representativeCount - 1) : undefined
  const common = { ...address, number, element, flavour, industry, ...(representative === undefined ? {} : { representative }) }
  if (random.chance(0.12)) {
    const person = { firstName: random.pick(country.firstNames), lastName: random.pick(country.surnames) }
    return { ...common, name: `${person.firstName} ${person.lastName}`, person }
  }
  const legalForm = random.weighted(country.legalForms)
  return { ...common, name: `${companyName(random, country, element, industry)} ${legalForm}`, legalForm }
}

function companyName(random: Random, country: Country, element: string, industry: Industry): string {
  const trade = tradeOf(industry, country.code)
  const tradeFirst = country.code === 'FR' || country.code === 'ES' || country.code === 'IT'
  const form = random.next()
  if (form < 0.42) return tradeFirst ? `${trade} ${capital(element)}` : `${capital(element)} ${trade}`
  if (form < 0.58) return capital(element)
  const surname = random.pick(country.surnames)
  if (form < 0.85) return tradeFirst ? `${trade} ${surname}` : `${surname} ${trade}`
  const second = random.pick(country.surnames)
  if (second === surname) return `${surname} ${trade}`
  return `${surname} & ${second}`
}

/** Returns the owner of a planted mark: a given name and an address in its country. */
export function namedOwner(seed: number, number: number, name: string, countryCode: string, industry: Industry): Owner {
  const country = countryOf(countryCode)
  const random = new Random(seed, streams.owner, number)
  return {
    ...addressIn(random, country),
    number,
    name,
    element: name,
    flavour: 'latin',
    industry,
    representative: number % representativeCount,
  }
}

/**
 * Returns how likely an owner from a country files at an office, from 0 to 1: the home office first, then the
 * neighbours.
 */
export function isAtHome(office: SampleOffice, countryCode: string): number {
  if (office === 'em') return countryCode === 'US' || countryCode === 'CH' || countryCode === 'JP' ? 0.4 : 1
  if (office === countryCode.toLowerCase()) return 1
  return 0.05
}

const firmWords: Readonly<Record<string, readonly [before: string, after: string]>> = {
  DE: ['', 'Patent- und Rechtsanwälte PartG mbB'],
  AT: ['', 'Rechtsanwälte OG'],
  CH: ['', 'Markenberatung AG'],
  FR: ['Cabinet', ''],
  ES: ['', 'Propiedad Industrial, S.L.P.'],
  IT: ['Studio', ''],
  US: ['', 'Law Group PLLC'],
  GB: ['', 'Trade Mark Attorneys LLP'],
}

const firmCountries = ['DE', 'DE', 'DE', 'US', 'US', 'FR', 'FR', 'ES', 'ES', 'AT', 'CH', 'IT', 'GB'] as const

/** Returns the representative with this number (0 to `representativeCount` - 1). */
export function representativeOf(seed: number, number: number): Representative {
  const random = new Random(seed, streams.representative, number)
  const country = countryOf(firmCountries[number % firmCountries.length] ?? 'DE')
  const [before, after] = firmWords[country.code] ?? ['', '']
  const partner = random.pick(country.surnames)
  const second = random.chance(0.5) ? capital(inventWord(random, 'latin')) : random.pick(country.surnames)
  const name = `${before} ${partner}${second === partner ? '' : ` & ${second}`} ${after}`.trim()
  return { ...addressIn(random, country), number, name, attorney: `${random.pick(country.firstNames)} ${partner}` }
}

/**
 * Returns a representative in the office's own country for owners from elsewhere, because offices require a local one.
 */
export function localRepresentative(random: Random, office: SampleOffice, number: number): number {
  const wanted = office === 'em' ? undefined : office.toUpperCase()
  if (wanted === undefined || firmCountries[number % firmCountries.length] === wanted) return number
  const places = firmCountries.flatMap((code, index) => (code === wanted ? [index] : []))
  const rounds = Math.floor(representativeCount / firmCountries.length)
  return random.pick(places) + firmCountries.length * random.between(0, rounds - 1)
}
