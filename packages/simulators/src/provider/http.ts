import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { CallFault, CallFaults } from './call-faults.ts'
import { isObject } from './fields.ts'
import type { Timeline } from './timeline.ts'

export interface Call {
  method: string
  /** Without the query and without a trailing slash. */
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  raw: Buffer
}

export interface Reply {
  status: number
  headers?: Record<string, string>
  /** Undefined: no body. */
  body?: string | undefined
}

export const jsonReply = (status: number, body: unknown, headers: Record<string, string> = {}): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
})
export const htmlReply = (body: string, status = 200): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  body,
})
export const redirectReply = (location: string): Reply => ({ status: 303, headers: { Location: location } })

/** Returns the JSON body of a call. @throws SyntaxError if the body is not JSON */
export const jsonOf = (call: Call): unknown => JSON.parse(call.raw.toString('utf8'))

/** Returns the fields of a submitted form or of a JSON object. */
export function fieldsOf(call: Call): Record<string, unknown> {
  if (isForm(call)) return Object.fromEntries(new URLSearchParams(call.raw.toString('utf8')))
  if (call.raw.length === 0) return {}
  const body = jsonOf(call)
  return isObject(body) ? body : {}
}
export const isForm = (call: Call): boolean => (call.headers['content-type'] ?? '').includes('application/x-www-form-urlencoded')

const largestBody = 1_024 * 1_024

export interface ServeOptions {
  host: string
  port: number
  timeline: Timeline
  faults: CallFaults
  answer(call: Call): Reply | Promise<Reply>
  /** The answer to a planned status without a body of its own. */
  errorOf(status: number): Reply
  /** Runs after every answer has been handed over. */
  answered(): void
}

/** Starts the server of a simulator. Before an answer, planned faults apply and all due work is done. */
export async function serve(options: ServeOptions): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const { timeline, faults } = options
  const server = createServer(async (request, response) => {
    try {
      const url = new URL(request.url ?? '/', 'http://simulator')
      const raw = await readBody(request)
      if (raw === null) return void send(response, { status: 413 })
      const path = url.pathname.length > 1 ? url.pathname.replace(/\/+$/, '') : url.pathname
      const call: Call = { method: request.method ?? 'GET', path, query: url.searchParams, headers: request.headers, raw }
      // The controls themselves never fail.
      const fault = path.startsWith('/_sim/') ? null : faults.next(call.method, path)
      if (fault && fault.delaySeconds > 0) await timeline.reached(timeline.now() + fault.delaySeconds * 1_000)
      timeline.runDue()
      if (fault && !fault.afterwards && isFinal(fault)) return void fail(response, fault, options, null)
      const reply = await options.answer(call)
      if (fault && isFinal(fault)) fail(response, fault, options, reply)
      else send(response, reply)
    } catch {
      if (response.headersSent) response.destroy()
      else send(response, options.errorOf(500))
    } finally {
      options.answered()
    }
  })
  // Longer than clients keep a connection, so that the server never closes one during a request.
  server.keepAliveTimeout = 60_000
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(options.port, options.host, () => listening())
  })
  const { port } = server.address() as AddressInfo
  const host = options.host.includes(':') ? `[${options.host}]` : options.host
  return {
    baseUrl: `http://${host}:${port}`,
    close: async () => {
      const closed = new Promise<void>((done) => server.close(() => done()))
      server.closeAllConnections()
      await closed
    },
  }
}

const isFinal = (fault: CallFault): boolean =>
  fault.reset || fault.malformed || fault.status !== null || fault.retryAfter !== null

function fail(response: ServerResponse, fault: CallFault, options: ServeOptions, reply: Reply | null): void {
  if (fault.reset) return void response.destroy()
  const status = fault.status ?? (fault.retryAfter === null ? (reply?.status ?? 200) : 429)
  const shaped = fault.status === null && reply ? reply : options.errorOf(status)
  const body = fault.malformed ? '{"id":"' : (fault.body ?? shaped.body)
  const wait: Record<string, string> = fault.retryAfter === null ? {} : { 'Retry-After': fault.retryAfter }
  send(response, { status, headers: { ...shaped.headers, ...wait }, body })
}

function send(response: ServerResponse, { status, headers = {}, body }: Reply): void {
  const length: Record<string, number> =
    status === 204 || status === 304 ? {} : { 'Content-Length': Buffer.byteLength(body ?? '') }
  response.writeHead(status, { ...headers, ...length }).end(body)
}

async function readBody(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > largestBody) return null
    parts.push(part)
  }
  return parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)
}
