import type * as z from 'zod/mini'
import {
  apiVersion,
  type Endpoint,
  type EventStreamReply,
  type Reply,
  replyKind,
  revisionHeader,
  type Sent,
  versionHeader,
} from './endpoints.ts'
import type { ErrorReply } from './errors.ts'
import { readEvents } from './event-stream.ts'

/** Returns the label of an HTTP status (spec 2, section 8.1). There are only a few, and the page translates them. */
export function statusLabel(status: number) {
  switch (status) {
    case 400:
      return 'Bad Request'
    case 401:
      return 'Unauthorized'
    case 403:
      return 'Forbidden'
    case 404:
      return 'Not Found'
    case 422:
      return 'Client Error'
    case 500:
      return 'Internal Server Error'
    case 502:
      return 'Bad Gateway'
    case 503:
      return 'Service Unavailable'
    default:
      return 'Generic Error'
  }
}

/**
 * Returns the label of an HTTP status for programs. A 500 has a label of its own there (spec 2, section 8.1).
 * `statusLabel` gives the labels that people read.
 */
export const callLabel = (status: number): string => (status === 500 ? 'Server Error' : statusLabel(status))

/** The longest part of a body in a message. */
const longestExcerpt = 200

/**
 * A reply that reports a failure, with url, status, status text and body (spec 2, section 8.1). The message is the
 * server's sentence. Without one, it is the label with status, status text and the beginning of the body in one line.
 */
export class ApiError extends Error {
  constructor(
    readonly url: string,
    readonly status: number,
    readonly statusText: string,
    readonly body: unknown,
  ) {
    super(messageOf(body) ?? `${callLabel(status)} (${[status, statusText, excerptOf(body)].filter(Boolean).join(', ')})`)
    this.name = 'ApiError'
  }
  /** The error code of the contract, if the server sent one. */
  get code(): string | undefined {
    return stringAt(this.body, 'code')
  }
  get label(): string {
    return callLabel(this.status)
  }
}

/** Returns the beginning of a body in one line. */
export function excerptOf(body: unknown): string {
  const text = typeof body === 'string' ? body : (JSON.stringify(body) ?? '')
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length > longestExcerpt ? `${line.slice(0, longestExcerpt - 1)}…` : line
}

function stringAt(body: unknown, key: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined
  const value = (body as Record<string, unknown>)[key]
  return typeof value === 'string' ? value : undefined
}
const messageOf = (body: unknown) => stringAt(body, 'message')

export interface ClientOptions {
  /** Origin before /api/v1; empty in the browser. */
  origin?: string
  /** Read on every call, so that a changed language takes effect immediately. */
  locale: () => string
  /** Default: no token (spec 2, 7.1). */
  token?: () => Promise<string | null>
  /** The version of the API; default 1.0 (spec 2, 7.1). The default is not sent, because calls without one have it. */
  apiVersion?: string
  /** Basic authorization instead of a token, for programs (spec 2, 7.1). The server must be configured to accept it. */
  basic?: { name: string; password: string }
  fetch?: typeof fetch
}
export interface CallOptions {
  signal?: AbortSignal
  /** The number of the last event that arrived, for streams that can be resumed. */
  lastEventId?: number
}

type Call<E extends Endpoint> = keyof Sent<E> extends never
  ? (sent?: undefined, options?: CallOptions) => Promise<Reply<E>>
  : (sent: Sent<E>, options?: CallOptions) => Promise<Reply<E>>
export type Client<T extends Record<string, Record<string, Endpoint>>> = {
  [C in keyof T]: { [N in keyof T[C]]: Call<T[C][N]> }
}

/** The settings of a client that states none (spec 2, 7.1): no token, API version 1.0. */
export const defaultSettings = { token: async () => null, apiVersion } as const

const optionsOf = new WeakMap<object, ClientOptions>()
/** The newest revision of the register that a client has received. */
const seenRevisions = new WeakMap<ClientOptions, number>()

/** Creates a client for further tables with the same options, for pages that load their own endpoints. */
export function extendClient<T extends Record<string, Record<string, Endpoint>>>(client: object, table: T): Client<T> {
  const options = optionsOf.get(client)
  if (!options) throw new Error('Not a client of createClient')
  return createClient(table, options)
}

/**
 * Gets a JSON file with the client's `fetch`, without token or language. For addresses outside the tables, such as the
 * public statistics (spec 2, section 7.2).
 * @throws ApiError if the reply is not a success
 */
export async function getJson(client: object, url: string, { signal }: CallOptions = {}): Promise<unknown> {
  const response = await (optionsOf.get(client)?.fetch ?? fetch)(url, { headers: { Accept: 'application/json' }, signal })
  if (!response.ok) throw new ApiError(url, response.status, response.statusText, await readBody(response))
  return response.json()
}

