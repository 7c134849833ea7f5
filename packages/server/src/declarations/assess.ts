import type { ContractWithdrawals } from '../platform/contract-withdrawals.ts'
import type { StoredAssessment } from './declarations.store.ts'

/** Returns the consequences of a withdrawal for the account's newest contract, in the form in which it is stored. */
export async function assessmentOf(
  { withdrawals }: { withdrawals: ContractWithdrawals },
  accountId: string,
  at: Date,
): Promise<StoredAssessment | null> {
  const found = await withdrawals.assess(accountId, at)
  return found && { ...found, orderedAt: found.orderedAt.toISOString(), until: found.until.toISOString() }
}
