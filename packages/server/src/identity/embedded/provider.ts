import { pagePaths } from '@marklot/contracts/pages'
import type { Clock } from '../../platform/clock.ts'
import type { Pool } from '../../platform/database.ts'
import type { Log } from '../../platform/log.ts'
import { type IdentityKeys, signingAlgorithm } from './keys.ts'
import { type Person, selectPerson } from './people.store.ts'
import { loadProviderLibrary, type ProviderLibrary } from './provider-library.ts'
import { createRecords } from './records.ts'

export type Provider = InstanceType<ProviderLibrary['Provider']>
export type Context = Parameters<NonNullable<Parameters<Provider['use']>[0]>>[0]

/** Below which path of the product the provider answers. */
export const mountPath = '/identity'
/** The page itself, a public client: it keeps no secret and uses PKCE. */
export const webClientId = 'web'
/** The one scope of our API; who signs in to the page gets it without being asked. */
export const apiScope = 'api'
/** What the page asks for. */
export const webScopes = `openid profile email offline_access ${apiScope}`
/** Where the page takes over after sign-in (also silent) and after sign-out; each may carry a language before it. */
export const redirectPaths = {
  signedIn: pagePaths.signedIn,
  silent: pagePaths.signedInSilently,
  signedOut: pagePaths.signedOut,
} as const

/** The provider's name in tokens, when the product is reached at `home`. */
export const issuerOf = (home: string) => `${home}${mountPath}`
/** `aud` of access tokens. */
export const audienceOf = (home: string) => `${home}/api/v1`

/** Seconds. */
const minute = 60
const hour = 60 * minute
const day = 24 * hour
/** Of access and id tokens. */
export const tokenLifetime = hour

export interface ProviderOptions {
  issuer: string
  /** `aud` of access tokens. */
  audience: string
  pool: Pool
  clock: Clock
  log: Log
  keys: IdentityKeys
  /** Origins from which the page may be used; null = any of this machine. */
  origin: string | null
  renderError(context: Context, error: { error: string; status?: number; statusCode?: number }): void
  renderSignOut(context: Context, form: { action: string; xsrf: string; isAsked: boolean }): void
  renderSignedOut(context: Context): void
}

