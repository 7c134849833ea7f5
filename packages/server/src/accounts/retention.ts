import { legalFigures } from '@marklot/phrases/legal/figures'

/** Days until data are deleted, as stated in the terms (spec 2, section 9.3). */
export const retentionDays = {
  consumer: legalFigures.consumer.deletionDays,
  business: legalFigures.business.deletionDays,
} as const

const day = 86_400_000

/** The facts that decide when an account's data are deleted. */
export interface RetentionFacts {
  isBusinessCustomer: boolean
  deletionRequestedAt: Date | null
  /** True when a plan is under contract and has not been cancelled. */
  hasOpenContract: boolean
  /** The end of the last contract, in the past or, after a cancellation, in the future. Null without a contract. */
  contractEnd: Date | null
  lastSeenAt: Date
}

/**
 * When all data of an account are deleted; null when no deletion is due. The period runs from the contract's end or,
 * without a contract, from the request (decisions, "Retention"). An account that is used after its contract is kept:
 * its period then runs from the last visit.
 */
export function deletionDueAt(facts: RetentionFacts): Date | null {
  const { deletionRequestedAt: requestedAt, contractEnd, lastSeenAt } = facts
  if (facts.hasOpenContract) return null
  const time = (facts.isBusinessCustomer ? retentionDays.business : retentionDays.consumer) * day
  if (requestedAt !== null) {
    const due = (contractEnd ?? requestedAt).getTime() + time
    return new Date(Math.max(due, requestedAt.getTime()))
  }
  if (contractEnd === null) return null
  return new Date(Math.max(contractEnd.getTime(), lastSeenAt.getTime()) + time)
}
