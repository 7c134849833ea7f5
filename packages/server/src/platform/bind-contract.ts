import { createHash } from 'node:crypto'
import {
  type Access,
  apiVersion,
  bodyKind,
  type Endpoint,
  type EventStreamReply,
  type JsonOrFormBody,
  type Locale,
  type MediaReply,
  type MultipartBody,
  type RawBody,
  type Received,
  replyKind,
  revisionHeader,
  versionHeader,
} from '@marklot/contracts'
import { type Contract, contract } from '@marklot/contracts/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from './app-error.ts'
import { acceptForms, acceptMultipart, acceptRaw, largestForm, missingField, receiveMultipart, receiveRaw } from './bodies.ts'
import { compileSchema } from './compiled-schema.ts'
import { isNotModified, weakTag } from './etag.ts'
import { eventStream } from './event-stream.ts'
import type { FailureLog } from './failure-log.ts'
import { errorReply, localeOf, noteFailure } from './failures.ts'
import { faultsOf, refuseUnstorableTexts } from './input.ts'
import { singleHeaders } from './single-headers.ts'

/**
 * The facts about a call that the request itself states. The `Context` of the layer above adds facts about the caller.
 */
export interface WireCall {
  locale: Locale
  requestId: string
  /** The If-None-Match header, for replies that callers cache. */
  ifNoneMatch: string | undefined
  /** The Last-Event-ID header as a number; 0 without a valid one. */
  lastEventId: number
  /** The newest revision of the register that the caller has seen; 0 without a valid one. */
  seenRevision: number
  /**
   * Aborted if the caller disconnects before the reply is complete. For resumable streams, also aborted when the
   * process is about to stop.
   */
  signal: AbortSignal
}
/** The answer of an endpoint whose reply is not JSON. 304 is for rows with `isConditional`, and has no body. */
export interface RawReply {
  status: 200 | 304
  headers: Record<string, string>
  body: Buffer | NodeJS.ReadableStream | null
}
/** The answer of an endpoint that makes its file later (status 202). */
export interface LaterReply<Entry> {
  status: 202
  /** The address at which the entry can be read again. */
  location: string
  entry: Entry
}
type MediaAnswer<R> = R extends { later: infer Entry extends z.core.$ZodType }
  ? RawReply | LaterReply<z.core.input<Entry>>
  : RawReply
type Answer<E extends Endpoint> = E['reply'] extends z.core.$ZodType
  ? z.core.input<E['reply']>
  : E['reply'] extends EventStreamReply
    ? AsyncIterable<z.core.input<E['reply']['event']>>
    : MediaAnswer<E['reply']>
type Handler<E extends Endpoint, Context> = (input: Received<E>, context: Context) => Promise<Answer<E>> | Answer<E>
type Tables = Readonly<Record<string, Readonly<Record<string, Endpoint>>>>
/** One handler per row of the tables. A missing handler is a compile-time error. */
export type HandlersOf<T extends Tables, Context> = { [C in keyof T]: { [N in keyof T[C]]: Handler<T[C][N], Context> } }
export type ContractHandlers<Context extends WireCall> = HandlersOf<Contract, Context>

/**
 * Identifies the caller and checks the endpoint's `access` before the input is parsed.
 * @param authorization the Authorization header
 * @throws AppError when the token is invalid or the caller has no access
 */
export type OpenCall<Context extends WireCall> = (
  call: WireCall,
  authorization: string | undefined,
  access: Access,
) => Promise<Context>

/**
 * Verifies that a message comes from the provider.
 * @throws AppError when it does not
 */
export type Verify = (message: {
  body: Uint8Array
  /** The headers that were sent exactly once. */
  headers: Readonly<Record<string, string | undefined>>
}) => Promise<void>
/** One verifier per provider of the tables' `signed:<provider>`. */
export type VerifiersOf<T extends Tables> = Record<ProvidersOf<T[keyof T]>, Verify>
type ProvidersOf<Rows> =
  Rows extends Readonly<Record<string, Endpoint>>
    ? Rows[keyof Rows]['access'] extends infer A
      ? A extends `signed:${infer Provider}`
        ? Provider
        : never
      : never
    : never

const apiPrefix = '/api/v1'

/** Binds every row of the contract to its handler. */
export function bindContract<Context extends WireCall>(
  app: FastifyInstance,
  handlers: ContractHandlers<Context>,
  openCall: OpenCall<Context>,
  verifiers: VerifiersOf<Contract>,
): void {
  bindTables(app, contract, handlers, { openCall, verifiers })
}

/**
 * Binds every row of the tables to its handler: it checks access, parses the input, runs the handler and parses the
 * reply.
 */
