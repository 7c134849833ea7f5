import { createHash, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { bearerOf, isSame } from '../provider/credentials.ts'
import { type Call, jsonReply, type Reply } from '../provider/http.ts'
import { addNewest } from '../provider/newest.ts'
import { MarketRefusal } from './refusal.ts'
import { type MarketWorld, marketplaceApplication } from './world.ts'

/** The identity provider: access tokens for the product's calls, and the keys and tokens of the webhook. */

export interface SigningKey {
  kid: string
  privateKey: KeyObject
  publicKey: KeyObject
}

export interface Keys {
  /** Newest first. The newest key signs, and the older ones are still published. */
  published: SigningKey[]
  /** Never published. */
  stranger: SigningKey
}

export const createKeys = (): Keys => ({ published: [createKey()], stranger: createKey() })

export function createKey(): SigningKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
  const digest = createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
  return { kid: digest.slice(0, 27), privateKey, publicKey }
}

/** The lifetime of tokens in seconds. */
const lifetime = 3_599
const keptTokens = 1_000

/** Answers the token endpoints, the discovery documents and the key requests. @returns null for other paths */
export function identityReply(world: MarketWorld, keys: Keys, call: Call): Reply | null {
  const { tenantId } = world.configuration
  const [, tenant, rest] = /^\/([^/]+)\/(.+)$/.exec(call.path) ?? []
  if (tenant === undefined || rest === undefined) return null
  const isKnownPath = /^(oauth2\/|v2\.0\/\.well-known\/|\.well-known\/|discovery\/)/.test(rest)
  if (!isKnownPath) return null
  if (tenant !== tenantId) return oauthError(world, 400, 'invalid_request', 90002, `There is no tenant ${tenant}.`)
  switch (`${call.method} ${rest}`) {
    case 'POST oauth2/token':
      return tokenReply(world, call, 1)
    case 'POST oauth2/v2.0/token':
      return tokenReply(world, call, 2)
    case 'GET .well-known/openid-configuration':
      return jsonReply(200, discovery(world, 1))
    case 'GET v2.0/.well-known/openid-configuration':
      return jsonReply(200, discovery(world, 2))
    case 'GET discovery/keys':
    case 'GET discovery/v2.0/keys':
      return jsonReply(200, { keys: keys.published.map(publicJwk) })
    default:
      return null
  }
}

function discovery({ base, configuration }: MarketWorld, version: 1 | 2): object {
  const tenant = `${base()}/${configuration.tenantId}`
  const path = version === 1 ? `${tenant}/oauth2` : `${tenant}/oauth2/v2.0`
  return {
    issuer: version === 1 ? configuration.issuers.v1 : configuration.issuers.v2,
    authorization_endpoint: `${path}/authorize`,
    token_endpoint: `${path}/token`,
    jwks_uri: version === 1 ? `${tenant}/discovery/keys` : `${tenant}/discovery/v2.0/keys`,
    response_types_supported: ['code', 'id_token', 'code id_token', 'id_token token'],
    response_modes_supported: ['query', 'fragment', 'form_post'],
    subject_types_supported: ['pairwise'],
    id_token_signing_alg_values_supported: ['RS256'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'private_key_jwt', 'client_secret_basic'],
    scopes_supported: ['openid', 'profile', 'email', 'offline_access'],
    claims_supported: ['sub', 'iss', 'aud', 'exp', 'iat', 'tid', 'ver'],
  }
}

const publicJwk = ({ kid, publicKey }: SigningKey): object => {
  const { n, e } = publicKey.export({ format: 'jwk' })
  return { kty: 'RSA', use: 'sig', alg: 'RS256', kid, x5t: kid, n, e }
}

