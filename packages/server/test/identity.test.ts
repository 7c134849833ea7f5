import { request } from 'node:http'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import * as client from 'openid-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createFormBrowser, type FormBrowser } from './form-browser.ts'
import { type IdentityWorld, startIdentityWorld } from './identity-world.ts'

const hour = 3_600
const day = 24 * hour
const scope = 'openid profile email offline_access api'
const password = 'ein kurzer Satz'
let identity: IdentityWorld
let configuration: client.Configuration
let browser: FormBrowser
const redirectUri = () => `${identity.origin}/signed-in`

beforeAll(async () => {
  identity = await startIdentityWorld()
  configuration = await client.discovery(new URL(identity.issuer), 'web', undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  })
})
afterAll(() => identity.close())
beforeEach(() => {
  identity.mailbox.clear()
  browser = createFormBrowser(identity.origin, /^\/(de\/)?signed-(in|out)/)
})
afterEach(() => identity.jobs.runDue())

/** Starts the page's authorization request, with the code flow and PKCE. */
async function startSignIn(parameters: Record<string, string> = {}) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier()
  const state = client.randomState()
  const nonce = client.randomNonce()
  const url = client.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri(),
    scope,
    state,
    nonce,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
    ...parameters,
  })
  const visit = await browser.open(url.href)
  const redeem = (address: URL) =>
    client.authorizationCodeGrant(configuration, address, { pkceCodeVerifier, expectedState: state, expectedNonce: nonce })
  return { visit, redeem }
}
async function signIn(email: string, secret = password) {
  const { redeem } = await startSignIn()
  const { address, status } = await browser.submit('/sign-in', { email, password: secret })
  if (status !== 0) throw new Error(`Not signed in: ${status}`)
  return redeem(address)
}
const codeFor = async (email: string) => {
  await identity.jobs.runDue()
  return /^\d{6}/.exec(identity.mailbox.list({ to: email })[0]?.subject ?? '')?.[0] ?? ''
}
let count = 0
async function register(): Promise<{ email: string; tokens: Awaited<ReturnType<typeof signIn>> }> {
  count += 1
  const email = `person-${count}@example.test`
  const { redeem } = await startSignIn({ prompt: 'create' })
  await browser.submit('/sign-up', { email, password, givenName: 'Erika', familyName: 'Muster' })
  const { address } = await browser.submit('/verify', { code: await codeFor(email) })
  return { email, tokens: await redeem(address) }
}
const callerOf = (token: string) => identity.provider.identify(`Bearer ${token}`)
const refused = { code: 'auth.invalidToken', status: 401 }

describe('sign-up', () => {
  it('ends, after a mailed code, with tokens that our API accepts', async () => {
    const { email, tokens } = await register()
    expect(await callerOf(tokens.access_token)).toEqual({
      kind: 'account',
      issuer: 'embedded',
      subject: tokens.claims()?.sub,
      claims: { email, emailVerified: true, name: 'Erika Muster', givenName: 'Erika', familyName: 'Muster' },
    })
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: 'ES256', typ: 'at+jwt' })
    expect(tokens.claims()).toMatchObject({ email, name: 'Erika Muster', given_name: 'Erika' })
    expect(tokens.refresh_token).toBeDefined()
  })

  it('answers the same for a registered address, and notifies only its owner', async () => {
    const { email } = await register()
    browser.cookies.clear()
    identity.mailbox.clear()
    await startSignIn({ prompt: 'create' })
    const visit = await browser.submit('/sign-up', { email, password: 'another password', givenName: 'A', familyName: 'B' })
    expect(visit.status).toBe(200)
    expect(visit.html).toContain(`sechsstelligen Code an ${email}`)
    await identity.jobs.runDue()
    expect(identity.mailbox.list().map(({ subject }) => subject)).toEqual(['Sie haben schon ein Konto bei Marklot'])
    expect((await browser.submit('/verify', { code: '000000' })).status).toBe(422)
  })

  it('shows the plan chosen before, with its price and offer, also beside the sign-in', async () => {
    const { visit } = await startSignIn({ prompt: 'create', plan: 'professional' })
    expect(visit.html).toContain('Ihre Wahl: Professional')
    expect(visit.html).toMatch(/79,00\s€ im Monat, inkl\. 19\s% USt\./)
    expect(visit.html).toMatch(/in den ersten 2 Monaten 29,00\s€ im Monat/)
    const signInPage = await browser.open(visit.address.href.replace('/sign-up', '/sign-in'))
    expect(signInPage.html).toContain('Ihre Wahl: Professional')
    for (const plan of ['trial', 'unknown'])
      expect((await startSignIn({ prompt: 'create', plan })).visit.html).not.toContain('Ihre Wahl')
  })

  it('accepts five attempts at a code, for 15 minutes', async () => {
    await startSignIn({ prompt: 'create' })
    await browser.submit('/sign-up', { email: 'slow@example.test', password, givenName: 'S', familyName: 'L' })
    const code = await codeFor('slow@example.test')
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await browser.submit('/verify', { code: wrong })).status).toBe(422)
    expect((await browser.submit('again=1')).html).toContain('Ein neuer Code ist unterwegs.')
    const fresh = await codeFor('slow@example.test')
    await identity.advance(15 * 60)
    expect((await browser.submit('/verify', { code: fresh })).status).toBe(410)
  })

  it('names the faults of a form, and keeps all input except the password', async () => {
    await startSignIn({ prompt: 'create' })
    const { status, html } = await browser.submit('/sign-up', {
      email: 'nobody',
      password: 'short',
      givenName: '<b>',
      familyName: '',
    })
    expect(status).toBe(422)
    for (const text of ['Bitte eine E-Mail-Adresse eingeben', 'mindestens 10 Zeichen', 'Pflichtangabe', '&#60;b&#62;'])
      expect(html).toContain(text)
    expect(html).not.toContain('value="short"')
  })
})

