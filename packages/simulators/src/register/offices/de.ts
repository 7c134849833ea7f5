import { join } from 'node:path'
import { compactDate, type Day, isoWeek, nextWeekday, yearOf } from '../calendar.ts'
import { type DeliveredMark, type Delivery, operationCode } from '../delivery.ts'
import { goodsText } from '../goods.ts'
import type { LifeEvent } from '../life.ts'
import type { Address } from '../owners.ts'
import type { SampleMark } from '../sample-mark.ts'
import { group, leaf } from '../xml.ts'
import { ZipWriter } from '../zip.ts'
import { dateLeaf, freeName, markFeature, transaction, viennaCategory } from './st66.ts'

/*
 * DPMA: ST.66 with the `de:` extension, one XML per mark (`<application number>.xml`) with its picture next to it in
 * the same zip. Zips are named as DPMAconnectPlus names them: new filings `mar_bib_ang_…`, registrations
 * `mar_bib_wvz_bil_eing_…`, refused and withdrawn marks `mar_bib_zur_…`, each with the day that it covers. DPMA does
 * not report deleted records; the sample marks them `operationCode="Delete"` as ST.66 does.
 */

type Bundle = 'ang' | 'wvz_bil_eing' | 'zur'

const marksPerZip = 2000

export async function writeDe({ folder, day, isDelta, marks }: Delivery): Promise<string[]> {
  const open = new Map<Bundle, ZipWriter>()
  const files: string[] = []
  for await (const delivered of marks) {
    const { mark, picture } = delivered
    const bundle = bundleOf(mark)
    let zip = open.get(bundle)
    if (!zip) {
      zip = new ZipWriter(freePath(folder, bundle, compactDate(day), files, open), day)
      open.set(bundle, zip)
    }
    if (picture) zip.add(imageName(mark), picture)
    zip.add(`${mark.applicationNumber}.xml`, file(delivered, isDelta))
    if (zip.members < marksPerZip) continue
    files.push(await zip.close())
    open.delete(bundle)
  }
  for (const zip of open.values()) files.push(await zip.close())
  return files
}

/** Adds a running number if a large sample has two zips of one kind. */
function freePath(
  folder: string,
  bundle: Bundle,
  period: string,
  closed: readonly string[],
  open: ReadonlyMap<Bundle, ZipWriter>,
): string {
  const used = new Set([...closed, ...[...open.values()].map((zip) => zip.path)])
  const path = join(folder, `mar_bib_${bundle}_${period}`)
  let name = `${path}.zip`
  for (let count = 2; used.has(name); count++) name = `${path}_${count}.zip`
  return name
}

function bundleOf({ life }: SampleMark): Bundle {
  if (life.registered !== undefined) return 'wvz_bil_eing'
  return life.ended === undefined ? 'ang' : 'zur'
}

function imageName(mark: SampleMark): string {
  return `${mark.applicationNumber}.${(mark.drawing?.format ?? 'jpg').toUpperCase()}`
}

function file({ mark, change }: DeliveredMark, isDelta: boolean): string {
  const code = operationCode(change, isDelta)
  const content =
    code === 'Delete'
      ? leaf('RegistrationOfficeCode', 'DE') +
        leaf('ApplicationNumber', mark.applicationNumber) +
        leaf('RegistrationNumber', mark.registrationNumber)
      : tradeMark(mark)
  return transaction({
    namespace: 'http://www.wipo.int/standards/XMLSchema/trademarks',
    attributes:
      ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xmlns:de="http://register.dpma.de/standards/XMLSchema/DE-TM-RegisterExt" xsi:schemaLocation="http://www.wipo.int/standards/XMLSchema/trademarks http://register.dpma.de/standards/XMLSchema/DE-TM-Register-V1.1.xsd"',
    day: mark.asOf,
    identifier: `98${String(mark.rank).padStart(17, '0')}`,
    code: 'Trade Mark Information',
    isBare: true,
    content: group('TradeMarkDetails', `<TradeMark operationCode="${code}">${content}</TradeMark>`),
  })
}

