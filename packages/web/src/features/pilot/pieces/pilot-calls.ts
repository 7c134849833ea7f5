import { type Client, extendClient } from '@marklot/contracts'
import type { PilotProject, PilotProjectSummary } from '@marklot/contracts/pilot'
import { pilotEndpoints } from '@marklot/contracts/pilot-endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../../lib/api.tsx'
import { useLocale } from '../../../lib/phrases.tsx'

const table = { pilot: pilotEndpoints }

/** Returns the calls of Brand-Pilot, loaded with the code that needs them. */
export const pilotOf = (api: Api): Client<typeof table>['pilot'] => extendClient(api, table).pilot

const root = 'pilot'
const projectKey = (id: string) => [root, 'project', id] as const
const projectsKey = [root, 'projects'] as const

/** Returns the account's projects, most recently changed first. */
export const useProjects = (enabled = true): QueryHolder<PilotProjectSummary[]> =>
  useApiQuery(projectsKey, (api, options) => pilotOf(api).projects(undefined, options), { enabled, staleTime: 0 })

/** Returns a project. It is requested on every visit, because assessments and saved searches change it elsewhere. */
export const useProject = (id: string, enabled: boolean): QueryHolder<PilotProject> =>
  useApiQuery(projectKey(id), (api, options) => pilotOf(api).project({ params: { id } }, options), { enabled, staleTime: 0 })

/**
 * Returns an answer that depends on a project, such as its fees. `version` changes with the data that determine the
 * answer.
 */
export const useOfProject = <T>(
  id: string,
  part: string,
  version: unknown,
  call: (api: Api, options: { signal: AbortSignal }) => Promise<T>,
): QueryHolder<T> => useApiQuery([root, part, id, version], call, { keepPrevious: true })

/** Puts a changed project into the visible pages, and requests the list of projects again. */
export function useShowProject(): (id: string, change: (before: PilotProject | undefined) => PilotProject | undefined) => void {
  const queryClient = useQueryClient()
  const locale = useLocale()
  const reload = useReload()
  return useCallback(
    (id, change) => {
      queryClient.setQueryData<PilotProject>([locale, ...projectKey(id)], change)
      void reload(...projectsKey)
    },
    [queryClient, locale, reload],
  )
}

/** Deletes a project, and requests the list again. */
export function useRemoveProject(): MutationHolder<string, null> {
  const reload = useReload()
  const removing = useApiMutation('deleting', (api, id: string) => pilotOf(api).removeProject({ params: { id } }))
  return {
    ...removing,
    run: async (id) => {
      const done = await removing.run(id)
      await reload(...projectsKey)
      return done
    },
  }
}