export function bindTables<const T extends Tables, Context extends WireCall>(
  app: FastifyInstance,
  tables: T,
  handlers: HandlersOf<T, Context>,
  { openCall, verifiers }: { openCall: OpenCall<Context>; verifiers: VerifiersOf<T> },
): void {
  for (const [capability, rows] of Object.entries(tables)) {
    for (const [name, endpoint] of Object.entries(rows)) {
      const handler = (handlers as unknown as Record<string, Record<string, Handler<Endpoint, Context>>>)[capability]?.[name]
      if (!handler) throw new Error(`No handler for ${capability}.${name}`)
      const open = opening(endpoint, openCall, verifiers)
      // Compiled at the first call, because a start would otherwise have to wait for all rows, of which most processes
      // need only some.
      let compiled: Endpoint | undefined
      const answering = () => {
        compiled ??= { ...endpoint, reply: 'kind' in endpoint.reply ? endpoint.reply : compileSchema(endpoint.reply) }
        return compiled
      }
      bindRow(app, endpoint, async (request, reply) => {
        agreeOnVersion(request, reply)
        const call: WireCall = {
          locale: localeOf(request),
          requestId: request.id,
          ifNoneMatch: request.headers['if-none-match'],
          lastEventId: numberOf(request.headers['last-event-id'], 9),
          seenRevision: numberOf(request.headers[revisionHeader], 15),
          signal: isResumable(endpoint) ? AbortSignal.any([leavingOf(reply), app.draining]) : leavingOf(reply),
        }
        const context = await open(call, request)
        const answer = await handler(await receive(endpoint, request, call.locale), context)
        return send(answering(), answer, call, request, reply, app.failures)
      })
    }
  }
}

/** Answers with the version that the caller states. @throws AppError `request.unknownVersion` for any other version */
function agreeOnVersion({ headers }: FastifyRequest, reply: FastifyReply): void {
  const stated = headers[versionHeader]
  if (stated === undefined) return
  reply.header(versionHeader, apiVersion)
  if (stated !== apiVersion) throw new AppError('request.unknownVersion')
}

const numberOf = (header: string | string[] | undefined, mostDigits: number): number => {
  const text = String(header ?? '')
  return /^\d+$/.test(text) && text.length <= mostDigits ? Number(text) : 0
}

const isResumable = ({ reply }: Endpoint): boolean => 'isResumable' in reply && reply.isResumable === true

function leavingOf({ raw }: FastifyReply): AbortSignal {
  const leaving = new AbortController()
  raw.once('close', () => {
    if (!raw.writableFinished) leaving.abort()
  })
  return leaving.signal
}

/** Returns the function that opens the calls of a row: by the caller's token or by the sender's signature. */
function opening<Context extends WireCall>(
  { access, body }: Endpoint,
  openCall: OpenCall<Context>,
  verifiers: Readonly<Record<string, Verify>>,
): (call: WireCall, request: FastifyRequest) => Promise<Context> {
  if (!access.startsWith('signed:')) return (call, { headers }) => openCall(call, headers.authorization, access)
  const verify = verifiers[access.slice('signed:'.length)]
  if (!verify || bodyKind({ body }) !== 'raw') throw new Error(`${access} needs a verifier and a raw body`)
  return async (call, request) => {
    await verify({ body: receiveRaw(request), headers: singleHeaders(request.raw.rawHeaders) })
    return openCall(call, undefined, 'public')
  }
}

