import { randomUUID } from 'node:crypto'
import type { GuardianDraft, GuardianStep } from '@marklot/contracts/guardian'
import { createDraft } from '../guardian/index.ts'
import { AppError } from '../platform/app-error.ts'
import { transaction } from '../platform/database.ts'
import { reachNames } from './findings.ts'
import { namesOf, updateName } from './names.store.ts'
import { lockProject, type ProjectContent, type StoredProject } from './projects.store.ts'
import type { ProjectsContext } from './projects.ts'

/**
 * Fills the draft of a name from the project: idea, name, offices and goods. Regions by country and the logo that
 * somebody added in the wizard stay. The assessments of the draft belong to the name.
 * @throws AppError `project.nameNotFound`, `draft.tooMany`
 */
export async function fillDraft(context: ProjectsContext, project: StoredProject, nameId: number): Promise<GuardianDraft> {
  const [name] = await reachNames(context, project.id, [nameId])
  if (!name) throw new AppError('project.nameNotFound')
  const { idea, registrationOfficeCodes, goods } = project.content
  const draft = await createDraft(context, project.accountId, {
    id: name.draftId ?? randomUUID(),
    step: stepFor(project.content),
    idea,
    name: name.name,
    registrationOfficeCodes,
    goods,
  })
  await transaction(context.pool, async (client) => {
    await lockProject(client, project.id)
    const current = (await namesOf(client, project.id)).find(({ id }) => id === nameId)
    // Renamed or removed in the meantime: the draft is no longer that of the name.
    if (current?.name === name.name) await updateName(client, { ...current, draftId: draft.id })
  })
  return draft
}

/** The first step of the wizard that the project leaves open. */
function stepFor({ registrationOfficeCodes, goods }: ProjectContent): GuardianStep {
  if (registrationOfficeCodes.length === 0) return 'regions'
  return goods.length === 0 ? 'classification' : 'evaluation'
}
