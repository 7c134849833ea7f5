import type { MarkAddress } from '../../register/index.ts'
import type { RecordOutcome } from '../record-outcome.ts'
import type { XmlElement } from '../xml-element.ts'
import { addressOrNone, compact, countryOf, reject } from './mark-parts.ts'

export interface PersonOptions {
  /** Whether the country code is in `AddressCounty`, as DPMA writes it (office-feeds 2.7). */
  countyIsCountry?: boolean
}

function texts(element: XmlElement | undefined, path: string): string[] {
  return (element?.allAt(path) ?? []).map((each) => each.text.trim()).filter((text) => text !== '')
}

function joined(...parts: (string | undefined)[]): string | undefined {
  return parts.filter((part) => part !== undefined).join(' ') || undefined
}

/**
 * Returns the name in an address book. INPI repeats a company's name in `LastName` and `OrganizationName`; `LastName`
 * is then not a person's name. A `LastName` alone is a full name.
 */
function readName(name: XmlElement | undefined): Partial<MarkAddress> {
  const outer = name?.child('FormattedName')
  // EUIPO's newer files nest the element in another one with the same name.
  const formatted = outer?.child('FormattedName') ?? outer
  const free = texts(name, 'FreeFormatName/FreeFormatNameDetails/FreeFormatNameLine')
  if (!formatted) return { name: free.join(' ') || undefined }
  const companyName = formatted.textAt('OrganizationName')
  const firstName = joined(formatted.textAt('FirstName'), formatted.textAt('MiddleName'))
  const lastName = joined(formatted.textAt('LastName'), formatted.textAt('SecondLastName'))
  const freeName = free.join(' ') || undefined
  if (lastName === companyName) return { companyName, firstName, name: freeName }
  return firstName ? { companyName, firstName, lastName, name: freeName } : { companyName, name: lastName ?? freeName }
}

function readAddress(address: XmlElement | undefined, options: PersonOptions): MarkAddress {
  const formatted = address?.child('FormattedAddress')
  const county = formatted?.textAt('AddressCounty')
  const country = address?.textAt('AddressCountryCode') ?? formatted?.textAt('FormattedAddressCountryCode')
  const region = options.countyIsCountry ? undefined : county
  return {
    lines: [
      ...texts(formatted, 'AddressLine'),
      ...texts(address, 'FreeFormatAddress/FreeFormatAddressLine'),
      ...['AddressRoom', 'AddressFloor', 'AddressBuilding'].flatMap((part) => texts(formatted, part)),
    ],
    street: formatted?.textAt('AddressStreet'),
    postOfficeBox: formatted?.textAt('AddressPostOfficeBox'),
    postalCode: formatted?.textAt('AddressPostcode'),
    city: formatted?.textAt('AddressCity'),
    state: formatted?.textAt('AddressState') ?? region,
    ...countryOf(country ?? (options.countyIsCountry ? county : undefined)),
  }
}

/** Returns an ST.66 address book (`ApplicantAddressBook` and the like); undefined for a missing or empty one. */
export function readAddressBook(book: XmlElement | undefined, options: PersonOptions): MarkAddress | undefined {
  if (!book) return undefined
  const both = book.child('FormattedNameAddress')
  const address = readAddress(both?.child('Address'), options)
  const name = readName(both?.child('Name'))
  // In an unstructured address, the name comes first.
  const [freeName, ...freeLines] = texts(book, 'FreeFormatAddressDetails/FreeFormatNameAddressLine')
  address.lines.push(...freeLines, ...texts(book, 'PostalAddress'))
  if (freeName !== undefined && !name.name && !name.companyName) name.name = freeName
  return addressOrNone({ ...address, ...compact(name) })
}

/**
 * Returns the identifier of a key element: `Identifier`, or the last segment of a `URI` (TMview profile, office-feeds
 * 4.8).
 */
function keyOf(element: XmlElement | undefined): string | undefined {
  const identifier = element?.textAt('Identifier')
  if (identifier) return identifier
  return element?.textAt('URI')?.replace(/\/+$/, '').split('/').at(-1) || undefined
}

function personKey(person: XmlElement, kind: string): string | undefined {
  return person.textAt(`${kind}Identifier`) ?? keyOf(person.child(`${kind}Key`)) ?? keyOf(person)
}

function addressOf(person: XmlElement, kind: string, options: PersonOptions): MarkAddress | undefined {
  return readAddressBook(person.child(`${kind}AddressBook`) ?? person.child('AddressBook') ?? person, options)
}

export interface Persons {
  addresses: MarkAddress[]
  /** The persons that the mark names only by key. */
  keys: string[]
}

/**
 * Returns the persons of one kind (`Applicant`, `Holder`, `Representative`) in a mark's record, in delivered order:
 * with their address, or by key if the office delivers persons separately.
 */
export function readPersons(tradeMark: XmlElement, kind: string, options: PersonOptions): Persons {
  const persons: Persons = { addresses: [], keys: [] }
  for (const person of tradeMark.allAt(`${kind}Details/${kind}`)) {
    const address = addressOf(person, kind, options)
    const key = personKey(person, kind)
    if (address) persons.addresses.push(address)
    else if (key) persons.keys.push(key)
  }
  for (const key of tradeMark.allAt(`${kind}Details/${kind}Key`).map(keyOf)) if (key) persons.keys.push(key)
  persons.keys = [...new Set(persons.keys)]
  return persons
}

/**
 * Returns a person delivered separately (element `Applicant` or `Representative`), to be joined to marks by its key.
 */
export function readPersonRecord(person: XmlElement, options: PersonOptions): RecordOutcome {
  const key = personKey(person, person.name)
  const address = addressOf(person, person.name, options)
  const role = person.name === 'Applicant' ? 'owner' : 'representative'
  if (!key) return reject(`the ${role} has no identifier`, address?.companyName, address?.name, address?.lastName)
  if (person.attributes.operationCode?.toLowerCase() === 'delete')
    return { kind: 'person', role, key, address: address ?? { lines: [] }, deleted: true }
  if (!address) return reject(`the ${role} has neither name nor address`, key)
  return { kind: 'person', role, key, address }
}
