import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export interface TestIdentityProvider {
  issuer: string
  audience: string
  /** Creates a signed token. The given claims override valid ones. */
  token(claims?: {
    issuer?: string
    audience?: string | string[]
    expiresIn?: string
    subject?: string
    /** The e-mail address, names and other claims about the person. */
    profile?: Record<string, unknown>
    /** The token type in the header; null for none. */
    type?: string | null
  }): Promise<string>
  /** Replaces the discovery document for later requests. */
  discover(reply: { status?: number; document?: unknown }): void
  /** Replaces the key but keeps its id. */
  rotateKeys(): Promise<void>
  close(): Promise<void>
}

/** Starts a provider with the two things that the server uses: discovery and published keys. */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const audience = 'api-of-the-product'
  let { privateKey, publicKey } = await generateKeyPair('ES256')
  const kid = 'first'
  let discovery: { status?: number; document?: unknown } = {}
  const server = createServer(async (request, response) => {
    response.setHeader('Content-Type', 'application/json')
    if (request.url === '/.well-known/openid-configuration') {
      const { status = 200, document = { issuer: issuer(), jwks_uri: `${issuer()}/keys` } } = discovery
      response.writeHead(status).end(JSON.stringify(document))
    } else if (request.url === '/keys') {
      response.end(JSON.stringify({ keys: [{ ...(await exportJWK(publicKey)), kid, alg: 'ES256' }] }))
    } else response.writeHead(404).end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const issuer = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    issuer: issuer(),
    audience,
    token: (claims = {}) =>
      new SignJWT({ scope: 'marks', ...claims.profile })
        .setProtectedHeader({ alg: 'ES256', kid, ...(claims.type === null ? {} : { typ: claims.type ?? 'JWT' }) })
        .setIssuer(claims.issuer ?? issuer())
        .setAudience(claims.audience ?? audience)
        .setSubject(claims.subject ?? 'person-1')
        .setIssuedAt()
        .setExpirationTime(claims.expiresIn ?? '5 minutes')
        .sign(privateKey),
    discover: (reply) => {
      discovery = reply
    },
    rotateKeys: async () => {
      const made = await generateKeyPair('ES256')
      privateKey = made.privateKey
      publicKey = made.publicKey
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  }
}