/** The protocol (panva's oidc-provider) as this product uses it; made anew when keys change, which costs nothing. */
export async function createProvider(options: ProviderOptions): Promise<Provider> {
  const { issuer, audience, pool, clock, keys, origin, log } = options
  const { Provider, interactionPolicy, errors } = await loadProviderLibrary()
  const policy = interactionPolicy.base()
  // Asked for by `prompt=`: the same way in and out for every flow that needs the person (OpenID Connect, 3.1.2.1; `create`:
  // Initiating User Registration 1.0).
  policy.add(new interactionPolicy.Prompt({ name: 'create', requestable: true }), 0)
  policy.add(new interactionPolicy.Prompt({ name: 'reset_password', requestable: true }), 1)
  policy.add(new interactionPolicy.Prompt({ name: 'edit_profile', requestable: true }), 3)

  const clockOffset = () => Math.round((clock.now().getTime() - Date.now()) / 1_000)
  const locales = ['', '/de', '/en', '/fr', '/es', '/it']
  const addresses = (paths: readonly string[]) =>
    paths.flatMap((path) => locales.map((locale) => `${origin ?? 'http://localhost'}${locale}${path}`))
  const redirectUris = addresses([redirectPaths.signedIn, redirectPaths.silent])
  const signedOutUris = addresses([redirectPaths.signedOut, ''])
  const cookie = { httpOnly: true, sameSite: 'lax', overwrite: true } as const

  const provider: Provider = new Provider(issuer, {
    adapter: createRecords(pool, clock, () => new errors.InvalidGrant('already used')),
    jwks: { keys: keys.signing as never },
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'identity', interaction: 'identity-interaction', resume: 'identity-resume' },
      long: { ...cookie, signed: true, path: mountPath },
      short: { ...cookie, signed: true },
    },
    clients: [
      {
        client_id: webClientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: redirectUris,
        post_logout_redirect_uris: signedOutUris,
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    // The page is first-party: the grant stands in place of a question.
    loadExistingGrant: async (context) => {
      const { oidc } = context
      const client = oidc.client
      const accountId = oidc.session?.accountId
      if (!client || !accountId) return undefined
      const known = oidc.result?.consent?.grantId ?? oidc.session?.grantIdFor(client.clientId)
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
      return person && claimsOf(person)
    },
    scopes: ['openid', 'offline_access', 'profile', 'email'],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name', 'locale'] },
    // The page reads the names from the id token; a call of its own for them is spared.
    conformIdTokenClaims: false,
    interactions: { policy, url: (_, interaction) => `${mountPath}/interaction/${interaction.uid}` },
    features: {
      devInteractions: { enabled: false },
      revocation: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: apiScope,
          audience,
          accessTokenTTL: tokenLifetime,
          accessTokenFormat: 'jwt',
          jwt: { sign: { alg: signingAlgorithm } },
        }),
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context, form) => {
          // Whoever shows this person's own id token was asked by the page already.
          const hint = (context.oidc.entities as { IdTokenHint?: { payload: { sub?: string } } }).IdTokenHint
          options.renderSignOut(context, {
            ...confirmationOf(form),
            isAsked: hint?.payload.sub === context.oidc.session?.accountId,
          })
        },
        postLogoutSuccessSource: (context) => options.renderSignedOut(context),
      },
    },
    formats: {
      customizers: {
        // The library stamps the machine's time; our calls check by the product's clock.
        jwt: (_, __, token) => {
          const payload = token.payload as { iat?: number; exp?: number }
          if (payload.iat !== undefined) payload.iat += clockOffset()
          if (payload.exp !== undefined) payload.exp += clockOffset()
        },
      },
    },
    // The page's own origin; `context.origin` is what the caller says of itself.
    clientBasedCORS: ({ protocol, host }, from) => from === `${protocol}://${host}`,
    issueRefreshToken: async (_, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    pkce: { required: () => true },
    renderError: (context, error) => options.renderError(context, error),
    ttl: {
      AccessToken: tokenLifetime,
      AuthorizationCode: 10 * minute,
      IdToken: tokenLifetime,
      // A day in all, however often it is replaced: whoever finds one cannot live on it.
      RefreshToken: (context) => context.oidc.entities.RotatedRefreshToken?.remainingTTL ?? day,
      Session: 14 * day,
      Grant: 14 * day,
      Interaction: hour,
    },
  })
  // Who is not signed in has nothing to be asked. The library's own page sends its form by an inline script, which our policy forbids.
  provider.use(async (context, next) => {
    await next()
    const { oidc, body } = context
    if (oidc?.route === 'end_session' && !oidc.session?.accountId && typeof body === 'string' && body.includes('name="xsrf"'))
      options.renderSignOut(context, { ...confirmationOf(body), isAsked: true })
  })
  // The proxy's headers are written by the mount, never by the caller.
  provider.proxy = true
  if (origin === null) allowThisMachine(provider, redirectUris, signedOutUris)
  provider.on('server_error', (_, error) => log.error({ err: error }, 'The identity provider failed'))
  return provider
}

/** What the library's form for signing out sends, and where to. */
function confirmationOf(form: string): { action: string; xsrf: string } {
  const found = (pattern: RegExp) => pattern.exec(form)?.[1] ?? ''
  return { action: found(/action="([^"]*)"/), xsrf: found(/name="xsrf" value="([^"]*)"/) }
}

/** What tokens say about a person (OpenID Connect Core, 5.1). */
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

/** On this machine the page may be opened under any of its names and ports (RFC 8252, 7.3); paths stay exact. */
function allowThisMachine(provider: Provider, redirectUris: readonly string[], signedOutUris: readonly string[]): void {
  const isKnown = (uri: string, known: readonly string[]) => {
    if (!URL.canParse(uri)) return false
    const { protocol, hostname, pathname, search, hash, username, password, href } = new URL(uri)
    if (protocol !== 'http:' || search !== '' || hash !== '' || username !== '' || password !== '') return false
    // Written as a browser writes it, so that nobody reads it in another way.
    if (href !== uri && href !== `${uri}/`) return false
    if (!['localhost', '127.0.0.1', '[::1]'].includes(hostname)) return false
    return known.includes(`http://localhost${pathname === '/' ? '' : pathname}`)
  }
  const client = provider.Client.prototype as unknown as Record<string, (uri: string) => boolean>
  client.redirectUriAllowed = (uri) => isKnown(uri, redirectUris)
  client.postLogoutRedirectUriAllowed = (uri) => isKnown(uri, signedOutUris)
}