/**
 * Creates the typed client of a contract table. Checks a reply if the table has its schema. The browser's table has
 * none (`web/vite-contract.ts`), because the server parses every reply before sending it.
 */
export function createClient<T extends Record<string, Record<string, Endpoint>>>(table: T, options: ClientOptions): Client<T> {
  const client: Record<string, Record<string, unknown>> = {}
  optionsOf.set(client, options)
  for (const [capability, rows] of Object.entries(table)) {
    client[capability] = {}
    for (const [name, endpoint] of Object.entries(rows)) {
      client[capability][name] = (sent?: Parts, call?: CallOptions) => send(endpoint, sent ?? {}, options, call)
    }
  }
  return client as Client<T>
}

interface Parts {
  params?: Record<string, unknown>
  query?: Record<string, unknown>
  body?: unknown
}

async function send(endpoint: Endpoint, sent: Parts, options: ClientOptions, call?: CallOptions): Promise<unknown> {
  const url = `${options.origin ?? ''}${addressOf(endpoint, sent)}`
  const kind = replyKind(endpoint)
  const headers: Record<string, string> = {
    Accept: kind === 'eventStream' ? 'text/event-stream, application/json' : 'application/json',
    'Accept-Language': options.locale(),
  }
  const version = options.apiVersion ?? defaultSettings.apiVersion
  if (version !== defaultSettings.apiVersion) headers[versionHeader] = version
  const authorization = await authorizationOf(options)
  if (authorization) headers.Authorization = authorization
  if (call?.lastEventId !== undefined) headers['Last-Event-ID'] = `${call.lastEventId}`
  const seen = seenRevisions.get(options)
  if (seen !== undefined) headers[revisionHeader] = `${seen}`
  const { body, type } = encode(sent.body)
  if (type !== undefined) headers['Content-Type'] = type
  const response = await (options.fetch ?? fetch)(url, { method: endpoint.method, headers, body, signal: call?.signal })
  if (!response.ok) throw new ApiError(url, response.status, response.statusText, await readBody(response))
  const revision = Number(response.headers.get(revisionHeader))
  if (revision > (seen ?? 0)) seenRevisions.set(options, revision)
  if (kind === 'media') return response.blob()
  if (kind === 'eventStream') return events(endpoint.reply as EventStreamReply, url, response)
  return checked(endpoint.reply as Schema | undefined, response.status === 204 ? null : await response.json())
}

type Schema = z.core.$ZodType
const checked = (schema: Schema | undefined, value: unknown): unknown => (schema ? (schema as z.ZodMiniType).parse(value) : value)

/** Derives the kind of body from its value: the browser's table does not describe request bodies. */
function encode(body: unknown): { body?: BodyInit; type?: string } {
  if (body === undefined) return {}
  if (body instanceof Blob) return { body, type: body.type || 'application/octet-stream' }
  if (!hasFiles(body)) return { body: JSON.stringify(body), type: 'application/json' }
  const form = new FormData()
  for (const [name, value] of Object.entries(body.fields)) if (value !== undefined) form.append(name, String(value))
  for (const [name, file] of Object.entries(body.files)) form.append(name, file)
  // `fetch` sets the content type together with its boundary.
  return { body: form }
}

function hasFiles(body: unknown): body is { fields: Record<string, unknown>; files: Record<string, Blob> } {
  if (typeof body !== 'object' || body === null || !('files' in body)) return false
  const { files } = body
  return typeof files === 'object' && files !== null && Object.values(files).some((file) => file instanceof Blob)
}

/** Yields the events of a stream. @throws ApiError if the server reports a failure in the middle of the stream */
async function* events({ event }: EventStreamReply, url: string, response: Response): AsyncGenerator<unknown> {
  if (!response.body) return
  for await (const { type, data } of readEvents(response.body)) {
    const value: unknown = JSON.parse(data)
    if (type === 'error') {
      const { status, ...failure } = value as ErrorReply & { status: number }
      throw new ApiError(url, status, '', failure)
    }
    yield checked(event, value)
  }
}

async function authorizationOf({ basic, token = defaultSettings.token }: ClientOptions): Promise<string | null> {
  if (basic) return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${basic.name}:${basic.password}`)))}`
  const value = await token()
  return value ? `Bearer ${value}` : null
}

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** Returns the path below the origin, including path parameters and query. */
export function addressOf(endpoint: Pick<Endpoint, 'path'>, sent: Parts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(sent.params?.[name] ?? '')))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(sent.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null) query.append(key, String(one))
  }
  const tail = query.toString()
  return `/api/v1${path}${tail ? `?${tail}` : ''}`
}
