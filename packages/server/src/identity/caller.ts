import type { JWTPayload } from 'jose'
import { AppError } from '../platform/app-error.ts'

/** The caller of a request. Issuer and subject together identify a person; neither alone is unique. */
export type Caller = { kind: 'visitor' } | SignedIn
export interface SignedIn {
  kind: 'account'
  /** The provider's name. Does not change when the product moves to another address. */
  issuer: string
  subject: string
  claims: Claims
}
/** The token's claims about the person; null for those that are missing. */
export interface Claims {
  email: string | null
  emailVerified: boolean
  name: string | null
  givenName: string | null
  familyName: string | null
}
export const visitor: Caller = { kind: 'visitor' }

/** Turns the Authorization header into a caller. */
export type Identify = (authorization: string | undefined) => Promise<Caller>

/**
 * Returns the token of an Authorization header (RFC 6750, 2.1). @throws AppError auth.invalidToken for any other scheme
 */
export function bearerToken(authorization: string): string {
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(authorization)?.[1]
  if (!token) throw new AppError('auth.invalidToken')
  return token
}

/** Creates the caller from a token's payload. B2C sends verified addresses as `emails` instead of `email`. */
export function signedIn(payload: JWTPayload, issuer: string): SignedIn {
  const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value.trim() : null)
  const verified = Array.isArray(payload.emails) ? text(payload.emails[0]) : null
  return {
    kind: 'account',
    issuer,
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
