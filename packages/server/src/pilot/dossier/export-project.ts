import type { Locale } from '@marklot/contracts'
import { mostNamesAtOnce } from '@marklot/contracts/pilot'
import type { NameFinding, SearchedRegisters } from '@marklot/contracts/pilot-findings'
import { accountTimeZone } from '../../accounts/index.ts'
import type { Dossiers } from '../../dossiers/index.ts'
import { type DossierHit, dossierHit } from '../../exports/index.ts'
import { thumbnailAt } from '../../logos/index.ts'
import type { RawReply } from '../../platform/bind-contract.ts'
import { dayIn } from '../../platform/local-calendar.ts'
import type { ObjectStore } from '../../platform/object-store.ts'
import { projectDeadlines } from '../deadlines.ts'
import { feesOf } from '../fees.ts'
import { filingGuides } from '../filing-guides.ts'
import { type FindingsContext, findingsOf } from '../findings.ts'
import type { StoredProject } from '../projects.store.ts'
import { readProject } from '../projects.ts'
import { projectDossier } from './project-dossier.ts'
import { type ProjectWords, projectWords } from './words.ts'

export interface ExportProjectContext extends FindingsContext {
  objectStore: ObjectStore
  dossiers: Dossiers
  /** The origin of the product, without a trailing slash. */
  home: string
  productName: string
}

/**
 * Returns a project as a dossier. The names of its shortlist are checked again.
 * @throws AppError `plan.officeNotIncluded` when no register may be searched
 */
export async function exportProject(
  context: ExportProjectContext,
  stored: StoredProject,
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<RawReply> {
  const { pool, clock, dossiers, productName } = context
  const now = clock.now()
  const words = projectWords(locale)
  const [project, timeZone] = await Promise.all([readProject(context, stored), accountTimeZone(pool, stored.accountId)])
  const listed = project.names.filter(({ isShortlisted, isChosen }) => isShortlisted || isChosen)
  const chosen = listed.find(({ isChosen }) => isChosen) ?? listed[0]
  const ordered = [...new Set([...(chosen ? [chosen] : []), ...listed])].slice(0, mostNamesAtOnce).map(({ id }) => id)
  const { searched, findings } = await check(context, stored, ordered, { locale, signal })
  const closest = findings.find(({ nameId }) => nameId === chosen?.id)
  return dossiers.reply(
    projectDossier({
      project,
      searched,
      findings,
      hits: closest ? await hitsOf(context, closest, words) : [],
      fees: feesOf(stored.content, now),
      guides: filingGuides(now),
      deadlines: projectDeadlines(stored.content, { today: dayIn(now, timeZone), locale }),
      words,
      productName,
      timeZone,
      now,
    }),
  )
}

/** Checks names, and returns the findings in the order of the names. */
async function check(
  context: FindingsContext,
  stored: StoredProject,
  nameIds: readonly number[],
  call: { locale: Locale; signal: AbortSignal },
): Promise<{ searched: SearchedRegisters | null; findings: NameFinding[] }> {
  if (nameIds.length === 0) return { searched: null, findings: [] }
  let searched: SearchedRegisters | null = null
  const findings = new Map<number | null, NameFinding>()
  for await (const event of await findingsOf(context, stored, nameIds, call)) {
    searched ??= event.searched
    if (event.finding) findings.set(event.finding.nameId, event.finding)
  }
  return { searched, findings: nameIds.flatMap((id) => findings.get(id) ?? []) }
}

/** Returns the marks closest to a name with their comparison lines. */
function hitsOf(
  { objectStore, home }: ExportProjectContext,
  { name, brands }: NameFinding,
  words: ProjectWords,
): Promise<DossierHit[]> {
  const pictureAt = (address: string | null) => thumbnailAt(objectStore, address)
  return Promise.all(
    brands.map(({ brand: hit, sharedClasses }) =>
      dossierHit({ hit, sign: name, risk: null, notes: [], sharedClasses, pictureAt, home }, words),
    ),
  )
}
