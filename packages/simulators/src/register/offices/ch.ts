import { join } from 'node:path'
import { compactDate, type Day, isoDate } from '../calendar.ts'
import type { Delivery } from '../delivery.ts'
import { goodsText } from '../goods.ts'
import type { Address, Owner } from '../owners.ts'
import type { SampleMark } from '../sample-mark.ts'
import { escapeXml, group, leaf } from '../xml.ts'
import { ZipWriter } from '../zip.ts'

/*
 * IPI data delivery (no real answer is known). The answers of a paged search are zips `ch_trademark_yyyymmdd_nnnn.zip`,
 * each with one `response.xml` (`ApiResponse/Result` with at most 64 ST.96 items) and its pictures.
 */

const pageSize = 64
const core = 'urn:ige:schema:xsd:datadeliverycore-1.0.0'
const common = 'urn:ige:schema:xsd:datadeliverycommon-1.0.0'
const delivery = 'urn:ige:schema:xsd:datadeliverytrademark-1.0.0'
const st96 = 'http://www.wipo.int/standards/XMLSchema/ST96'

export async function writeCh({ folder, day, total, marks }: Delivery): Promise<string[]> {
  const files: string[] = []
  let items: string[] = []
  let zip: ZipWriter | undefined
  const close = async (): Promise<void> => {
    if (!zip) return
    zip.add('response.xml', response(items, total, files.length * pageSize))
    files.push(await zip.close())
    zip = undefined
    items = []
  }
  for await (const { mark, picture } of marks) {
    zip ??= new ZipWriter(join(folder, `ch_trademark_${compactDate(day)}_${String(files.length + 1).padStart(4, '0')}.zip`), day)
    if (picture) zip.add(imageName(mark), picture)
    items.push(`<Item xmlns="${delivery}">${trademark(mark, day)}</Item>\n`)
    if (items.length >= pageSize) await close()
  }
  await close()
  return files
}

function response(items: readonly string[], total: number, offset: number): string {
  const meta = leaf('TotalItemCount', total) + leaf('ItemCountOffset', offset) + leaf('ItemCount', items.length)
  const isLast = offset + items.length >= total
  const continuation = isLast
    ? ''
    : `<Continuations><Continuation name="NextPage">${escapeXml(`offset=${offset + items.length}`)}</Continuation></Continuations>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<ApiResponse xmlns="${core}"><Result><Meta xmlns="${common}">${meta}</Meta>${continuation}\n${items.join('')}</Result></ApiResponse>\n`
}

function imageName(mark: SampleMark): string {
  return `CH_${mark.applicationNumber.replace('/', '_')}.${mark.drawing?.format ?? 'jpg'}`
}

const features: Readonly<Record<SampleMark['kind'], string>> = {
  word: 'Word',
  combined: 'Combined',
  figurative: 'Figurative',
  shape: '3D shape',
  sound: 'Sound',
  colour: 'Colour',
  position: 'Position',
  motion: 'Motion',
}

function date(name: string, day: Day | undefined): string {
  return day === undefined ? '' : leaf(name, isoDate(day))
}

function trademark(mark: SampleMark, day: Day): string {
  const { life } = mark
  const content =
    group('com:Version', leaf('com:VersionDateTime', `${isoDate(day)}T06:00:00`)) +
    leaf('com:RegistrationOfficeCode', 'CH') +
    group('com:ApplicationNumber', leaf('com:IPOfficeCode', 'CH') + leaf('com:ApplicationNumberText', mark.applicationNumber)) +
    leaf('com:RegistrationNumber', mark.registrationNumber) +
    date('tmk:ApplicationDate', life.filed) +
    date('com:RegistrationDate', life.registered) +
    date('com:ExpiryDate', life.expiry) +
    (life.registered === undefined ? '' : date('tmk:TerminationDate', life.ended)) +
    leaf('tmk:MarkCurrentStatusCode', statusOf(mark)) +
    date('tmk:MarkCurrentStatusDate', life.stageDay) +
    leaf('tmk:MarkCategory', mark.category) +
    group(
      'tmk:MarkRepresentation',
      leaf('tmk:MarkFeatureCategory', features[mark.kind]) + group('tmk:MarkReproduction', words(mark) + image(mark)),
    ) +
    leaf('tmk:TradeDistinctivenessIndicator', String(mark.hasAcquiredDistinctiveness)) +
    group('tmk:GoodsServicesBag', goods(mark)) +
    group('tmk:PublicationBag', publications(mark)) +
    group('tmk:ApplicantBag', group('tmk:Applicant', contact(mark.owner))) +
    (mark.representative ? group('tmk:RepresentativeBag', group('tmk:Representative', contact(mark.representative))) : '')
  return `<tmk:Trademark xmlns:tmk="${st96}/Trademark" xmlns:com="${st96}/Common">${content}</tmk:Trademark>`
}

