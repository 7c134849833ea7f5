import type { MarkAddress, MarkProceeding, MarkProcess, RegisterMark } from '../../register/index.ts'
import type { FileContext, JsonFormat } from '../office-feed.ts'
import type { RecordOutcome } from '../record-outcome.ts'
import { readState, stateTable } from './brand-state.ts'
import { brandTypeOf } from './brand-type.ts'
import { JsonRecord } from './json-record.ts'
import { lookUpOutcome } from './look-up.ts'
import {
  addressOrNone,
  compact,
  GoodsList,
  languageOf,
  niceClassOf,
  numberFault,
  oppositionPeriod,
  type Report,
  readDate,
  reject,
  some,
  viennaCodes,
} from './mark-parts.ts'

/** The states of EUIPO's trademark-search interface 1.1.0 (office-feeds 4.3), in our own groups. */
const states = stateTable({
  new: [
    ...['RECEIVED', 'UNDER_EXAMINATION', 'APPLICATION_PUBLISHED', 'START_OF_OPPOSITION_PERIOD', 'OPPOSITION_PENDING'],
    ...['REGISTRATION_PENDING', 'ACCEPTANCE_PENDING'],
  ],
  alive: ['REGISTERED', 'ACCEPTED', 'CANCELLATION_PENDING'],
  dead: ['WITHDRAWN', 'REFUSED', 'CANCELLED', 'SURRENDERED', 'EXPIRED', 'REMOVED_FROM_REGISTER'],
  byRegistration: ['APPEALED', 'APPEALABLE'],
})

/** EUIPO's REST interface: a search answer (`trademarks[]`), one of its items, or a detail. */
export const emRest: JsonFormat = {
  name: 'EUIPO trademark-search JSON',
  items: (value) => {
    const trademarks = (value as { trademarks?: unknown } | null)?.trademarks
    if (Array.isArray(trademarks)) return trademarks
    const isItem = (item: unknown) => ['markFeature', 'markBasis'].some((field) => new JsonRecord(item).has(field))
    if (isItem(value)) return [value]
    return Array.isArray(value) && value.length > 0 && value.every(isItem) ? value : undefined
  },
  read: (item, context) => readItem(new JsonRecord(item), context),
}

function readItem(item: JsonRecord, context: FileContext): RecordOutcome {
  const applicationNumber = item.text('applicationNumber')
  const fault = numberFault(applicationNumber)
  if (fault || applicationNumber === undefined) return reject(fault ?? 'it has no application number')
  return lookUpOutcome(assemble(item, applicationNumber, (...finding) => context.report(applicationNumber, ...finding)))
}

function assemble(item: JsonRecord, applicationNumber: string, report: Report): RegisterMark {
  const date = (field: string) => readDate(item.text(field), field, report)
  const registrationDate = date('registrationDate')
  const state = readState(item.text('status'), states, { registrationDate }, report)
  const isMadrid = item.text('markBasis') === 'INTERNATIONAL_TRADEMARK' || /^W/i.test(applicationNumber)
  const name = item.record('wordMarkSpecification').text('verbalElement')
  const feature = item.text('markFeature')
  const image = item.record('markImage')
  const type = brandTypeOf(feature, { hasWords: name !== undefined, hasPicture: item.has('markImage'), feedSaysCombined: false })
  if (type.isUnknown) report(`unknown mark feature "${feature}"`)
  const exhibition = item.records('exhibitionPriorities')[0]
  const publications = readPublications(item, report)
  const ofApplication = publications.filter((publication) => publication.publicationSection === 'A.1')
  const first = (ofApplication.length > 0 ? ofApplication : publications).map((each) => each.publicationDate)
  const publicationDate = date('publicationDate') ?? first.filter((each) => each !== undefined).sort()[0]
  return {
    office: 'em',
    applicationNumber,
    registrationNumber: registrationDate ? applicationNumber : undefined,
    name,
    description: inOneLanguage(item, 'description'),
    brandType: type.brandType,
    originBrandType: feature,
    kindMark: item.text('markKind'),
    ...state,
    applicationDate: date('applicationDate'),
    registrationDate,
    publicationDate,
    ...oppositionPeriod('em', {
      deliveredStart: date('oppositionPeriodStartDate'),
      deliveredEnd: date('oppositionPeriodEndDate'),
      start: isMadrid ? undefined : publicationDate,
    }),
    expiryDate: date('expiryDate'),
    terminationDate: state.brandStateCategory === 'dead' ? date('statusDate') : undefined,
    exhibitionDate: exhibition && readDate(exhibition.text('firstDisplayDate'), 'firstDisplayDate', report),
    exhibitionName: exhibition?.text('name'),
    tradeDistinctivenessIndicator: item.flag('tradeDistinctivenessIndicator'),
    imageColor: inOneLanguage(image, 'colourClaim'),
    viennaClasses: viennaCodes(
      ['markImage', 'markVideo', 'markModel'].flatMap((part) => item.record(part).texts('viennaClasses')),
      report,
    ),
    ...readGoods(item),
    processes: [...publications, ...readHistory(item, report)],
    owners: persons(item, 'applicants'),
    representatives: persons(item, 'representatives'),
    isMadridDesignation: isMadrid ? true : undefined,
    ...readRights(item, report),
  }
}

