import { randomUUID } from 'node:crypto'
import type { GuardianDraft, GuardianStep } from '@marklot/contracts/guardian'
import { createDraft } from '../guardian/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import { namesOf, updateName } from './names.store.ts'
import { lockProject, type ProjectContent, type StoredProject } from './projects.store.ts'
import type { ProjectsContext } from './projects.ts'

/**
 * Fills the draft of a name from the project: idea, name, offices and goods. Keeps regions by country and a logo that
 * somebody added in the wizard. The assessments of the draft belong to the name.
 * @throws AppError `project.nameNotFound`, `draft.tooMany`
 */
export async function fillDraft(context: ProjectsContext, project: StoredProject, nameId: number): Promise<GuardianDraft> {
  const { id, name } = await draftOf(context, project, nameId)
  const { idea, registrationOfficeCodes, goods } = project.content
  return createDraft(context, project.accountId, {
    id,
    step: stepFor(project.content),
    idea,
    name,
    registrationOfficeCodes,
    goods,
  })
}

/** Returns the draft's id, which the name keeps from now on, and the name as it is spelled. */
function draftOf({ pool }: ProjectsContext, project: StoredProject, nameId: number): Promise<{ id: string; name: string }> {
  return transaction(pool, async (client) => {
    await lockProject(client, project.id)
    const stored = (await namesOf(client, project.id)).find((name) => name.id === nameId)
    if (!stored) throw new AppError('project.nameNotFound')
    const id = stored.draftId ?? randomUUID()
    if (stored.draftId === null) await updateName(client, { ...stored, draftId: id })
    return { id, name: stored.name }
  })
}

/** Returns the first step of the wizard that the project leaves open. */
function stepFor({ registrationOfficeCodes, goods }: ProjectContent): GuardianStep {
  if (registrationOfficeCodes.length === 0) return 'regions'
  return goods.length === 0 ? 'classification' : 'evaluation'
}
