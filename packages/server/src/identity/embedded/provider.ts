import { locales } from '@marklot/contracts/locale'
import { pagePaths } from '@marklot/contracts/pages'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import type { Outbound } from '../../platform/outbound.ts'
import { assistantAudienceOf, assistantFeatures, assistantLifetime, assistantScope, readAssistant } from './assistants.ts'
import type { EndedGrants } from './ended-grants.ts'
import { type IdentityKeys, signingAlgorithm } from './keys.ts'
import { type Person, selectPerson } from './people.store.ts'
import { loadProviderLibrary, type ProviderLibrary } from './provider-library.ts'
import type { RecordPayload } from './records.store.ts'
import { createRecords } from './records.ts'

export type Provider = InstanceType<ProviderLibrary['Provider']>
export type Context = Parameters<NonNullable<Parameters<Provider['use']>[0]>>[0]

/** Path of the product below which the provider answers. */
export const mountPath = '/identity'
/** Our web page as a public client: it has no secret and uses PKCE. */
export const webClientId = 'web'
/** The only scope of our API. The page gets it without a consent screen. */
export const apiScope = 'api'
/** The scopes that the page requests. */
export const webScopes = `openid profile email offline_access ${apiScope}`
/** Pages that receive the browser after sign-in, silent sign-in and sign-out. Each may be prefixed by a language. */
export const redirectPaths = {
  signedIn: pagePaths.signedIn,
  silent: pagePaths.signedInSilently,
  signedOut: pagePaths.signedOut,
} as const

/** Returns the provider's name in tokens if the product is reached at `home`. */
export const issuerOf = (home: string) => `${home}${mountPath}`
/** Returns the `aud` claim of access tokens. */
export const audienceOf = (home: string) => `${home}/api/v1`

/** All durations are in seconds. */
const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Lifetime of access and id tokens. */
export const tokenLifetime = hour
/** The claim of access tokens that identifies their grant. Tokens are refused once their grant has ended. */
export const grantClaim = 'grant_id'

/** The form that ends this browser's session. */
export interface SignOutForm {
  action: string
  xsrf: string
  /** `asked`: the person has already agreed. `switch`: another person has just signed in during the session. */
  reason: 'question' | 'asked' | 'switch'
}

export interface ProviderOptions {
  issuer: string
  /** The origin of the product, without a trailing slash. */
  home: string
  pool: Pool
  clock: Clock
  log: Log
  keys: IdentityKeys
  endedGrants: EndedGrants
  /** Reads the published metadata of assistants. */
  outbound: Pick<Outbound, 'call'>
  renderError(context: Context, error: { error: string; status?: number; statusCode?: number }): void
  renderSignOut(context: Context, form: SignOutForm): void
  renderSignedOut(context: Context): void
}

/** Parameter of an authorization request: the key of the plan that the person chose earlier. */
export const planParameter = 'plan'