function readRights(item: JsonRecord, report: Report): Partial<RegisterMark> {
  const day = (each: JsonRecord, field: string) => readDate(each.text(field), field, report)
  const proceedings = (field: string, kind: MarkProceeding['kind']) =>
    item.records(`${field}s`).map((each) =>
      compact({
        kind,
        number: each.text(`${field}Number`),
        date: day(each, `${field}Date`),
        state: each.text('status'),
        ground: each.text('cancellationKind'),
      }),
    )
  const international = item.records('internationalApplications')[0]
  const registration = international && {
    number: international.text('internationalRegistrationNumber'),
    registrationDate: day(international, 'registrationDate'),
  }
  return {
    statusDate: day(item, 'statusDate'),
    priorities: some(
      item.records('priorities').map((each) =>
        compact({
          country: each.text('country'),
          number: each.text('applicationNumber'),
          date: day(each, 'applicationDate'),
          isPartial: each.flag('partialIndicator') ? (true as const) : undefined,
          state: each.text('status'),
        }),
      ),
    ),
    seniorities: some(
      item.records('seniorities').map((each) =>
        compact({
          country: each.text('country'),
          applicationNumber: each.text('applicationNumber'),
          registrationNumber: each.text('registrationNumber'),
          applicationDate: day(each, 'applicationDate'),
          registrationDate: day(each, 'registrationDate'),
          state: each.text('status'),
        }),
      ),
    ),
    proceedings: some([
      ...proceedings('opposition', 'opposition'),
      ...proceedings('cancellation', 'cancellation'),
      ...proceedings('appeal', 'appeal'),
    ]),
    international: registration?.number === undefined ? undefined : compact(registration),
    disclaimer: inOneLanguage(item, 'disclaimer') ?? item.text('disclaimer'),
  }
}

/** Returns the English one of texts in several languages, else the first one. */
function inOneLanguage(item: JsonRecord, field: string): string | undefined {
  const texts = item.records(field)
  return (texts.find((each) => each.text('language') === 'en') ?? texts[0])?.text('text')
}

function readPublications(item: JsonRecord, report: Report): MarkProcess[] {
  return item.records('publications').map((publication) =>
    compact({
      processType: 'Publication',
      publicationDate: readDate(publication.text('publicationDate'), 'publicationDate', report),
      publicationSection: publication.text('publicationSection'),
      publicationIdentifier: publication.text('bulletinNumber'),
    }),
  )
}

function readHistory(item: JsonRecord, report: Report): MarkProcess[] {
  const proceedings = (field: string, dateField: string, kind: (each: JsonRecord) => string | undefined) =>
    item.records(field).map((each) =>
      compact({
        processType: kind(each),
        processState: each.text('status'),
        stateDate: readDate(each.text(dateField), dateField, report),
        publicationDate: readDate(each.text('publicationDate'), 'publicationDate', report),
        publicationSection: each.text('publicationSection'),
        publicationIdentifier: each.text('bulletinNumber'),
      }),
    )
  return [
    ...proceedings('records', 'applicationDate', (record) => record.text('recordKind')),
    ...proceedings('oppositions', 'oppositionDate', () => 'Opposition'),
    ...proceedings(
      'cancellations',
      'cancellationDate',
      (cancellation) => cancellation.text('cancellationKind') ?? 'Cancellation',
    ),
    ...proceedings('appeals', 'appealDate', () => 'Appeal'),
  ]
}

function readGoods(item: JsonRecord): Pick<RegisterMark, 'niceClasses' | 'goods'> {
  const list = new GoodsList()
  for (const text of item.texts('niceClasses')) {
    const niceClass = niceClassOf(text)
    if (niceClass !== undefined) list.addClass(niceClass)
  }
  for (const each of item.records('goodsAndServices'))
    for (const description of each.records('description'))
      list.addText(
        niceClassOf(each.text('classNumber')),
        languageOf(description.text('language')),
        description.texts('terms').join('; '),
      )
  return list.result()
}

function persons(item: JsonRecord, field: string): MarkAddress[] {
  return item
    .records(field)
    .map((person) => addressOrNone({ lines: [], name: person.text('name') }))
    .filter((address) => address !== undefined)
}
