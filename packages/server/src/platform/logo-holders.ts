import type { Pool, PoolClient } from './database.ts'

/**
 * A capability that keeps uploaded logos for more than a day because its rows reference them. The foreign keys of these
 * rows ensure that a logo in use is never deleted.
 */
export interface LogoHolder {
  /** Returns the ids of those logos that the capability uses. */
  heldLogos(database: Pool | PoolClient, ids: readonly string[]): Promise<readonly string[]>
  /** Releases a logo if the person may remove it, as in drafts. */
  letGoOfLogo?(client: PoolClient, id: string): Promise<void>
}

/** Joins holders of logos into one that asks each of them in turn. */
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
