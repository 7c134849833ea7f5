import type { Pool } from '../platform/database.ts'
import { knownStates } from './reference.store.ts'

/** The offices' own texts of the states the register has met, kept in memory: a few hundred short strings. */
export interface StateNames {
  originalOf(key: string): string
  refresh(): Promise<void>
}

export async function createStateNames(pool: Pool): Promise<StateNames> {
  let originals = new Map<string, string>()
  const refresh = async () => {
    originals = new Map((await knownStates(pool)).map(({ key, original }) => [key, original]))
  }
  await refresh()
  return { refresh, originalOf: (key) => originals.get(key) ?? key }
}
