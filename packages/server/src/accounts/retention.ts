import { legalFigures } from '@marklot/phrases/legal/figures'
import type { AccountContracts } from '../platform/capability.ts'

/** The number of days until data is deleted, as stated in the terms (spec 2, section 9.3). */
export const retentionDays = {
  consumer: legalFigures.consumer.deletionDays,
  business: legalFigures.business.deletionDays,
} as const

const day = 86_400_000

/** The facts that determine when an account's data is deleted. */
export interface RetentionFacts {
  isBusinessCustomer: boolean
  deletionRequestedAt: Date | null
  lastSeenAt: Date
  /** The account's contracts; undefined for an account that never had a contract. */
  contracts: AccountContracts | undefined
}

/**
 * Returns when all data of an account is deleted; null if no deletion is due. The period runs from the contract's end
 * or, without a contract, from the request (decisions, "Retention"). An account that is used after its contract is
 * kept: its period then runs from the last visit.
 */
export function deletionDueAt(facts: RetentionFacts): Date | null {
  const { deletionRequestedAt: requestedAt, lastSeenAt, contracts } = facts
  if (contracts?.hasOpenContract) return null
  const time = (facts.isBusinessCustomer ? retentionDays.business : retentionDays.consumer) * day
  if (requestedAt !== null) {
    const due = (contracts?.contractEnd ?? requestedAt).getTime() + time
    return new Date(Math.max(due, requestedAt.getTime()))
  }
  if (contracts === undefined) return null
  return new Date(Math.max(contracts.contractEnd.getTime(), lastSeenAt.getTime()) + time)
}