function tradeMark(mark: SampleMark): string {
  const { life } = mark
  const isOpposable = life.registered !== undefined && life.published !== undefined
  return (
    leaf('RegistrationOfficeCode', 'DE') +
    leaf('ApplicationNumber', mark.applicationNumber) +
    dateLeaf('ApplicationDate', life.filed) +
    leaf('RegistrationNumber', mark.registrationNumber) +
    dateLeaf('RegistrationDate', life.registered) +
    dateLeaf('ExpiryDate', life.expiry) +
    (life.registered === undefined ? '' : dateLeaf('TerminationDate', life.ended)) +
    leaf('MarkCurrentStatusCode', statusOf(mark)) +
    leaf('KindMark', mark.category === 'Individual' ? 'Individual' : 'Collective') +
    leaf('MarkFeature', mark.kind === 'position' || mark.kind === 'motion' ? 'Other' : markFeature(mark)) +
    (mark.hasAcquiredDistinctiveness ? leaf('TradeDistinctivenessIndicator', 'true') : '') +
    (isOpposable
      ? dateLeaf('OppositionPeriodStartDate', life.published) + dateLeaf('OppositionPeriodEndDate', life.windowEnd)
      : '') +
    (mark.name === undefined
      ? ''
      : group(
          'WordMarkSpecification',
          leaf('MarkVerbalElementText', mark.name, ' languageCode="DE"') +
            leaf('MarkStandardCharacterIndicator', String(mark.kind === 'word')),
        )) +
    image(mark) +
    goods(mark) +
    group('PublicationDetails', isOpposable ? group('Publication', dateLeaf('PublicationDate', life.published)) : '') +
    group('ApplicantDetails', group('Applicant', addressBook('Applicant', mark.owner.name, mark.owner, false))) +
    (mark.representative
      ? group(
          'RepresentativeDetails',
          group('Representative', addressBook('Representative', mark.representative.name, mark.representative, false)),
        )
      : '<RepresentativeDetails><Representative><RepresentativeAddressBook><FormattedNameAddress/></RepresentativeAddressBook></Representative></RepresentativeDetails>') +
    group(
      'CorrespondenceAddress',
      addressBook('Correspondence', (mark.representative ?? mark.owner).name, mark.representative ?? mark.owner, true),
    ) +
    records(mark) +
    leaf('de:FileNumber', mark.registrationNumber ?? mark.applicationNumber) +
    leaf('de:MarkFeatureDPMA', mark.kind === 'position' ? 'Position' : mark.kind === 'motion' ? 'Motion' : markFeature(mark))
  )
}

function statusOf({ life, asOf }: SampleMark): string {
  if (life.ended !== undefined) {
    if (life.registered === undefined) return 'Eintragung nicht moeglich'
    return asOf - life.stageDay > 1500 ? 'Akte vernichtet' : 'Marke geloescht'
  }
  if (life.registered === undefined) return 'Anmeldung eingegangen'
  if (life.isOpposed && (life.windowEnd ?? 0) < asOf) return 'Marke eingetragen, Widerspruchsverfahren laeuft'
  const isOpen = life.published !== undefined && life.windowEnd !== undefined && life.published <= asOf && asOf <= life.windowEnd
  return isOpen ? 'Marke eingetragen, Widerspruchsfrist laeuft' : 'Marke eingetragen'
}

/** DPMA writes the country code into `AddressCounty`, and the street only for correspondence. */
function addressBook(kind: string, name: string, address: Address, hasStreet: boolean): string {
  return group(
    `${kind}AddressBook`,
    group(
      'FormattedNameAddress',
      freeName(name) +
        group(
          'Address',
          group(
            'FormattedAddress',
            (hasStreet ? leaf('AddressStreet', address.street) : '') +
              leaf('AddressCity', address.city) +
              leaf('AddressCounty', address.countryCode) +
              leaf('AddressPostcode', address.postalCode),
          ),
        ),
    ),
  )
}

function image(mark: SampleMark): string {
  if (!mark.drawing) return ''
  const isColoured = mark.salt < 0.5
  return group(
    'MarkImageDetails',
    group(
      'MarkImage',
      leaf('MarkImageFilename', imageName(mark)) +
        leaf('MarkImageFileFormat', mark.drawing.format === 'jpg' ? 'JPEG' : 'PNG') +
        leaf('MarkImageColourIndicator', String(isColoured)) +
        (isColoured
          ? leaf(
              'MarkImageColourClaimedText',
              mark.drawing.colours.map((colour) => germanColours[colour] ?? colour).join(', '),
              ' languageCode="DE"',
            )
          : '') +
        viennaCategory(mark),
    ),
  )
}

