import { mostProjectNames, type NameChange, type PilotProject } from '@marklot/contracts/pilot'
import { AppError } from '../platform/app-error.ts'
import type { PoolClient } from '../platform/database.ts'
import {
  clearChoice,
  countNames,
  insertNames,
  nameLike,
  namesOf,
  removeName,
  type StoredName,
  updateName,
  writeNameOrder,
} from './names.store.ts'
import { type ProjectsContext, storeChange, withProject } from './projects.ts'

/** Adds names at the end of the list, each once. @throws AppError `project.notFound`, `project.full` */
export function addNames(
  context: ProjectsContext,
  accountIds: readonly string[],
  id: string,
  names: readonly string[],
): Promise<PilotProject> {
  return withProject(context, accountIds, id, async (client, project, now) => {
    await insertNames(client, id, names)
    if ((await countNames(client, id)) > mostProjectNames) throw new AppError('project.full')
    await storeChange(client, project, {}, now)
  })
}

/**
 * Changes the given fields of a name. If the spelling changes, the findings about the former one are discarded.
 * @throws AppError `project.notFound`, `project.nameNotFound`, `project.nameTaken`
 */
export function changeName(
  context: ProjectsContext,
  accountIds: readonly string[],
  id: string,
  nameId: number,
  { position, ...change }: NameChange,
): Promise<PilotProject> {
  return withProject(context, accountIds, id, async (client, project, now) => {
    const names = await namesOf(client, id)
    const before = names.find((one) => one.id === nameId)
    if (!before) throw new AppError('project.nameNotFound')
    await storeName(client, before, change)
    if (position !== undefined) await writeNameOrder(client, id, moved(names, nameId, position))
    await storeChange(client, project, {}, now)
  })
}

async function storeName(client: PoolClient, before: StoredName, change: Omit<NameChange, 'position'>): Promise<void> {
  const name = change.name ?? before.name
  const isRenamed = name !== before.name
  if (isRenamed) {
    const holder = await nameLike(client, before.projectId, name)
    if (holder && holder.id !== before.id) throw new AppError('project.nameTaken')
  }
  if (change.isChosen === true) await clearChoice(client, before.projectId)
  const isShortlisted = change.isChosen === true || (change.isShortlisted ?? before.isShortlisted)
  await updateName(client, {
    ...before,
    name,
    note: change.note ?? before.note,
    isShortlisted,
    isChosen: isShortlisted && (change.isChosen ?? before.isChosen),
    ...(isRenamed ? { domains: [], draftId: null } : {}),
  })
}

/** Returns the ids in the order in which this one has the given position, counted from 1. */
function moved(names: readonly StoredName[], id: number, position: number): number[] {
  const others = names.map((one) => one.id).filter((one) => one !== id)
  return [...others.slice(0, position - 1), id, ...others.slice(position - 1)]
}

/** Removes a name. @throws AppError `project.notFound`, `project.nameNotFound` */
export async function dropName(
  context: ProjectsContext,
  accountIds: readonly string[],
  id: string,
  nameId: number,
): Promise<null> {
  await withProject(context, accountIds, id, async (client, project, now) => {
    if (!(await removeName(client, id, nameId))) throw new AppError('project.nameNotFound')
    await storeChange(client, project, {}, now)
  })
  return null
}
