import type { SignInConfig } from '@marklot/contracts/sign-in'

/** The ways in that a provider offers; what each leads to stands in `SignInConfig`. */
export type SignInFlow = 'signIn' | 'signUp' | 'resetPassword' | 'editProfile'
/** What a person does about the own sign-in; failures are told and thrown again (spec 2, section 7.7). */
export type SignInAction = SignInFlow | 'signOut'

/** The part of a stored sign-in that is read without the protocol's library; written by `oidc-client-ts`. */
interface StoredTokens {
  access_token: string
  /** Seconds since 1970, by this browser's clock. */
  expires_at?: number
  profile: { sub: string }
}

/** What needs the protocol's library; it is loaded when somebody signs in or a token is to be renewed. */
export interface IdentityProvider {
  /** Leaves the page. */
  start: (flow: SignInFlow, returnTo: string) => Promise<void>
  /** Replaces the stored tokens. @throws Error whose message contains `interaction_required` when a person has to do something */
  renew: () => Promise<void>
  /** Leaves the page where the provider keeps a session of its own. */
  signOut: (returnTo: string) => Promise<void>
}

export interface SignInOptions {
  config: SignInConfig
  load: () => Promise<{ createIdentityProvider: (config: SignInConfig) => IdentityProvider }>
  /** Hears of what a person did and what failed. */
  onFailure: (action: SignInAction, error: unknown) => void
}

/** Who is signed in in this browser, in all its tabs. */
export interface SignIn {
  /** The provider's name for the person; null = a visitor. */
  person: () => string | null
  /** Tells of changes of `person`, also those made in other tabs. Returns the function that ends it. */
  subscribe: (listener: () => void) => () => void
  /** A token that is valid by this browser's clock, renewed if need be; null = call as a visitor. */
  token: () => Promise<string | null>
  /** A token in place of one that the server refused. */
  tokenAfter: (refused: string) => Promise<string | null>
  /** Tells of tokens that this tab has just got. */
  arrived: () => void
  /** Leaves for the provider and comes back to `returnTo` (default: here), with everything typed. Failures are told and thrown again. */
  start: (flow: SignInFlow, returnTo?: string) => Promise<void>
  signOut: (returnTo?: string) => Promise<void>
}

/** Tokens are renewed so long before their end, in milliseconds. */
const renewalLead = 60_000
/** After a failure the provider is left in peace so long, in milliseconds. */
const pauseAfterFailure = 30_000
/** A second demand to sign in within this time is a circle, in milliseconds. */
const circleTime = 60_000
const circleKey = 'sign-in-asked'

/** The provider's address; paths stand below the page's own origin. */
export const authorityAddress = (authority: string) => new URL(authority, location.origin).href
/** Where the library keeps the tokens in local storage. */
export const storedTokensKey = ({ signIn, clientId }: SignInConfig) =>
  `oidc.user:${authorityAddress(signIn.authority)}:${clientId}`

/** Sign-in as the server renders it: nobody is. */
export const visitorSignIn: SignIn = {
  person: () => null,
  subscribe: () => () => undefined,
  token: async () => null,
  tokenAfter: async () => null,
  arrived: () => undefined,
  start: async () => undefined,
  signOut: async () => undefined,
}

/** Keeps the sign-in of this browser: reads the stored tokens, renews them before their end, and starts and ends it. */
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

  /** One tab renews at a time: a replaced refresh token is good for one use only. */
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

  /** Once a minute at most: a provider that signs nobody in would send the page round in circles. */
  const demandSignIn = async (cause: unknown) => {
    const isCircle = Date.now() - Number(sessionStorage.getItem(circleKey) ?? 0) < circleTime
    if (isCircle) onFailure('signIn', cause)
    else {
      sessionStorage.setItem(circleKey, String(Date.now()))
      // A failure is told by `start`; the person stays as a visitor then.
      await start('signIn').catch(() => undefined)
    }
    localStorage.removeItem(key)
    tell()
  }

  /** A tab in the background waits until somebody looks at it: the way to the provider may need them. */
  const renewIfDue = () => {
    const stored = document.visibilityState === 'visible' ? read() : null
    if (stored && remaining(stored) <= renewalLead) void renew()
  }
  function plan() {
    clearTimeout(timer)
    const stored = read()
    if (stored?.expires_at === undefined) return
    // Longer waits than this overflow the timer.
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

/** Holds other tabs back meanwhile, where the browser can. */
function alone<T>(act: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request('sign-in', act) : act()
}

/** Repeats a call once with a new token when the server refuses the one it carried. */
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
