import type { RegistrationOfficeCode } from '@marklot/contracts'
import { madridNumber, type RegisterMark } from '../../register/index.ts'
import { calendarDate, gazetteDate } from '../dates.ts'
import type { FileContext, XmlFormat } from '../office-feed.ts'
import type { EmbeddedPicture, RecordOutcome } from '../record-outcome.ts'
import type { XmlElement } from '../xml-element.ts'
import { readState, type StateTable } from './brand-state.ts'
import { brandTypeOf } from './brand-type.ts'
import { decodeEntitiesIn } from './entities.ts'
import { compact, logoOf, numberFault, oppositionPeriod, type Report, readDate, reject, viennaCodes } from './mark-parts.ts'
import { readGoods } from './st66-goods.ts'
import { type Persons, readAddressBook, readPersonRecord, readPersons } from './st66-persons.ts'
import {
  inOrderOfDate,
  processesOf,
  processesOfPublications,
  readOppositions,
  readPublications,
  readRecords,
  type St66Publication,
  type St66Record,
} from './st66-records.ts'
import { readRights } from './st66-rights.ts'

/** The dated history of a mark, from which profiles derive registration and publication. */
export interface St66History {
  publications: St66Publication[]
  records: St66Record[]
}

/** The peculiarities of one office's ST.66 (office-feeds, sections 3 and 4). */
export interface St66Profile {
  office: RegistrationOfficeCode
  states: StateTable
  /** Language of goods without a language attribute, for offices that use one language. */
  language?: string
  /** False if the office calls a picture with words Figurative. */
  feedSaysCombined: boolean
  /** False if every mark has an image name, so that the name does not prove that there is a picture. */
  imageNameProvesPicture: boolean
  /** Whether the office writes the country code into `AddressCounty`, as DPMA does. */
  countyIsCountry?: boolean
  /** Whether texts contain HTML entities after XML's own are decoded. */
  entitiesTwice?: boolean
  /** Whether gazette issues are named by year and ISO week. */
  issueIsWeek: boolean
  /** Whether publications are missing from the delivered processes and have to be added to them. */
  publicationsAreProcesses: boolean
  /** Whether a registered mark has its application number as its registration number. */
  registrationNumberIsApplicationNumber: boolean
  /** Elements with the office's word for the type. The first delivered one counts. */
  featureElements: readonly string[]
  /** Returns the day of registration, if no `RegistrationDate` is delivered. */
  registrationDate?(history: St66History): string | undefined
  /** Returns whether the mark is registered, if facts other than the date show it. */
  isRegistered?(mark: RegisterMark): boolean
  publicationDate(history: St66History, tradeMark: XmlElement, report: Report): string | undefined
  /**
   * Returns the first day of an opposition period that the office does not deliver. Profiles without this function
   * deliver all periods.
   * @param publicationDate the mark's publication, undefined without one
   */
  oppositionStart?(history: St66History, isMadrid: boolean, publicationDate: string | undefined): string | undefined
  /** Whether the state's date counts as the end of a dead mark if no `TerminationDate` is delivered. */
  terminationIsStatusDate?: boolean
  isMadrid?(applicationNumber: string): boolean
  /** Returns the office's own address of a mark's picture, for marks whose record names a picture. */
  logoUrl?(applicationNumber: string): string | undefined
  /** Returns whether a whole file lists deletions. */
  isDeletion?(context: FileContext): boolean
}

/** Reads a `TradeMark` element. Never throws for bad data. */
export function readTradeMark(tradeMark: XmlElement, context: FileContext, profile: St66Profile): RecordOutcome {
  if (profile.entitiesTwice) decodeEntitiesIn(tradeMark)
  const applicationNumber = tradeMark.textAt('ApplicationNumber')
  const officeCode = tradeMark.textAt('RegistrationOfficeCode')?.toUpperCase()
  const isInternational = officeCode === 'WO'
  if (!isInternational && officeCode !== undefined && officeCode !== profile.office.toUpperCase())
    return reject(`it is of the office ${officeCode}, not of ${profile.office.toUpperCase()}`, applicationNumber)
  const fault = numberFault(applicationNumber)
  if (fault || applicationNumber === undefined)
    return reject(fault ?? 'it has no application number', tradeMark.textAt('RegistrationNumber'), wordsOf(tradeMark))
  const isMadrid = isInternational || (profile.isMadrid?.(applicationNumber) ?? false)
  const number = isMadrid ? (madridNumber(profile.office, applicationNumber) ?? applicationNumber) : applicationNumber
  if (tradeMark.attributes.operationCode?.toLowerCase() === 'delete' || profile.isDeletion?.(context))
    return { kind: 'delete', applicationNumber: number }
  const report: Report = (...finding) => context.report(number, ...finding)
  const mark = compact(assemble(tradeMark, number, isMadrid, profile, report))
  const picture = embeddedPicture(tradeMark)
  if (!picture) return { kind: 'mark', mark }
  const files = [...new Set([picture.name, ...(mark.logo?.files ?? [])])]
  return { kind: 'mark', mark: { ...mark, logo: { ...mark.logo, files } }, picture }
}

