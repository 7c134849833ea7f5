import type { RegistrationOfficeCode } from '@marklot/contracts'
import type { MarkAddress, RegisterMark } from '../../register/index.ts'
import type { FileContext, JsonFormat } from '../office-feed.ts'
import type { RecordOutcome } from '../record-outcome.ts'
import { readState, type StateTable, stateTable } from './brand-state.ts'
import { brandTypeOf } from './brand-type.ts'
import { JsonRecord } from './json-record.ts'
import { lookUpOutcome } from './look-up.ts'
import {
  addressOrNone,
  compact,
  countryOf,
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

/** TMview's harmonised states (office-feeds 4.9). An office's own words are delivered alongside. */
const harmonisedStates = stateTable({
  new: ['Filed', 'Application filed', 'Application published', 'Application opposed', 'Application under examination'],
  alive: ['Registered'],
  dead: [
    ...['Ended', 'Expired', 'Application refused', 'Application withdrawn', 'Registration cancelled'],
    ...['Registration surrendered', 'Registration expired'],
  ],
  byRegistration: ['Appeal pending'],
})

/**
 * TMview's JSON for one office: search results (`tradeMarks[]`), single hits and details. Hits of other offices are
 * skipped (office-feeds 3 and 4.9).
 */
export function tmviewFormat(office: RegistrationOfficeCode, officeStates: StateTable): JsonFormat {
  const states = new Map([...harmonisedStates, ...officeStates])
  return {
    name: 'TMview JSON',
    items: (value) => {
      const answer = new JsonRecord(value)
      if (answer.has('tradeMarks') && Array.isArray((value as { tradeMarks: unknown }).tradeMarks))
        return (value as { tradeMarks: unknown[] }).tradeMarks
      if (answer.has('ST13')) return [value]
      return Array.isArray(value) && value.length > 0 && value.every((item) => new JsonRecord(item).has('ST13'))
        ? value
        : undefined
    },
    read: (item, context) => readItem(new JsonRecord(item), office, states, context),
  }
}

function readItem(item: JsonRecord, office: RegistrationOfficeCode, states: StateTable, context: FileContext): RecordOutcome {
  // A detail keeps the mark's fields in a separate part. A hit contains them directly.
  const mark = item.has('tradeMark') ? item.record('tradeMark') : item
  const st13 = item.text('ST13')
  const itemOffice = (st13?.slice(0, 2) ?? item.text('tmOffice') ?? '').toLowerCase()
  if (itemOffice !== office) return { kind: 'skip', reason: `${st13 ?? 'a hit'} is of the office ${itemOffice.toUpperCase()}` }
  // ST.13 pads numbers, so only EUIPO's fixed length can be taken from it.
  const applicationNumber = mark.text('applicationNumber') ?? (office === 'em' ? st13?.slice(-9) : undefined)
  const fault = numberFault(applicationNumber)
  if (fault || applicationNumber === undefined) return reject(fault ?? 'it has no application number', st13)
  return lookUpOutcome(
    assemble(item, mark, applicationNumber, office, states, (...finding) => context.report(applicationNumber, ...finding)),
  )
}

function assemble(
  item: JsonRecord,
  mark: JsonRecord,
  applicationNumber: string,
  office: RegistrationOfficeCode,
  states: StateTable,
  report: Report,
): RegisterMark {
  const date = (...fields: string[]) => readDate(mark.text(...fields), fields[0] ?? '', report)
  const registrationDate = date('registrationDate', 'codeRegistrationDate')
  const terminationDate = date('terminationDate')
  const name = mark.text('tmName')
  const feature = mark.text('tradeMarkType', 'markFeature')
  const type = brandTypeOf(feature, { hasWords: name !== undefined, hasPicture: false, feedSaysCombined: office !== 'em' })
  if (type.isUnknown) report(`unknown mark feature "${feature}"`)
  return {
    office,
    applicationNumber,
    registrationNumber: mark.text('registrationNumber'),
    name,
    description: mark.text('markDescription', 'imageDescription'),
    logo: logoOf({}, mark.text('markImageURI', 'detailImageURI')),
    brandType: type.brandType,
    originBrandType: feature,
    kindMark: mark.text('kindMark'),
    ...readState(mark.text('tradeMarkStatus', 'markCurrentStatusCode'), states, { registrationDate, terminationDate }, report),
    applicationDate: date('applicationDate'),
    registrationDate,
    publicationDate: publicationDate(item, report),
    // TMview delivers the period in details. No period is computed from a hit.
    ...oppositionPeriod(office, {
      deliveredStart: date('oppositionPeriodStartDate'),
      deliveredEnd: date('oppositionPeriodEndDate'),
    }),
    expiryDate: date('expiryDate', 'expirationDate'),
    terminationDate,
    viennaClasses: viennaCodes(
      [...mark.texts('viennaCodes'), ...mark.texts('viennaClass')].flatMap((text) => text.split(/[,;]/)),
      report,
    ),
    ...readGoods(item, mark),
    processes: item.records('publication').map((publication) =>
      compact({
        processType: 'Publication',
        publicationIdentifier: publication.text('identifier'),
        publicationSection: publication.text('section'),
        publicationDate: readDate(publication.text('date'), 'publication date', report),
      }),
    ),
    owners: persons(item, 'applicants', 'applicantName'),
    representatives: persons(item, 'representatives', 'representativeName'),
    statusDate: date('markCurrentStatusDate', 'statusDate'),
  }
}

function publicationDate(item: JsonRecord, report: Report): string | undefined {
  const publications = item.records('publication')
  const ofApplication = publications.filter((publication) => publication.text('section') === 'A.1')
  return (ofApplication.length > 0 ? ofApplication : publications)
    .map((publication) => readDate(publication.text('date'), 'publication date', report))
    .filter((date) => date !== undefined)
    .sort()[0]
}

function readGoods(item: JsonRecord, mark: JsonRecord): Pick<RegisterMark, 'niceClasses' | 'goods'> {
  const list = new GoodsList()
  for (const text of mark.texts('niceClass')) for (const niceClass of niceClassList(text)) list.addClass(niceClass)
  for (const each of [...mark.records('goodAndServices'), ...item.records('goodAndServices')])
    list.addText(niceClassList(each.text('niceClass') ?? '')[0], languageOf(each.text('language')), each.text('goodsAndServices'))
  return list.result()
}

/** Returns the persons: with name and address from details, only with names from hits. */
function persons(item: JsonRecord, detail: string, hit: string): MarkAddress[] {
  const full = item.records(detail).map((person) => {
    const address = person.record('addressDetails')
    return addressOrNone({
      lines: person.texts('address'),
      name: person.text('fullName', 'organizationName'),
      street: address.text('street'),
      postalCode: address.text('postcode', 'postalCode'),
      city: address.text('city'),
      ...countryOf(address.text('countryCode', 'country')),
    })
  })
  const named = item.texts(hit).map((name) => addressOrNone({ lines: [], name }))
  return (full.length > 0 ? full : named).filter((address) => address !== undefined)
}
