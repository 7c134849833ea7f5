import type { ProtocolKey } from '@marklot/contracts/search-protocol'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import { installationSecret, knownSecret } from '../platform/installation-secrets.store.ts'
import { type SigningKey, signingKey } from './chain.ts'
import { publicKeys, rememberKey } from './keys.store.ts'

export interface KeysContext {
  pool: Pool
  clock: Clock
  /** The configured secret of 32 bytes; null for the installation's own secret. */
  signingSeed: Uint8Array | null
}

/** The keys of the protocol: one of them signs, and all that have ever signed are published. */
export interface ProtocolKeys {
  current(): Promise<SigningKey>
  /** Returns the public parts, the newest first. */
  published(): Promise<ProtocolKey[]>
}

const secretName = 'search-protocol'

export function openKeys(context: KeysContext): ProtocolKeys {
  const { pool } = context
  let known: Promise<SigningKey> | undefined
  const current = () => {
    known ??= openCurrent(context)
    known.catch(() => {
      // The result of a failed read must not be kept.
      known = undefined
    })
    return known
  }
  return {
    current,
    published: async () => {
      await current()
      return publicKeys(pool)
    },
  }
}

/** Returns the signing key, whose public part is stored before the first signature. */
async function openCurrent({ pool, clock, signingSeed }: KeysContext): Promise<SigningKey> {
  const own = signingSeed ? await knownSecret(pool, secretName) : await installationSecret(pool, secretName)
  // The installation's own key may have signed entries before public keys were stored.
  const keys = [own, signingSeed].flatMap((seed) => (seed ? [signingKey(seed)] : []))
  for (const { published } of keys) await rememberKey(pool, published, clock.now())
  return keys.at(-1) as SigningKey
}
