import type { SignInConfig, SignInFlowConfig } from '@marklot/contracts/sign-in'
import {
  ErrorResponse,
  InMemoryWebStorage,
  type SigninRedirectArgs,
  UserManager,
  type UserManagerSettings,
  WebStorageStateStore,
} from 'oidc-client-ts'
import { authorityAddress, type IdentityProvider, type SignInFlow } from '../../lib/sign-in.ts'
import { keepTyped } from './typed-input.ts'

/** The values sent with a request and returned with its answer. */
interface Travelling {
  flow: SignInFlow
  returnTo: string
}
/** The outcome of a visit to the provider. */
export interface Arrival extends Travelling {
  /**
   * `cancelled`: the person turned back. `signedIn`: the provider issued tokens. `done`: another flow ended, such as
   * setting a new password.
   */
  outcome: 'signedIn' | 'cancelled' | 'done'
}

/** A failure that needs the person's action, with the original code (spec 2, section 7.4). */
class InteractionRequired extends Error {
  constructor(readonly code: string) {
    super(`interaction_required (${code})`)
  }
}
/** OpenID Connect Core, 3.1.2.6, and codes of common providers. */
const interactionCodes: readonly (string | null)[] = [
  'interaction_required',
  'login_required',
  'consent_required',
  'account_selection_required',
  'bad_token',
  'ux_not_allowed',
  'interrupted_user',
]
/**
 * Codes for a person who turned back, at the provider or at one it delegates to. Azure AD B2C sends a number; the
 * others send words.
 */
const turnedBack = /AADB2C(90091|90273)\b|cancel|abort/i
/** Azure AD B2C: the sign-in page cannot reset a password and requests that flow by this code. */
const passwordForgotten = /AADB2C90118\b/

function settingsOf(config: SignInConfig, { authority }: SignInFlowConfig): UserManagerSettings {
  const { signedIn, silent, signedOut } = config.redirectPaths
  const isMain = authority === config.signIn.authority
  return {
    authority: authorityAddress(authority),
    client_id: config.clientId,
    redirect_uri: `${location.origin}${signedIn}`,
    silent_redirect_uri: `${location.origin}${silent}`,
    post_logout_redirect_uri: `${location.origin}${signedOut}`,
    response_type: 'code',
    scope: config.scope,
    resource: config.resource ?? undefined,
    extraQueryParams: { ...config.parameters },
    // The page schedules renewals itself, so that the library loads only when needed.
    automaticSilentRenew: false,
    // Tokens of another authority only prove that its flow was completed.
    userStore: new WebStorageStateStore({ store: isMain ? localStorage : new InMemoryWebStorage() }),
  }
}

/** Returns the configured flow. Without one, the sign-in page offers it. */
function flowOf(config: SignInConfig, flow: SignInFlow): SignInFlowConfig {
  return config[flow] ?? config.signIn
}

/**
 * Returns the plan named in the address to return to. The provider's own pages show it; other providers ignore it (RFC
 * 6749, 3.1).
 */
const planIn = (returnTo: string) =>
  /^\/[a-z]{2}\/subscribe\/([^/]+)/.exec(new URL(returnTo, location.origin).pathname)?.[1] ?? null

/** Returns the identity provider: authorization code with PKCE by `oidc-client-ts`. */
export function createIdentityProvider(config: SignInConfig): IdentityProvider {
  const managerOf = (flow: SignInFlow) => new UserManager(settingsOf(config, flowOf(config, flow)))
  return {
    start: async (flow, returnTo) => {
      if (flow === 'editProfile' && config.editProfile === null && config.profilePage !== null) {
        location.assign(config.profilePage)
        return
      }
      keepTyped(returnTo)
      const { prompt } = flowOf(config, flow)
      const state: Travelling = { flow, returnTo }
      const plan = planIn(returnTo)
      const request: SigninRedirectArgs = {
        state,
        ui_locales: document.documentElement.lang,
        ...(prompt !== null && { prompt }),
        ...(plan !== null && { extraQueryParams: { ...config.parameters, plan } }),
      }
      const started = managerOf(flow).signinRedirect(request)
      // The library's promise waits for an answer that arrives only after this document has gone. Errors arrive
      // earlier.
      await Promise.race([started, leaving()])
    },
    renew: async () => {
      const manager = managerOf('signIn')
      try {
        await manager.signinSilent()
      } catch (error) {
        if (!(error instanceof ErrorResponse)) throw error
        if (interactionCodes.includes(error.error)) throw new InteractionRequired(String(error.error))
        if (error.error !== 'invalid_grant') throw error
        await renewInFrame(manager)
      }
    },
    signOut: async (returnTo) => {
      const manager = managerOf('signIn')
      // Sign out even if revoking fails: the token ends within minutes.
      await revokeRefreshToken(manager).catch((error: unknown) => console.warn('The refresh token was not revoked', error))
      const address = await manager.metadataService.getEndSessionEndpoint()
      if (address === undefined) await manager.removeUser()
      else await Promise.race([manager.signoutRedirect({ state: { flow: 'signIn', returnTo } }), leaving()])
    },
  }
}

