import { riskClassIn } from '@marklot/contracts/guardian-verdict'
import {
  mostProjects,
  type NewProject,
  type PilotProject,
  type PilotProjectSummary,
  type PilotStation,
  type ProjectChange,
  pilotStations,
} from '@marklot/contracts/pilot'
import { lockAccount } from '../accounts/index.ts'
import { type FinishedOfDraft, finishedOfDrafts } from '../guardian/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, type PoolClient, transaction } from '../platform/database.ts'
import type { Log } from '../platform/log.ts'
import { nameSummaries, namesOf, type StoredName } from './names.store.ts'
import {
  countProjects,
  insertProject,
  lockProject,
  type ProjectContent,
  projectsOf,
  type StoredProject,
  storedProject,
  updateProject,
} from './projects.store.ts'

export interface ProjectsContext {
  pool: Pool
  clock: Clock
  log: Log
}
type ReadContext = Omit<ProjectsContext, 'clock'>

const emptyProject: ProjectContent = {
  title: '',
  idea: '',
  niceClasses: [],
  goods: [],
  registrationOfficeCodes: [],
  filings: [],
  station: 'idea',
}
/** How much of the idea the list of projects shows, in characters. */
const shownIdea = 200

/** Returns the projects of an account, the most recently changed first. */
export async function listProjects(context: ReadContext, accountId: string): Promise<PilotProjectSummary[]> {
  const { pool } = context
  const projects = await projectsOf(pool, accountId)
  const summaries = await nameSummaries(
    pool,
    projects.map(({ id }) => id),
  )
  const assessments = await finishedOfDrafts(
    context,
    [...summaries.values()].flatMap(({ draftIds }) => draftIds),
  )
  return projects.map(({ id, content, done, createdAt, changedAt }) => {
    const { draftIds, ...named } = summaries.get(id) ?? { names: 0, chosenName: null, draftIds: [] }
    const own = assessments.filter(({ draftId }) => draftIds.includes(draftId))
    return {
      id,
      title: content.title,
      idea: content.idea.slice(0, shownIdea),
      station: content.station,
      done: stationsOf(done, own).filter(({ doneUtc }) => doneUtc !== null).length,
      ...named,
      createdUtc: createdAt.toISOString(),
      changedUtc: changedAt.toISOString(),
    }
  })
}

/**
 * Returns all stations in order. The assessment station is done once the first assessment has finished, regardless of
 * the owner's marks.
 */
function stationsOf(done: StoredProject['done'], assessments: readonly FinishedOfDraft[]): PilotProject['stations'] {
  const assessed = assessments.at(-1)?.finishedAt.toISOString()
  return pilotStations.map((station) => ({
    station,
    doneUtc: done[station] ?? (station === 'assessment' ? assessed : undefined) ?? null,
  }))
}

/** Returns a project of one of these accounts. @throws AppError `project.notFound` */
export async function reachProject(pool: Pool, accountIds: readonly string[], id: string): Promise<StoredProject> {
  return own(await storedProject(pool, id), accountIds)
}

function own(project: StoredProject | undefined, accountIds: readonly string[]): StoredProject {
  if (!project || !accountIds.includes(project.accountId)) throw new AppError('project.notFound')
  return project
}

/** Returns a project with its names and their assessments. */
export async function readProject(context: ReadContext, project: StoredProject): Promise<PilotProject> {
  const names = await namesOf(context.pool, project.id)
  const assessments = await finishedOfDrafts(
    context,
    names.flatMap(({ draftId }) => draftId ?? []),
  )
  const { id, content, done, storedQueryId, watchedName, createdAt, changedAt } = project
  return {
    id,
    ...content,
    stations: stationsOf(done, assessments),
    names: names.map((name) => presentName(name, assessments)),
    storedBrandQueryId: storedQueryId,
    watchedName: storedQueryId === null ? null : watchedName,
    createdUtc: createdAt.toISOString(),
    changedUtc: changedAt.toISOString(),
  }
}

/** Returns a name with its assessments. If the name was changed in the wizard, the assessments do not belong to it. */
const presentName = (
  { projectId: _, ...stored }: StoredName,
  assessments: readonly FinishedOfDraft[],
): PilotProject['names'][number] => ({
  ...stored,
  assessments: assessments
    .filter(({ draftId, name }) => draftId === stored.draftId && name.toLowerCase() === stored.name.toLowerCase())
    .map(({ id, finishedAt, riskScore, openConflicts, verdict }) => ({
      id,
      finishedUtc: finishedAt.toISOString(),
      riskScore,
      riskClass: riskClassIn(verdict ?? 'noEvaluation'),
      openConflicts,
      verdict: verdict ?? 'noEvaluation',
    })),
})

/**
 * Creates a project with the id that the page chose, or changes the account's project with this id.
 * @throws AppError `project.notFound` for another account's id, `project.tooMany`
 */
export async function createProject(
  context: ProjectsContext,
  accountId: string,
  { id, ...change }: NewProject,
): Promise<PilotProject> {
  const { pool, clock } = context
  const project = await transaction(pool, async (client) => {
    await lockAccount(client, accountId)
    const now = clock.now()
    const existing = await lockProject(client, id)
    if (existing) return storeChange(client, own(existing, [accountId]), change, now)
    if ((await countProjects(client, accountId)) >= mostProjects) throw new AppError('project.tooMany')
    const created: StoredProject = {
      id,
      accountId,
      content: emptyProject,
      done: {},
      storedQueryId: null,
      watchedName: null,
      createdAt: now,
      changedAt: now,
    }
    await insertProject(client, created)
    return storeChange(client, created, change, now)
  })
  return readProject(context, project)
}

/** Changes the given fields. @throws AppError `project.notFound` */
export async function changeProject(
  context: ProjectsContext,
  accountIds: readonly string[],
  id: string,
  change: ProjectChange,
): Promise<PilotProject> {
  return withProject(context, accountIds, id, (client, project, now) => storeChange(client, project, change, now))
}

/**
 * Runs a change of a locked project in a transaction and returns the project after it.
 * @throws AppError `project.notFound`
 */
export async function withProject(
  context: ProjectsContext,
  accountIds: readonly string[],
  id: string,
  change: (client: PoolClient, project: StoredProject, now: Date) => Promise<unknown>,
): Promise<PilotProject> {
  const { pool, clock } = context
  await transaction(pool, async (client) => change(client, own(await lockProject(client, id), accountIds), clock.now()))
  return readProject(context, await reachProject(pool, accountIds, id))
}

/** Stores changed fields. If there are none, records only that the project has changed. */
export async function storeChange(
  client: PoolClient,
  project: StoredProject,
  { done = {}, ...fields }: ProjectChange,
  now: Date,
): Promise<StoredProject> {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
  const changed = {
    ...project,
    content: { ...project.content, ...given },
    done: doneAfter(project.done, done, now),
    changedAt: now,
  }
  await updateProject(client, changed)
  return changed
}

/** Returns the stations that are done after a change. A station that is already done keeps its time. */
function doneAfter(before: StoredProject['done'], change: NonNullable<ProjectChange['done']>, now: Date): StoredProject['done'] {
  const after = { ...before }
  for (const [station, isDone] of Object.entries(change) as [PilotStation, boolean | undefined][]) {
    if (isDone === true) after[station] ??= now.toISOString()
    else if (isDone === false) delete after[station]
  }
  return after
}
