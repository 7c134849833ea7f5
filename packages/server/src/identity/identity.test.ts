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

  it('knows the person of a good token', async () => {
    expect(await identify(`Bearer ${await provider.token({ subject: 'anna' })}`)).toEqual({
      kind: 'account',
      issuer: provider.issuer,
      subject: 'anna',
      claims: { email: null, emailVerified: false, name: null, givenName: null, familyName: null },
    })
  })

  it('reads the keys again when one has changed under the same name, now and then', async () => {
    const before = await provider.token()
    expect(await identify(`Bearer ${before}`)).toMatchObject({ kind: 'account' })
    await provider.rotateKeys()
    const after = await provider.token({ expiresIn: '1 hour' })
    await expect(identify(`Bearer ${after}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6_000 })
    expect(await identify(`Bearer ${after}`)).toMatchObject({ kind: 'account' })
    await expect(identify(`Bearer ${before}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
  })

  it('takes a call without a token for a visitor', async () => {
    expect(await identify(undefined)).toEqual({ kind: 'visitor' })
  })

  it.each([
    ['another issuer', { issuer: 'https://elsewhere.example.org' }],
    ['another audience', { audience: 'another-service' }],
    ['a time that is over', { expiresIn: '-1 minute' }],
  ])('refuses %s', async (_, claims) => {
    await expect(identify(`Bearer ${await provider.token(claims)}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
  })

  it('refuses a changed token, an unsigned one and what is none', async () => {
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

it('takes name and password of the configured program, and nobody else’s', async () => {
  const service = { name: 'Agent Ü', password: 'p:'.repeat(20) }
  const identify = acceptBasic(async () => ({ kind: 'visitor' }), service)
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
  expect(await identify(basic(`${service.name}:${service.password}`))).toMatchObject({ kind: 'account', subject: 'Agent Ü' })
  for (const other of ['Agent Ü:wrong', `Agent:${service.password}`, 'Agent Ü', '', `${service.name}:${service.password}x`])
    await expect(identify(basic(other))).rejects.toMatchObject({ code: 'auth.invalidToken' })
  expect(await identify(undefined)).toEqual({ kind: 'visitor' })
})

it('tells a provider that does not answer from a bad token', async () => {
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
