import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Day, isoDate, isoWeek, nextWeekday, weekdayOf, yearOf } from '../calendar.ts'
import type { DeliveredMark, Delivery } from '../delivery.ts'
import { goodsText } from '../goods.ts'
import type { LifeEvent } from '../life.ts'
import type { Address, Owner } from '../owners.ts'
import type { SampleMark } from '../sample-mark.ts'
import { group, leaf } from '../xml.ts'
import { ZipWriter } from '../zip.ts'
import { dateLeaf, markFeature, viennaCategory } from './st66.ts'

/*
 * INPI weekly ST.66: one zipped XML file of many marks, in the later schema version (with MarkFeature and KindMark).
 * The register is one `FR_FRNEWST66_<yyyy-ww>`. The files of a day, NEW, AMD and DEL, have the day of the week as
 * running number. Pictures are separate JPEGs, `images/FMARK<16 digits>.JPG`. Every mark names one, even a word mark,
 * so only the file proves that there is a picture.
 */

const kinds = { new: 'NEW', changed: 'AMD', deleted: 'DEL' } as const

export async function writeFr({ folder, day, isDelta, marks }: Delivery): Promise<string[]> {
  const images = join(folder, 'images')
  await mkdir(images, { recursive: true })
  const week = isoWeek(day)
  const nameOf = (change: DeliveredMark['change']): string =>
    `FR_FR${kinds[change]}ST66_${week.text}${isDelta ? `_${String(weekdayOf(day)).padStart(4, '0')}` : ''}`
  if (!isDelta) return [await writeOne(nameOf('new'), marks)]
  const byChange = new Map<DeliveredMark['change'], DeliveredMark[]>([
    ['new', []],
    ['changed', []],
    ['deleted', []],
  ])
  for await (const delivered of marks) byChange.get(delivered.change)?.push(delivered)
  const files: string[] = []
  for (const [change, list] of byChange) if (list.length > 0) files.push(await writeOne(nameOf(change), fromList(list)))
  return files

  async function writeOne(name: string, list: AsyncIterable<DeliveredMark>): Promise<string> {
    const zip = new ZipWriter(join(folder, `${name}.zip`), day)
    zip.addStream(`${name}.xml`, texts(list))
    return zip.close()
  }

  async function* texts(list: AsyncIterable<DeliveredMark>): AsyncGenerator<string> {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<Transaction xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.inpi.fr/schemas/frst66/v1_00_13 fr-ST66ExterneV1_00_13.xsd" xmlns="http://www.inpi.fr/schemas/frst66/v1_00_13">\n<TransactionHeader><SenderDetails><RequestProducerDateTime>${isoDate(day)}T14:18:19</RequestProducerDateTime></SenderDetails></TransactionHeader>\n<TradeMarkTransactionBody><TransactionContentDetails><TransactionCode>Extraction hebdomadaire ${week.year}${String(week.week).padStart(3, '0')}</TransactionCode><TransactionData><TradeMarkDetails>\n`
    for await (const { mark, change, picture } of list) {
      if (picture) await writeFile(join(images, `${imageName(mark)}.JPG`), picture)
      yield change === 'deleted'
        ? `<TradeMark operationCode="Delete">${identity(mark)}</TradeMark>\n`
        : `<TradeMark operationCode="${change === 'changed' ? 'Update' : 'Insert'}">${tradeMark(mark)}</TradeMark>\n`
    }
    yield '</TradeMarkDetails></TransactionData></TransactionContentDetails></TradeMarkTransactionBody></Transaction>\n'
  }
}

async function* fromList(list: readonly DeliveredMark[]): AsyncGenerator<DeliveredMark> {
  yield* list
}

function imageName(mark: SampleMark): string {
  return `FMARK${mark.applicationNumber.padStart(16, '0')}`
}

function identity(mark: SampleMark): string {
  return leaf('RegistrationOfficeCode', 'FR') + leaf('ApplicationNumber', mark.applicationNumber)
}

function tradeMark(mark: SampleMark): string {
  const { life } = mark
  return (
    identity(mark) +
    dateLeaf('ApplicationDate', life.filed) +
    leaf('FilingPlace', yearOf(life.filed) >= 2008 ? '92 INPI - Dépôt électronique' : 'INPI PARIS') +
    leaf('ApplicationLanguageCode', 'fr') +
    dateLeaf('ExpiryDate', life.expiry) +
    leaf('MarkCurrentStatusCode', statusOf(mark)) +
    leaf('KindMark', mark.category) +
    leaf('MarkFeature', markFeature(mark)) +
    group('WordMarkSpecification', leaf('MarkVerbalElementText', mark.name)) +
    group(
      'MarkImageDetails',
      group(
        'MarkImage',
        leaf('MarkImageFilename', imageName(mark)) +
          (mark.drawing ? leaf('MarkImageFileFormat', 'JPG') : '<MarkImageFileFormat/>') +
          viennaCategory(mark),
      ),
    ) +
    goods(mark) +
    group('ApplicantDetails', group('Applicant', person('Applicant', mark.owner, siren(mark.owner)))) +
    (mark.representative
      ? group('RepresentativeDetails', group('Representative', person('Representative', mark.representative, '')))
      : '') +
    group('MarkRecordDetails', mark.life.events.map((event) => record(mark, event)).join(''))
  )
}

