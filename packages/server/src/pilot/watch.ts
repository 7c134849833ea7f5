import { type Locale, noFilters, type RegistrationOfficeCode } from '@marklot/contracts'
import { classFilters } from '@marklot/contracts/class-filters'
import { classesOfProject, type PilotProject } from '@marklot/contracts/pilot'
import type { WatchInput } from '@marklot/contracts/pilot-endpoints'
import { StoredBrandQueryInput } from '@marklot/contracts/radar'
import type { Member } from '../accounts/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { DiscardSearch, SaveSearch } from '../radar/index.ts'
import { namesOf } from './names.store.ts'
import { type StoredProject, writeWatch } from './projects.store.ts'
import { type ProjectsContext, storeChange, withProject } from './projects.ts'

/**
 * Saves a search for the chosen name in the project's classes and offices. Leaves an existing search that watches this
 * name unchanged. If two calls run concurrently, the second discards its search.
 * @throws AppError `project.noName`, and the errors of saving a search
 */
export async function watchChosenName(
  context: ProjectsContext & { saveSearch: SaveSearch; discardSearch: DiscardSearch },
  project: StoredProject,
  { executionFrequency }: WatchInput,
  member: Member,
  locale: Locale,
): Promise<PilotProject> {
  const { pool } = context
  const chosen = (await namesOf(pool, project.id)).find(({ isChosen }) => isChosen)
  if (!chosen) throw new AppError('project.noName')
  const watches = ({ storedQueryId, watchedName }: StoredProject) => storedQueryId !== null && watchedName === chosen.name
  const saved = watches(project)
    ? null
    : await context.saveSearch(searchFor(chosen.name, project, executionFrequency), member, locale)
  return withProject(context, member.accountIds, project.id, async (client, current, now) => {
    if (saved && watches(current)) await context.discardSearch(client, saved.id)
    else if (saved) await writeWatch(client, project.id, saved.id, chosen.name)
    await storeChange(client, current, { done: { watch: true } }, now)
  })
}

/** Returns the search that the wizard of Brand-Radar would save. */
function searchFor(name: string, { content }: StoredProject, executionFrequency: WatchInput['executionFrequency']) {
  const filters = {
    ...noFilters,
    registrationOfficeCodes: content.registrationOfficeCodes as RegistrationOfficeCode[],
    ...classFilters(classesOfProject(content)),
  }
  return StoredBrandQueryInput.parse({ name, text: name, filters, executionFrequency })
}
