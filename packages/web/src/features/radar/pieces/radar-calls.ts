import { type Client, extendClient } from '@marklot/contracts'
import type {
  AssessedBrand,
  AssessedBrandList,
  AssessmentInput,
  ExecutionComparison,
  ExecutionHistory,
  ExecutionResult,
  QueryExecution,
  RadarDraft,
  StoredBrandQuery,
} from '@marklot/contracts/radar'
import { radarEndpoints } from '@marklot/contracts/radar-endpoints'
import type { RadarLink } from '@marklot/contracts/radar-links'
import { useCallback } from 'react'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../../lib/api.tsx'
import { download } from '../../../lib/download.ts'

const table = { radar: radarEndpoints }

/** Returns the calls of saved searches, loaded with the code that needs them instead of on every first visit. */
export const radarOf = (api: Api): Client<typeof table>['radar'] => extendClient(api, table).radar

const root = 'radar'

export const tableFormats = ['xlsx', 'csv'] as const
export type TableFormat = (typeof tableFormats)[number]
export const resultFormats = ['pdf', ...tableFormats] as const
export type ResultFormat = (typeof resultFormats)[number]

/** Returns the account's saved searches, most recently changed first. */
export const useSavedSearches = (): QueryHolder<StoredBrandQuery[]> =>
  useApiQuery([root, 'searches'], (api, options) => radarOf(api).listOwn(undefined, options))

export const useSavedSearch = (id: number, enabled: boolean): QueryHolder<StoredBrandQuery> =>
  useApiQuery([root, 'search', id], (api, options) => radarOf(api).read({ params: { id } }, options), { enabled })

/** Returns the newest executions of a saved search. */
export const useHistory = (id: number, count: number, enabled = true): QueryHolder<ExecutionHistory> =>
  useApiQuery(
    [root, 'history', id, count],
    (api, options) => radarOf(api).history({ params: { id }, query: { count } }, options),
    { enabled, keepPrevious: true },
  )

export const useExecution = (id: number, enabled: boolean): QueryHolder<QueryExecution> =>
  useApiQuery([root, 'execution', id], (api, options) => radarOf(api).execution({ params: { id } }, options), { enabled })

/** Returns the stored findings of an execution. */
export const useExecutionResult = (id: number, enabled: boolean): QueryHolder<ExecutionResult> =>
  useApiQuery([root, 'result', id], (api, options) => radarOf(api).result({ params: { id } }, options), { enabled })

/** Returns the differences between the results of two executions. */
export const useComparedExecutions = (id: number, other: number, enabled: boolean): QueryHolder<ExecutionComparison> =>
  useApiQuery(
    [root, 'comparison', id, other],
    (api, options) => radarOf(api).compare({ params: { id }, query: { with: other } }, options),
    { enabled, keepPrevious: true },
  )

/** Returns the brands that a saved search has found, with today's register data. */
export const useKnownBrands = (id: number, enabled: boolean): QueryHolder<AssessedBrandList> =>
  useApiQuery([root, 'brands', id], (api, options) => radarOf(api).brands({ params: { id }, query: {} }, options), { enabled })

/** Returns the action of a link in a mail. It needs no login. */
export const useRadarLink = (token: string): QueryHolder<RadarLink> =>
  useApiQuery([root, 'link', token], (api, options) => radarOf(api).link({ params: { token } }, options))

/** Returns the result that a link shares. */
export const useSharedResult = (token: string): QueryHolder<ExecutionResult> =>
  useApiQuery([root, 'shared', token], (api, options) => radarOf(api).sharedResult({ params: { token } }, options))

/** Carries out the action of a link in a mail. */
export const useFollowLink = (token: string): MutationHolder<undefined, RadarLink> =>
  useApiMutation('updating', (api) => radarOf(api).follow({ params: { token } }))

/** Requests everything about saved searches again. Resolves once the visible parts have their answers. */
export function useReloadRadar(): () => Promise<void> {
  const reload = useReload()
  return useCallback(() => reload(root), [reload])
}

/** Runs a saved search by hand. The history also contains failed runs. */
export function useExecute(): MutationHolder<number, QueryExecution> {
  const reload = useReloadRadar()
  const executing = useApiMutation('creating', (api, id: number) => radarOf(api).execute({ params: { id } }))
  return { ...executing, run: (id) => executing.run(id).finally(() => void reload()) }
}

export function useRemoveSearch(): MutationHolder<number, null> {
  const reload = useReloadRadar()
  const removing = useApiMutation('deleting', (api, id: number) => radarOf(api).remove({ params: { id } }))
  return {
    ...removing,
    run: async (id) => {
      const done = await removing.run(id)
      await reload()
      return done
    },
  }
}

/** Saves the findings of an execution on the reader's machine. */
export function useExportResult(id: number, name: string): MutationHolder<ResultFormat, void> {
  return useApiMutation('updating', async (api, format: ResultFormat) =>
    download(await radarOf(api).exportResult({ params: { id }, query: { format } }), `${name}.${format}`),
  )
}

/** Saves on the reader's machine what a radar finds before it is saved itself. */
export function useExportDraft(draft: RadarDraft): MutationHolder<TableFormat, void> {
  return useApiMutation('updating', async (api, format: TableFormat) =>
    download(await radarOf(api).exportDraft({ query: { format }, body: draft }), `${draft.name}.${format}`),
  )
}

export interface Assessing extends AssessmentInput {
  brandId: string
}

/** Accepts a brand of a saved search, or makes it an open risk, with a note. */
export function useAssess(id: number): MutationHolder<Assessing, AssessedBrand> {
  const reload = useReloadRadar()
  const assessing = useApiMutation('updating', (api, { brandId, ...body }: Assessing) =>
    radarOf(api).assess({ params: { id, brandId }, body }),
  )
  return {
    ...assessing,
    run: async (values) => {
      const assessed = await assessing.run(values)
      await reload()
      return assessed
    },
  }
}
