import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { mountPath, type Provider } from './provider.ts'

const discoveryPath = '/.well-known/openid-configuration'
/** The protocol's endpoints. All other addresses below the mount path get our own 404. */
const protocolPaths = [
  discoveryPath,
  '/auth',
  '/auth/:uid',
  '/token',
  '/token/revocation',
  '/jwks',
  '/reg',
  '/me',
  '/session/end',
  '/session/end/confirm',
  '/session/end/success',
]

/** The address at which the product is reached. */
export interface PublicAddress {
  /** Origin, without a trailing slash. */
  home: string
  /** Whether `home` is the only configured address. Otherwise, every name of this machine is accepted. */
  hasAddress: boolean
}

/**
 * Lets the protocol library answer below the mount path. The library reads bodies and writes replies itself, so the
 * headers that all our replies have are set beforehand.
 */
export async function mountProvider(app: FastifyInstance, provider: () => Provider, address: PublicAddress): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, __, done) => done(null))
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
    prepareRequest(request, address)
    await provider().callback()(request.raw, reply.raw)
  }
  for (const path of protocolPaths) {
    const config = path === '/reg' ? { rateLimit: { max: registrationsPerMinute } } : {}
    app.all(`${mountPath}${path}`, { config }, answer)
  }
  // This serves the same document at the address that RFC 8414 (3.1) specifies.
  app.get(`/.well-known/oauth-authorization-server${mountPath}`, (request, reply) => {
    request.raw.url = `${mountPath}${discoveryPath}`
    return answer(request, reply)
  })
}

/** How often clients may register themselves from one address. */
const registrationsPerMinute = 10

/**
 * Passes the public address to the library, regardless of the caller's headers. The library builds its documents,
 * redirects and cookies from it. It also runs for our own pages, which read the library's cookies.
 */
export function prepareRequest({ raw }: FastifyRequest, { home, hasAddress }: PublicAddress): void {
  for (const name of ['x-forwarded-host', 'x-forwarded-proto']) delete raw.headers[name]
  const { host, protocol } = new URL(home)
  if (hasAddress || !isThisMachine(raw.headers.host)) raw.headers.host = host
  if (hasAddress) raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  const mounted = raw as IncomingMessage & { originalUrl?: string }
  if (mounted.originalUrl !== undefined) return
  mounted.originalUrl = raw.url ?? ''
  raw.url = mounted.originalUrl.slice(mountPath.length) || '/'
}

/** Returns whether a Host header refers to this machine (RFC 8252, 7.3), with any port. */
const isThisMachine = (host: string | undefined) => /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.test(host ?? '')
