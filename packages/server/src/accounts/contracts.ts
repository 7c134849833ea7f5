import type { AccountHooks } from '../platform/capability.ts'
import type { Pool, PoolClient } from '../platform/database.ts'
import { accountsToReview, type StoredAccount, storedAccount } from './accounts.store.ts'
import type { MembersContext } from './members.ts'
import type { RetentionFacts } from './retention.ts'

export interface AccountsContext extends MembersContext {
  hooks: Pick<Required<AccountHooks>, 'contracts'>
}
/** A stored account with the facts that determine when it is deleted. */
export type ReviewedAccount = StoredAccount & RetentionFacts

/** Adds their contracts to accounts, with one round trip for all of them. */
export async function withContracts<Row extends StoredAccount>(
  { clock, hooks }: AccountsContext,
  database: Pool | PoolClient,
  rows: readonly Row[],
): Promise<(Row & RetentionFacts)[]> {
  const ids = rows.map(({ id }) => id)
  const contracts = await hooks.contracts(database, ids, clock.now())
  return rows.map((row) => ({ ...row, contracts: contracts.get(row.id) }))
}

/** Returns one account with its contracts. */
export async function accountWithContracts(
  context: AccountsContext,
  database: Pool | PoolClient,
  id: string,
): Promise<ReviewedAccount | undefined> {
  const account = await storedAccount(database, id)
  return account && (await withContracts(context, database, [account]))[0]
}

/**
 * Returns the accounts that may be due for deletion: those with a request, and those that had a contract.
 * `deletionDueAt` decides whether they are.
 */
export async function reviewedAccounts({ pool, clock, hooks }: AccountsContext): Promise<ReviewedAccount[]> {
  const contracts = await hooks.contracts(pool, 'all', clock.now())
  const rows = await accountsToReview(pool, [...contracts.keys()])
  return rows.map((row) => ({ ...row, contracts: contracts.get(row.id) }))
}
