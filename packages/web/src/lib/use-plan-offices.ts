import type { RegistrationOfficeCode } from '@marklot/contracts/office'
import { useApiQuery } from './api.tsx'
import { sessionKey, useSession } from './session.tsx'

export interface PlanOffices {
  /** The offices of the plan; null: all seven, as for visitors, who have not chosen a plan yet. */
  offices: readonly RegistrationOfficeCode[] | null
  /** The name of the plan; null without one. */
  plan: string | null
}

/** Returns the offices that the reader's plan searches. */
export function usePlanOffices(): PlanOffices {
  const { account, subscription } = useSession()
  const choice = useApiQuery(sessionKey('offices'), (api, options) => api.billing.offices(undefined, options), {
    enabled: account !== null,
  })
  return {
    offices: account && choice.object?.limit != null ? choice.object.enabled : null,
    plan: subscription.object?.product.name ?? null,
  }
}
