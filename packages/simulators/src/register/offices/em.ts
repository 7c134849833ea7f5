import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { compactDate, type Day, dayOf, workingDay, yearOf } from '../calendar.ts'
import { type DeliveredMark, type Delivery, operationCode } from '../delivery.ts'
import { goodsText } from '../goods.ts'
import type { LifeEventKind } from '../life.ts'
import type { Owner, Representative } from '../owners.ts'
import type { SampleMark } from '../sample-mark.ts'
import { group, leaf } from '../xml.ts'
import { ZipWriter } from '../zip.ts'
import { dateLeaf, formattedAddress, formattedName, markFeature, transaction, viennaCategory } from './st66.ts'

/*
 * EUIPO open data. Marks are V3-4, as in real files. No real person file is known. Those of the sample follow ST.66
 * with the TMview profile's names for the same content, in EUIPO's namespaces. One zip `APPLICANTS_yyyymmdd_nnnn.zip`
 * (in a delta `DIFF_APPLICANTS_…`) holds one XML of the same base name with up to 2,500 persons. `REPS_…` and
 * `DIFF_REPS_…` hold the representatives in the same form:
 *
 *   <Transaction xmlns="http://euipo.europa.eu/trademark/applicant">        representative: …/trademark/representative
 *     <TransactionHeader><SenderDetails><RequestProducerDateTime>…T00:00:00</…></SenderDetails></TransactionHeader>
 *     <TradeMarkTransactionBody><TransactionContentDetails>
 *       <TransactionIdentifier>20261120</TransactionIdentifier>
 *       <TransactionCode>EM-Applicant</TransactionCode>                     representative: EM-Representative
 *       <TransactionData>
 *         <ApplicantDetails>                                                representative: RepresentativeDetails; persons repeat inside
 *           <Applicant operationCode="Insert">                              Insert | Update | Delete; Representative
 *             <ApplicantIdentifier>1082669</ApplicantIdentifier>            RepresentativeIdentifier
 *             <ApplicantLegalEntity>Legal Entity</ApplicantLegalEntity>     or: Natural Person (applicants only)
 *             <ApplicantAddressBook><FormattedNameAddress>                  RepresentativeAddressBook
 *               <Name><FormattedName>
 *                 <OrganizationName>…</OrganizationName>                    a person: FirstName, LastName
 *               </FormattedName></Name>
 *               <Address>
 *                 <AddressCountryCode>ES</AddressCountryCode>
 *                 <FormattedAddress>
 *                   <AddressStreet>…</AddressStreet><AddressCity>…</AddressCity>
 *                   <AddressState>…</AddressState>                          only where there is one
 *                   <AddressPostcode>…</AddressPostcode>
 *                 </FormattedAddress>
 *               </Address>
 *             </FormattedNameAddress></ApplicantAddressBook>
 *           </Applicant>
 *         </ApplicantDetails>
 *       </TransactionData>
 *     </TransactionContentDetails></TradeMarkTransactionBody>
 *   </Transaction>
 *
 * A mark names its persons by ApplicantDetails/ApplicantKey/Identifier and
 * RepresentativeDetails/RepresentativeKey/Identifier. Person files are written before the mark files, but a reader must
 * not rely on that order.
 */

const languages = ['de', 'en', 'es', 'fr', 'it'] as const

/** Marks per zip. A zip's members stay in memory until it is written. */
const marksPerZip = 2500

export async function writeEm({ folder, day, isDelta, marks }: Delivery): Promise<string[]> {
  const images = join(folder, 'images')
  await mkdir(images, { recursive: true })
  const prefix = isDelta ? 'DIFF_' : ''
  const owners = new PersonFiles('Applicant', join(folder, `${prefix}APPLICANTS_${compactDate(day)}`), day)
  const representatives = new PersonFiles('Representative', join(folder, `${prefix}REPS_${compactDate(day)}`), day)
  const files: string[] = []
  let zip: ZipWriter | undefined
  for await (const delivered of marks) {
    const { mark, picture } = delivered
    await owners.write(mark.owner)
    if (mark.representative) await representatives.write(mark.representative)
    if (picture) await writeFile(join(images, imageName(mark)), picture)
    zip ??= new ZipWriter(
      join(folder, `${prefix}EUTMS_${compactDate(day)}_${String(files.length + 1).padStart(4, '0')}.zip`),
      day,
    )
    zip.add(`${mark.applicationNumber}.xml`, tradeMarkFile(delivered, isDelta))
    if (zip.members < marksPerZip) continue
    files.push(await zip.close())
    zip = undefined
  }
  if (zip) files.push(await zip.close())
  return [...(await owners.close()), ...(await representatives.close()), ...files]
}

