import type { AccountList, ListQuery } from '@marklot/contracts'
import type { FindAccounts } from '../accounts/index.ts'
import { entitlementsOf } from '../billing/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'

/** Returns a page of the administrators' list of accounts, each with its people and its plan. */
export async function listAccounts(
  { pool, clock, findAccounts }: { pool: Pool; clock: Clock; findAccounts: FindAccounts },
  query: ListQuery,
): Promise<AccountList> {
  const { total, accounts } = await findAccounts(query)
  const entitlements = await entitlementsOf(
    pool,
    accounts.map(({ id }) => id),
    clock,
  )
  return {
    total,
    accounts: accounts.map((account, index) => {
      const { isOpen, isTrial, subscription } = entitlements[index] ?? {}
      return { ...account, productKey: isOpen && !isTrial ? (subscription?.productKey ?? null) : null }
    }),
  }
}