describe('sign-in', () => {
  it('answers a wrong password and an unknown address alike', async () => {
    const { email } = await register()
    browser.cookies.clear()
    await startSignIn()
    const known = await browser.submit('/sign-in', { email, password: 'not this one' })
    const unknown = await browser.submit('/sign-in', { email: 'ghost@example.test', password: 'not this one' })
    for (const { status, html } of [known, unknown]) {
      expect(status).toBe(401)
      expect(html).toContain('Adresse und Passwort passen nicht zusammen.')
    }
    const shape = (html: string) => html.replaceAll(email, '').replaceAll('ghost@example.test', '')
    expect(shape(known.html)).toBe(shape(unknown.html))
  })

  it('is delayed after five wrong passwords, and the owner gets in by a mailed link', async () => {
    const { email } = await register()
    browser.cookies.clear()
    await startSignIn()
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await browser.submit('/sign-in', { email, password: 'not this one' })).status).toBe(401)
    const { status, html, headers } = await browser.submit('/sign-in', { email, password })
    expect(status).toBe(429)
    expect(html).toContain('Versuchen Sie es in 1 Minute noch einmal.')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    const { html: sent } = await browser.submit('/unlock')
    expect(sent).toContain(`Wenn zu ${email} ein Konto besteht`)
    await identity.jobs.runDue()
    const link = /http:\S+unlock\?\S+/.exec(identity.mailbox.list({ to: email })[0]?.text ?? '')?.[0] ?? ''
    // Opening the link must not have any effect yet, because programs that scan mails open links too.
    expect((await browser.open(link)).html).toContain('Login freigeben')
    expect((await browser.open(link.replace('/unlock', '/reset'))).status).toBe(410)
    await browser.open(link)
    const { html: done } = await browser.submit('/unlock')
    expect(done).toContain('Login freigegeben')
    expect((await browser.open(link)).status).toBe(410)
    await browser.open(/href="([^"]*\/sign-in[^"]*)"/.exec(done)?.[1] ?? '')
    expect((await browser.submit('/sign-in', { email, password })).status).toBe(0)
  })

  it('works again after the delay', async () => {
    const { email } = await register()
    browser.cookies.clear()
    await startSignIn()
    for (let attempt = 0; attempt < 5; attempt += 1) await browser.submit('/sign-in', { email, password: 'not this one' })
    expect((await browser.submit('/sign-in', { email, password })).status).toBe(429)
    await identity.advance(30)
    expect((await browser.submit('/sign-in', { email, password })).status).toBe(0)
  })

  it('of another person during a session ends that session', async () => {
    const { email: first, tokens } = await register()
    const { redeem, visit } = await startSignIn({ prompt: 'login' })
    expect(visit.html).toContain('<h1>Einloggen</h1>')
    const { html } = await browser.submit('/sign-in', { sample: 'enterprise' })
    expect(html).toContain('<h1>Person wechseln</h1>')
    expect(html).toContain('/identity/assets/sign-out.js')
    const { address } = await browser.submit('/session/end/confirm')
    expect((await redeem(address)).claims()).toMatchObject({ sub: 'sample-enterprise' })
    await expect(client.refreshTokenGrant(configuration, String(tokens.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    browser.cookies.clear()
    expect((await signIn(first)).claims()?.sub).toBe(tokens.claims()?.sub)
  })

  it('of the same person during a session confirms the password', async () => {
    const { email, tokens } = await register()
    const { redeem } = await startSignIn({ prompt: 'login' })
    const { address } = await browser.submit('/sign-in', { email, password })
    expect((await redeem(address)).claims()?.sub).toBe(tokens.claims()?.sub)
  })

  it('works with one click for the invented people', async () => {
    const { visit, redeem } = await startSignIn()
    expect(visit.html).toContain('Erfundene Personen')
    const { address } = await browser.submit('/sign-in', { sample: 'enterprise' })
    expect(await callerOf((await redeem(address)).access_token)).toMatchObject({ subject: 'sample-enterprise' })
  })

  it('does not offer an invented person who was deleted', async () => {
    const connection = await identity.world.pool.connect()
    const people = [{ issuer: 'embedded', subject: 'sample-trial' }]
    await identity.provider.forgetPeople(connection, people)
    connection.release()
    const { visit } = await startSignIn()
    expect(visit.html).not.toContain('value="trial"')
    const { html, status } = await browser.submit('/sign-in', { sample: 'trial' })
    expect(status).toBe(200)
    expect(html).toContain('<h1>Einloggen</h1>')
    // A restart restores missing people.
    await identity.restart()
  })

  it('refuses a form that was not shown to this browser', async () => {
    await startSignIn()
    expect((await browser.submit('/sign-in', { sample: 'enterprise', csrf: 'guessed' })).status).toBe(400)
    await startSignIn()
    browser.cookies.clear()
    expect((await browser.submit('/sign-in', { sample: 'enterprise' })).status).toBe(400)
  })

  it('returns a person who goes back to it afterwards, but tells a visitor that it is over', async () => {
    const { visit } = await startSignIn()
    await browser.submit('/sign-in', { sample: 'enterprise' })
    const back = await browser.open(`${visit.address.href}?lang=de`)
    expect(`${back.address.pathname}${back.address.search}`).toBe('/de/signed-in')
    browser.cookies.clear()
    expect(await browser.open(visit.address.href)).toMatchObject({ status: 400 })
  })

  it('can be cancelled', async () => {
    await startSignIn()
    const { address } = await browser.submit('/back')
    expect(address.searchParams.get('error')).toBe('access_denied')
  })

  it('is in the requested language', async () => {
    expect((await startSignIn({ ui_locales: 'fr' })).visit.html).toContain('<html lang="fr">')
    const { html } = await browser.open(`${(await startSignIn()).visit.address.href}?lang=es`)
    expect(html).toContain('Iniciar sesión')
    // Links to the other languages point to the same page.
    const french = /href="([^"]*lang=fr)"/.exec(html)?.[1] ?? ''
    expect((await browser.open(french)).html).toContain('Se connecter')
  })

  it('redirects only to known addresses, and requires PKCE', async () => {
    for (const address of [
      'https://elsewhere.example/signed-in',
      `${identity.origin}/other`,
      `${identity.origin}/signed-in?x=1`,
      `http://:secret@localhost/signed-in`,
      `http://2130706433/signed-in`,
      `${identity.origin}/%2e%2e/signed-in`,
      `http://localhost:1/signed-in`,
    ]) {
      const { visit } = await startSignIn({ redirect_uri: address })
      expect(visit.status).toBe(400)
      expect(visit.html).toContain('<html lang="de">')
    }
    const visit = await browser.open(
      `${identity.issuer}/auth?client_id=web&response_type=code&scope=openid&redirect_uri=${redirectUri()}`,
    )
    expect(visit.address.searchParams.get('error')).toBe('invalid_request')
  })
})

