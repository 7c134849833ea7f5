import * as z from 'zod/mini'
import type { Endpoint, Reply, Sent } from './endpoints.ts'

/** Labels of spec 2, section 8.1: the answer is one of few words, which the page translates. */
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

/** An answer that is not a success: url, status, status text and body, as spec 2, section 8.1 asks. */
export class ApiError extends Error {
  constructor(
    readonly url: string,
    readonly status: number,
    readonly statusText: string,
    readonly body: unknown,
  ) {
    super(messageOf(body) ?? `${statusLabel(status)} (${status} ${statusText})`)
    this.name = 'ApiError'
  }
  /** The error code of the contract, when the server sent one. */
  get code(): string | undefined {
    return stringAt(this.body, 'code')
  }
  get label(): string {
    return statusLabel(this.status)
  }
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
  /** Asked at every call, so that a change of language is seen at once. */
  locale: () => string
  /** Default: no token (spec 2, 7.1). */
  token?: () => Promise<string | null>
  /** For programs, where the server is configured for it: the basic authorization form (spec 2, 7.1) in place of a token. */
  basic?: { name: string; password: string }
  fetch?: typeof fetch
}
export interface CallOptions {
  signal?: AbortSignal
}

type Call<E extends Endpoint> = keyof Sent<E> extends never
  ? (sent?: undefined, options?: CallOptions) => Promise<Reply<E>>
  : (sent: Sent<E>, options?: CallOptions) => Promise<Reply<E>>
export type Client<T extends Record<string, Record<string, Endpoint>>> = {
  [C in keyof T]: { [N in keyof T[C]]: Call<T[C][N]> }
}

const optionsOf = new WeakMap<object, ClientOptions>()

/** A client of further tables, in the same language and with the same token: for pages that bring calls of their own. */
export function extendClient<T extends Record<string, Record<string, Endpoint>>>(client: object, table: T): Client<T> {
  const options = optionsOf.get(client)
  if (!options) throw new Error('Not a client of createClient')
  return createClient(table, options)
}

/**
 * A plain GET of a JSON file by the client's `fetch`, without token and language: for addresses that are no calls of a table, such as
 * the public statistics (spec 2, section 7.2).
 * @throws ApiError for an answer that is no success
 */
export async function getJson(client: object, url: string, { signal }: CallOptions = {}): Promise<unknown> {
  const response = await (optionsOf.get(client)?.fetch ?? fetch)(url, { headers: { Accept: 'application/json' }, signal })
  if (!response.ok) throw new ApiError(url, response.status, response.statusText, await readBody(response))
  return response.json()
}

/** The typed client of a contract table. Replies are parsed against the contract. */
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
  const headers: Record<string, string> = { Accept: 'application/json', 'Accept-Language': options.locale() }
  const authorization = await authorizationOf(options)
  if (authorization) headers.Authorization = authorization
  let body: BodyInit | undefined
  if (sent.body instanceof FormData) body = sent.body
  else if (sent.body !== undefined) {
    headers['Content-Type'] = 'application/json'
    body = JSON.stringify(sent.body)
  }
  const response = await (options.fetch ?? fetch)(url, { method: endpoint.method, headers, body, signal: call?.signal })
  if (!response.ok) throw new ApiError(url, response.status, response.statusText, await readBody(response))
  if ('mediaType' in endpoint.reply) return response.blob()
  return z.parse(endpoint.reply, response.status === 204 ? null : await response.json())
}

async function authorizationOf({ basic, token }: ClientOptions): Promise<string | null> {
  if (basic) return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${basic.name}:${basic.password}`)))}`
  const value = await token?.()
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

/** The path below the origin, with path parameters and query filled in. */
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
