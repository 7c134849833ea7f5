import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import { displayName, hostOf } from './assistants.ts'
import type { EndedGrants } from './ended-grants.ts'
import { deleteGrantOfPerson, selectGrantsOfPerson } from './records.store.ts'

/** An assistant that a person has allowed. */
export interface AllowedAssistant {
  id: string
  /** The name that the assistant gives itself; null if unknown. */
  name: string | null
  /** The host of the document that it publishes; null for clients that registered themselves. */
  publishedBy: string | null
  allowedAt: Date
  endsAt: Date
}

/** The permissions that people of this provider have given to assistants. */
export interface AllowedAssistants {
  /** Returns a person's permissions, the latest first. */
  of(personId: string): Promise<AllowedAssistant[]>
  /** Withdraws a person's permission. Within a second, its tokens are refused. */
  end(personId: string, id: string): Promise<void>
}

/** Opens the permissions. @param ownClients the product's own clients, whose permissions are not listed */
export function openAllowedAssistants(
  { pool, clock, endedGrants }: { pool: Pool; clock: Clock; endedGrants: EndedGrants },
  ownClients: readonly string[],
): AllowedAssistants {
  return {
    of: async (personId) => {
      const grants = await selectGrantsOfPerson(pool, personId, ownClients, clock.now())
      return grants.map(({ id, clientId, clientName, allowedAt, endsAt }) => ({
        id,
        name: displayName(clientName),
        publishedBy: hostOf(clientId),
        allowedAt,
        endsAt,
      }))
    },
    end: async (personId, id) => {
      await deleteGrantOfPerson(pool, personId, ownClients, id)
      endedGrants.refresh()
    },
  }
}