/** Returns the picture inside the record (DPMA's `MarkImageBinary`), if there is one. */
function embeddedPicture(tradeMark: XmlElement): EmbeddedPicture | undefined {
  for (const image of tradeMark.allAt('MarkImageDetails/MarkImage')) {
    const base64 = image.textAt('MarkImageBinary')
    if (base64 !== undefined) return { name: image.textAt('MarkImageFilename') ?? 'embedded', base64 }
  }
  return undefined
}

function assemble(
  tradeMark: XmlElement,
  applicationNumber: string,
  isMadrid: boolean,
  profile: St66Profile,
  report: Report,
): RegisterMark {
  const date = (field: string) => readDate(tradeMark.textAt(field), field, report)
  const history: St66History = {
    publications: readPublications(tradeMark, profile.issueIsWeek, report),
    records: readRecords(tradeMark, profile.issueIsWeek, report),
  }
  const registrationDate = date('RegistrationDate') ?? profile.registrationDate?.(history)
  const statusDate = date('MarkCurrentStatusDate')
  const terminationDate = date('TerminationDate')
  const state = readState(
    tradeMark.textAt('MarkCurrentStatusCode'),
    profile.states,
    { registrationDate, terminationDate },
    report,
  )
  const isDead = state.brandStateCategory === 'dead'
  const publicationDate = profile.publicationDate(history, tradeMark, report)
  const exhibition = tradeMark.at('ExhibitionPriorityDetails/ExhibitionPriority')
  const name = wordsOf(tradeMark)
  const owners = ownersOf(tradeMark, profile)
  const representatives = readPersons(tradeMark, 'Representative', profile)
  const mark: RegisterMark = {
    office: profile.office,
    applicationNumber,
    registrationNumber: registrationNumberOf(tradeMark, isMadrid, profile.office),
    name,
    description: firstText(tradeMark, 'MarkDescriptionDetails/MarkDescription', 'MarkDescription'),
    ...imageOf(tradeMark, profile, applicationNumber, report),
    ...typeOf(tradeMark, name, profile, report),
    kindMark: tradeMark.textAt('KindMark'),
    ...state,
    applicationDate: date('ApplicationDate'),
    registrationDate,
    publicationDate,
    ...oppositionPeriod(profile.office, {
      deliveredStart: date('OppositionPeriodStartDate'),
      deliveredEnd: date('OppositionPeriodEndDate'),
      start: profile.oppositionStart?.(history, isMadrid, publicationDate),
    }),
    expiryDate: date('ExpiryDate'),
    terminationDate: terminationDate ?? (isDead && profile.terminationIsStatusDate ? statusDate : undefined),
    exhibitionDate: exhibition && exhibitionDate(exhibition, report),
    exhibitionName: exhibition?.textAt('ExhibitionName'),
    asItIsProtectionIndicator: flag(tradeMark, 'AsItIsProtectionIndicator', report),
    tradeDistinctivenessIndicator: flag(tradeMark, 'TradeDistinctivenessIndicator', report),
    tradeDistinctivenessText: firstText(tradeMark, 'TradeDistinctivenessText'),
    ...readGoods(tradeMark, profile.language, report),
    processes: processesFor(tradeMark, history, profile, report),
    owners: owners.addresses,
    representatives: representatives.addresses,
    correspondence: readAddressBook(tradeMark.at('CorrespondenceAddress/CorrespondenceAddressBook'), profile),
    ownerKeys: owners.keys.length > 0 ? owners.keys : undefined,
    representativeKeys: representatives.keys.length > 0 ? representatives.keys : undefined,
    isMadridDesignation: isMadrid ? true : undefined,
    ...readRights(tradeMark, { applicationNumber, isMadridDesignation: isMadrid }, report),
  }
  const isRegistered = mark.registrationDate !== undefined || profile.isRegistered?.(mark)
  if ((profile.registrationNumberIsApplicationNumber || isMadrid) && isRegistered) mark.registrationNumber ??= applicationNumber
  return mark
}

/**
 * Returns the delivered number. The International Bureau's number gets its prefix, which distinguishes it from an equal
 * national one.
 */
function registrationNumberOf(tradeMark: XmlElement, isMadrid: boolean, office: RegistrationOfficeCode): string | undefined {
  const delivered = tradeMark.textAt('RegistrationNumber')
  return isMadrid && delivered !== undefined ? (madridNumber(office, delivered) ?? delivered) : delivered
}

/** Returns the first non-empty text at the paths, in the first delivered language. */
function firstText(element: XmlElement, ...paths: string[]): string | undefined {
  for (const path of paths)
    for (const each of element.allAt(path)) {
      const text = each.text.trim()
      if (text !== '') return text
    }
  return undefined
}

function wordsOf(tradeMark: XmlElement): string | undefined {
  return firstText(
    tradeMark,
    'WordMarkSpecification/MarkVerbalElementText',
    'WordMarkSpecification/MarkSignificantVerbalElementText',
  )
}

