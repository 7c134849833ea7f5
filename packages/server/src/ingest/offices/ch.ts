import { madridNumber, type RegisterMark } from '../../register/index.ts'
import type { FileContext, OfficeFeed, XmlFormat } from '../office-feed.ts'
import type { RecordOutcome } from '../record-outcome.ts'
import type { XmlElement } from '../xml-element.ts'
import { readState, stateTable } from './brand-state.ts'
import { brandTypeOf } from './brand-type.ts'
import { readPublications, registrationPublication } from './ch-publications.ts'
import {
  compact,
  GoodsList,
  languageOf,
  logoOf,
  niceClassList,
  numberFault,
  oppositionPeriod,
  type Report,
  readDate,
  reject,
  viennaCodes,
} from './mark-parts.ts'
import { isUspto } from './root.ts'
import { deliveryDateOf } from './st66.ts'
import { readContacts } from './st96-persons.ts'
import { tmviewFormat } from './tmview.ts'

/**
 * IPI's states: the words of its old pages and ST.96's own list (office-feeds 4.6; not confirmed by a real answer).
 * Other words are reported.
 */
const states = stateTable({
  new: [
    ...['hängiges Gesuch', 'Gesuch hängig', 'Application filed', 'Application accepted', 'Application published'],
    ...['Application under examination', 'Registration pending', 'Filing date accorded', 'Filed', 'Pending'],
  ],
  alive: [
    ...['aktive Marke', 'aktiv', 'Registered', 'Registration published', 'Registration renewed', 'Renewal processed', 'Active'],
    ...['Opposition pending', 'Registration cancellation pending'],
  ],
  dead: [
    ...['gelöscht', 'gelöschte Marke', 'zurückgewiesen', 'zurückgezogen', 'Application refused', 'Application withdrawn'],
    ...['Application rejected', 'Application abandoned', 'Registration cancelled', 'Registration expired'],
    ...[
      'Registration surrendered',
      'Registration revoked',
      'Registration ended',
      'Cancelled',
      'Expired',
      'Ended',
      'Inactive',
      'Deleted',
    ],
  ],
  byRegistration: ['Appeal pending'],
})

function read(record: XmlElement, context: FileContext): RecordOutcome {
  const officeCode = record.textAt('RegistrationOfficeCode')?.toUpperCase()
  // Madrid designations of Switzerland have the Bureau's number, often only as their registration number.
  const isMadrid = officeCode === 'WO'
  const given =
    record.textAt('ApplicationNumber/ApplicationNumberText') ?? record.textAt('ApplicationNumber/ST13ApplicationNumber')
  const delivered = given ?? (isMadrid ? record.textAt('RegistrationNumber') : undefined)
  const applicationNumber = isMadrid && delivered ? (madridNumber('ch', delivered) ?? delivered) : delivered
  if (officeCode !== undefined && officeCode !== 'CH' && !isMadrid)
    return reject(`it is of the office ${officeCode}, not of CH`, applicationNumber)
  const fault = numberFault(applicationNumber)
  if (fault || applicationNumber === undefined)
    return reject(fault ?? 'it has no application number', record.textAt('RegistrationNumber'))
  if (record.attributes.operationCategory?.toLowerCase() === 'delete') return { kind: 'delete', applicationNumber }
  return {
    kind: 'mark',
    mark: compact(assemble(record, applicationNumber, isMadrid, (...finding) => context.report(applicationNumber, ...finding))),
  }
}

/** Returns the first non-empty text at the paths. */
function firstText(record: XmlElement | undefined, ...paths: string[]): string | undefined {
  for (const path of paths) for (const each of record?.allAt(path) ?? []) if (each.text.trim() !== '') return each.text.trim()
  return undefined
}

