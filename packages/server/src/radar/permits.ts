import type { PauseReason } from '@marklot/contracts/radar'
import type { AccountSettings } from '../accounts/index.ts'
import type { Entitlement } from '../billing/index.ts'
import { filtersWithin, type OfficeSet } from '../search/index.ts'
import type { StoredQuery } from './radar.store.ts'

/** The offices that the agents may search for an account, or the reason why they may not search. */
export type RunPermit = { offices: OfficeSet } | { paused: PauseReason }

/**
 * Returns whether the agents may run a search now. A search is paused if the plan no longer includes any of its
 * offices. If it includes some, the search runs in those.
 */
export function permitRun(query: StoredQuery, settings: AccountSettings, entitlement: Entitlement): RunPermit {
  if (settings.state === 'suspended') return { paused: 'auth.accountSuspended' }
  const refusal = entitlement.refusal('radar')
  if (refusal) return { paused: refusal }
  const offices: OfficeSet = new Set(entitlement.offices)
  return filtersWithin(query.search.filters, offices) === null ? { paused: 'plan.officeNotIncluded' } : { offices }
}
