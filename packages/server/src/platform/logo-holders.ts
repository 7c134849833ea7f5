import type { Pool, PoolClient } from './database.ts'

/**
 * A capability that keeps uploaded logos longer than a day: its rows reference them. The foreign keys of these rows
 * make sure that a held logo is never deleted.
 */
export interface LogoHolder {
  /** Those of these logos that the capability holds. */
  heldLogos(database: Pool | PoolClient, ids: readonly string[]): Promise<readonly string[]>
  /** Gives up a logo where the person may take it away, as in drafts. */
  letGoOfLogo?(client: PoolClient, id: string): Promise<void>
}

/** Asks each in turn. */
export function joinLogoHolders(holders: () => readonly LogoHolder[]): Required<LogoHolder> {
  return {
    heldLogos: async (database, ids) => {
      if (ids.length === 0) return []
      const held = new Set<string>()
      for (const one of holders()) for (const id of await one.heldLogos(database, ids)) held.add(id)
      return [...held]
    },
    letGoOfLogo: async (client, id) => {
      for (const one of holders()) await one.letGoOfLogo?.(client, id)
    },
  }
}
