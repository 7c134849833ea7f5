import { type Locale, type RegistrationOfficeCode, registrationOfficeCodes } from '@marklot/contracts'
import type { OwnDeadline } from '@marklot/contracts/deadlines'
import { ideaInShort, type ProjectFiling } from '@marklot/contracts/pilot'
import type { ProjectDeadline, ProjectDeadlines } from '@marklot/contracts/pilot-filing'
import { calendar as phrases } from '@marklot/phrases/calendar'
import { citeSources } from '@marklot/phrases/laws'
import type { Pool } from '../platform/database.ts'
import {
  daysBetween,
  firstTerm,
  type OwnPeriod,
  ownOppositionPeriod,
  type PeriodStart,
  priorityPeriod,
  useDeclarationPeriod,
} from '../register/index.ts'
import { nameSummaries } from './names.store.ts'
import { type ProjectContent, projectsOf } from './projects.store.ts'

type Kind = ProjectDeadline['kind']

/** The day from which deadlines are counted, and the language in which their laws are cited. */
interface Reader {
  /** The current day, as YYYY-MM-DD. */
  today: string
  locale: Locale
}

/**
 * Computes the deadlines of a project at its chosen offices and of its filings. If the first day of a period is
 * unknown, the deadline states only its length. A pure function.
 */
export function projectDeadlines(
  { registrationOfficeCodes: chosen, filings }: Pick<ProjectContent, 'registrationOfficeCodes' | 'filings'>,
  { today, locale }: Reader,
): ProjectDeadlines {
  const filingAt = new Map(filings.map((filing) => [filing.registrationOfficeCode, filing]))
  const offices = registrationOfficeCodes.filter((code) => chosen.includes(code) || filingAt.has(code))
  const firstFiling = filings.flatMap(({ filedOn }) => filedOn ?? []).sort()[0] ?? null
  const deadlines = offices.flatMap((office) => {
    const filing = filingAt.get(office)
    const tell = (kind: Kind, period: OwnPeriod, start = dayOf(period.from, filing)) =>
      deadline(kind, office, period, start, { today, locale })
    // The first application has no earlier application whose priority it could claim.
    const claims = filing?.filedOn || offices.length === 1 ? [] : [tell('priority', priorityPeriod(office), firstFiling)]
    return [
      ...claims,
      tell('opposition', ownOppositionPeriod(office)),
      ...(office === 'us' ? [tell('useDeclaration', useDeclarationPeriod)] : []),
      tell('renewal', firstTerm(office)),
    ]
  })
  return { today, deadlines: deadlines.sort(byDate) }
}

function dayOf(from: PeriodStart, filing: ProjectFiling | undefined): string | null {
  switch (from) {
    case 'filing':
      return filing?.filedOn ?? null
    case 'registration':
      return filing?.registeredOn ?? null
    default:
      return filing?.publishedOn ?? null
  }
}

function deadline(
  kind: Kind,
  registrationOfficeCode: RegistrationOfficeCode,
  { from, length, source, endFrom }: OwnPeriod,
  startDate: string | null,
  { today, locale }: Reader,
): ProjectDeadline {
  const end = startDate === null ? null : endFrom(startDate)
  return {
    kind,
    registrationOfficeCode,
    from,
    length,
    startDate,
    nominalDate: end?.nominalEnd ?? null,
    date: end?.end ?? null,
    rule: end?.rule ?? null,
    daysLeft: end && daysBetween(today, end.nominalEnd),
    source: citeSources(source, locale),
  }
}

/** Sorts known days first, beginning with the earliest; the others keep their order. */
const byDate = (a: ProjectDeadline, b: ProjectDeadline) =>
  (a.nominalDate ?? '9999-12-31').localeCompare(b.nominalDate ?? '9999-12-31')

/** Returns the beginning of a project's idea in quotation marks, to name a project that has no name. */
function quotedIdea(idea: string, locale: Locale): string {
  const short = ideaInShort(idea)
  return short === '' ? phrases.project[locale] : phrases['project.idea'][locale].replace('{idea}', () => short)
}

/** Returns the known days of the filings of an account's projects, the earliest first. */
export async function ownDeadlines(pool: Pool, accountId: string, today: string, locale: Locale): Promise<OwnDeadline[]> {
  const projects = (await projectsOf(pool, accountId)).filter(({ content }) => content.filings.length > 0)
  const names = await nameSummaries(
    pool,
    projects.map(({ id }) => id),
  )
  const own = projects.flatMap(({ id: projectId, content }) => {
    const name = names.get(projectId)?.chosenName || content.title || quotedIdea(content.idea, locale)
    return projectDeadlines(content, { today, locale }).deadlines.flatMap(
      ({ kind, registrationOfficeCode, date, daysLeft, rule, source }) => {
        if (date === null || rule === null || daysLeft === null) return []
        const filing = content.filings.find((one) => one.registrationOfficeCode === registrationOfficeCode)
        const filingNumber = filing?.number || null
        return [{ kind, projectId, name, registrationOfficeCode, filingNumber, date, daysLeft, rule, source }]
      },
    )
  })
  return own.sort((a, b) => a.date.localeCompare(b.date) || a.projectId.localeCompare(b.projectId))
}
