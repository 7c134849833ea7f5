import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import type { EndedGrants } from './ended-grants.ts'
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  endGrant,
  type RecordPayload,
  selectRecord,
  upsertRecord,
} from './records.store.ts'

/** How long a client that registered itself is remembered, in seconds. Afterwards, it has to register again. */
const registrationLifetime = 90 * 86_400

/** The fields of the library's payloads that contain seconds since 1970. */
const times = ['iat', 'exp', 'loginTs', 'authTime', 'iiat', 'consumed']

export interface RecordsOptions {
  pool: Pool
  clock: Clock
  endedGrants: EndedGrants
  /** Returns the error for a code or refresh token that a concurrent call has already used. */
  alreadyUsed(): Error
  /**
   * Returns the metadata of our own client (OpenID Connect Dynamic Client Registration 1.0, section 2); undefined for
   * others, which are looked up among the clients that have registered themselves.
   */
  client(id: string): RecordPayload | undefined
}

/**
 * Returns the protocol library's storage. The library reads only the machine's clock, so times are translated in both
 * directions: the database holds them in the product's time.
 */
export function createRecords({ pool, clock, endedGrants, alreadyUsed, client }: RecordsOptions): (kind: string) => Adapter {
  const offset = () => Math.round((clock.now().getTime() - Date.now()) / 1_000)
  const shifted = (payload: RecordPayload, seconds: number): RecordPayload => {
    const copy = { ...payload }
    for (const key of times) if (typeof copy[key] === 'number') copy[key] += seconds
    return copy
  }
  const after = (seconds: number) => (seconds > 0 ? new Date(clock.now().getTime() + seconds * 1_000) : null)
  const end = async (grantId: string) => {
    await endGrant(pool, grantId)
    endedGrants.refresh()
  }
  return (kind) => {
    const find = async (by: 'id' | 'uid', value: string) => {
      const payload = await selectRecord(pool, kind, by, value, clock.now())
      return payload && (shifted(payload, -offset()) as AdapterPayload)
    }
    return {
      upsert: (id, payload, expiresIn) =>
        upsertRecord(pool, kind, id, shifted(payload as RecordPayload, offset()), {
          grantId: textOf(payload.grantId),
          accountId: textOf(payload.accountId),
          uid: textOf(payload.uid),
          expiresAt: after(expiresIn ?? (kind === 'Client' ? registrationLifetime : 0)),
        }),
      find: async (id) => (kind === 'Client' ? client(id) : undefined) ?? find('id', id),
      findByUid: (uid) => find('uid', uid),
      // The device flow is switched off, so no record has a user code.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const isFirst = await consumeRecord(pool, kind, id, Math.floor(clock.now().getTime() / 1_000))
        if (isFirst) return
        // This ends the grant, as the library does after a reuse that it detects itself (RFC 6749, 10.5).
        const grantId = textOf((await find('id', id))?.grantId)
        if (grantId !== null) await end(grantId)
        throw alreadyUsed()
      },
      destroy: (id) => (kind === 'Grant' ? end(id) : deleteRecord(pool, kind, id)),
      revokeByGrantId: (grantId) => deleteRecordsOfGrant(pool, kind, grantId),
    }
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
