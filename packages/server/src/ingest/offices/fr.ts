import type { OfficeFeed } from '../office-feed.ts'
import { stateTable } from './brand-state.ts'
import { type St66History, type St66Profile, st66Format } from './st66.ts'
import { tmviewFormat } from './tmview.ts'

/** INPI's states (office-feeds 4.4). Some notices are in English. */
const states = stateTable({
  new: ['Demande déposée', 'Demande non publiée', 'Demande publiée', 'Application filed', 'Application published', 'Filed'],
  alive: ['Marque enregistrée', 'Marque renouvelée', 'Renouvellement demandé', 'Registered'],
  dead: [
    ...[
      'Marque expirée',
      'Marque annulée',
      'Marque déchue',
      'Demande totalement rejetée',
      'Demande irrecevable après publication',
    ],
    ...["Marque ayant fait l'objet d'une renonciation totale", "Demande ayant fait l'objet d'un retrait total"],
    ...["Marque ayant fait l'objet d'un retrait total", 'Expired', 'Ended'],
    ...[
      'Application refused',
      'Application withdrawn',
      'Registration cancelled',
      'Registration expired',
      'Registration surrendered',
    ],
  ],
})

/** Matches states that only a registered mark reaches; "retrait" is the withdrawal of an application. */
const endedRegistrations = /^(?:marque (?:expirée|annulée|déchue|ayant fait l.objet d.une renonciation)|registration |expired$)/i

/** Returns the date of the first record whose kind begins with the given word. */
function dateOfRecord({ records }: St66History, kind: string): string | undefined {
  for (const record of records) {
    if (!record.kind?.startsWith(kind)) continue
    const date = record.publications.find((publication) => publication.date)?.date ?? record.date
    if (date) return date
  }
  return undefined
}

export const frProfile: St66Profile = {
  office: 'fr',
  states,
  language: 'fr',
  feedSaysCombined: true,
  // Even word marks have the name FMARK…, so only the picture's file proves that there is one.
  imageNameProvesPicture: false,
  entitiesTwice: true,
  issueIsWeek: true,
  publicationsAreProcesses: false,
  registrationNumberIsApplicationNumber: true,
  featureElements: ['MarkFeature'],
  registrationDate: (history) => dateOfRecord(history, 'Enregistrement'),
  // Older marks have no record of their registration, but their state shows it.
  isRegistered: (mark) => mark.brandStateCategory === 'alive' || endedRegistrations.test(mark.brandState),
  publicationDate: (history) =>
    dateOfRecord(history, 'Publication') ?? history.publications.find((publication) => publication.date)?.date,
  // Designations can be opposed from their publication in the Bureau's gazette, which is not delivered.
  oppositionStart: (_, isMadrid, publicationDate) => (isMadrid ? undefined : publicationDate),
  isDeletion: (context) => /FR_FRDEL/i.test(context.file.split(/[/\\]/).at(-1) ?? ''),
}

/** INPI: the weekly ST.66 files, the notices of its interface, and TMview's JSON. */
export const fr: OfficeFeed = {
  office: 'fr',
  feed: 'INPI weekly ST.66',
  xml: [
    st66Format('INPI (ST.66)', frProfile, false, (root) => {
      if (/^https?:\/\/www\.inpi\.fr\/schemas\/frst66/i.test(root.namespace)) return true
      // A notice of the interface is one bare TradeMark.
      return root.namespace === '' && (root.name === 'TradeMark' || root.name === 'Transaction')
    }),
  ],
  json: [tmviewFormat('fr', states)],
}