function assemble(record: XmlElement, applicationNumber: string, isMadrid: boolean, report: Report): RegisterMark {
  const date = (field: string) => readDate(record.textAt(field), field, report)
  const representation = record.child('MarkRepresentation')
  const reproduction = representation?.child('MarkReproduction')
  const words = reproduction?.child('WordMarkSpecification')
  const name = firstText(words, 'MarkVerbalElementText', 'MarkSignificantVerbalElementText')
  const images = [...(reproduction?.allAt('MarkImageBag/MarkImage') ?? []), ...(reproduction?.all('MarkImage') ?? [])]
  const feature = representation?.textAt('MarkFeatureCategory')
  const type = brandTypeOf(feature, { hasWords: name !== undefined, hasPicture: images.length > 0, feedSaysCombined: true })
  if (type.isUnknown) report(`unknown mark feature "${feature}"`)
  const registrationDate = date('RegistrationDate')
  const terminationDate = date('TerminationDate')
  const publications = readPublications(record, report)
  const registered = registrationPublication(publications)
  const publicationDate = registered ?? publications.find((publication) => publication.publicationDate)?.publicationDate
  const opens = registrationDate !== undefined && !isMadrid ? (registered ?? publicationDate) : undefined
  return {
    office: 'ch',
    applicationNumber,
    registrationNumber: isMadrid ? applicationNumber : record.textAt('RegistrationNumber'),
    name,
    description:
      firstText(record, 'MarkDescriptionBag/MarkDescriptionText', 'MarkDescriptionText') ??
      firstText(reproduction, 'MarkDescriptionBag/MarkDescriptionText', 'MarkDescriptionText'),
    logo: logoOf({
      names: images.map((image) => image.textAt('FileName')),
      uris: images.flatMap((image) => [image.textAt('MarkImageURI'), image.textAt('ImageURI')]),
    }),
    brandType: type.brandType,
    originBrandType: feature,
    kindMark: record.textAt('MarkCategory'),
    ...readState(record.textAt('MarkCurrentStatusCode'), states, { registrationDate, terminationDate }, report),
    applicationDate: date('ApplicationDate') ?? date('ApplicationDateTime'),
    registrationDate,
    publicationDate,
    // The period is counted from the publication of the registration, so a pending application has no period.
    ...oppositionPeriod('ch', {
      deliveredStart: date('OppositionPeriodStartDate'),
      deliveredEnd: date('OppositionPeriodEndDate'),
      start: opens,
    }),
    expiryDate: date('ExpiryDate'),
    terminationDate,
    tradeDistinctivenessIndicator: flag(record.textAt('TradeDistinctivenessIndicator')),
    tradeDistinctivenessText: firstText(record, 'TradeDistinctivenessText'),
    imageColor: images.map((image) => firstText(image, 'MarkImageColourClaimedText')).find((text) => text !== undefined),
    viennaClasses: viennaCodes(images.flatMap(viennaTexts), report),
    ...readGoods(record),
    processes: publications,
    owners: readContacts(record, 'Applicant'),
    representatives: readContacts(record, 'Representative'),
    isMadridDesignation: isMadrid ? true : undefined,
    statusDate: date('MarkCurrentStatusDate'),
    priorities: readPriorities(record, report),
    international: isMadrid ? { number: applicationNumber.replace(/^WO/, '') } : undefined,
    disclaimer: firstText(record, 'MarkDisclaimerBag/MarkDisclaimerText', 'MarkDisclaimerText'),
    translation: firstText(words, 'MarkTranslationText', 'MarkTranslation'),
    transliteration: firstText(words, 'MarkTransliteration'),
  }
}

function readPriorities(record: XmlElement, report: Report): RegisterMark['priorities'] {
  const found = record.allAt('PriorityBag/Priority').map((priority) =>
    compact({
      country: priority.textAt('PriorityCountryCode'),
      number: priority.textAt('ApplicationNumber/ApplicationNumberText') ?? priority.textAt('PriorityNumber'),
      date: readDate(
        priority.textAt('PriorityApplicationFilingDate') ?? priority.textAt('PriorityDate'),
        'PriorityApplicationFilingDate',
        report,
      ),
    }),
  )
  return found.length > 0 ? found : undefined
}

function flag(text: string | undefined): boolean | undefined {
  return text === undefined ? undefined : text === 'true' || text === '1'
}

/** Returns the Vienna classes. ST.96 encodes each as one text, or as a category, a division and a section. */
function viennaTexts(image: XmlElement): string[] {
  const bags = [
    ...image.all('ViennaClassificationBag'),
    ...image.allAt('MarkImageClassification/FigurativeElementClassificationBag'),
  ]
  const direct = [...image.all('ViennaClassification'), ...image.allAt('MarkImageClassification/ViennaClassification')]
  const classes = [
    ...bags.flatMap((bag) => bag.allAt('ViennaClassification')),
    ...bags.flatMap((bag) => bag.allAt('ViennaClassificationBag/ViennaClassification')),
    ...direct,
  ]
  return classes.map((each) => {
    const parts = ['ViennaCategory', 'ViennaDivision', 'ViennaSection'].map((part) => each.textAt(part))
    return parts.filter((part) => part !== undefined).join('.') || each.textAt('ViennaClassificationCode') || each.text
  })
}

