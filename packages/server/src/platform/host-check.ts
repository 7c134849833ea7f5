import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'

/** A name or address with an optional port (RFC 9110, 7.2), limited to the characters that occur in practice. */
const wellFormed = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9_]([a-z0-9_.-]{0,252}[a-z0-9_.])?)(:\d{1,5})?$/i

/** Another origin of this installation. It serves only pages that must not share the product's storage. */
export interface SecondAddress {
  origin: string
  /** The beginning of the paths that it serves. */
  folder: string
}

/**
 * Refuses requests without exactly one well-formed host (RFC 9112, 3.2). With a public address, also refuses other
 * hosts, so that callers cannot choose the host of our links. Programs on the same network, such as health checks, may
 * use the address to which they connect.
 * @param publicUrl null if the product has no configured address and accepts any host
 */
export function checkHost(app: FastifyInstance, publicUrl: string | null, second: SecondAddress | null = null): void {
  const secondHost = second === null ? null : new URL(second.origin).host
  const own = publicUrl === null ? null : new URL(publicUrl).hostname
  app.addHook('onRequest', async (request) => {
    const { raw } = request
    if (raw.headers.host === undefined && raw.httpVersion === '1.0') return
    if (hostLines(raw.rawHeaders) > 1 || !wellFormed.test(raw.headers.host ?? '')) throw new AppError('request.invalidHost')
    if (second !== null && request.host.toLowerCase() === secondHost) {
      if (!request.url.startsWith(second.folder)) throw new AppError('request.foreignHost')
      return
    }
    if (own !== null && !isOwn(request, own)) throw new AppError('request.foreignHost')
  })
}

/** Counts the Host lines. In `rawHeaders`, names and values alternate. */
function hostLines(rawHeaders: readonly string[]): number {
  let lines = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (name.length === 4 && name.toLowerCase() === 'host') lines++
  }
  return lines
}

/**
 * Returns whether a request is for our own host. Behind a trusted proxy, the host is the one that the proxy received
 * (`X-Forwarded-Host`), if given.
 */
function isOwn(request: FastifyRequest, own: string): boolean {
  const name = request.host.replace(/:\d+$/, '').toLowerCase()
  if (name === own || name === 'localhost') return true
  const address = name.replace(/^\[|\]$/g, '')
  const { localAddress } = request.raw.socket
  return address === '127.0.0.1' || address === '::1' || address === localAddress?.replace(/^::ffff:/, '')
}