describe('silent renewal and sign-out', () => {
  it('recognises the session without interaction until it ends', async () => {
    const { tokens } = await register()
    const silent = async () => {
      const { visit, redeem } = await startSignIn({ prompt: 'none' })
      const error = visit.address.searchParams.get('error')
      return error ?? (await redeem(visit.address)).claims()?.sub
    }
    expect(await silent()).toBe(tokens.claims()?.sub)
    await identity.restart()
    expect(await silent()).toBe(tokens.claims()?.sub)

    const out = client.buildEndSessionUrl(configuration, {
      id_token_hint: String(tokens.id_token),
      post_logout_redirect_uri: `${identity.origin}/signed-out`,
    })
    expect((await browser.open(out.href)).html).toContain('/identity/assets/sign-out.js')
    expect((await browser.submit('/session/end/confirm')).address.pathname).toBe('/signed-out')
    expect(await silent()).toBe('login_required')
    await expect(callerOf(tokens.access_token)).rejects.toMatchObject(refused)
    await expect(client.refreshTokenGrant(configuration, String(tokens.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
  })

  it('returns a person who is already signed out', async () => {
    const out = `${identity.issuer}/session/end?client_id=web&post_logout_redirect_uri=${identity.origin}/signed-out`
    const { html } = await browser.open(out)
    expect(html).toContain('/identity/assets/sign-out.js')
    // Our policy forbids inline scripts.
    expect(html).not.toContain('<script>')
    expect((await browser.submit('/session/end/confirm')).address.pathname).toBe('/signed-out')
  })

  it('asks for confirmation when another site requests the sign-out', async () => {
    await register()
    const { html } = await browser.open(`${identity.issuer}/session/end`)
    expect(html).toContain('Möchten Sie sich bei Marklot ausloggen?')
    expect(html).not.toContain('<script')
  })

  it('replaces refresh tokens, and revokes all when an old one is reused', async () => {
    const { tokens } = await register()
    const second = await client.refreshTokenGrant(configuration, String(tokens.refresh_token))
    expect(await callerOf(second.access_token)).toMatchObject({ kind: 'account' })
    const reuse = client.refreshTokenGrant(configuration, String(tokens.refresh_token))
    await expect(reuse).rejects.toMatchObject({ error: 'invalid_grant' })
    const next = client.refreshTokenGrant(configuration, String(second.refresh_token))
    await expect(next).rejects.toMatchObject({ error: 'invalid_grant' })
  })

  it('ends the access tokens of a grant when its code or an old refresh token is reused', async () => {
    const first = await register()
    const second = await client.refreshTokenGrant(configuration, String(first.tokens.refresh_token))
    const reuse = client.refreshTokenGrant(configuration, String(first.tokens.refresh_token))
    await expect(reuse).rejects.toMatchObject({ error: 'invalid_grant' })
    for (const { access_token: token } of [first.tokens, second]) await expect(callerOf(token)).rejects.toMatchObject(refused)

    const { visit, redeem } = await startSignIn({ prompt: 'none' })
    const tokens = await redeem(visit.address)
    expect(await callerOf(tokens.access_token)).toMatchObject({ kind: 'account' })
    await expect(redeem(visit.address)).rejects.toMatchObject({ error: 'invalid_grant' })
    await expect(callerOf(tokens.access_token)).rejects.toMatchObject(refused)
  })

  it('ends access tokens in every process within a second, with one query per second', async () => {
    const { email, tokens } = await register()
    const other = await identity.openOtherProcess()
    const identify = () => other.identify(`Bearer ${tokens.access_token}`)
    const twentyTimes = <T>(call: () => Promise<T>) => Promise.all(Array.from({ length: 20 }, call))
    let ahead = 0
    const monotonic = performance.now.bind(performance)
    const now = vi.spyOn(performance, 'now').mockImplementation(() => monotonic() + ahead)
    const query = vi.spyOn(identity.world.pool, 'query')
    try {
      expect(await identify()).toMatchObject({ claims: { email } })
      await client.tokenRevocation(configuration, String(tokens.refresh_token))
      await expect(callerOf(tokens.access_token)).rejects.toMatchObject(refused)
      ahead = 1_001
      query.mockClear()
      await twentyTimes(() => expect(identify()).rejects.toMatchObject(refused))
      expect(query).toHaveBeenCalledTimes(1)
    } finally {
      now.mockRestore()
      query.mockRestore()
      other.close()
    }
  })

  it('gives no tokens to pages of other sites', async () => {
    const { tokens } = await register()
    const redeemFrom = async (origin: string) => {
      const body = new URLSearchParams({
        grant_type: 'refresh_token',
        client_id: 'web',
        refresh_token: String(tokens.refresh_token),
      })
      const reply = await fetch(`${identity.issuer}/token`, { method: 'POST', headers: { origin }, body })
      return { status: reply.status, allowed: reply.headers.get('access-control-allow-origin') }
    }
    expect(await redeemFrom('https://elsewhere.example')).toEqual({ status: 400, allowed: null })
    expect(await redeemFrom(identity.origin)).toEqual({ status: 200, allowed: identity.origin })
  })

  it('admits one of two concurrent uses of a refresh token', async () => {
    const { tokens } = await register()
    const both = await Promise.allSettled([1, 2].map(() => client.refreshTokenGrant(configuration, String(tokens.refresh_token))))
    const issued = both.flatMap((one) => (one.status === 'fulfilled' ? [one.value.access_token] : []))
    expect(issued.length).toBeLessThanOrEqual(1)
    // One of the two callers may be a thief, so tokens that were already issued become invalid too.
    for (const token of issued) await expect(callerOf(token)).rejects.toMatchObject(refused)
  })

  it('measures the lifetime of tokens by the product clock', async () => {
    const { tokens } = await register()
    await identity.advance(hour + 10)
    await expect(callerOf(tokens.access_token)).rejects.toMatchObject(refused)
    const renewed = await client.refreshTokenGrant(configuration, String(tokens.refresh_token))
    expect(await callerOf(renewed.access_token)).toMatchObject({ kind: 'account' })
    await identity.advance(day)
    const late = client.refreshTokenGrant(configuration, String(renewed.refresh_token))
    await expect(late).rejects.toMatchObject({ error: 'invalid_grant' })
    expect((await startSignIn({ prompt: 'none' })).visit.address.searchParams.get('code')).not.toBeNull()
    await identity.advance(15 * day)
    expect((await startSignIn({ prompt: 'none' })).visit.address.searchParams.get('error')).toBe('login_required')
  })
})

describe('a forgotten password', () => {
  const linkFor = async (email: string) => {
    await identity.jobs.runDue()
    return /http:\S+reset\?\S+/.exec(identity.mailbox.list({ to: email, subject: 'Neues Passwort' })[0]?.text ?? '')?.[0]
  }
  const ask = async (email: string) => {
    const { visit } = await startSignIn()
    await browser.open(visit.address.pathname.replace('/sign-in', '/forgotten'))
    return browser.submit('/forgotten', { email })
  }

  it('is replaced by a link that works once, and all other sessions end', async () => {
    const { email, tokens } = await register()
    browser.cookies.clear()
    await identity.advance(2)
    expect((await ask(email)).html).toContain(`Wenn zu ${email} ein Konto besteht`)
    const link = String(await linkFor(email))
    expect((await browser.open(link)).status).toBe(200)
    expect((await browser.submit('/reset', { newPassword: 'short' })).status).toBe(422)
    expect((await browser.submit('/reset', { newPassword: 'ein anderer Satz' })).html).toContain('Passwort gespeichert')
    expect((await browser.open(link)).status).toBe(410)
    await expect(callerOf(tokens.access_token)).rejects.toMatchObject(refused)
    await expect(client.refreshTokenGrant(configuration, String(tokens.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    await expect(signIn(email)).rejects.toThrow('Not signed in')
    expect(await callerOf((await signIn(email, 'ein anderer Satz')).access_token)).toMatchObject({ kind: 'account' })
    await identity.jobs.runDue()
    expect(identity.mailbox.list({ to: email })[0]?.subject).toBe('Ihr Passwort bei Marklot wurde geändert')
  })

  it('gets the same answer without an account, and no mail', async () => {
    expect((await ask('ghost@example.test')).html).toContain('Wenn zu ghost@example.test ein Konto besteht')
    await identity.jobs.runDue()
    expect(identity.mailbox.list()).toEqual([])
  })

  it('leaves no address behind when its mail cannot be queued', async () => {
    const { email } = await register()
    browser.cookies.clear()
    const { pool } = identity.world
    await pool.query('alter table mails rename to no_mails')
    try {
      await ask(email)
      await identity.jobs.runDue(100)
      const { rows } = await pool.query<{ payload: unknown; task: string }>('select payload, task from jobs')
      expect(rows.map(({ task }) => task)).toContain('identity.mail-reset')
      expect(JSON.stringify(rows)).not.toContain(email)
    } finally {
      await pool.query('alter table no_mails rename to mails')
    }
    await pool.query('delete from jobs')
    await identity.advance(2 * hour)
    expect((await pool.query('select from identity_challenges where payload::text like $1', [`%${email}%`])).rowCount).toBe(0)
  })

  it('cannot be replaced after an hour', async () => {
    const { email } = await register()
    browser.cookies.clear()
    await ask(email)
    const link = String(await linkFor(email))
    await identity.advance(hour)
    expect((await browser.open(link)).status).toBe(410)
  })

  it('causes only a limited number of mails', async () => {
    const { email } = await register()
    browser.cookies.clear()
    identity.mailbox.clear()
    for (let time = 0; time < 7; time += 1) expect((await ask(email)).status).toBe(200)
    await identity.jobs.runDue()
    expect(identity.mailbox.list({ to: email }).length).toBeLessThanOrEqual(5)
  })
})

describe('the profile', () => {
  const edit = () => startSignIn({ prompt: 'edit_profile' })

  it('changes the name, also in later tokens', async () => {
    await register()
    const { redeem, visit } = await edit()
    expect(visit.html).toContain('Ihr Profil')
    expect((await browser.submit('/profile/name', { givenName: 'Eva', familyName: 'Neu' })).html).toContain(
      'Der Name ist gespeichert.',
    )
    const { address } = await browser.submit('/back')
    expect(await callerOf((await redeem(address)).access_token)).toMatchObject({ claims: { name: 'Eva Neu' } })
  })

  it('changes the address after the code sent to the new mailbox is entered', async () => {
    const { email } = await register()
    await edit()
    expect((await browser.submit('/profile/email', { email: 'new@example.test', emailPassword: 'wrong' })).html).toContain(
      'Das bisherige Passwort stimmt nicht.',
    )
    await browser.submit('/profile/email', { email: 'new@example.test', emailPassword: password })
    const done = await browser.submit('/profile/code', { code: await codeFor('new@example.test') })
    expect(done.html).toContain('Die neue Adresse ist bestätigt')
    await identity.jobs.runDue()
    const told = identity.mailbox.list({ to: email })[0]
    expect(told?.subject).toBe('Ihre Adresse bei Marklot wurde geändert')
    // A stranger who changed the address now receives the links for a new password, so only the operator can help.
    expect(told?.text).toContain('wenden Sie sich bitte sofort an uns: operator@example.test')
    browser.cookies.clear()
    expect(await callerOf((await signIn('new@example.test')).access_token)).toMatchObject({
      claims: { email: 'new@example.test' },
    })
  })

  it('invalidates links sent to the old mailbox when the address changes', async () => {
    const { email } = await register()
    await startSignIn({ prompt: 'reset_password' })
    await browser.submit('/forgotten', { email })
    await identity.jobs.runDue()
    const link =
      /http:\S+reset\?\S+/.exec(identity.mailbox.list({ to: email, subject: 'Neues Passwort' })[0]?.text ?? '')?.[0] ?? ''
    expect((await browser.open(link)).status).toBe(200)
    await edit()
    await browser.submit('/profile/email', { email: 'moved@example.test', emailPassword: password })
    await browser.submit('/profile/code', { code: await codeFor('moved@example.test') })
    expect((await browser.open(link)).status).toBe(410)
  })

  it('changes the password, keeps this session and ends the others', async () => {
    const { email } = await register()
    const here = browser
    browser = createFormBrowser(identity.origin, /^\/signed-in/)
    const elsewhere = await signIn(email)
    const there = browser
    browser = here
    await identity.advance(2)
    const { redeem } = await edit()
    const changed = await browser.submit('/profile/password', { currentPassword: password, newPassword: 'ein dritter Satz' })
    expect(changed.html).toContain('Das Passwort ist geändert.')
    const { address } = await browser.submit('/back')
    expect(await callerOf((await redeem(address)).access_token)).toMatchObject({ kind: 'account' })
    await expect(callerOf(elsewhere.access_token)).rejects.toMatchObject(refused)
    browser = there
    expect((await startSignIn({ prompt: 'none' })).visit.address.searchParams.get('error')).toBe('login_required')
  })

  it('requires a session', async () => {
    const { visit } = await edit()
    expect(visit.html).toContain('<h1>Einloggen</h1>')
    expect((await browser.open(visit.address.pathname.replace('/sign-in', '/profile'))).status).toBe(400)
  })
})

describe('our API', () => {
  it('refuses foreign and forged tokens', async () => {
    const { tokens } = await register()
    const { kid } = decodeProtectedHeader(tokens.access_token)
    const claims = decodeJwt(tokens.access_token)
    const { privateKey } = await generateKeyPair('ES256')
    const forge = (changes: object, header: object = {}) =>
      new SignJWT({ ...claims, ...changes }).setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid, ...header }).sign(privateKey)
    const [head, body] = tokens.access_token.split('.')
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'at+jwt' })).toString('base64url')
    const others = [
      await forge({}),
      await forge({}, { kid: 'unknown' }),
      `${none}.${body}.`,
      `${head}.${body}.AAAA`,
      String(tokens.id_token),
    ]
    for (const token of others) await expect(callerOf(token)).rejects.toMatchObject(refused)
    expect(await identity.provider.identify(undefined)).toEqual({ kind: 'visitor' })
  })

  it('deletes a person together with all tokens', async () => {
    const { tokens } = await register()
    const people = [{ issuer: 'embedded', subject: String(tokens.claims()?.sub) }]
    const connection = await identity.world.pool.connect()
    await identity.provider.forgetPeople(connection, people)
    connection.release()
    await expect(callerOf(tokens.access_token)).rejects.toMatchObject(refused)
    await expect(client.refreshTokenGrant(configuration, String(tokens.refresh_token))).rejects.toMatchObject({
      error: 'invalid_grant',
    })
    expect((await startSignIn({ prompt: 'none' })).visit.address.searchParams.get('error')).toBe('login_required')
  })
})

describe('documents of the provider', () => {
  const endpointsFor = (host: string, headers: Record<string, string> = {}) =>
    new Promise<Record<string, string>>((resolve, reject) => {
      const { port } = new URL(identity.origin)
      const options = { host: '127.0.0.1', port, path: '/identity/.well-known/openid-configuration', setHost: false }
      const call = request({ ...options, headers: { host, ...headers } }, async (reply) => {
        const text = (await reply.toArray()).join('')
        resolve(JSON.parse(text))
      })
      call.on('error', reject).end()
    })
  const originsIn = (document: Record<string, string>) => [
    ...new Set(
      Object.entries(document)
        .filter(([name]) => /_(endpoint|uri)$/.test(name))
        .map(([, address]) => new URL(address).origin),
    ),
  ]

  it('contain the public address only, whatever the headers of a call say', async () => {
    const { port } = new URL(identity.origin)
    for (const host of ['evil.example', 'localhost.evil.example:80', '127.0.0.1.evil.example'])
      expect(originsIn(await endpointsFor(host))).toEqual([identity.origin])
    const forwarded = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'gopher' }
    expect(originsIn(await endpointsFor(`localhost:${port}`, forwarded))).toEqual([identity.origin])
    // Without a configured address, the server answers under every name of this machine.
    expect(originsIn(await endpointsFor(`127.0.0.1:${port}`))).toEqual([`http://127.0.0.1:${port}`])
  })
})