/** Adds the route of a row. Rows whose body is not JSON get a scope with its own parser. */
function bindRow(app: FastifyInstance, endpoint: Endpoint, handler: RouteOptions['handler']): void {
  const route: RouteOptions = {
    method: endpoint.method,
    url: `${apiPrefix}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
    // Calls are counted only where they are limited; see `limitCalls`.
    config: endpoint.callsPerMinute === undefined ? {} : { rateLimit: { max: endpoint.callsPerMinute } },
    handler,
  }
  switch (bodyKind(endpoint)) {
    case 'raw':
      app.register(async (scope) => {
        acceptRaw(scope, endpoint.body as RawBody)
        scope.route(route)
      })
      break
    case 'multipart':
      app.register(async (scope) => {
        const { files } = endpoint.body as MultipartBody
        await acceptMultipart(scope, files)
        scope.route({ ...route, bodyLimit: largestForm(files) })
      })
      break
    case 'jsonOrForm':
      app.register(async (scope) => {
        const { files } = endpoint.body as JsonOrFormBody
        // The route's own limit applies to JSON; forms have a separate one.
        await acceptForms(scope, files)
        scope.route(route)
      })
      break
    default:
      app.route(route)
  }
}

async function receive(endpoint: Endpoint, request: FastifyRequest, locale: Locale): Promise<Received<Endpoint>> {
  const { params, query } = endpoint
  const received: Record<string, unknown> = {}
  if (params) received.params = parseInput(params, request.params, locale)
  if (query) received.query = parseInput(query, request.query, locale)
  switch (bodyKind(endpoint)) {
    case 'json':
      // A missing body is treated as an empty object; `null` is a different value.
      received.body = parseInput(endpoint.body as z.core.$ZodType, request.body === undefined ? {} : request.body, locale)
      break
    case 'raw':
      received.body = receiveRaw(request)
      break
    case 'multipart': {
      const body = endpoint.body as MultipartBody
      const { fields, files } = await receiveMultipart(request, body.files, locale)
      received.body = { fields: parseInput(body.fields, fields, locale), files }
      break
    }
    case 'jsonOrForm':
      received.body = await receiveJsonOrForm(endpoint.body as JsonOrFormBody, request, locale)
  }
  return received as Received<Endpoint>
}

async function receiveJsonOrForm(
  { json, field, files: rules }: JsonOrFormBody,
  request: FastifyRequest,
  locale: Locale,
): Promise<{ json: unknown; files: unknown }> {
  if (!request.isMultipart())
    return { json: parseInput(json, request.body === undefined ? {} : request.body, locale), files: null }
  const { fields, files } = await receiveMultipart(request, rules, locale)
  if (fields[field] === undefined) throw missingField(field, locale)
  return { json: parseInput(json, jsonOf(fields[field]), locale), files }
}

function jsonOf(field: unknown): unknown {
  try {
    return JSON.parse(String(field))
  } catch (cause) {
    throw new AppError('request.invalidJson', { cause })
  }
}

function parseInput(schema: z.core.$ZodType, value: unknown, locale: Locale): unknown {
  const parsed = z.safeParse(schema, value)
  if (!parsed.success) throw new AppError('request.invalid', { details: faultsOf(parsed.error.issues, locale) })
  // Unknown properties are already stripped, so their content does not matter.
  refuseUnstorableTexts(parsed.data, locale)
  return parsed.data
}

function send(
  endpoint: Endpoint,
  answer: unknown,
  call: WireCall,
  request: FastifyRequest,
  reply: FastifyReply,
  failures: FailureLog,
): FastifyReply {
  reply.header('Vary', endpoint.isTagged ? 'Accept-Language' : 'Accept-Language, Authorization')
  const kind = replyKind(endpoint)
  if (kind === 'media') return sendMedia(endpoint.reply as MediaReply, answer as RawReply | LaterReply<unknown>, reply)
  reply.header('Content-Language', call.locale)
  if (kind === 'eventStream') {
    // Tells buffering proxies to pass events on immediately.
    reply.headers({ 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }).type('text/event-stream; charset=utf-8')
    const { event, isResumable = false } = endpoint.reply as EventStreamReply
    const events = parseEvents(event, answer as AsyncIterable<unknown>)
    const describe = (error: unknown) => {
      const failure = noteFailure(error, request, failures)
      return { status: failure.status, ...errorReply(failure, request) }
    }
    return reply.send(eventStream(events, describe, { hasIds: isResumable }))
  }
  const value = z.parse(endpoint.reply as z.core.$ZodType, answer)
  if (endpoint.isRevised) addRevision(reply, value)
  if (endpoint.isTagged) return sendTagged(reply, value, call)
  reply.header('Cache-Control', 'no-store')
  return reply.code(endpoint.status ?? 200).send(value)
}

/** Sends a reply that is not JSON. @throws Error for a status or a media type that the contract does not name */
function sendMedia(
  { mediaTypes, isConditional, later }: MediaReply,
  answer: RawReply | LaterReply<unknown>,
  reply: FastifyReply,
) {
  if (answer.status === 202) {
    if (!later) throw new Error('The contract names no reply of a file that is made later')
    reply.headers({ Location: answer.location, 'Cache-Control': 'no-store' })
    return reply.code(202).send(z.parse(later, answer.entry))
  }
  const { status, headers, body } = answer
  const [mediaType = ''] = (headers['Content-Type'] ?? '').split(';')
  if (status === 304 ? !isConditional : !mediaTypes.includes(mediaType))
    throw new Error(`The contract names no reply ${status} ${mediaType}`)
  return reply.code(status).headers(headers).send(body)
}

function addRevision(reply: FastifyReply, value: unknown): void {
  const { revision } = value as { revision: number | null }
  if (revision !== null) reply.header(revisionHeader, revision)
}

async function* parseEvents(schema: z.core.$ZodType, events: AsyncIterable<unknown>): AsyncGenerator {
  for await (const event of events) yield z.parse(schema, event)
}

/** Sends a reply that browsers cache and revalidate at every use. */
function sendTagged(reply: FastifyReply, answer: unknown, { locale, ifNoneMatch }: WireCall): FastifyReply {
  const body = JSON.stringify(answer)
  const tag = weakTag(`"${createHash('sha256').update(`${locale} ${body}`).digest('base64url').slice(0, 22)}"`)
  reply.headers({ 'Cache-Control': 'no-cache', ETag: tag })
  if (isNotModified(ifNoneMatch, tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
