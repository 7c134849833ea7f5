import * as z from 'zod/mini'
import { Instant } from './accounts.ts'
import { CalendarDate } from './brand.ts'
import { DomainResult } from './domains.ts'
import { CaseTerm, longestDraftIdea, mostTerms, NiceClassNumber } from './guardian.ts'
import { RiskClass } from './guardian-blocks.ts'
import { Verdict } from './guardian-verdict.ts'
import { RegistrationOfficeCode, registrationOfficeCodes } from './office.ts'
import { isDay } from './query-dates.ts'
import { isBlank } from './rules.ts'
import { maximumNameLength } from './search.ts'
import { visible } from './visible.ts'

/*
 * Brand-Pilot: a guided path from an idea to protection. A project keeps what its owner wrote and decided.
 * `pilot-findings.ts` holds the findings about names, `pilot-filing.ts` the costs, requirements and consequences of
 * filing.
 */

/** The most projects in an account. */
export const mostProjects = 50
/** The most names in a project. */
export const mostProjectNames = 200
/** The most names that are checked in one call. */
export const mostNamesAtOnce = 20
export const longestProjectTitle = 100
export const longestNameNote = 1_000
export const longestFilingNumber = 50

/** The stations in the order of the path. Each can be used alone. */
export const pilotStations = [
  'idea',
  'names',
  'shortlist',
  'assessment',
  'classes',
  'offices',
  'filing',
  'watch',
  'deadlines',
] as const
export const PilotStation = z.enum(pilotStations)
export type PilotStation = z.infer<typeof PilotStation>

/** Earlier applications had other periods and terms. Projects are about new applications. */
export const earliestFilingDay = '2019-01-14'
const FilingDay = z.nullable(CalendarDate.check(z.refine((day) => isDay(day) && day >= earliestFilingDay)))

/** An application that the owner of a project filed, with its known days. */
export const ProjectFiling = z.object({
  registrationOfficeCode: RegistrationOfficeCode,
  /** In the office's notation; empty: not known. */
  number: z._default(z.string().check(z.trim(), z.maxLength(longestFilingNumber)), ''),
  filedOn: FilingDay,
  /** The publication that starts the opposition period, either of the application or of the registration. */
  publishedOn: z._default(FilingDay, null),
  registeredOn: z._default(FilingDay, null),
})
export type ProjectFiling = z.infer<typeof ProjectFiling>

const content = {
  /** Empty: the page shows the chosen name or the beginning of the idea instead. */
  title: z.string().check(
    z.trim(),
    z.overwrite((title) => (isBlank(title) ? '' : title)),
    z.maxLength(longestProjectTitle),
  ),
  idea: z.string().check(z.maxLength(longestDraftIdea)),
  /** The chosen classes. Those of `goods` count as chosen too (`classesOfProject`). */
  niceClasses: z.array(NiceClassNumber).check(z.maxLength(45)),
  goods: z.array(CaseTerm).check(z.maxLength(mostTerms)),
  registrationOfficeCodes: z.array(RegistrationOfficeCode).check(z.maxLength(registrationOfficeCodes.length)),
  /** At most one for each office. */
  filings: z.array(ProjectFiling).check(
    z.maxLength(registrationOfficeCodes.length),
    z.refine((filings) => new Set(filings.map((one) => one.registrationOfficeCode)).size === filings.length),
  ),
  /** The station at which the project was left. */
  station: PilotStation,
}

/** The fields that changed. */
export const ProjectChange = z.object({
  title: z.optional(content.title),
  idea: z.optional(content.idea),
  niceClasses: z.optional(content.niceClasses),
  goods: z.optional(content.goods),
  registrationOfficeCodes: z.optional(content.registrationOfficeCodes),
  filings: z.optional(content.filings),
  station: z.optional(content.station),
  /** Stations marked as done or not done; all others stay as they are. */
  done: z.optional(z.partialRecord(PilotStation, z.boolean())),
})
export type ProjectChange = z.infer<typeof ProjectChange>
/** A new project. The page chooses the id, so that a repeated call changes the project that the first one created. */
export const NewProject = z.object({ id: z.uuid(), ...ProjectChange.shape })
export type NewProject = z.infer<typeof NewProject>

