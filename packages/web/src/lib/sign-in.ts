import type { SignInConfig } from '@marklot/contracts/sign-in'

/** A provider's flows, which `SignInConfig` defines. */
export type SignInFlow = 'signIn' | 'signUp' | 'resetPassword' | 'editProfile'
/** The person's actions on their sign-in. Failures are reported and rethrown (spec 2, section 7.7). */
export type SignInAction = SignInFlow | 'signOut'

/** The part of a stored sign-in that the page reads without the protocol's library; `oidc-client-ts` writes it. */
interface StoredTokens {
  access_token: string
  /** Seconds since 1970, by this browser's clock. */
  expires_at?: number
  profile: { sub: string }
}

/** Operations that need the protocol's library. It loads only to sign in or to renew a token. */
export interface IdentityProvider {
  /** Leaves the page. */
  start: (flow: SignInFlow, returnTo: string) => Promise<void>
  /**
   * Replaces the stored tokens.
   * @throws Error whose message contains `interaction_required` if the person must act
   */
  renew: () => Promise<void>
  /** Leaves the page if the provider has a session of its own. */
  signOut: (returnTo: string) => Promise<void>
}

export interface SignInOptions {
  config: SignInConfig
  load: () => Promise<{ createIdentityProvider: (config: SignInConfig) => IdentityProvider }>
  /** Receives the person's failed actions. */
  onFailure: (action: SignInAction, error: unknown) => void
}

/** The person who is signed in to this browser, in all its tabs. */
export interface SignIn {
  /** The provider's identifier of the person; null for a visitor. */
  person: () => string | null
  /** Subscribes to changes of `person`, including those of other tabs. Returns the function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
  /** A token that is valid by this browser's clock, renewed if necessary; null for visitors. */
  token: () => Promise<string | null>
  /** Gets a new token after the server refused one. */
  tokenAfter: (refused: string) => Promise<string | null>
  /** Announces the tokens that this tab has just received. */
  arrived: () => void
  /**
   * Goes to the provider and returns to `returnTo` (default: this page) with the typed input. Failures are reported and
   * rethrown.
   */
  start: (flow: SignInFlow, returnTo?: string) => Promise<void>
  signOut: (returnTo?: string) => Promise<void>
}

/** Tokens are renewed this many milliseconds before they expire. */
const renewalLead = 60_000
/** Milliseconds after a failure during which no other attempt is made. */
const pauseAfterFailure = 30_000
/** Milliseconds within which a second request to sign in counts as a loop. */
const circleTime = 60_000
const circleKey = 'sign-in-asked'

/** Returns the provider's address; paths are relative to the page's origin. */
export const authorityAddress = (authority: string) => new URL(authority, location.origin).href
/** Returns the library's key of the tokens in local storage. */
export const storedTokensKey = ({ signIn, clientId }: SignInConfig) =>
  `oidc.user:${authorityAddress(signIn.authority)}:${clientId}`

/** The sign-in on the server, where everybody is a visitor. */
export const visitorSignIn: SignIn = {
  person: () => null,
  subscribe: () => () => undefined,
  token: async () => null,
  tokenAfter: async () => null,
  arrived: () => undefined,
  start: async () => undefined,
  signOut: async () => undefined,
}

/**
 * Manages the browser's sign-in: reads the stored tokens, renews them before they expire, and starts and ends the
 * session.
 */
