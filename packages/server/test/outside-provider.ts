import { createServer } from 'node:http'
import { exportJWK, generateKeyPair } from 'jose'
import { loadProviderLibrary } from '../src/identity/embedded/provider-library.ts'
import { freePort } from '../src/platform/free-port.ts'

export interface OutsideProvider {
  issuer: string
  audience: string
  clientId: string
  redirectUri: string
  /** Replaces the keys and stops publishing the old ones. */
  rotateKeys(): Promise<void>
  close(): Promise<void>
}

/**
 * Starts an external provider with its own issuer, client, signature, claims and audience. It signs in every visitor as
 * `subject`. The given claims go into access tokens.
 */
export async function startOutsideProvider(subject: string, claims: Record<string, unknown>): Promise<OutsideProvider> {
  const { Provider } = await loadProviderLibrary()
  const port = await freePort()
  const issuer = `http://127.0.0.1:${port}/realms/people`
  const audience = 'urn:somebody:api'
  const clientId = 'their-client'
  const redirectUri = 'https://marks.example.org/signed-in'
  const make = async () => {
    const { privateKey } = await generateKeyPair('RS256', { extractable: true })
    const provider: InstanceType<typeof Provider> = new Provider(issuer, {
      jwks: { keys: [{ ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig' } as never] },
      cookies: { keys: ['their secret'] },
      ttl: { AccessToken: 3_600, IdToken: 3_600, Interaction: 600, Grant: 3_600, Session: 3_600, AuthorizationCode: 60 },
      clients: [{ client_id: clientId, token_endpoint_auth_method: 'none', redirect_uris: [redirectUri] }],
      findAccount: async (_, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
      extraTokenClaims: async () => claims,
      loadExistingGrant: async (context) => {
        const grant = new provider.Grant({ clientId, accountId: String(context.oidc.session?.accountId) })
        grant.addOIDCScope('openid')
        grant.addResourceScope(audience, 'marks')
        await grant.save()
        return grant
      },
      interactions: { url: (_, { uid }) => `/enter/${uid}` },
      features: {
        devInteractions: { enabled: false },
        resourceIndicators: {
          enabled: true,
          getResourceServerInfo: () => ({ scope: 'marks', audience, accessTokenFormat: 'jwt' }),
          useGrantedResource: () => true,
        },
      },
    })
    return provider
  }
  let provider = await make()
  const mountPath = '/realms/people'
  const server = createServer(async (request, response) => {
    if (request.url?.startsWith('/enter/'))
      return provider.interactionFinished(request, response, { login: { accountId: subject } })
    Object.assign(request, { originalUrl: request.url, url: request.url?.slice(mountPath.length) })
    return provider.callback()(request, response)
  })
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening))
  return {
    issuer,
    audience,
    clientId,
    redirectUri,
    rotateKeys: async () => {
      provider = await make()
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
