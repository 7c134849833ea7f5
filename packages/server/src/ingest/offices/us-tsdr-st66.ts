import type { MarkAddress } from '../../register/index.ts'
import { calendarDate } from '../dates.ts'
import type { XmlFormat } from '../office-feed.ts'
import type { XmlElement } from '../xml-element.ts'
import { compact } from './mark-parts.ts'
import { isUspto } from './root.ts'
import { readAddressBook } from './st66-persons.ts'
import { type UsClass, type UsGoodsText, usNiceClass } from './us-goods.ts'
import { type CaseStatus, caseOutcome, ownerOf, ownerStage } from './us-tsdr.ts'

/** Returns the first non-empty text at a path, searching all elements along the path. */
function firstText(element: XmlElement | undefined, path: string): string | undefined {
  for (const each of element?.allAt(path) ?? []) if (each.text.trim() !== '') return each.text.trim()
  return undefined
}

/** Returns the first text of an element of this name at any depth. */
function deepText(element: XmlElement, name: string): string | undefined {
  if (element.name === name) return element.text.trim() || undefined
  for (const child of element.children) {
    const found = deepText(child, name)
    if (found !== undefined) return found
  }
  return undefined
}

function readCase(tradeMark: XmlElement, applicants: readonly XmlElement[]): CaseStatus {
  const images = tradeMark.allAt('MarkImageDetails/MarkImage')
  const words = tradeMark.child('WordMarkSpecification')
  const ext = tradeMark.child('TradeMarkExt')
  const claims = (field: string) => images.map((image) => firstText(image, field)).find((text) => text !== undefined)
  const more = (field: string) => firstText(ext, `AdditionalMarkDetails/${field}`)
  return {
    officeCode: tradeMark.textAt('RegistrationOfficeCode'),
    serial: tradeMark.textAt('ApplicationNumber'),
    registrationNumber: tradeMark.textAt('RegistrationNumber'),
    status: tradeMark.textAt('MarkCurrentStatusCode'),
    dates: {
      application: tradeMark.textAt('ApplicationDate'),
      registration: tradeMark.textAt('RegistrationDate'),
      publication: firstText(tradeMark, 'PublicationDetails/Publication/PublicationDate'),
      renewal: more('RenewalDate'),
      cancellation: more('RegistrationCancelledDate') ?? more('CancellationDate') ?? tradeMark.textAt('TerminationDate'),
      abandonment: more('ApplicationAbandonedDate') ?? more('AbandonedDate'),
      status: tradeMark.textAt('MarkCurrentStatusDate'),
    },
    name: firstText(words, 'MarkVerbalElementText'),
    description: firstText(tradeMark, 'MarkDescriptionDetails/MarkDescription'),
    // `MarkFeature` contains the code's meaning as a sentence.
    drawing: ext?.textAt('MarkFeatureCode'),
    isStandardCharacters: words?.textAt('MarkStandardCharacterIndicator') === 'true',
    kinds: tradeMark.all('KindMark').map((kind) => kind.text),
    coloursClaimed: claims('MarkImageColourClaimedText'),
    coloursDescribed: claims('MarkImageColourPartClaimedText'),
    isInColour: images.some((image) => image.textAt('MarkImageColourIndicator') === 'true'),
    designCodes: images.flatMap((image) =>
      image.allAt('MarkImageCategory/CategoryCodeDetailsExt/DesignSearchDetails').map((code) => code.textAt('DesignSearchCode')),
    ),
    ...readGoods(tradeMark),
    distinctivenessScope: ext?.textAt('TradeDistinctivenessScope'),
    distinctivenessText: firstText(tradeMark, 'TradeDistinctivenessText'),
    restriction: more('RestrictionStatementText'),
    events: tradeMark.allAt('MarkEventDetails/MarkEvent').map((event) => ({
      number: Number(event.textAt('MarkEventExt/MarkEventEntryNumber') ?? 0) || 0,
      description: event.textAt('MarkEventExt/MarkEventInternalDescriptionText'),
      code: event.textAt('MarkEventCode'),
      date: event.textAt('MarkEventDate'),
    })),
    owners: applicants.flatMap(readOwner),
    ...readRepresentatives(tradeMark),
    pictureNames: [],
    priorities: tradeMark.allAt('PriorityDetails/Priority').map((priority) =>
      compact({
        country: priority.textAt('PriorityCountryCode'),
        number: priority.textAt('PriorityNumber'),
        date: calendarDate(priority.textAt('PriorityDate')),
      }),
    ),
    disclaimer: firstText(tradeMark, 'MarkDisclaimerDetails/MarkDisclaimer'),
    register: ext?.textAt('RegisterCategory') ?? more('RegisterCategory'),
    translation: firstText(words, 'MarkTranslation'),
    transliteration: firstText(words, 'MarkTransliteration'),
    firstUses: tradeMark.allAt('GoodsServicesDetails/GoodsServices/ClassDescriptionDetails/ClassDescription').map((each) => ({
      niceClass: usNiceClass(each.textAt('ClassNumber') ?? ''),
      anywhere: deepText(each, 'FirstUseDateNumber'),
      inCommerce: deepText(each, 'FirstUseInCommerceDate'),
    })),
    basis: ext?.at('FilingBasisDetails/BasisCurrently'),
  }
}