/** Returns the goods per class. Without an attribute, the language remains unknown (de, fr or it). */
function readGoods(record: XmlElement): Pick<RegisterMark, 'niceClasses' | 'goods'> {
  const list = new GoodsList()
  for (const goods of record.allAt('GoodsServicesBag/GoodsServices')) {
    const classified = goods.allAt('GoodsServicesClassificationBag/GoodsServicesClassification')
    const isNice = (element: XmlElement) => (element.textAt('ClassificationKindCode') ?? 'Nice').toLowerCase() === 'nice'
    for (const each of classified.filter(isNice))
      for (const niceClass of niceClassList(each.textAt('ClassNumber') ?? '')) list.addClass(niceClass)
    for (const each of goods.allAt('ClassDescriptionBag/ClassDescription')) {
      const classes = isNice(goods) ? niceClassList(each.textAt('ClassNumber') ?? '') : []
      for (const niceClass of classes) list.addClass(niceClass)
      for (const text of each.all('GoodsServicesDescriptionText'))
        list.addText(
          classes.length === 1 ? classes[0] : undefined,
          languageOf(text.attributes.languageCode ?? text.attributes.lang),
          text.text,
        )
    }
    for (const text of goods.all('GoodsServicesDescriptionText'))
      list.addText(undefined, languageOf(text.attributes.languageCode), text.text)
  }
  return list.result()
}

const dataDelivery: XmlFormat = {
  name: 'IPI data delivery (ST.96)',
  matches: (root) =>
    root.namespace.startsWith('urn:ige:schema:xsd:datadelivery') ||
    (root.namespace === 'http://www.wipo.int/standards/XMLSchema/ST96/Trademark' && !isUspto(root)),
  recordElements: ['DataBag', 'Trademark'],
  headerElements: ['VersionDateTime'],
  deliveryDate: (context) => deliveryDateOf(context),
  read: (record, context) => (record.name === 'DataBag' ? readBag(record, context) : read(record, context)),
}

/**
 * Reads a bag. It contains a mark and, if requested, its pictures: embedded (`DataBinary` in base64) or linked
 * (`DataReference`). If a bag holds several marks, it does not say which pictures belong to which mark.
 */
function readBag(bag: XmlElement, context: FileContext): RecordOutcome[] {
  const bags = bag.all('DataBag')
  const own = bag.children.filter(({ name }) => name !== 'DataBag').flatMap(trademarksIn)
  const outcomes = own.map((trademark) => read(trademark, context))
  const [sole] = outcomes
  const withPicture = sole && outcomes.length === 1 ? [pictured(sole, bag)] : outcomes
  return [...withPicture, ...bags.flatMap((inner) => readBag(inner, context))]
}

const trademarksIn = (element: XmlElement): XmlElement[] =>
  element.name === 'Trademark' ? [element] : element.children.flatMap(trademarksIn)

const isWebAddress = /^https?:\/\//i

/**
 * Returns the mark with the picture of its bag. The picture itself takes precedence over its thumbnail, and both take
 * precedence over a link.
 */
function pictured(outcome: RecordOutcome, bag: XmlElement): RecordOutcome {
  if (outcome.kind !== 'mark') return outcome
  const { mark } = outcome
  const files = mark.logo?.files ?? []
  const isPicture = ({ attributes }: XmlElement) => attributes.role === 'image'
  const base64 = bag.all('DataBinary').find(isPicture)?.text.trim()
  const name = files[0] ?? 'embedded'
  if (base64)
    return {
      ...outcome,
      mark: { ...mark, logo: { ...mark.logo, files: [...new Set([name, ...files])] } },
      picture: { name, base64 },
    }
  const reference = bag.all('DataReference').find(isPicture)
  const url = [reference?.attributes.href, reference?.text.trim()].find((text) => text && isWebAddress.test(text))
  return url === undefined ? outcome : { ...outcome, mark: { ...mark, logo: { files, url: mark.logo?.url ?? url } } }
}

/** IPI: the answers of its data delivery interface, and TMview's JSON. We have not seen a real answer. */
export const ch: OfficeFeed = {
  office: 'ch',
  feed: 'IPI data delivery (ST.96)',
  xml: [dataDelivery],
  json: [tmviewFormat('ch', states)],
}
