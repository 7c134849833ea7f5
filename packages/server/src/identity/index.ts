import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose'
import type { OutsideProvider } from '../config-outside.ts'
import { AppError } from '../platform/app-error.ts'
import type { Clock } from '../platform/clock.ts'

/** Who makes a call. A person is the pair of issuer and subject; neither alone is unique. */
export type Caller = { kind: 'visitor' } | SignedIn
export interface SignedIn {
  kind: 'account'
  /** The provider's name; stable when the product moves to another address. */
  issuer: string
  subject: string
  claims: Claims
}
/** What the token says about the person; null = the provider does not say. */
export interface Claims {
  email: string | null
  emailVerified: boolean
  name: string | null
  givenName: string | null
  familyName: string | null
}
export const visitor: Caller = { kind: 'visitor' }

/** What has to be known of a provider to check its tokens. */
export type ProviderOfTokens = Pick<OutsideProvider, 'issuer' | 'audience' | 'authority'>

/** Turns the Authorization header into a caller. */
export type Identify = (authorization: string | undefined) => Promise<Caller>

/**
 * Bearer tokens are checked by issuer, audience, signature and times against the provider's published keys, which are cached
 * and fetched again when a key is unknown. Without a provider every token is refused: nobody is signed in by accident.
 */
export function createIdentify(provider: ProviderOfTokens | null, clock: Clock): Identify {
  if (provider === null) return async (authorization) => refuseAny(authorization)
  const { issuer, audience, authority } = provider
  let keys: ReturnType<typeof createRemoteJWKSet> | undefined
  return async (authorization) => {
    if (authorization === undefined) return visitor
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
    if (!token) throw new AppError('auth.invalidToken')
    try {
      keys ??= createRemoteJWKSet(new URL(await keysAddress(authority)))
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        requiredClaims: ['sub', 'exp'],
        clockTolerance: 5,
        currentDate: clock.now(),
      })
      return signedIn(payload, issuer)
    } catch (error) {
      // The provider's fault, not the token's: nobody is told to log in again for it.
      const isTokenFault = error instanceof errors.JOSEError && !providerFaults.has(error.code)
      throw new AppError(isTokenFault ? 'auth.invalidToken' : 'auth.unavailable', { cause: error })
    }
  }
}

/** B2C sends `emails` in place of `email`, of addresses it has verified itself. */
function signedIn(payload: JWTPayload, issuer: string): SignedIn {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
  const verified = Array.isArray(payload.emails) ? text(payload.emails[0]) : null
  return {
    kind: 'account',
    issuer: withoutPolicy(issuer),
    subject: String(payload.sub),
    claims: {
      email: verified ?? text(payload.email),
      emailVerified: verified !== null || payload.email_verified === true,
      name: text(payload.name),
      givenName: text(payload.given_name),
      familyName: text(payload.family_name),
    },
  }
}

/** Azure AD B2C may put the user flow into the issuer (`/tfp/{tenant}/{policy}/v2.0/`); the person is the same in all flows. */
function withoutPolicy(issuer: string): string {
  return issuer.replace(/\/tfp\/([^/]+)\/[^/]+\/v2\.0\/?$/, '/$1/v2.0/')
}

/** Of `jose`: the keys could not be read, or are none. `ERR_JOSE_GENERIC`: the provider answered with a failure or no JSON. */
const providerFaults = new Set(['ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID', 'ERR_JOSE_GENERIC'])

function refuseAny(authorization: string | undefined): Caller {
  if (authorization === undefined) return visitor
  throw new AppError('auth.invalidToken')
}

/** OpenID Connect Discovery 1.0, section 4. */
async function keysAddress(authority: string): Promise<string> {
  const response = await fetch(`${authority}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(10_000),
  })
  const { jwks_uri: address } = (await response.json()) as { jwks_uri?: unknown }
  if (typeof address !== 'string') throw new Error('The identity provider names no keys (jwks_uri).')
  return address
}