/** Configures the protocol library (panva's oidc-provider). If the keys change, a new provider has to be created. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { issuer, home, pool, clock, keys, log } = options
  const audience = audienceOf(home)
  const assistantAudience = assistantAudienceOf(home)
  const { Provider, interactionPolicy, errors } = await loadProviderLibrary()
  const policy = interactionPolicy.base()
  // Every flow in which the person takes part starts with `prompt=` at the authorization endpoint (OpenID Connect Core,
  // 3.1.2.1; `create`: Initiating User Registration via OpenID Connect 1.0).
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  policy.add(new interactionPolicy.Prompt({ name: 'reset_password', requestable: true }), 1)
  policy.add(new interactionPolicy.Prompt({ name: 'edit_profile', requestable: true }), 3)

  const clockOffset = () => Math.round((clock.now().getTime() - Date.now()) / 1_000)
  const cookie = { httpOnly: true, sameSite: 'lax', overwrite: true } as const

  const provider: Provider = new Provider(issuer, {
    adapter: createRecords({
      pool,
      clock,
      endedGrants: options.endedGrants,
      alreadyUsed: () => new errors.InvalidGrant('already used'),
      client: (id) => (id === webClientId && Provider.ctx ? webClient(originOf(Provider.ctx)) : undefined),
    }),
    jwks: { keys: keys.signing as never },
    // The default for assistants that specify no algorithm is the one with which our keys can sign.
    clientDefaults: { id_token_signed_response_alg: signingAlgorithm },
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'identity', interaction: 'identity-interaction', resume: 'identity-resume' },
      long: { ...cookie, signed: true, path: mountPath },
      short: { ...cookie, signed: true },
    },
    // The page is first-party, so its grant needs no consent. Assistants are allowed on one of our own pages.
    loadExistingGrant: async (context) => {
      const { oidc } = context
      const client = oidc.client
      const accountId = oidc.session?.accountId
      if (!client || !accountId) return undefined
      const known = oidc.result?.consent?.grantId ?? oidc.session?.grantIdFor(client.clientId)
      if (client.clientId !== webClientId) return known ? provider.Grant.find(known) : undefined
      const grant =
        (known ? await provider.Grant.find(known) : undefined) ?? new provider.Grant({ clientId: client.clientId, accountId })
      grant.addOIDCScope('openid profile email offline_access')
      grant.addResourceScope(audience, apiScope)
      await grant.save()
      return grant
    },
    findAccount: async (_, id) => {
      const person = await selectPerson(pool, id)
      return person && { accountId: person.id, claims: async () => ({ sub: person.id, ...claimsOf(person) }) }
    },
    extraTokenClaims: async (_, token) => {
      const person = 'accountId' in token && token.accountId ? await selectPerson(pool, token.accountId) : undefined
      const grantId = 'grantId' in token ? token.grantId : undefined
      // The operator of an assistant can read its token, so the token contains no names.
      const isAssistant = 'aud' in token && token.aud === assistantAudience
      return person && { ...(isAssistant ? {} : claimsOf(person)), [grantClaim]: grantId }
    },
    // The list includes the scope of assistants, because they specify it when they register.
    scopes: ['openid', 'offline_access', 'profile', 'email', assistantScope],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'locale'] },
    // The page reads the names from the id token, which saves a call to the userinfo endpoint.
    conformIdTokenClaims: false,
    // The plan chosen earlier, which the pages show.
    extraParams: [planParameter],
    interactions: { policy, url: (_, interaction) => `${mountPath}/interaction/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true, allowedPolicy: (_, client, token) => token.clientId === client.clientId },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_, client) => (client?.clientId === webClientId ? audience : assistantAudience),
        useGrantedResource: () => true,
        // The page gets tokens for our API only, an assistant for the MCP server only (RFC 8707).
        getResourceServerInfo: (_, resource, client) => {
          const isPage = client.clientId === webClientId
          if (resource !== (isPage ? audience : assistantAudience)) throw new errors.InvalidTarget()
          return {
            scope: isPage ? apiScope : assistantScope,
            audience: resource,
            accessTokenTTL: tokenLifetime,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: signingAlgorithm } },
          }
        },
      },
      ...assistantFeatures,
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context) => {
          // A page that sends this person's own id token has already asked for confirmation.
          const hint = (context.oidc.entities as { IdTokenHint?: { payload: { sub?: string } } }).IdTokenHint
          const isAsked = hint?.payload.sub === context.oidc.session?.accountId
          options.renderSignOut(context, signOutForm(context, isAsked ? 'asked' : 'question'))
        },
        postLogoutSuccessSource: (context) => options.renderSignedOut(context),
      },
    },
    formats: {
      customizers: {
        // The library writes the machine's time into tokens, but calls are checked by the product's clock.
        jwt: (_, __, token) => {
          const payload = token.payload as { iat?: number; exp?: number }
          if (payload.iat !== undefined) payload.iat += clockOffset()
          if (payload.exp !== undefined) payload.exp += clockOffset()
        },
      },
    },
    fetch: (address) => readAssistant(options.outbound, String(address)),
    // Allows only the page's own origin.
    clientBasedCORS: (context, from) => from === originOf(context),
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    pkce: { required: () => true },
    renderError: (context, error) => options.renderError(context, error),
    ttl: {
      AccessToken: tokenLifetime,
      AuthorizationCode: 10 * minute,
      IdToken: tokenLifetime,
      // The lifetime counts from the first token, however often it is replaced, to limit the use of a stolen one.
      RefreshToken: (context, _, client) =>
        context.oidc.entities.RotatedRefreshToken?.remainingTTL ?? (client.clientId === webClientId ? day : assistantLifetime),
      Session: 14 * day,
      Grant: 14 * day,
      Interaction: hour,
    },
  })
  // The library has no hook for two of its pages, and our content security policy blocks the inline scripts that submit
  // their forms.
  provider.use(async (context, next) => {
    await next()
    const reason = context.oidc && context.status === 200 ? reasonOfOwnForm(context) : null
    if (reason !== null) options.renderSignOut(context, signOutForm(context, reason))
  })
  // The proxy headers come from `prepareRequest`, never from the caller.
  provider.proxy = true
  provider.on('server_error', (_, error) => log.error({ err: error }, 'The identity provider failed'))
  return provider
}

/** Returns the fields and the address of the library's own sign-out form. */
function signOutForm({ oidc }: Context, reason: SignOutForm['reason']): SignOutForm {
  return { action: oidc.urlFor('end_session_confirm'), xsrf: String(oidc.session?.state?.secret), reason }
}

/** Returns why the library has just written a self-submitting form for signing out; null if it has not. */
function reasonOfOwnForm({ oidc, params }: Context): SignOutForm['reason'] | null {
  const { route, session } = oidc
  if (session?.state?.secret === undefined) return null
  // Nobody is signed in, so no confirmation is needed.
  if (route === 'end_session' && !session.accountId) return 'asked'
  const isSwitch = route === 'resume' && session.state.postLogoutRedirectUri === oidc.urlFor(route, params)
  return isSwitch ? 'switch' : null
}

/**
 * Returns the origin at which the provider is called, as set by `prepareRequest`. The library's `context.origin` is the
 * Origin header.
 */
const originOf = ({ protocol, host }: Pick<Context, 'protocol' | 'host'>) => `${protocol}://${host}`

/** Returns the page as a client of the provider. Its addresses have the origin at which the provider is called. */
function webClient(origin: string): RecordPayload {
  const addresses = (paths: readonly string[]) =>
    paths.flatMap((path) => ['', ...locales.map((locale) => `/${locale}`)].map((prefix) => `${origin}${prefix}${path}`))
  return {
    client_id: webClientId,
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: addresses([redirectPaths.signedIn, redirectPaths.silent]),
    post_logout_redirect_uris: addresses([redirectPaths.signedOut, '']),
    id_token_signed_response_alg: signingAlgorithm,
  }
}

/** Returns a token's claims about a person (OpenID Connect Core, 5.1). */
export function claimsOf({ email, givenName, familyName, locale }: Person) {
  const name = [givenName, familyName].filter((part) => part !== '').join(' ')
  return {
    email,
    email_verified: true,
    ...(name === '' ? {} : { name }),
    ...(givenName === '' ? {} : { given_name: givenName }),
    ...(familyName === '' ? {} : { family_name: familyName }),
    locale,
  }
}
