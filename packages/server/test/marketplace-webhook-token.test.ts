import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { verifyMarketplace } from '../src/payment/marketplace/webhook-token.ts'
import { createLog } from '../src/platform/log.ts'
import { createOutbound, type Outbound } from '../src/platform/outbound.ts'

/** These tests build tokens by hand, so that the checks of a library do not determine which tokens are refused. */
const tenantId = '11111111-2222-4333-8444-555555555555'
const clientId = '99999999-8888-4777-8666-555555555555'
const marketplace = '20e940b3-4c77-4b0b-9a53-9e16a1b010a7'
const now = new Date('2026-05-04T10:00:00Z')
const seconds = Math.floor(now.getTime() / 1_000)

const createKey = () => generateKeyPairSync('rsa', { modulusLength: 2_048 })
const genuine = createKey()
const later = createKey()
const stranger = createKey()
const jwk = ({ publicKey }: { publicKey: KeyObject }, kid: string) => ({
  ...publicKey.export({ format: 'jwk' }),
  kid,
  use: 'sig',
})
let published = [jwk(genuine, 'one')]
let isDown = false

let server: Server
let outbound: Outbound
let loginUrl: string
beforeAll(async () => {
  server = createServer((request, reply) => {
    reply.statusCode = isDown ? 503 : 200
    const isKeys = request.url === `/${tenantId}/keys`
    reply.end(JSON.stringify(isKeys ? { keys: published } : { issuer: 'any', jwks_uri: `${loginUrl}/${tenantId}/keys` }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  loginUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  outbound = createOutbound({ log: createLog('silent'), allowed: [new URL(loginUrl).host], retryPause: 0 })
})
afterAll(() => {
  outbound.close()
  server.close()
})

const open = () => verifyMarketplace({ settings: { loginUrl, tenantId, clientId }, clock: { now: () => now }, outbound })
const outcome = (token: string | undefined, verify = open()) =>
  verify({ body: Buffer.from('{}'), headers: token === undefined ? {} : { authorization: `Bearer ${token}` } }).then(
    () => 'accepted',
    (error) => error.code as string,
  )

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const usualHeader = { alg: 'RS256', typ: 'JWT', kid: 'one' }
const version2 = {
  aud: clientId,
  iss: `https://login.microsoftonline.com/${tenantId}/v2.0`,
  iat: seconds - 60,
  nbf: seconds - 60,
  exp: seconds + 3_540,
  tid: tenantId,
  azp: marketplace,
  ver: '2.0',
}
const { azp: _, ...withoutCaller } = version2
const version1 = { ...withoutCaller, iss: `https://sts.windows.net/${tenantId}/`, appid: marketplace, ver: '1.0' }
function token(payload: object, header: object = usualHeader, key: KeyObject = genuine.privateKey): string {
  const text = `${part(header)}.${part(payload)}`
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`
}

it.each([
  ['version 1', version1],
  ['version 2', version2],
])('accepts a token of %s', async (_name, payload) => {
  expect(await outcome(token(payload))).toBe('accepted')
})

describe('refuses', () => {
  const other = '77777777-6666-4555-8444-333333333333'
  const { exp: _exp, ...withoutEnd } = version2
  const { nbf: _nbf, ...withoutStart } = version2
  const { tid: _tid, ...withoutTenant } = version2
  it.each([
    ['another audience', { ...version2, aud: other }],
    ['another tenant', { ...version2, tid: other }],
    ['no tenant', withoutTenant],
    ['another caller, version 2', { ...version2, azp: other }],
    ['another caller, version 1', { ...version1, appid: other }],
    ['two callers of which one is another', { ...version2, appid: other }],
    ['no caller', withoutCaller],
    ['our own application as caller', { ...version2, azp: clientId }],
    ['another issuer', { ...version2, iss: `https://login.stranger.test/${tenantId}/v2.0` }],
    ["another tenant's issuer", { ...version2, iss: `https://login.microsoftonline.com/${other}/v2.0` }],
    ['an issuer without tenant', { ...version2, iss: 'https://login.microsoftonline.com/{tenantid}/v2.0' }],
    ['a version 1 issuer without its slash', { ...version1, iss: `https://sts.windows.net/${tenantId}` }],
    ['an expired one', { ...version2, exp: seconds - 61 }],
    ['one without an end', withoutEnd],
    ['one that is not valid yet', { ...version2, nbf: seconds + 61 }],
    ['one without a beginning', withoutStart],
  ])('%s', async (_name, payload) => {
    expect(await outcome(token(payload))).toBe('payment.invalidSignature')
  })

  it('a key that is not published, whatever key it names', async () => {
    expect(await outcome(token(version2, usualHeader, stranger.privateKey))).toBe('payment.invalidSignature')
    const own = { ...usualHeader, jwk: stranger.publicKey.export({ format: 'jwk' }), x5u: 'https://stranger.test/key' }
    expect(await outcome(token(version2, own, stranger.privateKey))).toBe('payment.invalidSignature')
  })

  it('no signature', async () => {
    for (const alg of ['none', 'None', 'NONE']) {
      const text = `${part({ alg, typ: 'JWT' })}.${part(version2)}`
      expect(await outcome(`${text}.`)).toBe('payment.invalidSignature')
    }
    expect(await outcome(token(version2).replace(/[^.]+$/, ''))).toBe('payment.invalidSignature')
  })

  it('a symmetric signature with the public key', async () => {
    const secrets = [
      genuine.publicKey.export({ type: 'spki', format: 'pem' }),
      genuine.publicKey.export({ type: 'spki', format: 'der' }),
      JSON.stringify(jwk(genuine, 'one')),
    ]
    for (const secret of secrets) {
      const text = `${part({ ...usualHeader, alg: 'HS256' })}.${part(version2)}`
      const signature = createHmac('sha256', secret).update(text).digest('base64url')
      expect(await outcome(`${text}.${signature}`)).toBe('payment.invalidSignature')
    }
  })

  it('another hash of the right key', async () => {
    const text = `${part({ ...usualHeader, alg: 'RS512' })}.${part(version2)}`
    const signature = createSign('RSA-SHA512').update(text).sign(genuine.privateKey, 'base64url')
    expect(await outcome(`${text}.${signature}`)).toBe('payment.invalidSignature')
  })

  it('a payload that was changed after it was signed', async () => {
    const [header, , signature] = token({ ...version2, exp: seconds - 3_600 }).split('.')
    expect(await outcome(`${header}.${part(version2)}.${signature}`)).toBe('payment.invalidSignature')
  })

  it('no token, half a token and an endless one', async () => {
    expect(await outcome(undefined)).toBe('payment.invalidSignature')
    expect(await outcome('a.b')).toBe('payment.invalidSignature')
    expect(await outcome(`${'a'.repeat(20_000)}.b.c`)).toBe('payment.invalidSignature')
  })
})

it('reads the keys again for one that was published later', async () => {
  const verify = open()
  published = [jwk(later, 'two'), jwk(genuine, 'one')]
  expect(await outcome(token(version2, { ...usualHeader, kid: 'two' }, later.privateKey), verify)).toBe('accepted')
})

it('asks for a repetition while the keys cannot be read', async () => {
  isDown = true
  expect(await outcome(token(version2))).toBe('payment.providerAway')
  isDown = false
})
