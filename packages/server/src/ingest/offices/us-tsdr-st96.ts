import type { MarkAddress } from '../../register/index.ts'
import { calendarDate } from '../dates.ts'
import type { XmlFormat } from '../office-feed.ts'
import type { XmlElement } from '../xml-element.ts'
import { compact } from './mark-parts.ts'
import { readContact } from './st96-persons.ts'
import { type UsClass, type UsGoodsText, usNiceClass } from './us-goods.ts'
import { type CaseStatus, caseOutcome, ownerOf, ownerStage } from './us-tsdr.ts'

/** Returns the first non-empty text at a path, searching all elements along the path. */
function firstText(element: XmlElement | undefined, path: string): string | undefined {
  for (const each of element?.allAt(path) ?? []) if (each.text.trim() !== '') return each.text.trim()
  return undefined
}

/** Returns all texts at a path as one, because the office delivers long ones in numbered pieces. */
function wholeText(element: XmlElement | undefined, path: string): string | undefined {
  return (
    element
      ?.allAt(path)
      .map((each) => each.text.trim())
      .filter(Boolean)
      .join(' ') || undefined
  )
}

function readCase(record: XmlElement): CaseStatus {
  const representation = record.child('MarkRepresentation')
  const reproduction = representation?.child('MarkReproduction')
  const words = reproduction?.child('WordMarkSpecification')
  const images = reproduction?.allAt('MarkImageBag/MarkImage') ?? []
  const national = record.child('NationalTrademarkInformation')
  const claims = (field: string) => images.map((image) => wholeText(image, field)).find((text) => text !== undefined)
  return {
    officeCode: record.textAt('RegistrationOfficeCode'),
    serial: record.textAt('ApplicationNumber/ApplicationNumberText'),
    registrationNumber: record.textAt('RegistrationNumber'),
    status: record.textAt('MarkCurrentStatusCode'),
    dates: {
      application: record.textAt('ApplicationDate'),
      registration: record.textAt('RegistrationDate'),
      publication: firstText(record, 'PublicationBag/Publication/PublicationDate'),
      renewal: national?.textAt('RenewalDate'),
      cancellation:
        national?.textAt('RegistrationCancelledDate') ??
        national?.textAt('RegistrationCancellationDate') ??
        record.textAt('TerminationDate'),
      abandonment: national?.textAt('ApplicationAbandonedDate'),
      status: record.textAt('MarkCurrentStatusDate'),
    },
    name: firstText(words, 'MarkVerbalElementText') ?? firstText(words, 'MarkSignificantVerbalElementText'),
    description: wholeText(representation, 'MarkDescriptionBag/MarkDescriptionText'),
    drawing: firstText(representation, 'MarkDescriptionBag/NationalMarkDescription/MarkFeatureCode'),
    isStandardCharacters: words?.textAt('MarkStandardCharacterIndicator') === 'true',
    kinds: record.all('MarkCategory').map((kind) => kind.text),
    coloursClaimed: claims('MarkImageColourClaimedText'),
    coloursDescribed: claims('MarkImageColourPartClaimedText'),
    isInColour: images.some((image) => image.textAt('ColourIndicator') === 'true'),
    designCodes: images.flatMap((image) =>
      image.allAt('NationalDesignSearchCodeBag/NationalDesignSearchCode').map((code) => code.textAt('NationalDesignCode')),
    ),
    ...readGoods(record),
    distinctivenessScope: national?.textAt('TradeDistinctivenessScopeText'),
    distinctivenessText: national?.textAt('TradeDistinctivenessText') ?? record.textAt('TradeDistinctivenessText'),
    restriction: national?.textAt('RestrictionStatementText'),
    events: record.allAt('MarkEventBag/MarkEvent').map((event) => ({
      number: Number(event.textAt('NationalMarkEvent/MarkEventEntryNumber') ?? 0) || 0,
      description: event.textAt('NationalMarkEvent/MarkEventDescriptionText'),
      code: event.textAt('NationalMarkEvent/MarkEventCode'),
      date: event.textAt('MarkEventDate'),
    })),
    owners: record.allAt('ApplicantBag/Applicant').flatMap(readOwner),
    representatives: ['RecordAttorney', 'NationalRepresentative'].flatMap((kind) =>
      record.all(kind).flatMap((person) => readContact(person) ?? []),
    ),
    correspondence: record.all('NationalCorrespondent').flatMap((person) => readContact(person) ?? [])[0],
    pictureNames: images.map((image) => image.textAt('FileName')),
    priorities: record.allAt('PriorityBag/Priority').map((priority) =>
      compact({
        country: priority.textAt('PriorityCountryCode'),
        number: priority.textAt('ApplicationNumber/ApplicationNumberText'),
        date: calendarDate(priority.textAt('PriorityApplicationFilingDate')),
      }),
    ),
    disclaimer: wholeText(record, 'MarkDisclaimerBag/MarkDisclaimerText'),
    register: national?.textAt('RegisterCategory'),
    translation: wholeText(words, 'MarkTranslationText'),
    transliteration: words?.textAt('MarkTransliteration'),
    firstUses: record.allAt('GoodsServicesBag/GoodsServices').map((group) => ({
      niceClass: usNiceClass(group.textAt('ClassDescriptionBag/ClassDescription/ClassNumber') ?? ''),
      anywhere: group.textAt('NationalFilingBasis/FirstUsedDate'),
      inCommerce: group.textAt('NationalFilingBasis/FirstUsedCommerceDate'),
    })),
    basis: national?.child('CurrentBasis'),
  }
}