function tokenReply(world: MarketWorld, call: Call, version: 1 | 2): Reply {
  const { configuration, timeline, state, ids } = world
  const form = new URLSearchParams(call.raw.toString('utf8'))
  const clientId = form.get('client_id') ?? ''
  const secret = form.get('client_secret') ?? ''
  if (form.get('grant_type') !== 'client_credentials')
    return oauthError(world, 400, 'unsupported_grant_type', 70003, 'Only client_credentials is simulated.')
  const known = [configuration, configuration.foreignApplication].find((one) => one.clientId === clientId)
  if (!known) return oauthError(world, 400, 'unauthorized_client', 700016, 'The application is unknown.')
  if (!isSame(secret, known.clientSecret)) return oauthError(world, 401, 'invalid_client', 7000215, 'The secret is wrong.')
  const wanted = version === 1 ? form.get('resource') : form.get('scope')
  const expected = version === 1 ? marketplaceApplication : `${marketplaceApplication}/.default`
  if (wanted !== expected)
    return version === 1
      ? oauthError(world, 400, 'invalid_resource', 500011, 'The resource is unknown.')
      : oauthError(world, 400, 'invalid_scope', 70011, 'The scope is unknown.')
  const now = Math.floor(timeline.now() / 1_000)
  const token = `sim.${ids.bytes(48).toString('base64url')}`
  addNewest(state.accessTokens, token, { clientId, expires: timeline.now() + lifetime * 1_000 }, keptTokens)
  const headers = { 'Cache-Control': 'no-store' }
  if (version === 2)
    return jsonReply(200, { token_type: 'Bearer', expires_in: lifetime, ext_expires_in: lifetime, access_token: token }, headers)
  return jsonReply(
    200,
    {
      token_type: 'Bearer',
      expires_in: String(lifetime),
      ext_expires_in: String(lifetime),
      expires_on: String(now + lifetime),
      not_before: String(now),
      resource: marketplaceApplication,
      access_token: token,
    },
    headers,
  )
}

function oauthError({ timeline, ids }: MarketWorld, status: number, error: string, code: number, text: string): Reply {
  return jsonReply(status, {
    error,
    error_description: `AADSTS${code}: ${text}`,
    error_codes: [code],
    timestamp: new Date(timeline.now()).toISOString().replace('T', ' ').slice(0, 19).concat('Z'),
    trace_id: ids.uuid(),
    correlation_id: ids.uuid(),
  })
}

/** Checks the token of a call. @throws MarketRefusal 401 without a valid token, 403 for another application's token */
export function requireToken({ state, timeline, configuration }: MarketWorld, call: Call): void {
  const known = state.accessTokens.get(bearerOf(call))
  if (!known || known.expires <= timeline.now()) throw new MarketRefusal(401, 'The access token is missing, invalid or expired.')
  if (known.clientId !== configuration.clientId)
    throw new MarketRefusal(403, 'The token was made by another application than the one of the offer.')
}

/** Faults of webhook tokens that the product must refuse. */
export const tokenFaults = [
  'missingToken',
  'wrongKey',
  'wrongAudience',
  'wrongTenant',
  'wrongIssuer',
  'wrongCaller',
  'expiredToken',
  'notYetValidToken',
  'unsignedToken',
] as const

/** Returns the token of one webhook. @returns null if the fault is a missing token */
export function webhookToken(world: MarketWorld, keys: Keys, fault: string | null): string | null {
  if (fault === 'missingToken') return null
  const { configuration, timeline, ids, state } = world
  const version = state.settings.tokenVersion
  const stranger = ids.uuid()
  const tenant = fault === 'wrongTenant' ? stranger : configuration.tenantId
  const caller = fault === 'wrongCaller' ? stranger : marketplaceApplication
  const usual = version === 1 ? configuration.issuers.v1 : configuration.issuers.v2
  const now = Math.floor(timeline.now() / 1_000)
  const from = fault === 'expiredToken' ? now - 7_200 : fault === 'notYetValidToken' ? now + 7_200 : now - 60
  const payload = {
    aud: fault === 'wrongAudience' ? stranger : configuration.clientId,
    iss: fault === 'wrongIssuer' ? `https://login.stranger.test/${tenant}/` : usual.replace(configuration.tenantId, tenant),
    iat: from,
    nbf: from,
    exp: from + 3_600,
    ...(version === 1 ? { appid: caller, appidacr: '2' } : { azp: caller, azpacr: '2' }),
    oid: caller,
    sub: caller,
    tid: tenant,
    ver: version === 1 ? '1.0' : '2.0',
  }
  const key = (fault === 'wrongKey' ? keys.stranger : keys.published[0]) as SigningKey
  // A forger can name the published key. Only the signature reveals the forgery.
  const kid = (keys.published[0] as SigningKey).kid
  const header = fault === 'unsignedToken' ? { alg: 'none', typ: 'JWT' } : { alg: 'RS256', typ: 'JWT', kid, x5t: kid }
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const text = `${part(header)}.${part(payload)}`
  if (fault === 'unsignedToken') return `${text}.`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key.privateKey, 'base64url')}`
}
