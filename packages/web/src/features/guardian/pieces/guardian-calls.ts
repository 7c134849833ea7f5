import { type Client, extendClient } from '@marklot/contracts'
import type { FilingFee, GuardianDraft } from '@marklot/contracts/guardian'
import type { Assessment, AssessmentSummary } from '@marklot/contracts/guardian-assessment'
import { guardianEndpoints } from '@marklot/contracts/guardian-endpoints'
import { useCallback } from 'react'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../../lib/api.tsx'

const table = { guardian: guardianEndpoints }

/** Returns the calls of Brand-Guardian, loaded with the code that needs them. */
export const guardianOf = (api: Api): Client<typeof table>['guardian'] => extendClient(api, table).guardian

const root = 'guardian'
export const assessmentKey = (id: number) => [root, 'assessment', id] as const

/** Returns the account's drafts, most recently changed first. */
export const useDrafts = (enabled = true): QueryHolder<GuardianDraft[]> =>
  useApiQuery([root, 'drafts'], (api, options) => guardianOf(api).drafts(undefined, options), { enabled })

/** Returns the account's assessments, newest first. */
export const useAssessments = (): QueryHolder<AssessmentSummary[]> =>
  useApiQuery([root, 'assessments'], (api, options) => guardianOf(api).assessments(undefined, options))

export const useAssessment = (id: number, enabled: boolean): QueryHolder<Assessment> =>
  useApiQuery(assessmentKey(id), (api, options) => guardianOf(api).assessment({ params: { id } }, options), { enabled })

/** Returns the cost of filing at each office. */
export const useFees = (): QueryHolder<FilingFee[]> =>
  useApiQuery([root, 'fees'], (api, options) => guardianOf(api).fees(undefined, options), {
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * Requests a list of Brand-Guardian again, by default everything. Resolves once the visible parts have their answers.
 */
export function useReloadGuardian(): (list?: 'drafts' | 'assessments') => Promise<void> {
  const reload = useReload()
  return useCallback((list) => (list === undefined ? reload(root) : reload(root, list)), [reload])
}

/** Returns a function that deletes an entry and then requests its list again. */
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
