import {
  type InternationalRegistration,
  type MarkPriority,
  type MarkProceeding,
  type MarkSeniority,
  madridNumber,
  type RegisterMark,
} from '../../register/index.ts'
import type { XmlElement } from '../xml-element.ts'
import { compact, type Report, readDate, some } from './mark-parts.ts'

/*
 * Reads the rights and proceedings of an ST.66 mark: priorities, seniorities, oppositions, cancellations, appeals, and
 * the international mark.
 */

const isTrue = (text: string | undefined): true | undefined => (text?.toLowerCase() === 'true' || text === '1' ? true : undefined)

export function readPriorities(tradeMark: XmlElement, report: Report): MarkPriority[] {
  return tradeMark.allAt('PriorityDetails/Priority').map((each) =>
    compact({
      country: each.textAt('PriorityCountryCode'),
      number: each.textAt('PriorityNumber'),
      date: readDate(each.textAt('PriorityDate'), 'PriorityDate', report),
      isPartial: each.child('PriorityPartialGoodsServices') ? true : isTrue(each.textAt('PriorityPartialIndicator')),
      state: each.textAt('PriorityStatusCode'),
    }),
  )
}

export function readSeniorities(tradeMark: XmlElement, report: Report): MarkSeniority[] {
  return tradeMark.allAt('SeniorityDetails/Seniority').map((each) =>
    compact({
      country: each.textAt('SeniorityCountryCode'),
      applicationNumber: each.textAt('SeniorityApplicationNumber'),
      registrationNumber: each.textAt('SeniorityRegistrationNumber'),
      applicationDate: readDate(each.textAt('SeniorityFilingDate'), 'SeniorityFilingDate', report),
      registrationDate: readDate(each.textAt('SeniorityRegistrationDate'), 'SeniorityRegistrationDate', report),
      state: each.textAt('SeniorityStatusCode'),
    }),
  )
}

const kinds = [
  ['opposition', 'Opposition', 'OpponentDetails'],
  ['cancellation', 'Cancellation', 'CancellationApplicantDetails'],
  ['appeal', 'Appeal', 'AppellantDetails'],
] as const

/** Returns the oppositions, cancellations and appeals, with the marks on which they are based. */
export function readProceedings(tradeMark: XmlElement, report: Report): MarkProceeding[] {
  return kinds.flatMap(([kind, name, parties]) =>
    tradeMark.allAt(`${name}Details/${name}`).map((each) => {
      const party = each.child(parties)?.children[0]
      const earlier = each.allAt('EarlierMarkDetails/EarlierMark').map((mark) =>
        compact({
          country: mark.textAt('EarlierMarkCountryCode') ?? mark.textAt('RegistrationOfficeCode'),
          number: mark.textAt('RegistrationNumber') ?? mark.textAt('ApplicationNumber'),
          name: mark.textAt('WordMarkSpecification/MarkVerbalElementText'),
        }),
      )
      return compact({
        kind,
        number: each.textAt(`${name}Identifier`),
        date: readDate(each.textAt(`${name}Date`), `${name}Date`, report),
        state: each.textAt(`${name}CurrentStatusCode`),
        ground: each.textAt(`${name}GroundText`),
        party: party && (nameIn(party) ?? party.textAt('Identifier')),
        earlierMarks: some(earlier),
      })
    }),
  )
}

/** Returns a person's name, at any depth of the element. */
function nameIn(element: XmlElement): string | undefined {
  if (/^(?:OrganizationName|LastName|FreeFormatNameLine)$/.test(element.name) && element.text.trim()) return element.text.trim()
  for (const child of element.children) {
    const found = nameIn(child)
    if (found !== undefined) return found
  }
  return undefined
}

/** Returns the international registration: by number for a designation, by key for a national mark. */
function readInternational(
  tradeMark: XmlElement,
  mark: Pick<RegisterMark, 'applicationNumber' | 'isMadridDesignation'>,
  report: Report,
): InternationalRegistration | undefined {
  const date = (field: string) => readDate(tradeMark.textAt(field), field, report)
  const key = tradeMark.textAt('InternationalMarkKey/Identifier') ?? tradeMark.textAt('InternationalRegistrationNumber')
  const number = key ?? (mark.isMadridDesignation ? bareNumber(mark.applicationNumber) : undefined)
  const found = compact({ number, registrationDate: date('InternationalRegistrationDate') })
  return Object.keys(found).length > 0 ? found : undefined
}

function bareNumber(applicationNumber: string): string | undefined {
  return madridNumber('de', applicationNumber.replace(/^W0*/, ''))?.slice(2)
}

/** Returns the rights and proceedings of an ST.66 mark. */
export function readRights(
  tradeMark: XmlElement,
  mark: Pick<RegisterMark, 'applicationNumber' | 'isMadridDesignation'>,
  report: Report,
): Partial<RegisterMark> {
  const first = (...paths: string[]) => paths.map((path) => tradeMark.textAt(path)).find((text) => text !== undefined)
  return {
    statusDate: readDate(tradeMark.textAt('MarkCurrentStatusDate'), 'MarkCurrentStatusDate', report),
    priorities: some(readPriorities(tradeMark, report)),
    seniorities: some(readSeniorities(tradeMark, report)),
    proceedings: some(readProceedings(tradeMark, report)),
    international: readInternational(tradeMark, mark, report),
    disclaimer: first('MarkDisclaimerDetails/MarkDisclaimer', 'MarkDisclaimer'),
    translation: first('WordMarkSpecification/MarkTranslation', 'MarkTranslation'),
    transliteration: first('WordMarkSpecification/MarkTransliteration', 'MarkTransliteration'),
    isStandardCharacters: isTrue(tradeMark.textAt('WordMarkSpecification/MarkStandardCharacterIndicator')),
    isSeries: isTrue(first('MarkSeriesIndicator', 'SeriesIndicator')),
  }
}
