import { classesOfProject } from '@marklot/contracts/pilot'
import type { ProjectFees } from '@marklot/contracts/pilot-filing'
import type { QueryHolder } from '../../../lib/api.tsx'
import { pilotOf, useOfProject } from '../pieces/pilot-calls.ts'
import { useProjectHolder } from '../project-context.tsx'

/** Returns the cost of filing for the classes and offices of the open project, once they are saved. */
export function useProjectFees(): QueryHolder<ProjectFees> {
  const { project, isSaving } = useProjectHolder()
  const { id, registrationOfficeCodes } = project
  const version = [classesOfProject(project).length, registrationOfficeCodes, isSaving]
  return useOfProject(id, 'fees', version, (api, options) => pilotOf(api).fees({ params: { id } }, options))
}
