import type { JWTPayload } from 'jose'
import { AppError } from '../platform/app-error.ts'
import type { OutsideProvider } from './settings.ts'

/**
 * The signature algorithms that are accepted by default. They are asymmetric, because anybody could sign with a
 * published symmetric key (RFC 8725, 3.1).
 */
export const defaultAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512'] as const

/**
 * Claims of id tokens (OpenID Connect Core, 3.3.2.11) and logout tokens (Back-Channel Logout 1.0, 2.4), never of access
 * tokens.
 */
const foreignClaims = ['at_hash', 'c_hash', 's_hash', 'events']

/**
 * Refuses tokens that the provider has signed for another purpose (RFC 8725, 3.11 and 3.12). The type `at+jwt` marks an
 * access token (RFC 9068). Id and access tokens of type `JWT` differ by their claims: an id token has the client as its
 * audience and no scope. A `nonce` alone proves nothing, because Azure AD B2C also puts it into access tokens.
 * @throws AppError `auth.invalidToken`
 */
export function refuseOtherTokens(
  header: { typ?: string },
  payload: JWTPayload,
  { tokenType, clientId }: Pick<OutsideProvider, 'tokenType' | 'clientId'>,
): void {
  // Media types are case-insensitive, and `application/` may be missing (RFC 7515, 4.1.9).
  const type = header.typ?.toLowerCase().replace(/^application\//, '')
  if (type === 'at+jwt') return
  const isPlain = type === undefined || type === 'jwt'
  if (tokenType !== 'JWT' || !isPlain || isForAnotherUse(payload, clientId)) throw new AppError('auth.invalidToken')
}

function isForAnotherUse(payload: JWTPayload, clientId: string): boolean {
  if (foreignClaims.some((claim) => claim in payload)) return true
  // Keycloak and Amazon Cognito state the purpose in a claim.
  if (payload.typ === 'ID' || payload.token_use === 'id') return true
  // Entra, B2C and Okta use `scp` instead of `scope`.
  const hasScope = [payload.scope, payload.scp].some(
    (scope) => (typeof scope === 'string' || Array.isArray(scope)) && scope.length > 0,
  )
  const isForClient = [payload.aud].flat().includes(clientId)
  return !hasScope && (isForClient || 'nonce' in payload)
}

/**
 * Refuses tokens of other user flows: a token from a password reset is not a sign-in. Azure AD B2C states the flow in
 * `tfp`.
 * @throws AppError `auth.invalidToken`
 */
export function refuseOtherFlows({ tfp }: JWTPayload, authority: string): void {
  if (typeof tfp !== 'string') return
  const parts = new URL(authority).pathname.toLowerCase().split('/')
  if (!parts.includes(tfp.toLowerCase())) throw new AppError('auth.invalidToken')
}