/** The refresh token is no longer valid, but the provider's session may be. */
async function renewInFrame(manager: UserManager): Promise<void> {
  try {
    await manager.signinSilent({ forceIframeAuth: true })
  } catch (error) {
    if (error instanceof ErrorResponse && interactionCodes.includes(error.error))
      throw new InteractionRequired(String(error.error))
    throw error
  }
}

/** RFC 7009. The library's own call treats an answer without content as a failure. */
async function revokeRefreshToken(manager: UserManager): Promise<void> {
  const address = await manager.metadataService.getRevocationEndpoint()
  const token = (await manager.getUser())?.refresh_token
  if (!address || !token) return
  const form = { token, token_type_hint: 'refresh_token', client_id: manager.settings.client_id }
  const reply = await fetch(address, { method: 'POST', body: new URLSearchParams(form) })
  if (!reply.ok) throw new Error(`The provider answered ${reply.status}`)
}

/** Never resolves: the browser leaves the document. */
function leaving(): Promise<void> {
  return new Promise((resolve) => window.addEventListener('pagehide', () => resolve(), { once: true }))
}

/** Passes the provider's answer from the hidden frame to the parent page. */
export async function answerFromFrame(config: SignInConfig): Promise<void> {
  await new UserManager(settingsOf(config, config.signIn)).signinSilentCallback()
}

/** Answers by address. A second rendering returns the answer of the first, because a code is valid only once. */
const arrivals = new Map<string, Promise<Arrival>>()

/**
 * Reads the provider's answer from the current address. A person who turns back is not a failure.
 * @throws Error when the answer is a failure, or this browser did not request it
 */
export function arrive(config: SignInConfig, address: string): Promise<Arrival> {
  const known = arrivals.get(address) ?? takeAnswer(config, address)
  arrivals.set(address, known)
  return known
}

async function takeAnswer(config: SignInConfig, address: string): Promise<Arrival> {
  const { flow, returnTo } = travellingOf(address)
  const asked = flowOf(config, flow)
  const manager = new UserManager(settingsOf(config, asked))
  try {
    await manager.signinRedirectCallback(address)
  } catch (error) {
    if (!(error instanceof ErrorResponse) || error.error !== 'access_denied') throw error
    if (passwordForgotten.test(error.error_description ?? '')) {
      await createIdentityProvider(config).start('resetPassword', returnTo)
      return { flow, returnTo, outcome: 'done' }
    }
    if (turnedBack.test(error.error_description ?? '')) return { flow, returnTo, outcome: 'cancelled' }
    throw error
  }
  if (asked.authority === config.signIn.authority) return { flow, returnTo, outcome: 'signedIn' }
  await new UserManager(settingsOf(config, config.signIn))
    .signinSilent({ forceIframeAuth: true })
    .catch((error: unknown) => console.warn('Nobody is signed in after the flow', error))
  return { flow, returnTo, outcome: 'done' }
}

/** Returns the state stored with the request. */
function travellingOf(address: string): Travelling {
  const id = new URL(address).searchParams.get('state')
  const kept = JSON.parse(localStorage.getItem(`oidc.${id}`) ?? 'null') as { data?: Partial<Travelling> } | null
  const returnTo = kept?.data?.returnTo ?? '/'
  // Accepts only addresses of this page, regardless of the stored one.
  return { flow: kept?.data?.flow ?? 'signIn', returnTo: /^\/(?![/\\])/.test(returnTo) ? returnTo : '/' }
}

/** Returns the target after the provider has ended its session. */
export async function leave(config: SignInConfig, address: string): Promise<string> {
  const { returnTo } = travellingOf(address)
  if (new URL(address).searchParams.has('state'))
    await new UserManager(settingsOf(config, config.signIn)).signoutRedirectCallback(address)
  return returnTo
}
