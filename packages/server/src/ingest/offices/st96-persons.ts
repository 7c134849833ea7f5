import type { MarkAddress } from '../../register/index.ts'
import type { XmlElement } from '../xml-element.ts'
import { addressOrNone, countryOf } from './mark-parts.ts'

/**
 * Returns the persons of an ST.96 bag (`ApplicantBag/Applicant`, `RepresentativeBag/Representative`), in delivery
 * order.
 */
export function readContacts(record: XmlElement, kind: 'Applicant' | 'Representative'): MarkAddress[] {
  return record
    .allAt(`${kind}Bag/${kind}`)
    .map((person) => readContact(person, person.textAt('LegalEntityName')))
    .filter((address) => address !== undefined)
}

/**
 * Returns the name and address of an ST.96 person; undefined for an empty shell.
 * @param legalEntityName the person's name if the office delivers it next to the contact (at the USPTO, this field is
 * the kind of entity)
 */
export function readContact(person: XmlElement, legalEntityName?: string): MarkAddress | undefined {
  const contact = person.child('Contact') ?? person.at('ContactBag/Contact') ?? person
  const name = contact.child('Name')
  const structured = name?.at('PersonName/PersonStructuredName') ?? name?.child('PersonStructuredName')
  const part = (...fields: string[]) =>
    fields
      .map((field) => structured?.textAt(field))
      .filter((text) => text !== undefined)
      .join(' ') || undefined
  const postal = contact.child('PostalAddressBag')?.child('PostalAddress') ?? contact.child('PostalAddress')
  const address = postal?.child('PostalStructuredAddress') ?? postal
  const lines = [...(address?.all('AddressLineText') ?? []), ...(postal?.allAt('PostalAddressText') ?? [])]
  return addressOrNone({
    lines: lines.map((line) => line.text.trim()).filter((line) => line !== ''),
    companyName:
      legalEntityName ?? name?.textAt('OrganizationName/OrganizationStandardName') ?? name?.textAt('OrganizationStandardName'),
    name: name?.textAt('EntityName') ?? name?.textAt('PersonName/PersonFullName') ?? name?.textAt('PersonFullName'),
    firstName: part('FirstName', 'MiddleName'),
    lastName: part('LastName', 'FirstLastName', 'SecondLastName'),
    postalCode: address?.textAt('PostalCode'),
    city: address?.textAt('CityName'),
    state: address?.textAt('GeographicRegionName'),
    ...countryOf(address?.textAt('CountryCode')),
  })
}