/** Returns the identifier by which marks refer to a person. */
function identifierOf(person: Owner | Representative, kind: 'Applicant' | 'Representative'): string {
  return String((kind === 'Applicant' ? 1_000_000 : 20_000) + person.number)
}

/** Writes the files of one kind of person: each person once, in zips of a bounded size. */
class PersonFiles {
  private readonly seen = new Set<number>()
  private readonly files: string[] = []
  private persons: string[] = []

  constructor(
    private readonly kind: 'Applicant' | 'Representative',
    private readonly path: string,
    private readonly day: Day,
  ) {}

  async write(person: Owner | Representative): Promise<void> {
    if (this.seen.has(person.number)) return
    this.seen.add(person.number)
    this.persons.push(personElement(this.kind, person))
    if (this.persons.length >= marksPerZip) await this.close()
  }

  async close(): Promise<string[]> {
    if (this.persons.length === 0) return this.files
    const path = `${this.path}_${String(this.files.length + 1).padStart(4, '0')}`
    const zip = new ZipWriter(`${path}.zip`, this.day)
    zip.add(
      `${basename(path)}.xml`,
      transaction({
        namespace: `http://euipo.europa.eu/trademark/${this.kind.toLowerCase()}`,
        day: this.day,
        identifier: compactDate(this.day),
        code: `EM-${this.kind}`,
        content: group(`${this.kind}Details`, this.persons.join('\n')),
      }),
    )
    this.persons = []
    this.files.push(await zip.close())
    return this.files
  }
}

function personElement(kind: 'Applicant' | 'Representative', person: Owner | Representative): string {
  const isApplicant = 'element' in person
  const name = isApplicant ? formattedName(person) : formattedName({ name: person.name })
  const entity = isApplicant ? leaf('ApplicantLegalEntity', person.person ? 'Natural Person' : 'Legal Entity') : ''
  const book = group(`${kind}AddressBook`, group('FormattedNameAddress', name + formattedAddress(person)))
  return `<${kind} operationCode="Insert">${leaf(`${kind}Identifier`, identifierOf(person, kind))}${entity}${book}</${kind}>`
}

/** Returns the `MarkImageIdentifier`: twelve digits, one per mark. */
function imageIdentifier(mark: SampleMark): string {
  return String(150_000_000 + mark.rank).padStart(12, '0')
}

function imageName(mark: SampleMark): string {
  return `${imageIdentifier(mark)}.${(mark.drawing?.format ?? 'jpg').toUpperCase()}`
}

function tradeMarkFile({ mark, change }: DeliveredMark, isDelta: boolean): string {
  const code = operationCode(change, isDelta)
  const content =
    code === 'Delete' ? leaf('RegistrationOfficeCode', 'EM') + leaf('ApplicationNumber', mark.applicationNumber) : tradeMark(mark)
  return transaction({
    namespace: 'http://euipo.europa.eu/trademark/data',
    attributes:
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://euipo.europa.eu/trademark/data http://euipo.europa.eu/schemas/trademark/EM-TM-TradeMark-V3-4.xsd"',
    day: mark.asOf,
    identifier: mark.applicationNumber,
    code: 'EM-Trade Mark',
    content: group('TradeMarkDetails', `<TradeMark operationCode="${code}">${content}</TradeMark>`),
  })
}

function tradeMark(mark: SampleMark): string {
  const { life } = mark
  const [milestone, status, text] = statusOf(mark)
  const second = mark.language === 'en' ? (['de', 'fr', 'es', 'it'] as const)[Math.floor(mark.salt * 4)] : 'en'
  return (
    leaf('RegistrationOfficeCode', 'EM') +
    leaf('ApplicationNumber', mark.applicationNumber) +
    dateLeaf('ApplicationDate', life.filed) +
    dateLeaf('RegistrationDate', life.registered) +
    leaf('ApplicationLanguageCode', mark.language) +
    leaf('SecondLanguageCode', second) +
    dateLeaf('ExpiryDate', life.expiry) +
    leaf('MarkCurrentStatusCode', text, ` milestone="${milestone}" status="${status}"`) +
    dateLeaf('MarkCurrentStatusDate', life.stageDay) +
    leaf('KindMark', mark.category === 'Certification' ? 'EU Certificate' : mark.category) +
    leaf('MarkFeature', featureOf(mark)) +
    leaf('TradeDistinctivenessIndicator', String(mark.hasAcquiredDistinctiveness)) +
    group('WordMarkSpecification', leaf('MarkVerbalElementText', mark.name)) +
    image(mark) +
    goods(mark) +
    publications(mark) +
    group('ApplicantDetails', group('ApplicantKey', leaf('Identifier', identifierOf(mark.owner, 'Applicant')))) +
    (mark.representative
      ? group(
          'RepresentativeDetails',
          group('RepresentativeKey', leaf('Identifier', identifierOf(mark.representative, 'Representative'))),
        )
      : '') +
    records(mark)
  )
}

