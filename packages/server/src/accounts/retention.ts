import { legalFigures } from '@marklot/phrases/legal/figures'

/** Days after which data are deleted, as the terms say; spec 2, section 9.3. */
export const retentionDays = {
  consumer: legalFigures.consumer.deletionDays,
  business: legalFigures.business.deletionDays,
} as const

const day = 86_400_000

/** What decides when an account's data are deleted. */
export interface RetentionFacts {
  isBusinessCustomer: boolean
  deletionRequestedAt: Date | null
  /** A plan is under contract and nobody has cancelled it. */
  hasOpenContract: boolean
  /** The end of the last contract, past or (cancelled) to come; null: there was none. */
  contractEnd: Date | null
  lastSeenAt: Date
}

/**
 * When everything of an account is deleted; null: not foreseen. The time runs from the contract's end, without a contract from the
 * request (decisions, "Retention"). Who goes on using the account after the contract keeps it: then it runs from the last visit.
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
