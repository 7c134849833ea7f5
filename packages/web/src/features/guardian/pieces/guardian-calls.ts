import { type Client, extendClient } from '@marklot/contracts'
import type { FilingFee, GuardianDraft } from '@marklot/contracts/guardian'
import type { Assessment, AssessmentSummary } from '@marklot/contracts/guardian-assessment'
import { guardianEndpoints } from '@marklot/contracts/guardian-endpoints'
import { useCallback } from 'react'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../../lib/api.tsx'

const table = { guardian: guardianEndpoints }

/** The calls of Brand-Guardian, loaded with the code that needs them. */
export const guardianOf = (api: Api): Client<typeof table>['guardian'] => extendClient(api, table).guardian

const root = 'guardian'
export const assessmentKey = (id: number) => [root, 'assessment', id] as const

/** The drafts of the account, the last changed first. */
export const useDrafts = (enabled = true): QueryHolder<GuardianDraft[]> =>
  useApiQuery([root, 'drafts'], (api, options) => guardianOf(api).drafts(undefined, options), { enabled })

/** The assessments of the account, the newest first. */
export const useAssessments = (): QueryHolder<AssessmentSummary[]> =>
  useApiQuery([root, 'assessments'], (api, options) => guardianOf(api).assessments(undefined, options))

export const useAssessment = (id: number, enabled: boolean): QueryHolder<Assessment> =>
  useApiQuery(assessmentKey(id), (api, options) => guardianOf(api).assessment({ params: { id } }, options), { enabled })

/** The cost of filing at each office. */
export const useFees = (): QueryHolder<FilingFee[]> =>
  useApiQuery([root, 'fees'], (api, options) => guardianOf(api).fees(undefined, options), {
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Requests a list of Brand-Guardian again, by default everything. Resolves when the shown parts have their answers. */
export function useReloadGuardian(): (list?: 'drafts' | 'assessments') => Promise<void> {
  const reload = useReload()
  return useCallback((list) => (list === undefined ? reload(root) : reload(root, list)), [reload])
}

/** A deletion, after which its list is requested again. */
function useRemoval<Id>(list: 'drafts' | 'assessments', remove: (api: Api, id: Id) => Promise<null>): MutationHolder<Id, null> {
  const reload = useReloadGuardian()
  const removing = useApiMutation('deleting', remove)
  return {
    ...removing,
    run: async (id) => {
      const done = await removing.run(id)
      await reload(list)
      return done
    },
  }
}

export const useRemoveDraft = (): MutationHolder<string, null> =>
  useRemoval('drafts', (api, id: string) => guardianOf(api).removeDraft({ params: { id } }))

export const useRemoveAssessment = (): MutationHolder<number, null> =>
  useRemoval('assessments', (api, id: number) => guardianOf(api).removeAssessment({ params: { id } }))
