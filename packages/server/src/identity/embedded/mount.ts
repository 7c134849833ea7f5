import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { mountPath, type Provider } from './provider.ts'

/** The protocol's own addresses; whatever else is asked for below the mount path is not found as anywhere else. */
const protocolPaths = [
  '/.well-known/openid-configuration',
  '/auth',
  '/auth/:uid',
  '/token',
  '/token/revocation',
  '/jwks',
  '/me',
  '/session/end',
  '/session/end/confirm',
  '/session/end/success',
]

/**
 * Lets the protocol library answer below the mount path. It reads bodies and writes answers itself; the headers that every answer of
 * ours carries are set before. The proxy's headers are replaced by what we know, so that no caller chooses the addresses in answers.
 * @param origin null = any name of this machine, as the caller writes it
 */
export async function mountProvider(app: FastifyInstance, provider: () => Provider, origin: string | null): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_, __, done) => done(null))
  for (const path of protocolPaths)
    app.all(`${mountPath}${path}`, async (request, reply) => {
      reply.hijack()
      for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) reply.raw.setHeader(name, value)
      prepareRequest(request, origin)
      await provider().callback()(request.raw, reply.raw)
    })
}

/** Also before the library reads cookies for our own pages. */
export function prepareRequest({ raw }: FastifyRequest, origin: string | null): void {
  for (const name of ['x-forwarded-host', 'x-forwarded-proto']) delete raw.headers[name]
  if (origin !== null) {
    const { host, protocol } = new URL(origin)
    raw.headers.host = host
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  }
  const mounted = raw as IncomingMessage & { originalUrl?: string }
  if (mounted.originalUrl !== undefined) return
  mounted.originalUrl = raw.url ?? ''
  raw.url = mounted.originalUrl.slice(mountPath.length) || '/'
}
