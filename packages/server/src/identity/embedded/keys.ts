import { createHash, createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import { changeKeys, type KeyKind, type StoredKey, selectKeys } from './keys.store.ts'

/** The algorithm that signs all tokens (RFC 7518, 3.4). Its signatures are short, and every library can verify them. */
export const signingAlgorithm = 'ES256'

/** The provider's keys. The first key of each list is in use; the others only verify older signatures. */
export interface IdentityKeys {
  /** Private keys with `kid`, `alg`, `use`. */
  signing: readonly JWK[]
  cookies: readonly string[]
  /** The key for the hashes of secrets and addresses in the database. */
  secret: string
}

const day = 86_400_000
/** How long a key is used for signing. */
const rotation = 90 * day
/**
 * How long a replaced signing key stays published: longer than any token is valid, and longer than clients cache the
 * keys (24 hours).
 */
const published = 2 * day
/** How long a replaced cookie key is accepted: the lifetime of the longest session. */
const cookiesKept = 14 * day

/**
 * Returns the current keys. Creates keys that are missing or due, and removes those with which no valid token can still
 * be signed. All processes get the same keys.
 */
export async function currentKeys(pool: Pool, clock: Clock): Promise<IdentityKeys> {
  const known = await selectKeys(pool)
  const isDue = ({ made, retired }: KeyChanges) => made.length > 0 || retired.length > 0
  if (isDue(plan(known, clock.now()))) {
    await changeKeys(pool, async (keys) => {
      const { made, retired } = plan(keys, clock.now())
      return { made: await Promise.all(made.map((kind) => makeKey(kind, clock.now()))), retired }
    })
  }
  return arrange(await selectKeys(pool))
}

interface KeyChanges {
  made: KeyKind[]
  retired: string[]
}

function plan(keys: StoredKey[], now: Date): KeyChanges {
  const made: KeyKind[] = []
  const retired: string[] = []
  const age = (key: StoredKey) => now.getTime() - key.createdAt.getTime()
  for (const [kind, kept] of [
    ['signing', published],
    ['cookie', cookiesKept],
  ] as const) {
    const own = keys.filter((key) => key.kind === kind)
    const [newest] = own
    if (!newest || age(newest) >= rotation) made.push(kind)
    // A key's use ends when its successor begins.
    own.forEach((key, index) => {
      const successor = own[index - 1]
      if (successor && age(successor) > kept) retired.push(key.id)
    })
  }
  if (!keys.some((key) => key.kind === 'secret')) made.push('secret')
  return { made, retired }
}

async function makeKey(kind: KeyKind, createdAt: Date): Promise<StoredKey> {
  const id = randomUUID()
  if (kind !== 'signing') return { id, kind, value: randomBytes(32).toString('base64url'), createdAt }
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true })
  return { id, kind, value: { ...(await exportJWK(privateKey)), kid: id, alg: signingAlgorithm, use: 'sig' }, createdAt }
}

function arrange(keys: StoredKey[]): IdentityKeys {
  const values = <T>(kind: KeyKind) => keys.filter((key) => key.kind === kind).map((key) => key.value as T)
  const [secret] = values<string>('secret')
  if (secret === undefined) throw new Error('The identity provider has no secret.')
  return { signing: values<JWK>('signing'), cookies: values<string>('cookie'), secret }
}

/**
 * Returns a hash in hexadecimal that only this installation can compute. `purpose` separates the hashes of different
 * uses.
 */
export function keyedHash(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', secret).update(`${purpose}\0${text}`).digest('hex')
}

/** Returns whether two secrets are equal, comparing them in constant time. */
export function isSameSecret(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

/** Returns the public part of a key. */
export function publicPart({ d: _, ...key }: JWK): JWK {
  return key
}
