import { lookup as resolveName } from 'node:dns'
import { type IncomingMessage, Agent as PlainAgent, request as requestPlain } from 'node:http'
import { request as requestSecure, Agent as SecureAgent } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './log.ts'
import { OutboundError } from './outbound-error.ts'
import { limitStream, type StreamLimits } from './outbound-stream.ts'
import { isPublicAddress } from './public-address.ts'
import { measure, quietTelemetry, type Telemetry } from './telemetry/telemetry.ts'

export { OutboundError, type OutboundFault } from './outbound-error.ts'

export interface OutboundCall {
  /** Name of the service for the log. Its address is never logged. */
  service: string
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Uint8Array
  /**
   * Whether sending the call twice has the same effect as once. True by default for GET, HEAD, OPTIONS, PUT and DELETE
   * (RFC 9110, 9.2.2).
   */
  isIdempotent?: boolean
  /** Time limit of each attempt including the reply, in milliseconds. Default: 10,000. */
  timeout?: number
  /** The largest accepted reply, in bytes. Default: 1 MiB. */
  largestReply?: number
  /**
   * How many redirects to follow. Each address has to pass the same checks as the first. The reply's `url` is the
   * address that answered. Allowed only for GET and HEAD calls whose headers contain no secret. Default: none.
   */
  redirects?: number
  signal?: AbortSignal
}
/** A call whose reply is read as it arrives. It is sent once. */
export interface OutboundStreamCall extends Omit<OutboundCall, 'isIdempotent' | 'timeout'> {
  limits: StreamLimits
  /** How many redirects to follow. Other origins receive only the headers `Range` and `If-Range`. Default: none. */
  redirects?: number
}
export interface OutboundOptions {
  log: Log
  /** Hosts, optionally with a port, that may be private and may be called without TLS. */
  allowed: readonly string[]
  /** Longest pause before the first retry, in milliseconds; doubled for the second. */
  retryPause?: number
  /** Measures attempts by service. If absent, nothing is measured. */
  telemetry?: Telemetry
}
export interface Outbound {
  /**
   * Calls a service and reads the whole reply. Any status counts as a reply, except a redirect that is not followed.
   * Retries idempotent calls up to twice if the connection fails or the status is 429, 502, 503 or 504.
   * @throws OutboundError when there is no reply
   */
  call(url: string | URL, call: OutboundCall): Promise<Response>
  /**
   * Calls a service once and passes the reply on as it arrives. Aborting the signal, cancelling the body or exceeding a
   * limit closes the connection. The body then fails with an OutboundError or the signal's reason.
   * @throws OutboundError when there is no reply
   */
  stream(url: string | URL, call: OutboundStreamCall): Promise<Response>
  close(): void
}

const idempotentMethods = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE'])
const passingStatuses = new Set([429, 502, 503, 504])
const bodilessStatuses = new Set([204, 205, 304])
const attempts = 3
const redirectStatuses = new Set([301, 302, 303, 307, 308])

/**
 * Creates the HTTP client for all external services. It connects only to public HTTPS addresses and checks them after
 * name resolution, so that addresses supplied by users cannot reach the internal network. Configured hosts are exempt.
 */
