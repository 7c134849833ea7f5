import type { OfficeFeed } from '../office-feed.ts'
import { stateTable } from './brand-state.ts'
import { readDate } from './mark-parts.ts'
import { type St66Profile, st66Format } from './st66.ts'
import { tmviewFormat } from './tmview.ts'

/** OEPM's states in the words of the TMview profile. A mark without a state has ended (office-feeds 4.8). */
const states = stateTable({
  new: [
    ...['Application filed', 'Application published', 'Application opposed', 'Application under examination'],
    ...['Registration pending', 'Filed'],
  ],
  alive: ['Registered', 'Registration cancellation pending'],
  dead: [
    ...['', 'Ended', 'Expired', 'Application refused', 'Application withdrawn', 'Application ended'],
    ...['Registration cancelled', 'Registration surrendered', 'Registration expired', 'Registration ended'],
  ],
  byRegistration: ['Appeal pending'],
})

export const esProfile: St66Profile = {
  office: 'es',
  states,
  language: 'es',
  feedSaysCombined: true,
  imageNameProvesPicture: true,
  issueIsWeek: false,
  publicationsAreProcesses: true,
  registrationNumberIsApplicationNumber: true,
  featureElements: ['MarkFeature'],
  publicationDate: ({ publications }, tradeMark, report) =>
    publications
      .map((publication) => publication.date)
      .filter((date) => date !== undefined)
      .sort()[0] ?? readDate(tradeMark.textAt('PublicationDate'), 'PublicationDate', report),
  // Designations can be opposed from their mention in the BOPI, which is not delivered.
  oppositionStart: (_, isMadrid, publicationDate) => (isMadrid ? undefined : publicationDate),
  // The office states the address with HTTP, but pages load pictures only over HTTPS.
  logoUrl: (applicationNumber) =>
    `https://consultas2.oepm.es/WSLocalizador/GeneracionImagenServlet?numeroMarca=${encodeURIComponent(applicationNumber)}`,
}

/** OEPM: the TMview profile with persons in separate files, and TMview's JSON. */
export const es: OfficeFeed = {
  office: 'es',
  feed: 'OEPM open data (ST.66, TMview profile)',
  xml: [
    st66Format('OEPM (ST.66, TMview profile)', esProfile, true, (root) =>
      /^https?:\/\/(es\.)?tmview\.europa\.eu\/trademark\/(data|applicant|representative)$/i.test(root.namespace),
    ),
  ],
  json: [tmviewFormat('es', states)],
}
