import { join } from 'node:path'
import { compactDate, type Day } from '../calendar.ts'
import { type DeliveredMark, type Delivery, operationCode } from '../delivery.ts'
import { goodsText } from '../goods.ts'
import type { Address, Owner, Representative } from '../owners.ts'
import type { SampleMark } from '../sample-mark.ts'
import { group, leaf } from '../xml.ts'
import { ZipWriter } from '../zip.ts'
import { dateLeaf, freeName, markFeature, transaction, viennaCategory } from './st66.ts'

/*
 * OEPM in the three-file form of the TMview profile (no real record is known). Each mark has a folder with
 * `DATA-<number>.xml`, its picture, and `APPLICANT-<id>.xml` and `REPRESENTATIVE-<id>.xml` for persons who did not
 * occur in an earlier folder of the delivery. Folders are bundled in zips `OEPM_MARCAS_yyyymmdd_nnnn.zip`.
 * `MarkImageURI` is a relative file address, never an address of the office.
 */

const membersPerZip = 2500

export async function writeEs({ folder, day, isDelta, marks }: Delivery): Promise<string[]> {
  const files: string[] = []
  const seen = new Set<string>()
  let zip: ZipWriter | undefined
  for await (const delivered of marks) {
    const { mark, picture } = delivered
    const number = mark.applicationNumber
    zip ??= new ZipWriter(join(folder, `OEPM_MARCAS_${compactDate(day)}_${String(files.length + 1).padStart(4, '0')}.zip`), day)
    zip.add(`${number}/DATA-${number}.xml`, dataFile(delivered, isDelta))
    if (picture) zip.add(`${number}/${imageName(mark)}`, picture)
    const persons = [
      ['APPLICANT', mark.owner] as const,
      ...(mark.representative ? [['REPRESENTATIVE', mark.representative] as const] : []),
    ]
    for (const [kind, person] of persons) {
      const name = `${kind}-${identifierOf(person)}.xml`
      if (seen.has(name)) continue
      seen.add(name)
      zip.add(`${number}/${name}`, personFile(kind, person, day))
    }
    if (zip.members < membersPerZip) continue
    files.push(await zip.close())
    zip = undefined
  }
  if (zip) files.push(await zip.close())
  return files
}

function identifierOf(person: Owner | Representative): number {
  return ('element' in person ? 500_000 : 9_000) + person.number
}

function imageName(mark: SampleMark): string {
  return `${mark.applicationNumber}.${mark.drawing?.format ?? 'jpg'}`
}

function personFile(kind: 'APPLICANT' | 'REPRESENTATIVE', person: Owner | Representative, day: Day): string {
  const name = kind === 'APPLICANT' ? 'Applicant' : 'Representative'
  const content =
    leaf(`${name}Identifier`, identifierOf(person)) +
    (kind === 'APPLICANT' ? leaf('ApplicantIncorporationCountryCode', person.countryCode) : '') +
    group(`${name}AddressBook`, group('FormattedNameAddress', freeName(person.name) + freeAddress(person)))
  return transaction({
    namespace: `http://es.tmview.europa.eu/trademark/${name.toLowerCase()}`,
    day,
    identifier: compactDate(day),
    code: `ES-TM-Search ${name}`,
    content: group(`${name}Details`, group(name, content)),
  })
}

function freeAddress(address: Address): string {
  return group(
    'Address',
    leaf('AddressCountryCode', address.countryCode) +
      group(
        'FreeFormatAddress',
        leaf('FreeFormatAddressLine', address.street) +
          leaf('FreeFormatAddressLine', `${address.postalCode} ${address.city.toUpperCase()}`),
      ),
  )
}

function dataFile({ mark, change }: DeliveredMark, isDelta: boolean): string {
  const code = operationCode(change, isDelta)
  const identity = leaf('RegistrationOfficeCode', 'ES') + leaf('ApplicationNumber', mark.applicationNumber)
  return transaction({
    namespace: 'http://es.tmview.europa.eu/trademark/data',
    day: mark.asOf,
    identifier: compactDate(mark.asOf),
    code: 'ES-TM-Search Trade Mark',
    content: group(
      'TradeMarkDetails',
      `<TradeMark operationCode="${code}">${code === 'Delete' ? identity : identity + tradeMark(mark)}</TradeMark>`,
    ),
  })
}

function tradeMark(mark: SampleMark): string {
  const { life } = mark
  const key = (kind: string, person: Owner | Representative): string =>
    group(`${kind}Details`, group(`${kind}Key`, leaf('URI', `urn:sample:oepm:${kind.toLowerCase()}/${identifierOf(person)}`)))
  return (
    dateLeaf('ApplicationDate', life.filed) +
    (life.registered === undefined ? '' : leaf('RegistrationNumber', mark.applicationNumber)) +
    dateLeaf('RegistrationDate', life.registered) +
    leaf('ApplicationLanguageCode', 'es') +
    dateLeaf('ExpiryDate', life.expiry) +
    dateLeaf('TerminationDate', life.ended) +
    leaf('MarkCurrentStatusCode', statusOf(mark)) +
    dateLeaf('MarkCurrentStatusDate', life.stageDay) +
    leaf('KindMark', mark.category) +
    leaf('MarkFeature', markFeature(mark)) +
    leaf('TotalMarkSeries', '0') +
    leaf('TradeDistinctivenessIndicator', String(mark.hasAcquiredDistinctiveness)) +
    group('WordMarkSpecification', leaf('MarkVerbalElementText', mark.name, ' languageCode="es"')) +
    image(mark) +
    group(
      'GoodsServicesDetails',
      group(
        'GoodsServices',
        group(
          'ClassDescriptionDetails',
          mark.goods
            .map((goods) =>
              group(
                'ClassDescription',
                leaf('ClassNumber', goods.niceClass) +
                  leaf('GoodsServicesDescription', `${goodsText(goods, 'es')}.`, ' languageCode="es"'),
              ),
            )
            .join(''),
        ),
      ),
    ) +
    (life.published === undefined
      ? ''
      : group('PublicationDetails', group('Publication', dateLeaf('PublicationDate', life.published)))) +
    key('Applicant', mark.owner) +
    (mark.representative ? key('Representative', mark.representative) : '')
  )
}

function image(mark: SampleMark): string {
  if (!mark.drawing) return ''
  const colours = mark.salt < 0.5 ? leaf('MarkImageColourClaimedText', mark.drawing.colours.join(', '), ' languageCode="en"') : ''
  return group(
    'MarkImageDetails',
    group(
      'MarkImage',
      leaf('MarkImageFileFormat', mark.drawing.format.toUpperCase()) +
        leaf('MarkImageURI', `file://${mark.applicationNumber}/${imageName(mark)}`) +
        colours +
        viennaCategory(mark),
    ),
  )
}

function statusOf({ life }: SampleMark): string {
  switch (life.stage) {
    case 'published':
      return 'Application published'
    case 'opposed':
      return 'Application opposed'
    case 'registered':
      return 'Registered'
    case 'refused':
      return 'Application refused'
    case 'withdrawn':
      return 'Application withdrawn'
    case 'expired':
      return 'Registration expired'
    case 'surrendered':
      return 'Registration surrendered'
    case 'cancelled':
      return 'Registration cancelled'
    default:
      return 'Application filed'
  }
}