const name = z.string().check(z.trim(), visible, z.maxLength(maximumNameLength))
/** The customer's own names, typed or pasted. Names that the project already has are skipped. */
export const NewNames = z.object({ names: z.array(name).check(z.minLength(1), z.maxLength(mostProjectNames)) })
export const NameChange = z.object({
  name: z.optional(name),
  note: z.optional(z.string().check(z.trim(), z.maxLength(longestNameNote))),
  isShortlisted: z.optional(z.boolean()),
  /** True moves the choice to this name and puts it on the shortlist. */
  isChosen: z.optional(z.boolean()),
  /** The place among the names, counted from 1. A higher place means the last one. */
  position: z.optional(z.int().check(z.minimum(1), z.maximum(mostProjectNames))),
})
export type NameChange = z.infer<typeof NameChange>

/** A finished assessment of Brand-Guardian for a name of a project. */
export const ProjectAssessment = z.object({
  id: z.int(),
  finishedUtc: Instant,
  riskScore: z.nullable(z.int()),
  /** Null unless the risk comes from a found mark. */
  riskClass: z.nullable(RiskClass),
  openConflicts: z.nullable(z.int()),
  verdict: Verdict,
})
export type ProjectAssessment = z.infer<typeof ProjectAssessment>

export const ProjectName = z.object({
  id: z.int(),
  name: z.string(),
  /** Empty: none. */
  note: z.string(),
  isShortlisted: z.boolean(),
  /** At most one name of a project. */
  isChosen: z.boolean(),
  /** The results of the last check of domains, each with its time; empty: not checked. */
  domains: z.array(DomainResult),
  /** The draft of Brand-Guardian for this name, which may have been deleted; null: none yet. */
  draftId: z.nullable(z.uuid()),
  /** Assessments from the draft that are about exactly this name, the newest first. */
  assessments: z.array(ProjectAssessment),
})
export type ProjectName = z.infer<typeof ProjectName>

export const PilotProject = z.object({
  id: z.uuid(),
  ...content,
  /** All stations in order. `doneUtc` is null until a station is done. The first assessment completes its station. */
  stations: z.array(z.object({ station: PilotStation, doneUtc: z.nullable(Instant) })),
  /** In the customer's order. */
  names: z.array(ProjectName),
  /** The saved search that watches the chosen name; null: none, or it was deleted. */
  storedBrandQueryId: z.nullable(z.int()),
  /** The name that this search watches. */
  watchedName: z.nullable(z.string()),
  createdUtc: Instant,
  changedUtc: Instant,
})
export type PilotProject = z.infer<typeof PilotProject>

/** A project in the list of projects. */
export const PilotProjectSummary = z.object({
  id: z.uuid(),
  title: z.string(),
  /** The beginning of the idea. */
  idea: z.string(),
  station: PilotStation,
  /** How many stations are done. */
  done: z.int(),
  names: z.int(),
  chosenName: z.nullable(z.string()),
  createdUtc: Instant,
  changedUtc: Instant,
})
export type PilotProjectSummary = z.infer<typeof PilotProjectSummary>

/** The longest part of an idea that is shown as a project's name, in letters. */
const mostLetters = 40

/** Returns the beginning of an idea's first line, shown as the project's name; empty without an idea. */
export function ideaInShort(idea: string): string {
  const [line = ''] = idea.trim().split('\n')
  if (line.length <= mostLetters) return line
  const cut = line.slice(0, mostLetters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), mostLetters / 2)).trimEnd()} …`
}

/** Returns the classes of a project: the chosen ones and those of its goods, in ascending order. */
export const classesOfProject = ({ niceClasses, goods }: Pick<PilotProject, 'niceClasses' | 'goods'>): number[] =>
  [...new Set([...niceClasses, ...goods.map(({ niceClass }) => niceClass)])].sort((a, b) => a - b)
