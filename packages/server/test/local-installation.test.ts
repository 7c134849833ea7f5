import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeServer, openObjectStore, type Product } from '../src/compose/api.ts'
import { readConfig } from '../src/config.ts'
import { issueSampleToken } from '../src/identity/index.ts'
import { createLog } from '../src/platform/log.ts'
import { schedule } from '../src/platform/schedule.ts'
import { createWorld, type World } from './world.ts'

/** Starts the whole server without marks and without the web pages. */
async function startEmpty(world: World, environment: Record<string, string>): Promise<Product & { directory: string }> {
  const directory = await mkdtemp(join(tmpdir(), 'marklot-local-'))
  const config = readConfig({ DATA_DIR: directory, RATE_LIMIT: 'off', LOG_LEVEL: 'silent', SEARCH_THREADS: '0', ...environment })
  const resources = { pool: world.pool, connection: world.connection, objectStore: await openObjectStore(config) }
  return { ...(await composeServer(config, resources, createLog('silent'), { pages: false })), directory }
}
const stop = async (product: Product & { directory: string }) => {
  await product.close()
  await rm(product.directory, { recursive: true, force: true })
}

/** The operator's details, which a public installation must state. */
const operator = Object.fromEntries(
  ['NAME', 'STREET', 'CITY', 'REPRESENTATIVE', 'PHONE', 'REGISTER', 'VAT_ID', 'DATA_PROTECTION_AUTHORITY']
    .map((key) => [`OPERATOR_${key}`, 'x'])
    .concat([['OPERATOR_EMAIL', 'post@marks.example.org']]),
)

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

describe('an installation on this machine', () => {
  let product: Awaited<ReturnType<typeof startEmpty>>
  beforeAll(async () => {
    product = await startEmpty(world, {})
  })
  afterAll(() => stop(product))
  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, token?: string) =>
    product.app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: token ? { authorization: `Bearer ${token}` } : {},
    })

  it('moves its clock, which tokens and their expiry follow', async () => {
    const before = await issueSampleToken(world.pool, product.clock, 'starter')
    expect((await call('GET', '/api/v1/user', undefined, String(before))).statusCode).toBe(200)
    const moved = await call('POST', '/_sim/clock', { now: '2027-02-28T22:59:00Z' })
    expect(moved.json().now).toMatch(/^2027-02-28T22:59:/)
    expect((await call('POST', '/_sim/clock', { advanceSeconds: 60 })).json().now).toMatch(/^2027-02-28T23:0/)
    expect((await call('GET', '/api/v1/user', undefined, String(before))).statusCode).toBe(401)
    const after = await issueSampleToken(world.pool, product.clock, 'starter')
    expect((await call('GET', '/api/v1/user', undefined, String(after))).json()).toMatchObject({ email: 'starter@marklot.test' })
    expect(Math.abs((await call('DELETE', '/_sim/clock')).json().offsetSeconds)).toBe(0)
  })

  it.each([
    {},
    { now: 'tomorrow' },
    { advanceSeconds: '1' },
    { advanceSeconds: 1e300 },
    { now: '2027-01-01T00:00:00Z', advanceSeconds: 1 },
  ])('refuses to move the clock by %j', async (move) => {
    expect((await call('POST', '/_sim/clock', move)).statusCode).toBe(400)
  })

  it('leads to the pages of the simulated providers, and a purchase there to its landing page', async () => {
    for (const name of ['paypal', 'marketplace', 'shop']) {
      const { statusCode, headers } = await call('GET', `/_sim/${name}`)
      expect({ name, statusCode }).toEqual({ name, statusCode: 302 })
      expect((await fetch(String(headers.location))).status).toBe(200)
    }
    const shop = String((await call('GET', '/_sim/shop')).headers.location)
    const bought = await fetch(shop, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ planId: 'starter' }) })
    expect(bought.headers.get('location')).toMatch(/^http:\/\/localhost:\d+\/subscribe\/marketplace\?token=[\w%]+$/)
  })

  it('gives each invented person the rights of the role', async () => {
    for (const role of ['trial', 'starter', 'professional', 'enterprise', 'administrator'] as const) {
      const token = await issueSampleToken(world.pool, product.clock, role)
      const accounts = await call('GET', '/api/v1/accounts', undefined, String(token))
      expect({ role, status: accounts.statusCode }).toEqual({ role, status: role === 'administrator' ? 200 : 403 })
    }
  })

  it('exports what its own provider stores about a person', async () => {
    const token = await issueSampleToken(world.pool, product.clock, 'starter')
    const data = (await call('GET', '/api/v1/user/export', undefined, String(token))).json()
    expect(data.signIn).toMatchObject({ email: 'starter@marklot.test', locale: 'de', challenges: [] })
    // Every issued token has its own grant.
    expect(new Set(data.signIn.records.map(({ kind }: { kind: string }) => kind))).toEqual(new Set(['Grant']))
    expect(JSON.stringify(data)).not.toContain('argon2')
  })

  it('has exactly the listed recurring work, without that of feeds, which nobody has configured', () => {
    const { 'feeds.findDue': _, ...others } = schedule
    expect(product.jobs.schedule()).toEqual(others)
  })

  it('shows its mailbox', async () => {
    const page = await call('GET', '/_sim/mailbox')
    expect(page.statusCode).toBe(200)
    expect(page.body).toContain('A simulator of this machine')
    for (const query of ['to=anna', 'to=anna&to=ben'])
      expect((await call('GET', `/_sim/mailbox/messages?${query}`)).json()).toEqual([])
    expect((await call('GET', '/_sim/mailbox/1/raw')).statusCode).toBe(404)
  })

  it('lets only the end of silent sign-in be framed, by its own pages', async () => {
    for (const [url, policy] of [
      ['/signed-in/silent?code=1', "frame-ancestors 'self'"],
      ['/de/signed-in/silent', "frame-ancestors 'self'"],
      ['/de/signed-in', "frame-ancestors 'none'"],
      ['/de/search?q=/signed-in/silent', "frame-ancestors 'none'"],
    ] as const)
      expect((await call('GET', url)).headers['content-security-policy']).toContain(policy)
  })
})

