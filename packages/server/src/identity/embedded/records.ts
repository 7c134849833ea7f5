import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import {
  consumeRecord,
  deleteRecord,
  deleteRecordsOfGrant,
  type RecordPayload,
  selectRecord,
  upsertRecord,
} from './records.store.ts'

/** Seconds since 1970 in the payloads of the protocol library. */
const times = ['iat', 'exp', 'loginTs', 'authTime', 'iiat', 'consumed']

/**
 * Where the protocol library keeps what it has to remember. The library reads the machine's clock and cannot be given another;
 * so times are translated on their way in and out, and what the database holds is in the product's own time.
 * @param alreadyUsed what to throw when somebody else was faster with a code or a refresh token
 */
export function createRecords(pool: Pool, clock: Clock, alreadyUsed: () => Error): (kind: string) => Adapter {
  const offset = () => Math.round((clock.now().getTime() - Date.now()) / 1_000)
  const shifted = (payload: RecordPayload, seconds: number): RecordPayload => {
    const copy = { ...payload }
    for (const key of times) if (typeof copy[key] === 'number') copy[key] += seconds
    return copy
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
          expiresAt: expiresIn ? new Date(clock.now().getTime() + expiresIn * 1_000) : null,
        }),
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      // Codes typed on another device are not offered.
      findByUserCode: async () => undefined,
      consume: async (id) => {
        const isFirst = await consumeRecord(pool, kind, id, Math.floor(clock.now().getTime() / 1_000))
        if (!isFirst) throw alreadyUsed()
      },
      destroy: (id) => deleteRecord(pool, kind, id),
      revokeByGrantId: (grantId) => deleteRecordsOfGrant(pool, grantId),
    }
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : null)