export function createSignIn({ config, load, onFailure }: SignInOptions): SignIn {
  const key = storedTokensKey(config)
  const listeners = new Set<() => void>()
  let renewing: Promise<string | null> | null = null
  let failedAt = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined

  const read = (): StoredTokens | null => {
    try {
      const stored = JSON.parse(localStorage.getItem(key) ?? 'null') as StoredTokens | null
      return typeof stored?.access_token === 'string' ? stored : null
    } catch {
      return null
    }
  }
  const remaining = ({ expires_at }: StoredTokens) => (expires_at ?? Number.POSITIVE_INFINITY) * 1000 - Date.now()
  const tell = () => {
    plan()
    for (const listener of [...listeners]) listener()
  }
  const provider = async () => (await load()).createIdentityProvider(config)

  /** Only one tab renews at a time, because a rotated refresh token is valid only once. */
  const renew = (refused?: string): Promise<string | null> => {
    renewing ??= alone(async () => {
      const stored = read()
      if (!stored) return null
      if (stored.access_token !== refused && remaining(stored) > renewalLead) return stored.access_token
      if (Date.now() - failedAt < pauseAfterFailure) return usable(stored, refused)
      try {
        await (await provider()).renew()
        failedAt = Number.NEGATIVE_INFINITY
        plan()
        return read()?.access_token ?? null
      } catch (error) {
        console.warn('The sign-in could not be renewed', error)
        failedAt = Date.now()
        if (!String(error).includes('interaction_required')) return usable(stored, refused)
        await demandSignIn(error)
        return null
      }
    }).finally(() => {
      renewing = null
    })
    return renewing
  }
  const usable = (stored: StoredTokens, refused?: string) =>
    stored.access_token !== refused && remaining(stored) > 0 ? stored.access_token : null

  /** At most once a minute, because a provider that never signs the person in would cause a redirect loop. */
  const demandSignIn = async (cause: unknown) => {
    const isCircle = Date.now() - Number(sessionStorage.getItem(circleKey) ?? 0) < circleTime
    if (isCircle) onFailure('signIn', cause)
    else {
      sessionStorage.setItem(circleKey, String(Date.now()))
      // `start` reports a failure; the person stays a visitor.
      await start('signIn').catch(() => undefined)
    }
    localStorage.removeItem(key)
    tell()
  }

  /**
   * Renews the tokens if they are due. A background tab waits until it becomes visible, because the provider may need
   * the person's attention.
   */
  const renewIfDue = () => {
    const stored = document.visibilityState === 'visible' ? read() : null
    if (stored && remaining(stored) <= renewalLead) void renew()
  }
  function plan() {
    clearTimeout(timer)
    const stored = read()
    if (stored?.expires_at === undefined) return
    // A longer delay would overflow the timer.
    timer = setTimeout(renewIfDue, Math.min(Math.max(remaining(stored) - renewalLead, 1_000), 2 ** 31 - 1))
  }

  const told = async (action: SignInAction, act: () => Promise<void>) => {
    try {
      await act()
    } catch (error) {
      onFailure(action, error)
      throw error
    }
  }
  const here = () => `${location.pathname}${location.search}${location.hash}`
  const start = (flow: SignInFlow, returnTo = here()) => told(flow, async () => (await provider()).start(flow, returnTo))

  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) tell()
  })
  for (const moment of ['focus', 'online', 'pageshow']) window.addEventListener(moment, renewIfDue)
  document.addEventListener('visibilitychange', renewIfDue)
  plan()

  return {
    person: () => read()?.profile?.sub ?? null,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    token: async () => {
      const stored = read()
      if (!stored) return null
      return remaining(stored) > renewalLead ? stored.access_token : renew()
    },
    tokenAfter: (refused) => renew(refused),
    arrived: tell,
    start,
    signOut: (returnTo = here()) =>
      told('signOut', async () => {
        try {
          await (await provider()).signOut(returnTo)
        } finally {
          localStorage.removeItem(key)
          tell()
        }
      }),
  }
}

/** Runs `act` in only one tab at a time, if the browser supports it. */
function alone<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('sign-in', act) : act()
}

/** Returns a `fetch` that repeats a call once with a new token if the server refused the current one. */
export function renewingFetch(signIn: Pick<SignIn, 'tokenAfter'>, send: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const reply = await send(input, init)
    const headers = new Headers(init?.headers)
    const [, used] = headers.get('Authorization')?.split(' ') ?? []
    if (reply.status !== 401 || !used) return reply
    const fresh = await signIn.tokenAfter(used)
    if (!fresh) return reply
    headers.set('Authorization', `Bearer ${fresh}`)
    return send(input, { ...init, headers })
  }
}