/** EUIPO never uses Combined, and has a longer name for shapes. */
function featureOf(mark: SampleMark): string {
  if (mark.kind === 'combined') return 'Figurative'
  return mark.kind === 'shape' ? '3D shape' : markFeature(mark)
}

function statusOf({ life, asOf }: SampleMark): readonly [milestone: number, status: number, text: string] {
  switch (life.stage) {
    case 'published':
      return [22, 1, 'Application published']
    case 'opposed':
      return [22, 5, 'Application opposed']
    case 'registered':
      return [23, 1, 'Registered']
    case 'refused':
      return [2, 4, 'Application refused']
    case 'withdrawn':
      return life.published === undefined ? [2, 3, 'Application withdrawn'] : [22, 3, 'Application withdrawn']
    case 'expired':
      return [23, 6, 'Registration expired']
    case 'surrendered':
      return [23, 4, 'Registration surrendered']
    case 'cancelled':
      return [23, 5, 'Registration cancelled']
    default:
      return asOf - life.filed < 10 ? [1, 6, 'Application filed'] : [2, 1, 'Application under examination']
  }
}

function image(mark: SampleMark): string {
  if (!mark.drawing) return ''
  const { applicationNumber } = mark
  const colours = mark.salt < 0.5 ? leaf('MarkImageColourClaimedText', mark.drawing.colours.join(', '), ' languageCode="en"') : ''
  return group(
    'MarkImageDetails',
    group(
      'MarkImage',
      leaf('MarkImageIdentifier', imageIdentifier(mark), ' identifierKindCode="EM"') +
        leaf('MarkImageFileFormat', mark.drawing.format.toUpperCase()) +
        leaf(
          'MarkImageURI',
          `file://${applicationNumber.slice(0, 3)}/${applicationNumber.slice(3, 6)}/${applicationNumber}/${imageName(mark)}`,
        ) +
        colours +
        viennaCategory(mark),
    ),
  )
}

/** Returns the goods: in all languages after publication, in the filing language alone before it. */
function goods(mark: SampleMark): string {
  const delivered = mark.life.published === undefined ? [mark.language] : languages
  const classes = mark.goods.map((each) =>
    group(
      'ClassDescription',
      leaf('ClassNumber', each.niceClass) +
        delivered
          .map((language) => leaf('GoodsServicesDescription', `${goodsText(each, language)}.`, ` languageCode="${language}"`))
          .join(''),
    ),
  )
  return group(
    'GoodsServicesDetails',
    group('GoodsServices', `<ClassificationVersion/>${group('ClassDescriptionDetails', classes.join(''))}`),
  )
}

/**
 * Returns the number of the bulletin. It appears on working days, so its number counts the year's working days so far.
 */
function bulletin(day: Day): string {
  const year = yearOf(day)
  return `${year}/${String(Math.floor(((day - dayOf(`${year}-01-01`)) * 5) / 7) + 1).padStart(3, '0')}`
}

function publications(mark: SampleMark): string {
  const entry = (section: string, day: Day): string =>
    group(
      'Publication',
      leaf('PublicationIdentifier', bulletin(day)) +
        leaf('PublicationSection', section) +
        dateLeaf('PublicationDate', day) +
        leaf('PublicationPage', '0'),
    )
  const { published, registered } = mark.life
  const rows: string[] = []
  if (published !== undefined) rows.push(entry('A.1', published))
  if (registered !== undefined && workingDay(registered + 2) <= mark.asOf) rows.push(entry('B.1', workingDay(registered + 2)))
  return group('PublicationDetails', rows.join(''))
}

const recordKinds: Readonly<Partial<Record<LifeEventKind, readonly [kind: string, section: string]>>> = {
  transferred: ['Total transfer', 'C.2.1'],
  renewed: ['Renewal', 'D.1'],
  surrendered: ['Total surrender', 'C.9.1'],
  cancelled: ['Cancellation', 'C.9.3'],
}

function records(mark: SampleMark): string {
  const entries = mark.life.events.flatMap((event) => {
    const known = recordKinds[event.kind]
    if (!known) return []
    const record =
      leaf('RecordIdentifier', String(10_000_000 + mark.rank * 10 + (event.day % 10))) +
      leaf('BasicRecordKind', known[0]) +
      group(
        'RecordPublicationDetails',
        group(
          'RecordPublication',
          leaf('PublicationIdentifier', bulletin(event.day)) +
            leaf('PublicationSection', known[1]) +
            dateLeaf('PublicationDate', event.day),
        ),
      ) +
      leaf('RecordCurrentStatusCode', 'Registered') +
      dateLeaf('RecordCurrentStatusDate', event.day)
    return [group('MarkRecord', group('BasicRecord', record))]
  })
  return group('MarkRecordDetails', entries.join(''))
}
