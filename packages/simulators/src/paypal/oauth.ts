import { createHash } from 'node:crypto'
import { bearerOf, isSame } from '../provider/credentials.ts'
import { type Call, jsonReply, type Reply } from '../provider/http.ts'
import { addNewest } from '../provider/newest.ts'
import { Refusal } from './refusal.ts'
import { newIds, type World } from './world.ts'

export interface Credentials {
  clientId: string
  clientSecret: string
}

/** Nine hours of the simulated clock, in seconds. */
const lifetime = 32_400
const keptTokens = 1_000
const scope = [
  'https://uri.paypal.com/services/subscriptions',
  'https://uri.paypal.com/services/applications/webhooks',
  'https://uri.paypal.com/services/applications/verify-webhook-signature',
].join(' ')

export function tokenReply(world: World, call: Call, { clientId, clientSecret }: Credentials): Reply {
  const [scheme = '', encoded = ''] = (call.headers.authorization ?? '').split(' ')
  const given = scheme.toLowerCase() === 'basic' ? Buffer.from(encoded, 'base64').toString('utf8') : ''
  if (!isSame(given, `${clientId}:${clientSecret}`))
    return jsonReply(401, { error: 'invalid_client', error_description: 'The client id or the secret is wrong.' })
  const form = new URLSearchParams(call.raw.toString('utf8'))
  if (form.get('grant_type') !== 'client_credentials')
    return jsonReply(400, { error: 'unsupported_grant_type', error_description: 'Only client_credentials is simulated.' })
  return jsonReply(200, {
    scope,
    access_token: issueToken(world, false),
    token_type: 'Bearer',
    app_id: `APP-${createHash('sha256').update(clientId).digest('hex').slice(0, 17).toUpperCase()}`,
    expires_in: lifetime,
    nonce: `${new Date(world.timeline.now()).toISOString()}${world.ids.next('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 24)}`,
  })
}

export function issueToken(world: World, isBrowser: boolean): string {
  const token = newIds.accessToken(world)
  addNewest(world.state.tokens, token, { expires: world.timeline.now() + lifetime * 1_000, isBrowser }, keptTokens)
  return token
}

/**
 * Checks the token of a call. @throws Refusal 401 without a valid token, 403 if a token of the page script may not make
 * this call
 */
export function requireToken({ state, timeline }: World, call: Call, isOpenToBrowser: boolean): void {
  const known = state.tokens.get(bearerOf(call))
  if (!known || known.expires <= timeline.now()) throw new Refusal(401, '')
  if (known.isBrowser && !isOpenToBrowser) throw new Refusal(403, 'PERMISSION_DENIED')
}
