import { type Day, isoDate } from '../calendar.ts'
import type { Address, Owner } from '../owners.ts'
import type { SampleMark } from '../sample-mark.ts'
import { group, leaf } from '../xml.ts'

/**
 * Parts shared by the ST.66 variants: the transaction around the content, and elements that all offices write alike.
 */
export function transaction(o: {
  namespace: string
  /** Further attributes of the root, with a leading space. */
  attributes?: string
  day: Day
  identifier?: string
  code: string
  content: string
  /** True for DPMA's answers, which have neither declaration nor header. */
  isBare?: boolean
}): string {
  const header = `<TransactionHeader><SenderDetails><RequestProducerDateTime>${isoDate(o.day)}T06:00:00</RequestProducerDateTime></SenderDetails></TransactionHeader>`
  return `${o.isBare ? '' : '<?xml version="1.0" encoding="UTF-8"?>\n'}<Transaction xmlns="${o.namespace}"${o.attributes ?? ''}>${o.isBare ? '' : header}<TradeMarkTransactionBody><TransactionContentDetails>${leaf('TransactionIdentifier', o.identifier)}${leaf('TransactionCode', o.code)}<TransactionData>${o.content}</TransactionData></TransactionContentDetails></TradeMarkTransactionBody></Transaction>\n`
}

const features: Readonly<Record<SampleMark['kind'], string>> = {
  word: 'Word',
  combined: 'Combined',
  figurative: 'Figurative',
  shape: '3-D',
  sound: 'Sound',
  colour: 'Colour',
  position: 'Position',
  motion: 'Motion',
}

/** Returns the ST.66 `MarkFeature` of a mark. */
export function markFeature(mark: SampleMark): string {
  return features[mark.kind]
}

export function dateLeaf(name: string, day: Day | undefined): string {
  return day === undefined ? '' : leaf(name, isoDate(day))
}

/** Returns `Name` with a formatted name: the company, or first and last name. */
export function formattedName(owner: Pick<Owner, 'name' | 'person'>): string {
  const content = owner.person
    ? leaf('FirstName', owner.person.firstName) + leaf('LastName', owner.person.lastName)
    : leaf('OrganizationName', owner.name)
  return group('Name', group('FormattedName', content))
}

/** Returns `Name` as one unstructured line. */
export function freeName(name: string): string {
  return group('Name', group('FreeFormatName', group('FreeFormatNameDetails', leaf('FreeFormatNameLine', name))))
}

/** Returns `Address` with the country outside the formatted parts, as EUIPO and INPI write it. */
export function formattedAddress(address: Address): string {
  return group(
    'Address',
    leaf('AddressCountryCode', address.countryCode) +
      group(
        'FormattedAddress',
        leaf('AddressStreet', address.street) +
          leaf('AddressCity', address.city) +
          leaf('AddressState', address.state) +
          leaf('AddressPostcode', address.postalCode),
      ),
  )
}

export function viennaCategory(mark: SampleMark): string {
  const codes = mark.drawing?.vienna ?? []
  return group('MarkImageCategory', group('CategoryCodeDetails', codes.map((code) => leaf('CategoryCode', code)).join('')))
}
