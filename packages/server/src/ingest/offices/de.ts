import type { OfficeFeed, XmlFormat } from '../office-feed.ts'
import { stateTable } from './brand-state.ts'
import { readDate, reject } from './mark-parts.ts'
import { isUspto } from './root.ts'
import { deliveryDateOf, type St66Profile, st66Format } from './st66.ts'
import { tmviewFormat } from './tmview.ts'

/**
 * The complete list of DPMA's schema V1.1 (office-feeds 4.5). It transcribes umlauts; comparison accepts both
 * spellings.
 */
const states = stateTable({
  new: ['Anmeldung eingegangen'],
  alive: ['Marke eingetragen', 'Marke eingetragen, Widerspruchsfrist laeuft', 'Marke eingetragen, Widerspruchsverfahren laeuft'],
  dead: ['Eintragung nicht moeglich', 'Marke geloescht', 'Akte vernichtet'],
})

export const deProfile: St66Profile = {
  office: 'de',
  states,
  language: 'de',
  feedSaysCombined: true,
  imageNameProvesPicture: true,
  countyIsCountry: true,
  issueIsWeek: true,
  publicationsAreProcesses: false,
  registrationNumberIsApplicationNumber: false,
  // DPMA's own word is more precise than ST.66's (Position, Pattern …).
  featureElements: ['MarkFeatureDPMA', 'MarkFeature'],
  // Only the publication of the registration is in PublicationDetails; opposition dates are delivered.
  publicationDate: ({ publications }, tradeMark, report) =>
    publications.find((publication) => publication.date)?.date ??
    readDate(tradeMark.textAt('ApplicationPublicationDate'), 'ApplicationPublicationDate', report),
}

/**
 * The flat hit list of a search. Its `ApplicationNumber` is the register number, unlike the record's (919224 for
 * E17341). Its hits cannot be matched with stored marks, so they are refused.
 */
const hitList: XmlFormat = {
  name: 'DPMA hit list',
  matches: (root) => root.name === 'HitList',
  recordElements: ['Entries'],
  deliveryDate: deliveryDateOf,
  read: (entry) =>
    reject(
      'a hit of a DPMA search is no record: it names the register number in place of the application number; load the record (getRegisterInfo)',
      entry.textAt('ApplicationNumber'),
    ),
}

/** DPMA: DPMAconnectPlus records and TMview's JSON. */
export const de: OfficeFeed = {
  office: 'de',
  feed: 'DPMAconnectPlus',
  xml: [
    st66Format(
      'DPMAregister (ST.66)',
      deProfile,
      false,
      (root) => root.namespace === 'http://www.wipo.int/standards/XMLSchema/trademarks' && !isUspto(root),
    ),
    hitList,
  ],
  json: [tmviewFormat('de', states)],
}
