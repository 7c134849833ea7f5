import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startIdentityProvider, type TestIdentityProvider } from '../../test/identity-provider.ts'
import { systemClock } from '../platform/clock.ts'
import { createLog } from '../platform/log.ts'
import { createOutbound } from '../platform/outbound.ts'
import { acceptBasic, createIdentify, type Identify } from './index.ts'

const outbound = createOutbound({ log: createLog('silent'), allowed: ['127.0.0.1'] })

describe('with a provider', () => {
  let provider: TestIdentityProvider
  let identify: Identify
  beforeAll(async () => {
    provider = await startIdentityProvider()
    identify = createIdentify(
      { issuer: provider.issuer, authority: provider.issuer, audience: provider.audience },
      systemClock,
      outbound,
    )
  })
  afterAll(() => provider.close())
  afterEach(() => {
    vi.useRealTimers()
  })

  it('identifies the person of a good token', async () => {
    expect(await identify(`Bearer ${await provider.token({ subject: 'anna' })}`)).toEqual({
      kind: 'account',
      issuer: provider.issuer,
      subject: 'anna',
      claims: { email: null, emailVerified: false, name: null, givenName: null, familyName: null },
    })
  })

  it('reads the keys again when one has changed under the same name, with pauses', async () => {
    const before = await provider.token()
    expect(await identify(`Bearer ${before}`)).toMatchObject({ kind: 'account' })
    await provider.rotateKeys()
    const after = await provider.token({ expiresIn: '1 hour' })
    await expect(identify(`Bearer ${after}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
    expect(await identify(`Bearer ${after}`)).toMatchObject({ kind: 'account' })
    await expect(identify(`Bearer ${before}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
  })

  it("treats a call without a token as a visitor's", async () => {
    expect(await identify(undefined)).toEqual({ kind: 'visitor' })
  })

  it.each([
    ['another issuer', { issuer: 'https://elsewhere.example.org' }],
    ['another audience', { audience: 'another-service' }],
    ['a time that is over', { expiresIn: '-1 minute' }],
  ])('refuses %s', async (_, claims) => {
    await expect(identify(`Bearer ${await provider.token(claims)}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
  })

  it('accepts the type of access tokens as configured', async () => {
    const { issuer, audience } = provider
    const strict = createIdentify({ issuer, authority: issuer, audience, tokenType: 'at+jwt' }, systemClock, outbound)
    const outcomeOf = async (type: string | null) => {
      const authorization = `Bearer ${await provider.token({ type })}`
      const isAccepted = (check: Identify) =>
        check(authorization).then(
          () => true,
          () => false,
        )
      return [await isAccepted(identify), await isAccepted(strict)]
    }
    expect(await outcomeOf('at+jwt')).toEqual([true, true])
    expect(await outcomeOf('application/AT+JWT')).toEqual([true, true])
    expect(await outcomeOf('JWT')).toEqual([true, false])
    expect(await outcomeOf(null)).toEqual([true, false])
    expect(await outcomeOf('logout+jwt')).toEqual([false, false])
    expect(await outcomeOf('dpop+jwt')).toEqual([false, false])
  })

  it('never accepts an id token as an access token, even where the page and the API are one client', async () => {
    const { issuer, audience } = provider
    const clientId = 'page'
    const separate = createIdentify({ issuer, authority: issuer, audience, clientId }, systemClock, outbound)
    const withoutScope = { scope: undefined }
    for (const profile of [
      withoutScope,
      { ...withoutScope, nonce: 'n' },
      { at_hash: 'h' },
      { c_hash: 'h' },
      { typ: 'ID' },
      { token_use: 'id' },
      { events: {} },
      { ...withoutScope, scp: '' },
    ])
      await expect(identify(`Bearer ${await provider.token({ profile })}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
    const both = await provider.token({ audience: [audience, clientId], profile: withoutScope })
    await expect(separate(`Bearer ${both}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
    // Access tokens of Entra and B2C state their scopes in `scp`, and some B2C tokens carry the nonce.
    for (const profile of [
      { ...withoutScope, scp: 'marks.read', nonce: 'n' },
      { ...withoutScope, scp: ['marks.read'] },
    ])
      expect(await identify(`Bearer ${await provider.token({ profile })}`)).toMatchObject({ kind: 'account' })
    expect(await separate(`Bearer ${await provider.token({ profile: withoutScope })}`)).toMatchObject({ kind: 'account' })
  })

  it('refuses signatures by other algorithms than the configured ones', async () => {
    const { issuer, audience } = provider
    const onlyRsa = createIdentify({ issuer, authority: issuer, audience, algorithms: ['RS256'] }, systemClock, outbound)
    await expect(onlyRsa(`Bearer ${await provider.token()}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
    const keys = await (await fetch(`${issuer}/keys`)).text()
    const confused = await new SignJWT({ scope: 'marks' })
      .setProtectedHeader({ alg: 'HS256', kid: 'first', typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(audience)
      .setSubject('boss')
      .setExpirationTime('5 minutes')
      .sign(new TextEncoder().encode(keys))
    await expect(identify(`Bearer ${confused}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
  })

  it('refuses a changed token, an unsigned one and malformed ones', async () => {
    const [header, payload, signature] = (await provider.token()).split('.')
    const changed = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()), sub: 'boss' }),
    )
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
    for (const token of [`${header}.${changed.toString('base64url')}.${signature}`, `${unsigned}.${payload}.`, 'x', 'a.b.c']) {
      await expect(identify(`Bearer ${token}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
    }
    await expect(identify('Basic YTpi')).rejects.toMatchObject({ code: 'auth.invalidToken' })
  })
})

it('accepts name and password of the configured program, and no others', async () => {
  const service = { name: 'Agent Ü', password: 'p:'.repeat(20) }
  const identify = acceptBasic(async () => ({ kind: 'visitor' }), service)
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
  expect(await identify(basic(`${service.name}:${service.password}`))).toMatchObject({ kind: 'account', subject: 'Agent Ü' })
  for (const other of ['Agent Ü:wrong', `Agent:${service.password}`, 'Agent Ü', '', `${service.name}:${service.password}x`])
    await expect(identify(basic(other))).rejects.toMatchObject({ code: 'auth.invalidToken' })
  expect(await identify(undefined)).toEqual({ kind: 'visitor' })
})

it('trusts no discovery document of another issuer or with a failure status, and reads it again after five seconds', async () => {
  const provider = await startIdentityProvider()
  const { issuer, audience } = provider
  const token = `Bearer ${await provider.token()}`
  const document = { issuer, jwks_uri: `${issuer}/keys` }
  const monotonic = performance.now.bind(performance)
  const now = vi.spyOn(performance, 'now')
  try {
    for (const reply of [
      { status: 500, document },
      { document: { ...document, issuer: `${issuer}/` } },
      { document: { jwks_uri: `${issuer}/keys` } },
      { document: { issuer } },
      { document: null },
    ]) {
      provider.discover(reply)
      const identify = createIdentify({ issuer, authority: issuer, audience }, systemClock, outbound)
      await expect(identify(token)).rejects.toMatchObject({ code: 'auth.unavailable' })
      provider.discover({})
      await expect(identify(token)).rejects.toMatchObject({ code: 'auth.unavailable' })
      now.mockImplementation(() => monotonic() + 5_001)
      expect(await identify(token)).toMatchObject({ kind: 'account' })
      now.mockImplementation(monotonic)
    }
  } finally {
    now.mockRestore()
    await provider.close()
  }
})

it('distinguishes an unavailable provider from a bad token', async () => {
  const provider = await startIdentityProvider()
  const token = await provider.token()
  await provider.close()
  const identify = createIdentify(
    { issuer: provider.issuer, authority: provider.issuer, audience: provider.audience },
    systemClock,
    outbound,
  )
  await expect(identify(`Bearer ${token}`)).rejects.toMatchObject({ code: 'auth.unavailable', status: 503 })
})