function readOwner(applicant: XmlElement): { stage: number; address: MarkAddress }[] {
  const address = readContact(applicant)
  if (!address) return []
  const comment = applicant.textAt('CommentText') ?? applicant.textAt('Version/CommentText')
  return [
    {
      // The sequence number is the party type, and the comment its meaning.
      stage: ownerStage(applicant.attributes.sequenceNumber, comment),
      address: ownerOf(address, address.name ?? address.companyName, applicant.textAt('NationalLegalEntityCode')),
    },
  ]
}

/**
 * Returns one `GoodsServices` per class: its classes by kind, its text and, as a description without text, its status.
 */
function readGoods(record: XmlElement): { classes: UsClass[]; goods: UsGoodsText[] } {
  const classes: UsClass[] = []
  const goods: UsGoodsText[] = []
  for (const group of record.allAt('GoodsServicesBag/GoodsServices')) {
    const numbers = (kind: string) =>
      group
        .allAt('GoodsServicesClassificationBag/GoodsServicesClassification')
        .filter((each) => each.textAt('ClassificationKindCode')?.toLowerCase() === kind)
        .flatMap((each) => each.textAt('ClassNumber') ?? [])
    const descriptions = group.allAt('ClassDescriptionBag/ClassDescription')
    const primaryCode =
      numbers('primary')[0] ?? descriptions.find((each) => each.textAt('ClassNumber'))?.textAt('ClassNumber') ?? ''
    const status = descriptions
      .map((each) => firstText(each, 'NationalStatusBag/NationalStatus/NationalStatusCode'))
      .find(Boolean)
    classes.push({
      primaryCode,
      international: [...new Set(numbers('nice').flatMap((number) => usNiceClass(number) ?? []))],
      isActive: status === '6',
    })
    for (const text of group.allAt('ClassDescriptionBag/ClassDescription/GoodsServicesDescriptionText'))
      goods.push({ primaryCode, text: text.text })
  }
  return { classes, goods }
}

/** TSDR in ST.96. Its root declares the office's own namespace. Without one, ST.96 may also be the IPI's. */
export const tsdrSt96: XmlFormat = {
  name: 'USPTO case status (TSDR, ST.96)',
  matches: (root) =>
    root.name === 'TrademarkTransaction' && root.namespace === 'http://www.wipo.int/standards/XMLSchema/ST96/Trademark',
  recordElements: ['Trademark'],
  read: (record, context) => caseOutcome(readCase(record), context),
}
