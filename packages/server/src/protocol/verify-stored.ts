import type { Pool } from '../platform/database.ts'
import { faultsOfChain } from './chain.ts'
import { publicKeys } from './keys.store.ts'
import { allEntries, protocolAccounts } from './protocol.store.ts'

/** Checks the chains of all stored protocols with all keys that have ever signed them. */
export async function verifyStored(pool: Pool): Promise<{ protocols: number; entries: number; faults: number }> {
  const keys = await publicKeys(pool)
  const accounts = await protocolAccounts(pool)
  const sum = { protocols: accounts.length, entries: 0, faults: 0 }
  for (const account of accounts) {
    const entries = await allEntries(pool, account)
    sum.entries += entries.length
    sum.faults += faultsOfChain(entries, keys).length
  }
  return sum
}