describe('keys', () => {
  const published = async () => {
    const { keys } = (await (await fetch(`${identity.issuer}/jwks`)).json()) as { keys: Record<string, string>[] }
    return keys
  }

  it('survive a restart, rotate after 90 days, and stay published as long as a token may need them', async () => {
    const [first] = await published()
    expect(first).not.toHaveProperty('d')
    const { tokens } = await register()
    await identity.restart()
    expect((await published()).map(({ kid }) => kid)).toEqual([first?.kid])
    expect(await callerOf(tokens.access_token)).toMatchObject({ kind: 'account' })

    const { rows } = await identity.world.pool.query(`select created_at from identity_keys where kind = 'signing'`)
    const age = (identity.now().getTime() - rows[0].created_at.getTime()) / 1_000
    await identity.advance(90 * day - age - 60)
    const { access_token: old } = await signIn('starter@marklot.test', 'lindenblatt-2026')
    browser.cookies.clear()
    await identity.advance(120)
    const both = (await published()).map(({ kid }) => kid)
    expect(both).toHaveLength(2)
    expect(await callerOf(old)).toMatchObject({ subject: 'sample-starter' })
    const { access_token: fresh } = await signIn('starter@marklot.test', 'lindenblatt-2026')
    expect(decodeProtectedHeader(fresh).kid).not.toBe(first?.kid)
    await identity.advance(3 * day)
    expect(await published()).toHaveLength(1)
  })
})
