import * as z from 'zod/mini'
import { type Outbound, OutboundError } from '../platform/outbound.ts'
import { type Answer, free, taken, unknown } from './answers.ts'
import type { Domain } from './domain-name.ts'
import type { TokenBuckets } from './token-buckets.ts'

/** The time limit for a source. */
export interface Patience {
  /** The end of the time limit, in milliseconds since 1970. */
  until: number
  signal: AbortSignal
}

/** The fields read from the domain object of RFC 9083, section 5.3. Contact data is never read. */
const RdapDomain = z.object({ objectClassName: z.literal('domain'), ldhName: z.string() })
/** An error object contains the status (RFC 9083, section 6). Some servers send it as a text. */
const RdapError = z.object({ errorCode: z.optional(z.union([z.literal(404), z.literal('404')])) })

/**
 * Servers that redirect to those of registries. Their 404 may only mean that they know no server, so it proves nothing.
 */
const redirectors = new Set(['rdap.org', 'www.rdap.org', 'rdap-bootstrap.arin.net', 'rdap.iana.org'])

const mostRedirects = 3
const largestReply = 256 * 1_024
/** The pause after a server refuses without stating for how long, in milliseconds. */
const usualPause = 5_000

/**
 * Queries the authoritative RDAP server of a registry for a domain (RFC 7480). Only a domain object with this name
 * proves a registration. Only a 404 from that same server proves that there is none.
 * @param base ends with a slash
 */
export async function askRdap(
  { outbound, buckets }: { outbound: Outbound; buckets: TokenBuckets },
  base: string,
  { name }: Domain,
  { until, signal }: Patience,
): Promise<Answer> {
  const { host } = new URL(base)
  if (!(await buckets.take(host, until, signal))) return unknown('limited')
  let reply: Response
  try {
    reply = await outbound.call(new URL(`domain/${name}`, base), {
      service: 'RDAP',
      headers: { Accept: 'application/rdap+json' },
      // A quick retry would only count against the registry's limit.
      isIdempotent: false,
      timeout: Math.max(1, until - Date.now()),
      largestReply,
      redirects: mostRedirects,
      signal,
    })
  } catch (error) {
    if (error instanceof OutboundError) return unknown(error.fault === 'timeout' ? 'late' : 'failed')
    throw error
  }
  switch (reply.status) {
    case 200:
      return isAbout(await reply.text(), name) ? taken('rdap') : unknown('failed')
    case 404:
      return isAuthoritative(reply.url, host) && (await saysMissing(reply)) ? free('rdap') : unknown('failed')
    case 429:
      buckets.pause(host, pauseOf(reply.headers.get('retry-after')))
      return unknown('limited')
    default:
      return unknown('failed')
  }
}

function isAbout(body: string, name: string): boolean {
  const domain = z.safeParse(RdapDomain, jsonOf(body))
  return domain.success && domain.data.ldhName.toLowerCase().replace(/\.$/, '') === name
}

/**
 * Returns whether a reply with 404 means that there is no registration. Such a reply may have no body. An HTML page
 * comes from a web server that knows nothing about domains.
 */
async function saysMissing(reply: Response): Promise<boolean> {
  const body = await reply.text()
  return body.trim() === '' || z.safeParse(RdapError, jsonOf(body)).success
}

/**
 * Returns whether a 404 from this address proves that there is no registration. A registry may redirect to other
 * servers, whose 404 proves nothing.
 */
const isAuthoritative = (url: string, host: string) => !redirectors.has(host) && new URL(url).host === host

function jsonOf(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/**
 * Returns the pause in `Retry-After` (RFC 9110, 10.2.3), which contains seconds or a date. The result is at most an
 * hour, in milliseconds.
 */
export function pauseOf(retryAfter: string | null, now = Date.now()): number {
  const text = retryAfter?.trim() ?? ''
  const pause = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isFinite(pause) && text !== '' ? Math.min(3_600_000, Math.max(0, pause)) : usualPause
}
