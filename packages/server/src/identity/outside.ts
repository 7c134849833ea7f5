import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'
import type { Outbound } from '../platform/outbound.ts'
import { bearerToken, type Identify, signedIn, visitor } from './caller.ts'
import type { OutsideProvider } from './settings.ts'

/** What has to be known of a provider to check its tokens. */
export type ProviderOfTokens = Pick<OutsideProvider, 'issuer' | 'audience' | 'authority'>

/**
 * Bearer tokens of somebody else's provider are checked by issuer, audience, signature and times against its published keys, which
 * are cached and fetched again when a key is unknown or a signature is not theirs.
 */
export function createIdentify({ issuer, audience, authority }: ProviderOfTokens, clock: Clock, outbound: Outbound): Identify {
  let keys: Keys | undefined
  const verifyWith = async (token: string, known: Keys) =>
    (
      await jwtVerify(token, known, {
        issuer,
        audience,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: 5,
        currentDate: clock.now(),
      })
    ).payload
  /** Some providers change their key under the same name, or give it none: then it is not the name that tells. */
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
    try {
      keys ??= createRemoteJWKSet(new URL(await keysAddress(authority, outbound)), {
        cooldownDuration: keyPause,
        [customFetch]: (url, { headers, signal }) =>
          outbound.call(url, { service: 'identity provider', headers: Object.fromEntries(headers), signal }),
      })
      const payload = await verify(token, keys)
      refuseOtherFlows(payload, authority)
      return signedIn(payload, withoutPolicy(issuer))
    } catch (error) {
      if (error instanceof AppError) throw error
      // The provider's fault, not the token's: nobody is told to log in again for it.
      const isTokenFault = error instanceof errors.JOSEError && !providerFaults.has(error.code)
      throw new AppError(isTokenFault ? 'auth.invalidToken' : 'auth.unavailable', { cause: error })
    }
  }
}

type Keys = ReturnType<typeof createRemoteJWKSet>

/** Milliseconds between two readings of the keys, however many tokens ask for it. */
const keyPause = 5_000

/** Of `jose`: the keys could not be read, or are none. `ERR_JOSE_GENERIC`: the provider answered with a failure or no JSON. */
const providerFaults = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

/** Azure AD B2C names the user flow in `tfp`: a token of a password reset is no sign-in. */
function refuseOtherFlows({ tfp }: JWTPayload, authority: string): void {
  if (typeof tfp !== 'string') return
  const parts = new URL(authority).pathname.toLowerCase().split('/')
  if (!parts.includes(tfp.toLowerCase())) throw new AppError('auth.invalidToken')
}

/** Azure AD B2C may put the user flow into the issuer (`/tfp/{tenant}/{policy}/v2.0/`); the person is the same in all flows. */
function withoutPolicy(issuer: string): string {
  return issuer.replace(/\/tfp\/([^/]+)\/[^/]+\/v2\.0\/?$/, '/$1/v2.0/')
}

/** OpenID Connect Discovery 1.0, section 4. */
async function keysAddress(authority: string, outbound: Outbound): Promise<string> {
  const response = await outbound.call(`${authority}/.well-known/openid-configuration`, { service: 'identity provider' })
  const { jwks_uri: address } = (await response.json()) as { jwks_uri?: unknown }
  if (typeof address !== 'string') throw new Error('The identity provider names no keys (jwks_uri).')
  return address
}