function flag(element: XmlElement, field: string, report: Report): boolean | undefined {
  const text = element.textAt(field)?.toLowerCase()
  if (text === undefined) return undefined
  if (text === 'true' || text === '1') return true
  if (text === 'false' || text === '0') return false
  report(`${field} "${text}" is neither true nor false`, { part: 'indicator', field, text })
  return undefined
}

function typeOf(
  tradeMark: XmlElement,
  name: string | undefined,
  profile: St66Profile,
  report: Report,
): Pick<RegisterMark, 'brandType' | 'originBrandType'> {
  const features = profile.featureElements.map((element) => tradeMark.textAt(element)).filter((feature) => feature !== undefined)
  const hasPicture = profile.imageNameProvesPicture && tradeMark.at('MarkImageDetails/MarkImage') !== undefined
  const facts = { hasWords: name !== undefined, hasPicture, feedSaysCombined: profile.feedSaysCombined }
  const { brandType, isUnknown } = brandTypeOf(features[0], facts)
  if (isUnknown) report(`unknown mark feature "${features[0]}"`)
  return { brandType, originBrandType: features[0] }
}

function imageOf(
  tradeMark: XmlElement,
  profile: St66Profile,
  applicationNumber: string,
  report: Report,
): Pick<RegisterMark, 'logo' | 'imageColor' | 'viennaClasses'> {
  const images = tradeMark.allAt('MarkImageDetails/MarkImage')
  const first = images[0]
  const claims = images.flatMap((image) => image.all('MarkImageColourClaimedText')).filter((claim) => claim.text.trim() !== '')
  // The claim may be delivered in several languages. The first one is kept.
  const language = claims[0]?.attributes.languageCode
  const colours = new Set(claims.filter((claim) => claim.attributes.languageCode === language).map((claim) => claim.text.trim()))
  const codes = images.flatMap((image) => image.allAt('MarkImageCategory/CategoryCodeDetails/CategoryCode'))
  const logo =
    first &&
    logoOf(
      {
        uris: images.map((image) => image.textAt('MarkImageURI')),
        names: images.flatMap((image) => [image.textAt('MarkImageFilename'), image.textAt('MarkImageIdentifier')]),
      },
      profile.logoUrl?.(applicationNumber),
    )
  return {
    logo,
    // If the colours are not named, a flag shows that the picture is in colour.
    imageColor:
      [...colours].join('; ') || (images.some((image) => flag(image, 'MarkImageColourIndicator', report)) ? 'true' : undefined),
    viennaClasses: viennaCodes(
      codes.map((code) => code.text),
      report,
    ),
  }
}

function exhibitionDate(exhibition: XmlElement, report: Report): string | undefined {
  const field = ['ExhibitionDate', 'FirstDisplayDate'].find((each) => exhibition.textAt(each))
  return field && readDate(exhibition.textAt(field), field, report)
}

/** Returns the present holders, if the office delivers them separately from the applicants. */
function ownersOf(tradeMark: XmlElement, profile: St66Profile): Persons {
  const holders = readPersons(tradeMark, 'Holder', profile)
  return holders.addresses.length + holders.keys.length > 0 ? holders : readPersons(tradeMark, 'Applicant', profile)
}

function processesFor(
  tradeMark: XmlElement,
  history: St66History,
  profile: St66Profile,
  report: Report,
): RegisterMark['processes'] {
  const records = processesOf(history.records)
  const oppositions = readOppositions(tradeMark, report)
  if (!profile.publicationsAreProcesses) return [...records, ...oppositions]
  return inOrderOfDate([...processesOfPublications(history.publications), ...records, ...oppositions])
}

/** Returns the day of a delivery: from its header, or else from the date or week in the file's name. */
export function deliveryDateOf(context: FileContext): string | undefined {
  const header = calendarDate(context.header.get('RequestProducerDateTime'))
  if (header) return header
  // The file's own name comes first, then the names of its zip and folders.
  for (const name of context.file.split(/[/\\!]/).reverse()) {
    const day = /(?<!\d)(20\d{2})-?(\d{2})-?(\d{2})(?!\d)/.exec(name)
    const week = /(?<!\d)(20\d{2})-?(\d{2})(?!\d)/.exec(name)
    const date = (day && calendarDate(`${day[1]}-${day[2]}-${day[3]}`)) ?? (week && gazetteDate(`${week[1]}-${week[2]}`))
    if (date) return date
  }
  return undefined
}

/** Returns the XML format of an ST.66 office, for marks and, if they are delivered separately, for persons. */
export function st66Format(name: string, profile: St66Profile, persons: boolean, matches: XmlFormat['matches']): XmlFormat {
  return {
    name,
    matches,
    recordElements: persons ? ['TradeMark', 'Applicant', 'Representative'] : ['TradeMark'],
    headerElements: ['RequestProducerDateTime'],
    deliveryDate: deliveryDateOf,
    read: (record, context) =>
      record.name === 'TradeMark' ? readTradeMark(record, context, profile) : readPersonRecord(record, profile),
  }
}
