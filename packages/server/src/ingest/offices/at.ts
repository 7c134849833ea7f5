import type { RegisterMark } from '../../register/index.ts'
import type { FileContext, OfficeFeed, XmlFormat } from '../office-feed.ts'
import type { RecordOutcome } from '../record-outcome.ts'
import type { XmlElement } from '../xml-element.ts'
import { readState, stateTable } from './brand-state.ts'
import { brandTypeOf } from './brand-type.ts'
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
} from './mark-parts.ts'
import { deliveryDateOf } from './st66.ts'
import { tmviewFormat } from './tmview.ts'

/** The national record's codes (office-feeds 4.7): in registration, registered, invalid, aborted, deleted. */
const states = stateTable({ new: ['3'], alive: ['4'], dead: ['1', '2', '5'] })

/** Our wording for the codes. The office's German wording is unknown. */
const stateTexts: Readonly<Record<string, string>> = {
  '1': 'invalid',
  '2': 'aborted',
  '3': 'in registration',
  '4': 'registered',
  '5': 'deleted',
}

/** `Markenart` in the words that the other offices use. */
const features: Readonly<Record<string, string>> = {
  W: 'word',
  B: 'figurative',
  C: 'combined',
  K: '3d',
  F: 'colour',
  S: 'sound',
  G: 'motion',
  H: 'hologram',
  L: 'multimedia',
  M: 'pattern',
  P: 'position',
  O: 'other',
}

function read(record: XmlElement, context: FileContext): RecordOutcome {
  const applicationNumber = record.textAt('Anmeldenummer')
  const fault = numberFault(applicationNumber)
  if (fault || applicationNumber === undefined)
    return reject(fault ?? 'it has no application number', record.textAt('RegisterNr'), record.textAt('MarkenName'))
  return {
    kind: 'mark',
    mark: compact(assemble(record, applicationNumber, (...finding) => context.report(applicationNumber, ...finding))),
  }
}

function assemble(record: XmlElement, applicationNumber: string, report: Report): RegisterMark {
  const date = (field: string) => readDate(record.textAt(field), field, report)
  const name = record.textAt('MarkenName')
  const code = record.textAt('Markenart')
  const registrationDate = date('RegisterDatum')
  const publicationDate = date('PublikationsDatum')
  const path = record.textAt('Pfad')
  const feature = code && (features[code.toUpperCase()] ?? code)
  const type = brandTypeOf(feature, { hasWords: name !== undefined, hasPicture: path !== undefined, feedSaysCombined: true })
  if (type.isUnknown) report(`unknown Markenart "${code}"`)
  return {
    office: 'at',
    applicationNumber,
    registrationNumber: record.textAt('RegisterNr'),
    name,
    logo: logoOf({ uris: [path] }),
    brandType: type.brandType,
    originBrandType: code,
    ...readState(record.textAt('Status'), states, { registrationDate }, report),
    applicationDate: date('AnmeldeDatum'),
    registrationDate,
    publicationDate,
    // The period runs from the publication of the registration, so a pending application has none.
    ...oppositionPeriod('at', { start: registrationDate === undefined ? undefined : publicationDate }),
    viennaClasses: [],
    ...readGoods(record),
    processes: [],
    owners: persons(record, 'Applicants'),
    representatives: persons(record, 'Representatives'),
  }
}

function readGoods(record: XmlElement): Pick<RegisterMark, 'niceClasses' | 'goods'> {
  const list = new GoodsList()
  for (const item of record.allAt('GoodsAndServices/item')) {
    const classes = niceClassList(item.textAt('Klassen') ?? '')
    for (const niceClass of classes) list.addClass(niceClass)
    const description = item.child('Beschreibung')
    const language = languageOf(description?.attributes.lang) ?? 'de'
    // A text for several classes does not belong to any one of them.
    list.addText(classes.length === 1 ? classes[0] : undefined, language, description?.text)
  }
  return list.result()
}

/** Returns persons in the order of their number (`Reihenfolge`), then those without a number in delivery order. */
function persons(record: XmlElement, list: string): RegisterMark['owners'] {
  const place = (item: XmlElement) => Number(item.textAt('Reihenfolge') ?? Number.POSITIVE_INFINITY)
  return record
    .allAt(`${list}/item`)
    .map((item, index) => ({ item, index, place: place(item) }))
    .sort((a, b) => (a.place === b.place ? a.index - b.index : a.place - b.place))
    .map(({ item }) => {
      const firstName = item.textAt('Vorname')
      const name = item.textAt('Name')
      const street = [item.textAt('Strasse'), item.textAt('Stiege'), item.textAt('Tuer')].filter((part) => part !== undefined)
      return addressOrNone({
        lines: [],
        ...(firstName ? { firstName, lastName: name } : { name }),
        street: street.join('/') || undefined,
        postalCode: item.textAt('PLZ'),
        city: item.textAt('Ort'),
        ...countryOf(item.textAt('Land')),
      })
    })
    .filter((address) => address !== undefined)
}

const national: XmlFormat = {
  name: 'ÖPA national record',
  matches: (root) => /^(mark|marks|marken)$/i.test(root.name),
  recordElements: ['mark'],
  deliveryDate: deliveryDateOf,
  read,
}

/** ÖPA: the national record as WIPO receives it, and TMview's JSON. No real record was available. */
export const at: OfficeFeed = {
  office: 'at',
  feed: 'ÖPA national record',
  xml: [national],
  json: [tmviewFormat('at', states)],
  stateText: (state) => stateTexts[state],
}