const germanColours: Readonly<Record<string, string>> = {
  red: 'rot',
  yellow: 'gelb',
  gold: 'gold',
  green: 'grün',
  blue: 'blau',
  turquoise: 'türkis',
  violet: 'violett',
  white: 'weiß',
  brown: 'braun',
  black: 'schwarz',
  grey: 'grau',
  orange: 'orange',
  pink: 'rosa',
}

function goods(mark: SampleMark): string {
  const classes = mark.goods.map((each) =>
    group(
      'ClassDescription',
      leaf('ClassNumber', each.niceClass) + leaf('GoodsServicesDescription', goodsText(each, 'de'), ' languageCode="DE"'),
    ),
  )
  return group(
    'GoodsServicesDetails',
    group(
      'GoodsServices',
      leaf('ProposedLeadingClassNumber', mark.goods[0]?.niceClass) + group('ClassDescriptionDetails', classes.join('')),
    ),
  )
}

/** `BasicRecordKind`, `RecordCurrentStatusCode`, section of the gazette and the extension element of each step. */
function recordOf(
  mark: SampleMark,
  event: LifeEvent,
): readonly [kind: string, status: string, section: string, extension: string] | undefined {
  const incomplete = '<de:RecordProcedureIncomplete/>'
  switch (event.kind) {
    case 'registered':
      return ['Eintragung', 'Marke eingetragen', mark.drawing ? '1abb' : '1aaa', incomplete]
    case 'refused':
      return ['Eintragung', 'Zurueckgewiesen', '', incomplete]
    case 'withdrawn':
      return ['Eintragung', mark.salt < 0.4 ? 'Gilt als zurueckgenommen' : 'Zurueckgenommen', '', incomplete]
    case 'window-closed':
      return ['Widerspruch', 'Marke ohne Widerspruch eingetragen', '2a', incomplete]
    case 'opposed':
      return ['Widerspruch', 'Widerspruch erhoben', '', incomplete]
    case 'opposition-rejected':
      return ['Widerspruch', 'Widerspruch zurueckgewiesen', '2c', incomplete]
    case 'transferred':
      return ['Umschreibung', 'Abgeschlossen', '3b', incomplete]
    case 'renewed':
      return ['Verlaengerung', 'Verlaengert', '4', incomplete]
    case 'expired':
      return ['Loeschung Inhaber', 'Marke geloescht', '5f', record5('5f', 'Löschung wegen Nichtverlängerung nach § 47', mark)]
    case 'surrendered':
      return ['Loeschung Inhaber', 'Marke geloescht', '5f', record5('5f', 'Löschung wegen Verzichts nach § 48', mark)]
    case 'cancelled':
      return [
        'Loeschung Dritter',
        'Marke geloescht',
        '5a',
        record5('5a', 'Löschung auf Grund eines Widerspruchs nach § 43', mark),
      ]
    default:
      return undefined
  }
}

function record5(section: string, ground: string, mark: SampleMark): string {
  return group(`de:Record${section}`, leaf('de:LegalGround', ground) + dateLeaf('de:CancellationDate', mark.life.ended))
}

function records(mark: SampleMark): string {
  const entries = mark.life.events.flatMap((event, index) => {
    const known = recordOf(mark, event)
    if (!known) return []
    const [kind, status, section, extension] = known
    const gazette = issueOf(event, mark)
    const isPublished = section !== '' && gazette <= mark.asOf
    const basic =
      leaf('RecordIdentifier', `${yearOf(event.day)}${String(mark.rank * 12 + index).padStart(8, '0')}`) +
      leaf('BasicRecordKind', kind) +
      (isPublished
        ? group(
            'RecordPublicationDetails',
            group(
              'RecordPublication',
              leaf('PublicationIdentifier', isoWeek(gazette).text) +
                leaf('PublicationSection', section) +
                dateLeaf('PublicationDate', gazette),
            ),
          )
        : '') +
      leaf('RecordCurrentStatusCode', status) +
      dateLeaf('RecordCurrentStatusDate', event.day)
    return [group('MarkRecord', group('BasicRecord', basic) + extension)]
  })
  return group('MarkRecordDetails', entries.reverse().join(''))
}

/**
 * Returns the issue of the gazette. It appears on Fridays, about five weeks after a step. The issue of the registration
 * opens the opposition period.
 */
function issueOf(event: LifeEvent, mark: SampleMark): Day {
  if (event.kind === 'registered' && mark.life.published !== undefined) return mark.life.published
  return nextWeekday(event.day + 30, 5)
}