it('gives other machines no access to its controls with a register of real marks', async () => {
  const own = await createWorld()
  const statusOf = async (environment: Record<string, string>) => {
    const product = await startEmpty(own, environment)
    try {
      return [
        (await product.app.inject({ url: '/_sim/mailbox' })).statusCode,
        (await product.app.inject({ method: 'POST', url: '/_sim/clock', payload: { advanceSeconds: 0 } })).statusCode,
      ]
    } finally {
      await stop(product)
    }
  }
  try {
    expect(await statusOf({ HOST: '0.0.0.0' })).toEqual([200, 200])
    await own.pool.query(`insert into offices (office, marks, is_sample, updated_at) values ('de', 1, false, '2026-01-01')
      on conflict (office) do update set marks = 1, is_sample = false`)
    expect(await statusOf({ HOST: '0.0.0.0' })).toEqual([404, 404])
    expect(await statusOf({})).toEqual([200, 200])
  } finally {
    await own.close()
  }
})

it('has no simulators or invented people in public, and one address whatever host a caller sends', async () => {
  const own = await createWorld()
  const product = await startEmpty(own, {
    PUBLIC_URL: 'https://marks.example.org',
    MAIL_SMTP_URL: 'smtps://mail.example.org',
    MAIL_FROM: 'post@marks.example.org',
    ...operator,
  })
  try {
    for (const url of ['/_sim/clock', '/_sim/mailbox', '/_sim/mailbox/messages'])
      expect({ url, status: (await product.app.inject({ url })).statusCode }).toEqual({ url, status: 404 })
    expect((await product.app.inject({ method: 'POST', url: '/_sim/clock', payload: { advanceSeconds: 1 } })).statusCode).toBe(
      404,
    )
    expect(await issueSampleToken(own.pool, product.clock, 'administrator')).toBeNull()
    const url = '/identity/.well-known/openid-configuration'
    const foreign = await product.app.inject({ url, headers: { host: 'evil.example' } })
    expect([foreign.statusCode, foreign.json().code]).toEqual([421, 'request.foreignHost'])
    // The forwarded name counts only behind a trusted proxy.
    const discovery = await product.app.inject({ url, headers: { 'x-forwarded-host': 'evil.example' } })
    expect(discovery.json()).toMatchObject({
      issuer: 'https://marks.example.org/identity',
      token_endpoint: 'https://marks.example.org/identity/token',
    })
    const request = new URLSearchParams({
      client_id: 'web',
      response_type: 'code',
      scope: 'openid',
      redirect_uri: 'https://marks.example.org/de/signed-in',
      code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
      code_challenge_method: 'S256',
    })
    const start = await product.app.inject({ url: `/identity/auth?${request}` })
    expect(start.statusCode).toBe(303)
    for (const cookie of [start.headers['set-cookie']].flat()) expect(cookie).toMatch(/secure/i)
    request.set('redirect_uri', 'http://localhost:8080/signed-in')
    expect((await product.app.inject({ url: `/identity/auth?${request}` })).statusCode).toBe(400)
  } finally {
    await stop(product)
    await own.close()
  }
})
