import * as client from 'openid-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createIdentify, type Identify } from '../src/identity/index.ts'
import { systemClock } from '../src/platform/clock.ts'
import { createLog } from '../src/platform/log.ts'
import { createOutbound } from '../src/platform/outbound.ts'
import { createFormBrowser } from './form-browser.ts'
import { type OutsideProvider, startOutsideProvider } from './outside-provider.ts'

const outbound = createOutbound({ log: createLog('silent'), allowed: ['127.0.0.1'] })

let provider: OutsideProvider
let identify: Identify
beforeAll(async () => {
  provider = await startOutsideProvider('4711', { emails: ['anna@example.test'], given_name: 'Anna', tfp: 'realms' })
  const { issuer, audience } = provider
  identify = createIdentify({ issuer, audience, authority: issuer }, systemClock, outbound)
})
afterAll(async () => {
  vi.useRealTimers()
  await provider.close()
})

/** Signs in like the page, with the configured values. */
async function signIn(): Promise<string> {
  const configuration = await client.discovery(new URL(provider.issuer), provider.clientId, undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  })
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: provider.redirectUri,
    scope: 'openid marks',
    resource: provider.audience,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const { address } = await createFormBrowser(url.origin, /never/).open(url.href)
  const tokens = await client.authorizationCodeGrant(configuration, address, { pkceCodeVerifier })
  return tokens.access_token
}

it('accepts tokens of any configured provider, and identifies people by issuer and subject', async () => {
  expect(await identify(`Bearer ${await signIn()}`)).toEqual({
    kind: 'account',
    issuer: provider.issuer,
    subject: '4711',
    claims: { email: 'anna@example.test', emailVerified: true, name: null, givenName: 'Anna', familyName: null },
  })
})

it('refuses tokens with another audience, issuer or user flow', async () => {
  const token = `Bearer ${await signIn()}`
  const { issuer, audience } = provider
  const other = { issuer, audience: 'urn:another:api', authority: issuer }
  await expect(createIdentify(other, systemClock, outbound)(token)).rejects.toMatchObject({ code: 'auth.invalidToken' })
  const notTheirs = { issuer: 'https://elsewhere.example', audience, authority: issuer }
  await expect(createIdentify(notTheirs, systemClock, outbound)(token)).rejects.toMatchObject({ code: 'auth.unavailable' })
})

it('loads the keys again when the provider has replaced them', async () => {
  const before = await signIn()
  expect(await identify(`Bearer ${before}`)).toMatchObject({ subject: '4711' })
  await provider.rotateKeys()
  const after = await signIn()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
  expect(await identify(`Bearer ${after}`)).toMatchObject({ subject: '4711' })
  await expect(identify(`Bearer ${before}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
})