function statusOf({ life, asOf }: SampleMark): string {
  switch (life.stage) {
    case 'registered':
      if (life.renewals.length > 0) return 'Marque renouvelée'
      return life.expiry !== undefined && life.expiry < asOf ? 'Renouvellement demandé' : 'Marque enregistrée'
    case 'refused':
      return 'Demande totalement rejetée'
    case 'withdrawn':
      return "Marque ayant fait l'objet d'un retrait total"
    case 'expired':
      return 'Marque expirée'
    case 'surrendered':
      return "Marque ayant fait l'objet d'une renonciation totale"
    case 'cancelled':
      return 'Marque annulée'
    case 'pending':
      return asOf - life.filed < 8 ? 'Demande déposée' : 'Demande non publiée'
    default:
      return 'Demande publiée'
  }
}

/** Filings before 1992 were not split by class: class 00 holds the text, and the real classes follow without text. */
function goods(mark: SampleMark): string {
  const isUnsplit = yearOf(mark.life.filed) < 1992 && mark.goods.length > 1
  const number = (niceClass: number): string => leaf('ClassNumber', String(niceClass).padStart(2, '0'))
  const text = (content: string): string => leaf('GoodsServicesDescription', content, ' languageCode="fr"')
  const classes = isUnsplit
    ? group('ClassDescription', number(0) + text(`${mark.goods.map((each) => goodsText(each, 'fr', ', ')).join('. ')}.`)) +
      mark.goods.map((each) => group('ClassDescription', number(each.niceClass))).join('')
    : mark.goods
        .map((each) => group('ClassDescription', number(each.niceClass) + text(`${goodsText(each, 'fr', ' ; ')}.`)))
        .join('')
  return group(
    'GoodsServicesDetails',
    group('GoodsServices', leaf('ClassificationKindCode', 'Nice') + group('ClassDescriptionDetails', classes)),
  )
}

/** Returns a company number of nine digits for owners in France. */
function siren(owner: Owner): string {
  return owner.countryCode === 'FR' && !owner.person ? String(300_000_000 + ((owner.number * 7919) % 600_000_000)) : ''
}

/** INPI repeats a company's name as the last name and keeps an empty identifier. */
function person(kind: 'Applicant' | 'Representative', of: Address & Pick<Owner, 'name' | 'person'>, identifier: string): string {
  const name = of.person
    ? leaf('LastName', of.person.lastName) + leaf('FirstName', of.person.firstName)
    : leaf('LastName', of.name) + leaf('OrganizationName', of.name)
  const address =
    leaf('AddressCountryCode', of.countryCode) +
    group(
      'FormattedAddress',
      leaf('AddressStreet', of.street) + leaf('AddressCity', of.city.toUpperCase()) + leaf('AddressPostcode', of.postalCode),
    )
  return (
    (identifier === '' ? `<${kind}Identifier/>` : leaf(`${kind}Identifier`, identifier, ' identifierKindCode="FR"')) +
    leaf(`${kind}SequenceNumber`, 1) +
    group(
      `${kind}AddressBook`,
      group('FormattedNameAddress', group('Name', group('FormattedName', name)) + group('Address', address)),
    )
  )
}

/** Returns a record with its issue of the gazette (Fridays). The issue of a registration may lack its date. */
function record(mark: SampleMark, event: LifeEvent): string {
  const published = (issue: Day, hasDate = true): string =>
    group(
      'RecordPublicationDetails',
      group(
        'RecordPublication',
        leaf('PublicationIdentifier', isoWeek(issue).text) + (hasDate ? dateLeaf('PublicationDate', issue) : ''),
      ),
    )
  const later = nextWeekday(event.day + 20, 5)
  const laterIssue = later <= mark.asOf ? published(later) : ''
  const entry = (content: string): string => group('MarkRecord', group('BasicRecord', content))
  const reference = leaf('RecordReference', String(400_000 + mark.rank * 3 + (event.day % 3)))
  switch (event.kind) {
    case 'published':
      return entry(leaf('BasicRecordKind', 'Publication') + published(event.day))
    case 'registered':
      return entry(leaf('BasicRecordKind', 'Enregistrement sans modification') + published(event.day, mark.salt < 0.7))
    case 'renewed':
      return entry(
        dateLeaf('RecordFilingDate', event.day) +
          leaf('BasicRecordKind', 'Renouvellement sans limitation') +
          reference +
          laterIssue,
      )
    case 'transferred':
      return entry(
        leaf('RecordIdentifier', 'Transmission totale de propriété') +
          dateLeaf('RecordFilingDate', event.day) +
          leaf('BasicRecordKind', 'Inscription') +
          reference +
          laterIssue,
      )
    case 'surrendered':
      return entry(
        leaf('RecordIdentifier', 'Renonciation totale') +
          dateLeaf('RecordFilingDate', event.day) +
          leaf('BasicRecordKind', 'Inscription') +
          reference +
          laterIssue,
      )
    case 'opposed':
      return entry(dateLeaf('RecordFilingDate', event.day) + leaf('BasicRecordKind', 'Opposition') + reference)
    default:
      return ''
  }
}