/**
 * Reads an address with the whole street in lines, as in the office's other feeds. This feed puts its second line into
 * `AddressStreet`.
 */
function readAddress(book: XmlElement | undefined): MarkAddress | undefined {
  const address = readAddressBook(book, {})
  if (address?.street === undefined) return address
  const { street, lines, ...parts } = address
  return { ...parts, lines: [...lines, street] }
}

function readOwner(applicant: XmlElement): { stage: number; address: MarkAddress }[] {
  const address = readAddress(applicant.child('ApplicantAddressBook'))
  if (!address) return []
  const ext = applicant.child('ApplicantExt')
  return [
    {
      stage: ownerStage(ext?.textAt('PartyTypeCode'), ext?.textAt('PartyTypeDescriptionText')),
      address: ownerOf(address, address.name ?? address.companyName, ext?.textAt('ApplicantLegalEntityCode')),
    },
  ]
}

/**
 * Reads the attorney, the correspondent and the domestic representative. They are in one list, and the comment
 * distinguishes them.
 */
function readRepresentatives(tradeMark: XmlElement): Pick<CaseStatus, 'representatives' | 'correspondence'> {
  const representatives: MarkAddress[] = []
  let correspondence: MarkAddress | undefined
  for (const person of tradeMark.allAt('RepresentativeDetails/Representative')) {
    const book = person.child('RepresentativeAddressBook')
    const address = readAddress(book)
    if (!address) continue
    if (!/correspondent/i.test(person.textAt('Comment') ?? '')) {
      representatives.push(address)
      continue
    }
    // The person's line comes first, then the firm's.
    const [name, companyName] = (
      book?.allAt('FormattedNameAddress/Name/FreeFormatName/FreeFormatNameDetails/FreeFormatNameLine') ?? []
    ).map((line) => line.text.trim() || undefined)
    correspondence ??= { ...address, name, companyName }
  }
  return { representatives, correspondence }
}

/** Returns one `ClassDescription` per prime class with its Nice class, status and text. */
function readGoods(tradeMark: XmlElement): { classes: UsClass[]; goods: UsGoodsText[] } {
  const classes: UsClass[] = []
  const goods: UsGoodsText[] = []
  for (const each of tradeMark.allAt('GoodsServicesDetails/GoodsServices/ClassDescriptionDetails/ClassDescription')) {
    const number = each.textAt('ClassNumber')
    const primaryCode = each.textAt('ClassDescriptionExt/PrimeClassText') ?? number ?? ''
    const nice = number === undefined ? undefined : usNiceClass(number)
    classes.push({
      primaryCode,
      international: nice === undefined ? [] : [nice],
      isActive: each.textAt('ClassNumberStatusCode') === '6',
    })
    for (const text of each.all('GoodsServicesDescription')) goods.push({ primaryCode, text: text.text })
  }
  return { classes, goods }
}

/** TSDR in ST.66. The parties are next to the mark, so the record is the element that contains both. */
export const tsdrSt66: XmlFormat = {
  name: 'USPTO case status (TSDR, ST.66)',
  matches: (root) => root.name === 'Transaction' && isUspto(root),
  recordElements: ['TransactionData'],
  read: (record, context) => {
    const marks = record.allAt('TradeMarkDetails/TradeMark')
    const groups = record.all('ApplicantDetails')
    // No answer with several marks has ever occurred. Their parties would be in the same order as the marks.
    return marks.map((tradeMark, i) => {
      const applicants = (marks.length === 1 ? groups : groups.slice(i, i + 1)).flatMap((group) => group.all('Applicant'))
      return caseOutcome(readCase(tradeMark, applicants), context)
    })
  },
}
