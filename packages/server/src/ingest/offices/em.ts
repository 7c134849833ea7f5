import { euMadridOppositionStart } from '../../register/index.ts'
import type { OfficeFeed } from '../office-feed.ts'
import { stateTable } from './brand-state.ts'
import { emRest } from './em-rest.ts'
import { type St66Profile, st66Format } from './st66.ts'
import { tmviewFormat } from './tmview.ts'

/**
 * EUIPO's states: those of the open data and the harmonised states of its later files (office-feeds 4.3). An appeal is
 * possible before and after registration.
 */
const states = stateTable({
  new: [
    ...['Application filed', 'Application under examination', 'Application published', 'Application opposed'],
    ...['Registration pending', 'Acceptance pending', 'Opposition pending', 'Start of opposition period', 'Filed'],
  ],
  alive: ['Registered', 'Accepted', 'Registration cancellation pending', 'Cancellation pending'],
  dead: [
    ...[
      'Application refused',
      'Application withdrawn',
      'Registration cancelled',
      'Registration surrendered',
      'Registration expired',
    ],
    ...[
      'Application ended',
      'Registration ended',
      'Removed from register',
      'Cancelled',
      'Surrendered',
      'Refused',
      'Withdrawn',
      'Expired',
      'Ended',
    ],
  ],
  byRegistration: [
    'Appeal pending',
    'Appealed',
    'Appealable',
    'Interruption of proceeding pending',
    'Interruption of proceeding',
  ],
})

export const emProfile: St66Profile = {
  office: 'em',
  states,
  feedSaysCombined: false,
  imageNameProvesPicture: true,
  issueIsWeek: false,
  publicationsAreProcesses: true,
  registrationNumberIsApplicationNumber: true,
  featureElements: ['MarkFeature'],
  // The first publication of the application; international registrations are republished in other sections.
  publicationDate: ({ publications }) => {
    const applications = publications.filter((publication) => publication.section === 'A.1')
    const dates = (applications.length > 0 ? applications : publications).map((publication) => publication.date)
    return dates.filter((date) => date !== undefined).sort()[0]
  },
  // Designations can be opposed from a month after their first republication (M.1).
  oppositionStart: ({ publications }, isMadrid, publicationDate) => {
    if (!isMadrid) return publicationDate
    const republished = publications.find((publication) => publication.section === 'M.1')?.date
    return republished && euMadridOppositionStart(republished)
  },
  terminationIsStatusDate: true,
  isMadrid: (applicationNumber) => /^W/i.test(applicationNumber),
  // TMview shows EUIPO's pictures under the ST.13 number.
  logoUrl: (applicationNumber) =>
    /^\d{1,9}$/.test(applicationNumber)
      ? `https://www.tmdn.org/tmview/api/trademark/image/EM50${applicationNumber.padStart(13, '0')}`
      : undefined,
}

/**
 * EUIPO: the open data's XML in both generations, with the files of persons; the REST interface's JSON; TMview's JSON.
 */
export const em: OfficeFeed = {
  office: 'em',
  feed: 'EUIPO open data',
  xml: [
    st66Format('EUIPO open data (ST.66)', emProfile, true, (root) => {
      if (/(euipo|oami)\.europa\.eu\/(trademark\/|EUTM|TM-Search)/i.test(root.namespace)) return true
      // In the newer files of persons, the root has no namespace, but its elements do.
      return root.namespace === '' && /^(Applicants|Representatives)$/.test(root.name)
    }),
  ],
  json: [emRest, tmviewFormat('em', states)],
}
