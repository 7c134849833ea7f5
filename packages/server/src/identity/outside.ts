import { createRemoteJWKSet, customFetch, errors, jwtVerify } from 'jose'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Outbound } from '../platform/outbound.ts'
import { bearerToken, type Identify, signedIn, visitor } from './caller.ts'
import { defaultAlgorithms, refuseOtherFlows, refuseOtherTokens } from './outside-token.ts'
import type { OutsideProvider } from './settings.ts'
import { clockTolerance, VerifiedTokens } from './verified-tokens.ts'

/** The facts about a provider that the check of its tokens needs. */
export type ProviderOfTokens = Pick<OutsideProvider, 'issuer' | 'audience' | 'authority'> &
  Partial<Pick<OutsideProvider, 'clientId' | 'algorithms' | 'tokenType'>>

/**
 * Returns a check of the bearer tokens of an external provider: algorithm, signature, issuer, audience, times, and
 * whether it is an access token. Caches the published keys, and reads them again for an unknown key or a wrong
 * signature. A valid token is trusted until the keys are read again.
 */
export function createIdentify(provider: ProviderOfTokens, clock: Clock, outbound: Outbound): Identify {
  const { issuer, audience, authority, clientId = audience, tokenType = 'JWT' } = provider
  const algorithms = [...(provider.algorithms ?? defaultAlgorithms)]
  const verified = new VerifiedTokens(keysLifetime)
  const currentKeys = keySource(provider, outbound, () => verified.forgetAll())
  const verifyWith = (token: string, known: Keys) =>
    jwtVerify(token, known, {
      issuer,
      audience,
      algorithms,
      requiredClaims: ['sub', 'exp'],
      clockTolerance,
      currentDate: clock.now(),
    })
  /**
   * Verifies a token. If the signature is wrong, reads the keys again, because some providers replace a key under the
   * same `kid`, or give it none.
   */
  const verify = async (token: string, known: Keys) => {
    try {
      return await verifyWith(token, known)
    } catch (error) {
      if (!(error instanceof errors.JWSSignatureVerificationFailed) || known.coolingDown) throw error
      await known.reload()
      return verifyWith(token, known)
    }
  }
  return async (authorization) => {
    if (authorization === undefined) return visitor
    const token = bearerToken(authorization)
    const known = verified.payloadOf(token, clock.now())
    if (known) return signedIn(known, withoutPolicy(issuer))
    try {
      const { payload, protectedHeader } = await verify(token, await currentKeys())
      refuseOtherTokens(protectedHeader, payload, { tokenType, clientId })
      refuseOtherFlows(payload, authority)
      verified.keep(token, payload)
      return signedIn(payload, withoutPolicy(issuer))
    } catch (error) {
      if (error instanceof AppError) throw error
      // If the provider fails, people must not have to sign in again.
      const isTokenFault = error instanceof errors.JOSEError && !providerFaults.has(error.code)
      throw new AppError(isTokenFault ? 'auth.invalidToken' : 'auth.unavailable', { cause: error })
    }
  }
}

type Keys = ReturnType<typeof createRemoteJWKSet>

/** The shortest time between two attempts to read the keys or the discovery document, in milliseconds. */
const readPause = 5_000
/** How long the keys are cached, in milliseconds. */
const keysLifetime = 10 * 60_000
/** How long the discovery document is used, in milliseconds. */
const discoveryLifetime = 24 * 3_600_000

/**
 * The error codes of `jose` for keys that could not be read or parsed. With `ERR_JOSE_GENERIC`, the reply was an error
 * or not JSON.
 */
const providerFaults = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

/**
 * Returns a function that reads the provider's keys. Concurrent calls share one read of the discovery document, and a
 * failed read is repeated after `readPause`.
 */
function keySource(provider: ProviderOfTokens, outbound: Outbound, onRead: () => void): () => Promise<Keys> {
  let keys: Promise<Keys> | undefined
  let validUntil = Number.NEGATIVE_INFINITY
  const read = async () =>
    createRemoteJWKSet(new URL(await keysAddress(provider, outbound)), {
      cooldownDuration: readPause,
      cacheMaxAge: keysLifetime,
      [customFetch]: async (url, { headers, signal }) => {
        const sent = { service: 'identity provider', headers: Object.fromEntries(headers), signal }
        const reply = await outbound.call(url, sent)
        onRead()
        return reply
      },
    })
  return () => {
    if (keys !== undefined && performance.now() < validUntil) return keys
    validUntil = performance.now() + discoveryLifetime
    keys = read().catch((error) => {
      validUntil = performance.now() + readPause
      throw error
    })
    return keys
  }
}

/**
 * Returns the issuer without its user flow. Azure AD B2C can put the user flow into the issuer
 * (`/tfp/{tenant}/{policy}/v2.0/`). The person is the same in all flows.
 */
function withoutPolicy(issuer: string): string {
  return issuer.replace(/\/tfp\/([^/]+)\/[^/]+\/v2\.0\/?$/, '/$1/v2.0/')
}

/**
 * Returns the address of the provider's keys, from its discovery document (OpenID Connect Discovery 1.0, section 4).
 * @throws Error if the document cannot be read or belongs to another issuer (section 4.3)
 */
async function keysAddress({ issuer, authority }: ProviderOfTokens, outbound: Outbound): Promise<string> {
  const response = await outbound.call(`${authority}/.well-known/openid-configuration`, { service: 'identity provider' })
  if (response.status !== 200)
    throw new Error(`The discovery document of the identity provider answers with status ${response.status}.`)
  const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown } | null
  if (document?.issuer !== issuer)
    throw new Error(
      `The discovery document names the issuer ${JSON.stringify(document?.issuer)}, but OIDC_ISSUER is ${JSON.stringify(issuer)}.`,
    )
  if (typeof document.jwks_uri !== 'string') throw new Error('The discovery document names no keys (jwks_uri).')
  return document.jwks_uri
}