export function createOutbound(options: OutboundOptions): Outbound {
  const { log, allowed, retryPause = 200, telemetry = quietTelemetry } = options
  const exempt = new Set(allowed.map((host) => host.toLowerCase()))
  const isExempt = ({ hostname, host, port, protocol }: URL) =>
    exempt.has(hostname) || exempt.has(host) || exempt.has(`${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`)
  const agentOptions = { keepAlive: true, maxSockets: 32 }
  const agents = {
    exempt: { 'http:': new PlainAgent(agentOptions), 'https:': new SecureAgent(agentOptions) },
    public: new SecureAgent({ ...agentOptions, lookup: publicLookup }),
  }

  const agentOf = (url: URL, { service }: Pick<OutboundCall, 'service'>): PlainAgent => {
    const agent = isExempt(url) ? agents.exempt[url.protocol as 'http:'] : agents.public
    if (agent === undefined || !isAcceptable(url, agent === agents.public)) throw new OutboundError('address', service)
    return agent
  }
  const attempt = async (first: URL, call: OutboundCall): Promise<Response> => {
    const deadline = AbortSignal.timeout(call.timeout ?? 10_000)
    const signal = call.signal ? AbortSignal.any([deadline, call.signal]) : deadline
    try {
      let url = first
      for (let left = call.redirects ?? 0; ; left--) {
        const reply = await send(url, call, agentOf(url, call), signal)
        const next = left > 0 ? redirectOf(reply, url) : null
        if (next === null) {
          refuseRedirect(reply, call)
          return Object.defineProperty(await readWhole(reply, call), 'url', { value: url.href })
        }
        reply.destroy()
        url = next
      }
    } catch (error) {
      call.signal?.throwIfAborted()
      if (error instanceof OutboundError) throw error
      const fault = error instanceof PrivateAddressError ? 'address' : deadline.aborted ? 'timeout' : 'network'
      throw new OutboundError(fault, call.service, { cause: error })
    }
  }

  const stream = async (url: URL, call: OutboundStreamCall): Promise<Response> => {
    const limited = limitStream(call)
    try {
      let asked = url
      let { headers } = call
      for (let left = call.redirects ?? 0; ; left--) {
        const reply = await send(asked, { ...call, headers }, agentOf(asked, call), limited.signal)
        const next = left > 0 ? redirectOf(reply, asked) : null
        if (next === null) {
          refuseRedirect(reply, call)
          const status = reply.statusCode ?? 502
          const isBodiless = bodilessStatuses.has(status)
          if (isBodiless) {
            limited.end()
            reply.resume()
          }
          return new Response(isBodiless ? null : limited.body(reply), { status, headers: headersOf(reply) })
        }
        reply.destroy()
        if (next.origin !== asked.origin) headers = withoutSecrets(headers)
        asked = next
      }
    } catch (error) {
      limited.end()
      call.signal?.throwIfAborted()
      if (error instanceof OutboundError) throw error
      const fault = error instanceof PrivateAddressError ? 'address' : limited.signal.aborted ? 'timeout' : 'network'
      throw new OutboundError(fault, call.service, { cause: error })
    }
  }

  const measured = ({ service }: Pick<OutboundCall, 'service'>, work: () => Promise<Response>) =>
    measure(telemetry, 'outbound', { service }, work, ({ status }) => `${Math.floor(status / 100)}xx`)
  return {
    stream: async (address, call) => {
      try {
        const reply = await measured(call, () => stream(new URL(address), call))
        if (reply.status >= 400) log.warn({ service: call.service, status: reply.status }, 'An outbound call was refused')
        return reply
      } catch (error) {
        if (error instanceof OutboundError) log.warn({ service: call.service, fault: error.fault }, 'An outbound call failed')
        throw error
      }
    },
    call: async (address, call) => {
      const url = new URL(address)
      const mayRepeat = call.isIdempotent ?? idempotentMethods.has(call.method ?? 'GET')
      for (let number = 1; ; number++) {
        const isLast = !mayRepeat || number === attempts
        try {
          const reply = await measured(call, () => attempt(url, call))
          if (reply.status >= 400) log.warn({ service: call.service, status: reply.status }, 'An outbound call was refused')
          if (isLast || !passingStatuses.has(reply.status)) return reply
        } catch (error) {
          if (!(error instanceof OutboundError)) throw error
          log.warn({ service: call.service, fault: error.fault }, 'An outbound call failed')
          if (isLast || (error.fault !== 'network' && error.fault !== 'timeout')) throw error
        }
        // Jitter prevents clients that failed together from retrying together.
        await pause(Math.random() * retryPause * 2 ** (number - 1), undefined, { signal: call.signal })
      }
    },
    close: () => {
      for (const agent of [agents.public, ...Object.values(agents.exempt)]) agent.destroy()
    },
  }
}

/** Checks an address before connecting, because IP addresses bypass name resolution. */
function isAcceptable(url: URL, mustBePublic: boolean): boolean {
  if (url.username !== '' || url.password !== '') return false
  if (!mustBePublic) return true
  const literal = url.hostname.replace(/^\[|\]$/g, '')
  return url.protocol === 'https:' && (isIP(literal) === 0 || isPublicAddress(literal))
}

class PrivateAddressError extends Error {}

/** Resolves a name for a connection, and refuses it when any of its addresses is not public. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  resolveName(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0)
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return done(new PrivateAddressError('The name resolves to an address that is not public'), '', 0)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}

function send(
  url: URL,
  call: Pick<OutboundCall, 'method' | 'headers' | 'body'>,
  agent: PlainAgent,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { method = 'GET', headers, body } = call
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent, signal }, resolve)
    sent.on('error', reject)
    sent.once('socket', guard)
    sent.end(body)
  })
}

const guarded = new WeakSet<Socket>()
/**
 * Handles errors of a connection that no call owns. A call that is aborted just when its reply has ended destroys the
 * connection with an error while it returns to the agent, and an error that nobody handles ends the process.
 */
function guard(socket: Socket): void {
  if (guarded.has(socket)) return
  guarded.add(socket)
  socket.on('error', () => undefined)
}

async function readWhole(reply: IncomingMessage, call: OutboundCall): Promise<Response> {
  const largest = call.largestReply ?? 1_048_576
  const parts: Buffer[] = []
  let size = 0
  for await (const part of reply as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largest) {
      reply.destroy()
      throw new OutboundError('size', call.service)
    }
    parts.push(part)
  }
  const status = reply.statusCode ?? 502
  return new Response(bodilessStatuses.has(status) ? null : Buffer.concat(parts), { status, headers: headersOf(reply) })
}

const withoutSecrets = (headers: OutboundCall['headers'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(if-)?range$/i.test(name)))

const headersOf = (reply: IncomingMessage) =>
  Object.entries(reply.headersDistinct).flatMap(([name, values = []]) => values.map((value): [string, string] => [name, value]))

/** Returns where a redirect leads; null for other replies and for addresses that cannot be read. */
function redirectOf({ statusCode, headers: { location } }: IncomingMessage, from: URL): URL | null {
  return redirectStatuses.has(statusCode ?? 0) && location !== undefined && URL.canParse(location, from.href)
    ? new URL(location, from)
    : null
}

function refuseRedirect(reply: IncomingMessage, { service }: Pick<OutboundCall, 'service'>): void {
  if (!redirectStatuses.has(reply.statusCode ?? 0)) return
  reply.destroy()
  throw new OutboundError('redirect', service)
}
