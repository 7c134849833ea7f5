import { type Client, extendClient } from '@marklot/contracts'
import type { AdvicePurpose, Completion, Fact, ModelConsent } from '@marklot/contracts/advisor'
import { advisorEndpoints } from '@marklot/contracts/advisor-endpoints'
import { type Api, type MutationHolder, type QueryHolder, useApiMutation, useApiQuery, useReload } from '../../../lib/api.tsx'

const table = { advisor: advisorEndpoints }
const advisorOf = (api: Api): Client<typeof table>['advisor'] => extendClient(api, table).advisor

const root = 'advisor'

/** Returns a text made from facts. The same facts are sent only once. */
export const useCompletion = (purpose: AdvicePurpose, facts: readonly Fact[], enabled: boolean): QueryHolder<Completion> =>
  useApiQuery(
    [root, 'completion', purpose, facts],
    (api, options) => advisorOf(api).complete({ body: { purpose, facts: [...facts] } }, options),
    { enabled, keepPrevious: true, staleTime: Number.POSITIVE_INFINITY },
  )

/** Returns whether names from the account may be sent to a model. */
export const useModelConsent = (enabled: boolean): QueryHolder<ModelConsent> =>
  useApiQuery([root, 'consent'], (api, options) => advisorOf(api).consent(undefined, options), { enabled })

/** Stores the consent, and then requests the texts again. */
export function useGiveConsent(): MutationHolder<string, ModelConsent> {
  const reload = useReload()
  const giving = useApiMutation('updating', (api, version: string) => advisorOf(api).giveConsent({ body: { version } }))
  return {
    ...giving,
    run: async (version) => {
      const consent = await giving.run(version)
      void reload(root)
      return consent
    },
  }
}
