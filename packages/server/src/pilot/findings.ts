import type { Locale } from '@marklot/contracts'
import { assessedSimilarity } from '@marklot/contracts/guardian-blocks'
import { classesOfProject } from '@marklot/contracts/pilot'
import type { FindingEvent, NameFinding, SearchedRegisters } from '@marklot/contracts/pilot-findings'
import { entitlementOf } from '../billing/index.ts'
import { type CheckName, officesAsked, regionsOf, type SearchedRegions } from '../guardian/index.ts'
import { AppError } from '../platform/app-error.ts'
import { openChannel } from '../platform/channel.ts'
import { officeStates } from '../register/index.ts'
import { allOffices } from '../search/index.ts'
import { namesOf, type StoredName } from './names.store.ts'
import { objectionsTo } from './objections.ts'
import type { StoredProject } from './projects.store.ts'
import type { ProjectsContext } from './projects.ts'

export interface FindingsContext extends ProjectsContext {
  checkName: CheckName
}

/** The number of names that are checked at the same time. */
const sideBySide = 4

/** The registers relevant to a project that the plan includes; without chosen offices, all registers of the plan. */
export interface ProjectRegisters {
  regions: SearchedRegions
  searched: SearchedRegisters
}

/**
 * Returns the registers to search for a project. @throws AppError `plan.officeNotIncluded` when no register may be
 * searched
 */
export async function registersOf({ pool, clock }: ProjectsContext, project: StoredProject): Promise<ProjectRegisters> {
  const [{ isTrial, offices }, states] = await Promise.all([entitlementOf(pool, project.accountId, clock), officeStates(pool)])
  const permitted = isTrial ? allOffices : new Set(offices)
  const { registrationOfficeCodes } = project.content
  const chosen = registrationOfficeCodes.length > 0 ? registrationOfficeCodes : [...permitted]
  const regions = regionsOf({ registrationOfficeCodes: chosen, countries: [] }, permitted)
  if (regions.searched.size === 0) throw new AppError('plan.officeNotIncluded')
  return {
    regions,
    searched: {
      offices: officesAsked(states, regions, permitted),
      niceClasses: classesOfProject(project.content),
      minimumSimilarity: assessedSimilarity,
      isSample: states.some(({ isSample }) => isSample),
    },
  }
}

/**
 * Checks names of a project at the same time. All reasons for a refusal are checked before the first event.
 * @throws AppError `project.nameNotFound`, `plan.officeNotIncluded`
 */
export async function findingsOf(
  context: FindingsContext,
  project: StoredProject,
  nameIds: readonly number[],
  { locale, signal }: { locale: Locale; signal: AbortSignal },
): Promise<AsyncIterable<FindingEvent>> {
  const names = await reachNames(context, project.id, nameIds)
  const registers = await registersOf(context, project)
  const channel = openChannel<FindingEvent>()
  channel.push({ kind: 'started', searched: registers.searched, finding: null })
  const waiting = [...names]
  const work = async () => {
    for (let name = waiting.shift(); name && !signal.aborted; name = waiting.shift())
      channel.push({ kind: 'finding', searched: null, finding: await checkOne(context, project, registers, name, locale) })
  }
  void Promise.all(Array.from({ length: sideBySide }, work)).then(
    () => channel.end(),
    (error: unknown) => {
      waiting.length = 0
      channel.end(error)
    },
  )
  return channel
}

/** Returns the findings about a name that has only been typed. @throws AppError `plan.officeNotIncluded` */
export async function checkTyped(
  context: FindingsContext,
  project: StoredProject,
  name: string,
  locale: Locale,
): Promise<{ searched: SearchedRegisters; finding: NameFinding }> {
  const registers = await registersOf(context, project)
  const finding = await checkOne(context, project, registers, { id: null, name, domains: [] }, locale)
  return { searched: registers.searched, finding }
}

/** Returns names of a project in the given order, each once. @throws AppError `project.nameNotFound` */
export async function reachNames({ pool }: ProjectsContext, projectId: string, ids: readonly number[]): Promise<StoredName[]> {
  const names = new Map((await namesOf(pool, projectId)).map((name) => [name.id, name]))
  return [...new Set(ids)].map((id) => {
    const name = names.get(id)
    if (!name) throw new AppError('project.nameNotFound')
    return name
  })
}

async function checkOne(
  { checkName }: FindingsContext,
  { content }: StoredProject,
  { regions, searched }: ProjectRegisters,
  { id, name, domains }: Pick<StoredName, 'name' | 'domains'> & { id: number | null },
  locale: Locale,
): Promise<NameFinding> {
  const { goods } = content
  const found = await checkName({ name, goods, niceClasses: searched.niceClasses, regions, locale })
  if (found === null) return incomparable(id, name)
  const { readings, grounds } = found
  return {
    nameId: id,
    name,
    isComparable: true,
    ...found,
    readings: readings ?? [],
    grounds: grounds ?? [],
    objections: objectionsTo(found, domains),
  }
}

const none = { all: 0, inClasses: null, isLowerBound: false }
const incomparable = (nameId: number | null, name: string): NameFinding => ({
  nameId,
  name,
  isComparable: false,
  identical: none,
  similar: none,
  brands: [],
  riskScore: null,
  riskClass: null,
  readings: [],
  grounds: [],
  objections: [],
})
