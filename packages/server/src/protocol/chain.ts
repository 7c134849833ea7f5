import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import type { ProtocolEntry, ProtocolKey, ProtocolRecord, ProtocolText } from '@marklot/contracts/search-protocol'

/** The `previous` of the first entry. */
export const chainStart = '0'.repeat(64)

/**
 * Returns JSON in one form for equal values: object keys in the order of their UTF-16 units, no blanks and no undefined
 * values (RFC 8785, for the values that occur here, which contain no fractions).
 */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const parts = Object.entries(value)
    .filter(([, one]) => one !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`)
  return `{${parts.join(',')}}`
}

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex')

/** Returns a salted digest. The salt prevents an erased text from being guessed. */
export const saltedDigest = (salt: string, value: unknown): string => sha256(`${salt}\n${canonical(value)}`)

export interface SigningKey {
  privateKey: KeyObject
  published: ProtocolKey
}

/** Returns an Ed25519 key pair from 32 secret bytes (RFC 8032), and its public part as published. */
export function signingKey(seed: Uint8Array): SigningKey {
  // This is the seed in the structure of PKCS #8 (RFC 8410, 7).
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed])
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' })
  return { privateKey, published: { kty: 'OKP', crv: 'Ed25519', x, kid: sha256(x).slice(0, 16), use: 'sig', alg: 'EdDSA' } }
}

/** Creates the next entry of a chain. */
export function signEntry(record: ProtocolRecord, text: ProtocolText, { privateKey, published }: SigningKey): ProtocolEntry {
  const hash = sha256(canonical(record))
  const signature = sign(null, Buffer.from(hash, 'hex'), privateKey).toString('base64url')
  return { record, hash, signature, keyId: published.kid, text }
}

/** The possible faults of an entry. */
export const protocolFaults = ['number', 'previous', 'chain', 'hash', 'key', 'signature', 'question', 'hits'] as const
export interface ProtocolFault {
  number: number
  fault: (typeof protocolFaults)[number]
}

/**
 * Checks a whole chain from its first entry. An empty result means that nothing was changed, inserted or left out
 * before its last entry.
 */
export function faultsOfChain(entries: readonly ProtocolEntry[], keys: readonly ProtocolKey[]): ProtocolFault[] {
  const publicKeys = new Map(keys.map((key) => [key.kid, createPublicKey({ key: { ...key }, format: 'jwk' })]))
  const faults: ProtocolFault[] = []
  let previous = chainStart
  for (const [place, { record, hash, signature, keyId, text }] of entries.entries()) {
    const add = (fault: ProtocolFault['fault'], isWrong: boolean) => {
      if (isWrong) faults.push({ number: record.number, fault })
    }
    add('number', record.number !== place + 1)
    add('chain', record.chain !== entries[0]?.record.chain)
    add('previous', record.previous !== previous)
    const computed = sha256(canonical(record))
    add('hash', computed !== hash)
    const key = publicKeys.get(keyId)
    add('key', key === undefined)
    if (key) add('signature', !verify(null, Buffer.from(computed, 'hex'), key, Buffer.from(signature, 'base64url')))
    if (text) {
      add('question', saltedDigest(text.salt, text.question) !== record.questionDigest)
      add('hits', saltedDigest(text.salt, text.hits) !== record.hitsDigest)
    }
    previous = computed
  }
  return faults
}
