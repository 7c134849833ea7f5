import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignIn, type IdentityProvider, renewingFetch, type SignIn } from './sign-in.ts'
import { testConfig } from './test-config.ts'

const key = 'oidc.user:http://localhost:8080/identity:web'
const now = Date.UTC(2026, 10, 21)

class Storage {
  readonly values = new Map<string, string>()
  getItem = (name: string) => this.values.get(name) ?? null
  setItem = (name: string, value: string) => void this.values.set(name, value)
  removeItem = (name: string) => void this.values.delete(name)
}

/** Returns the parts of a browser that the sign-in uses. */
function openBrowser() {
  const local = new Storage()
  const page = new EventTarget()
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', new Storage())
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { origin: 'http://localhost:8080', pathname: '/de/search', search: '?q=a', hash: '' })
  vi.stubGlobal('navigator', {})
  const store = (token: string, secondsLeft: number, person = 'erika') =>
    local.setItem(
      key,
      JSON.stringify({ access_token: token, expires_at: Math.floor(Date.now() / 1000) + secondsLeft, profile: { sub: person } }),
    )
  return { local, page, store }
}

let browser: ReturnType<typeof openBrowser>
const provider = { start: vi.fn(), renew: vi.fn(), signOut: vi.fn() } satisfies IdentityProvider
const onFailure = vi.fn()
const open = (): SignIn =>
  createSignIn({ config: testConfig.signIn, load: async () => ({ createIdentityProvider: () => provider }), onFailure })

beforeEach(() => {
  vi.useFakeTimers({ now })
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const call of [provider.start, provider.renew, provider.signOut, onFailure]) call.mockReset().mockResolvedValue(undefined)
  browser = openBrowser()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the sign-in of a browser', () => {
  it('is a visitor without tokens, and sends nothing to the provider', async () => {
    const signIn = open()
    expect(signIn.person()).toBeNull()
    expect(await signIn.token()).toBeNull()
    expect(provider.renew).not.toHaveBeenCalled()
  })

  it('reads valid stored tokens and ignores malformed ones', async () => {
    browser.store('token', 3_600)
    const signIn = open()
    expect(signIn.person()).toBe('erika')
    expect(await signIn.token()).toBe('token')
    browser.local.setItem(key, '{')
    expect(signIn.person()).toBeNull()
  })

  it('renews once for many calls before the end', async () => {
    browser.store('old', 30)
    provider.renew.mockImplementation(async () => browser.store('new', 3_600))
    const signIn = open()
    expect(await Promise.all([signIn.token(), signIn.token(), signIn.token()])).toEqual(['new', 'new', 'new'])
    expect(provider.renew).toHaveBeenCalledOnce()
  })

  it('renews by itself a minute before the end', async () => {
    browser.store('old', 3_600)
    provider.renew.mockImplementation(async () => browser.store('new', 3_600))
    const signIn = open()
    await vi.advanceTimersByTimeAsync(3_539_000)
    expect(provider.renew).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(provider.renew).toHaveBeenCalledOnce()
    expect(await signIn.token()).toBe('new')
  })

  it('renews at once when the server refuses a token that looks valid', async () => {
    browser.store('refused', 3_600)
    provider.renew.mockImplementation(async () => browser.store('new', 3_600))
    const signIn = open()
    const sent: (string | null)[] = []
    const send = (async (_: unknown, init?: RequestInit) => {
      const authorization = new Headers(init?.headers).get('Authorization')
      sent.push(authorization)
      return new Response(null, { status: authorization === 'Bearer new' ? 200 : 401 })
    }) as typeof fetch
    const reply = await renewingFetch(signIn, send)('/api/v1/user', { headers: { Authorization: 'Bearer refused' } })
    expect(reply.status).toBe(200)
    expect(sent).toEqual(['Bearer refused', 'Bearer new'])
  })

  it("ignores refusals of visitors' calls", async () => {
    const send = vi.fn(async () => new Response(null, { status: 401 })) as unknown as typeof fetch
    expect((await renewingFetch(open(), send)('/api/v1/user', {})).status).toBe(401)
    expect(send).toHaveBeenCalledOnce()
  })

  it('asks the person to sign in when the provider requires it, without a loop', async () => {
    provider.renew.mockRejectedValue(new Error('interaction_required (login_required)'))
    browser.store('old', 0)
    const signIn = open()
    expect(await signIn.token()).toBeNull()
    expect(provider.start).toHaveBeenCalledExactlyOnceWith('signIn', '/de/search?q=a')
    expect(signIn.person()).toBeNull()
    await vi.advanceTimersByTimeAsync(40_000)
    browser.store('old', 0)
    expect(await signIn.token()).toBeNull()
    expect(provider.start).toHaveBeenCalledOnce()
    expect(onFailure).toHaveBeenCalledOnce()
  })

  it('continues without a token after any other failure, logs it, and pauses renewals', async () => {
    provider.renew.mockRejectedValue(new TypeError('no network'))
    browser.store('old', -10)
    const signIn = open()
    expect(await signIn.token()).toBeNull()
    expect(await signIn.token()).toBeNull()
    expect(provider.renew).toHaveBeenCalledOnce()
    expect(provider.start).not.toHaveBeenCalled()
    expect(console.warn).toHaveBeenCalledOnce()
    expect(signIn.person()).toBe('erika')
    await vi.advanceTimersByTimeAsync(31_000)
    provider.renew.mockImplementation(async () => browser.store('new', 3_600))
    expect(await signIn.token()).toBe('new')
  })

  it("reports failures of the person's actions and rethrows them", async () => {
    const failure = new Error('no provider')
    provider.start.mockRejectedValue(failure)
    provider.signOut.mockRejectedValue(failure)
    browser.store('token', 3_600)
    const signIn = open()
    for (const flow of ['signIn', 'signUp', 'resetPassword', 'editProfile'] as const) {
      await expect(signIn.start(flow)).rejects.toBe(failure)
      expect(onFailure).toHaveBeenLastCalledWith(flow, failure)
    }
    await expect(signIn.signOut()).rejects.toBe(failure)
    expect(onFailure).toHaveBeenLastCalledWith('signOut', failure)
    // Nobody is signed in here any more, regardless of the provider's answer.
    expect(signIn.person()).toBeNull()
  })

  it('follows other tabs', () => {
    browser.store('token', 3_600)
    const signIn = open()
    const heard = vi.fn()
    const end = signIn.subscribe(heard)
    browser.local.removeItem(key)
    browser.page.dispatchEvent(Object.assign(new Event('storage'), { key }))
    browser.page.dispatchEvent(Object.assign(new Event('storage'), { key: 'something else' }))
    expect(heard).toHaveBeenCalledOnce()
    expect(signIn.person()).toBeNull()
    end()
  })
})
