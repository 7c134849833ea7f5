import { classesOfProject, type PilotProject } from '@marklot/contracts/pilot'
import type { FilingGuide, ProjectDeadlines, ProjectFees } from '@marklot/contracts/pilot-filing'
import type { NameFinding, SearchedRegisters } from '@marklot/contracts/pilot-findings'
import {
  type Dossier,
  type DossierHit,
  type DossierSection,
  notesSection,
  notSearchedSection,
  searchedOffices,
  verifySection,
} from '../../exports/index.ts'
import { classesSection, deadlinesSection, feesSection, filingSection } from './filing-sections.ts'
import { assessmentSection, domainsSection, namesSection, shortlistSection } from './name-sections.ts'
import type { ProjectWords } from './words.ts'

export interface ProjectFacts {
  project: PilotProject
  /** The registers that were searched now; null if there were no names to check. */
  searched: SearchedRegisters | null
  /** Findings about the names on the shortlist, the chosen name first. */
  findings: readonly NameFinding[]
  /** The marks closest to the chosen name. */
  hits: readonly DossierHit[]
  fees: ProjectFees
  guides: readonly FilingGuide[]
  deadlines: ProjectDeadlines
  words: ProjectWords
  productName: string
  timeZone: string
  now: Date
}

/** The data file attached to the dossier. */
const dataFile = 'project.json'

/** Returns the display name of a project: its title, its chosen name, or the beginning of its idea. */
export const projectTitle = ({ title, names, idea }: PilotProject, { pilot }: ProjectWords): string =>
  title || names.find(({ isChosen }) => isChosen)?.name || idea.trim().slice(0, 40) || pilot('unnamed')

/**
 * Returns a project as a dossier, from the idea to the deadlines. Leaves out the parts that the project does not have.
 */
export function projectDossier(facts: ProjectFacts): Dossier {
  const { project, findings, searched, fees, guides, deadlines, words, productName, timeZone, now } = facts
  const { t, moment } = words
  const json = `${JSON.stringify({ project, searched, findings, fees, deadlines }, null, 2)}\n`
  const data = { name: dataFile, description: t('data.project'), json }
  const created = moment(now, timeZone)
  return {
    language: words.locale,
    kind: t('kind.project'),
    title: projectTitle(project, words),
    lead: t('lead.project'),
    picture: null,
    createdAt: now,
    created,
    disclaimer: t('disclaimer'),
    pageOf: t('page', { page: '{page}', pages: '{pages}' }),
    contents: t('contents'),
    sections: [
      ...sectionsOf(facts),
      ...registerSections(searched, words),
      verifySection(data, words),
      notesSection(productName, searched?.isSample ? t('notes.sample') : null, words),
    ].filter(({ blocks }) => blocks.length > 0),
    data,
  }

  function sectionsOf({ hits }: ProjectFacts): DossierSection[] {
    const { names, registrationOfficeCodes, filings, watchedName } = project
    return [
      ...(project.idea.trim()
        ? [{ title: words.pilot('station.idea'), blocks: [{ type: 'paragraph' as const, text: project.idea }] }]
        : []),
      ...(names.length > 0 ? [namesSection(project, words)] : []),
      ...(findings.length > 0 ? [shortlistSection(findings, words)] : []),
      ...(hits.length > 0 ? [hitsSection(hits, words)] : []),
      ...(names.some(({ domains }) => domains.length > 0) ? [domainsSection(names, words, timeZone)] : []),
      ...(names.some(({ assessments }) => assessments.length > 0) ? [assessmentSection(names, words, timeZone)] : []),
      ...(classesOfProject(project).length > 0 ? [classesSection(project, words)] : []),
      ...(registrationOfficeCodes.length > 0 ? [feesSection(fees, words)] : []),
      ...(registrationOfficeCodes.length > 0 || filings.length > 0 ? [filingSection(project, guides, words)] : []),
      ...(watchedName === null ? [] : [watchSection(watchedName, words)]),
      ...(deadlines.deadlines.length > 0 ? [deadlinesSection(deadlines, words)] : []),
    ]
  }
}

const hitsSection = (hits: readonly DossierHit[], { t }: ProjectWords): DossierSection => ({
  title: t('hits'),
  blocks: [
    { type: 'paragraph', text: t('hits.how'), isSmall: true },
    { type: 'hits', hits },
  ],
})

const watchSection = (name: string, { pilot, station }: ProjectWords): DossierSection => ({
  title: pilot('station.watch'),
  blocks: [{ type: 'paragraph', text: station('watch.on', { name }) }],
})

function registerSections(searched: SearchedRegisters | null, words: ProjectWords): DossierSection[] {
  if (searched === null) return []
  const { t } = words
  return [
    {
      title: t('searched'),
      blocks: [{ type: 'paragraph', text: t('searched.how') }, searchedOffices(searched.offices, words)],
    },
    notSearchedSection(searched.offices, { comparesNames: true }, words),
  ]
}
