import { createHash, randomBytes } from 'node:crypto'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFormBrowser } from './form-browser.ts'
import { type IdentityWorld, startIdentityWorld } from './identity-world.ts'

const published = 'https://assistant.example/client.json'
const hosted = 'https://hosted.example/client.json'
const document = (id: string, returnsTo: string) => ({
  client_id: id,
  client_name: '<b>Helper</b>\u202e of the example',
  redirect_uris: [returnsTo],
  grant_types: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_method: 'none',
})
let identity: IdentityWorld
beforeAll(async () => {
  identity = await startIdentityWorld({
    [published]: document(published, 'http://127.0.0.1/callback'),
    [hosted]: document(hosted, 'https://hosted.example/callback'),
  })
})
afterAll(() => identity.close())

/** Returns an assistant's authorization request, up to the first page. */
async function request(parameters: Record<string, string> = {}) {
  const verifier = randomBytes(32).toString('base64url')
  const query = {
    client_id: published,
    redirect_uri: 'http://127.0.0.1:50123/callback',
    response_type: 'code',
    scope: 'mcp',
    resource: `${identity.origin}/mcp`,
    state: 'a',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...parameters,
  }
  const browser = createFormBrowser(identity.origin, /^\/(de\/)?signed-(in|out)/, 'en')
  const visit = await browser.open(`${identity.issuer}/auth?${new URLSearchParams(query)}`)
  const redeem = async (address: URL, more: Record<string, string> = {}) => {
    const reply = await fetch(`${identity.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: address.searchParams.get('code') ?? '',
        redirect_uri: query.redirect_uri,
        client_id: query.client_id,
        code_verifier: verifier,
        ...more,
      }),
    })
    return { status: reply.status, body: (await reply.json()) as Record<string, string> }
  }
  return { browser, visit, redeem }
}

describe('an assistant that publishes a document', () => {
  it('gets a token for the MCP server after a person has allowed it, on any port of this machine', async () => {
    const { browser, redeem } = await request()
    const asked = await browser.submit('/sign-in', { sample: 'professional' })
    expect(asked.html).toContain('assistant.example')
    expect(asked.html).toContain('127.0.0.1:50123')
    expect(asked.html).not.toContain('<b>Helper')
    expect(asked.html).not.toContain('\u202e')
    expect(asked.headers.get('Content-Security-Policy')).toContain("form-action 'self' http://127.0.0.1:50123;")
    const { address } = await browser.submit('/consent')
    const { body } = await redeem(address)
    expect(decodeJwt(body.access_token ?? '')).toMatchObject({ aud: `${identity.origin}/mcp`, scope: 'mcp' })
    await expect(identity.provider.identify(`Bearer ${body.access_token}`)).rejects.toMatchObject({ code: 'auth.invalidToken' })
    const caller = await identity.provider.identifyAssistant(`Bearer ${body.access_token}`)
    expect(caller).toMatchObject({ kind: 'account', issuer: 'embedded' })
    const { subject } = caller as { subject: string }
    const allowed = await identity.provider.allowedAssistants.of(subject)
    expect(allowed).toMatchObject([{ name: '<b>Helper</b> of the example', publishedBy: 'assistant.example' }])
    const renewed = await fetch(`${identity.issuer}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: body.refresh_token ?? '', client_id: published }),
    })
    expect(decodeJwt(((await renewed.json()) as { access_token: string }).access_token).aud).toBe(`${identity.origin}/mcp`)
  })

  it('is asked about again in another browser, and gets nothing when refused', async () => {
    const { browser } = await request({ client_id: hosted, redirect_uri: 'https://hosted.example/callback' })
    const asked = await browser.submit('/sign-in', { sample: 'professional' })
    expect(asked.html).toContain('hosted.example')
    const { address } = await browser.submit('/back')
    expect(address.searchParams.get('error')).toBe('access_denied')
    expect(address.searchParams.get('code')).toBeNull()
  })

  it('loses its access when the person signs out', async () => {
    const { browser, redeem } = await request()
    await browser.submit('/sign-in', { sample: 'professional' })
    const { body } = await redeem((await browser.submit('/consent')).address)
    const authorization = `Bearer ${body.access_token}`
    expect(await identity.provider.identifyAssistant(authorization)).toMatchObject({ kind: 'account' })
    await browser.open(`${identity.issuer}/session/end`)
    await browser.submit('/session/end/confirm')
    await expect(identity.provider.identifyAssistant(authorization)).rejects.toMatchObject({ code: 'auth.invalidToken' })
  })
})

describe('refused is', () => {
  it('an unknown document, another port of a host, and another resource', async () => {
    expect((await request({ client_id: 'https://unknown.example/client.json' })).visit.status).toBe(400)
    const elsewhere = await request({ client_id: hosted, redirect_uri: 'https://hosted.example:8443/callback' })
    expect(elsewhere.visit.status).toBe(400)
    const { visit } = await request({ resource: `${identity.origin}/api/v1` })
    expect(visit.address.searchParams.get('error')).toBe('invalid_target')
  })

  it('a token for the MCP server to the page', async () => {
    const { visit } = await request({ client_id: 'web', redirect_uri: `${identity.origin}/signed-in` })
    expect(visit.address.searchParams.get('error')).toBe('invalid_target')
  })
})