function statusOf({ life }: SampleMark): string {
  if (life.ended !== undefined) return 'gelöscht'
  return life.registered === undefined ? 'hängiges Gesuch' : 'aktive Marke'
}

function words(mark: SampleMark): string {
  return group('tmk:WordMarkSpecification', leaf('tmk:MarkSignificantVerbalElementText', mark.name))
}

function image(mark: SampleMark): string {
  if (!mark.drawing) return ''
  const colours = mark.salt < 0.5 ? leaf('tmk:MarkImageColourClaimedText', mark.drawing.colours.join(', ')) : ''
  const codes = mark.drawing.vienna.map((code) => {
    const [category, division, section] = code.split('.')
    return group(
      'tmk:ViennaClassification',
      leaf('tmk:ViennaCategory', category) + leaf('tmk:ViennaDivision', division) + leaf('tmk:ViennaSection', section),
    )
  })
  return group(
    'tmk:MarkImageBag',
    group(
      'tmk:MarkImage',
      leaf('com:FileName', imageName(mark)) +
        leaf('com:ImageFormatCategory', mark.drawing.format === 'jpg' ? 'JPEG' : 'PNG') +
        colours +
        group('tmk:ViennaClassificationBag', codes.join('')),
    ),
  )
}

/** Returns one text per class in the language of the filing, which the record does not name. */
function goods(mark: SampleMark): string {
  const classes = mark.goods.map((each) =>
    group(
      'tmk:ClassDescription',
      leaf('tmk:ClassNumber', each.niceClass) + leaf('tmk:GoodsServicesDescriptionText', `${goodsText(each, mark.language)}.`),
    ),
  )
  return group(
    'tmk:GoodsServices',
    leaf('tmk:ClassificationKindCode', 'Nice') + group('tmk:ClassDescriptionBag', classes.join('')),
  )
}

const changes = {
  registered: ['Eintragung', 'Enregistrement', 'Registrazione'],
  transferred: ['Übertragung', 'Transfert', 'Trasferimento'],
  renewed: ['Verlängerung', 'Prolongation', 'Proroga'],
  expired: ['Löschung wegen Nichtverlängerung', 'Radiation faute de prolongation', 'Cancellazione per mancata proroga'],
  surrendered: ['Löschung auf Antrag', 'Radiation sur demande', 'Cancellazione su richiesta'],
  cancelled: ['Widerruf', 'Révocation', 'Revoca'],
} as const

/**
 * Swissreg's publications in the language of the filing. The publication of the registration opens the opposition
 * period.
 */
function publications(mark: SampleMark): string {
  const language = mark.language === 'fr' ? 1 : mark.language === 'it' ? 2 : 0
  return mark.life.events
    .flatMap((event) => {
      const text = event.kind in changes ? changes[event.kind as keyof typeof changes][language] : undefined
      const day = event.kind === 'registered' ? mark.life.published : event.day
      if (text === undefined || day === undefined) return []
      return group(
        'tmk:Publication',
        date('com:PublicationDate', day) +
          group(
            'tmk:NationalPublication',
            leaf('tmk:PublicationStatusCategory', 'Published') +
              date('tmk:PublicationActionDate', event.day) +
              group('tmk:RegistrationChangeBag', group('tmk:RegistrationChange', leaf('tmk:ChangeDescriptionText', text))),
          ),
      )
    })
    .join('')
}

function contact(of: Address & Pick<Owner, 'name' | 'person'>): string {
  const name = of.person
    ? group(
        'com:PersonName',
        group('com:PersonStructuredName', leaf('com:FirstName', of.person.firstName) + leaf('com:LastName', of.person.lastName)),
      )
    : group('com:OrganizationName', leaf('com:OrganizationStandardName', of.name))
  const address =
    leaf('com:AddressLineText', of.street) +
    leaf('com:CityName', of.city) +
    leaf('com:CountryCode', of.countryCode) +
    leaf('com:PostalCode', of.postalCode)
  return group(
    'com:Contact',
    group('com:Name', name) +
      group('com:PostalAddressBag', group('com:PostalAddress', group('com:PostalStructuredAddress', address))),
  )
}
