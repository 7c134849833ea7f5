import { createHash, randomUUID } from 'node:crypto'
import type { Access, Endpoint, ErrorCode, ErrorReply, Locale, Received } from '@marklot/contracts'
import { type Contract, contract } from '@marklot/contracts/contract'
import { errors as errorPhrases } from '@marklot/phrases/errors'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { boundWork } from './admission.ts'
import { AppError } from './app-error.ts'
import { answerBrokenRequest, answerUnusualRequests } from './broken-requests.ts'
import type { CallCounts } from './call-counts.ts'
import { isNotModified, weakTag } from './etag.ts'
import { createFailureLog, type FailureLog } from './failure-log.ts'
import { failurePage } from './failure-page.ts'
import { checkHost } from './host-check.ts'
import { faultsOf, refuseNullCharacters } from './input.ts'
import { limitCalls } from './limit-calls.ts'
import { negotiateLocale } from './locale.ts'
import type { Log } from './log.ts'
import { framedByUs, type PolicySources, securityHeaders } from './security-headers.ts'

/** The facts of a call that its request states. A context adds what a layer above knows of the caller. */
export interface WireCall {
  locale: Locale
  requestId: string
  /** Of the If-None-Match header, for what can be cached. */
  ifNoneMatch: string | undefined
}
/** The answer of an endpoint whose reply is not JSON. */
export interface RawReply {
  status: number
  headers: Record<string, string>
  body: Buffer | NodeJS.ReadableStream | null
}
type Answer<E extends Endpoint> = E['reply'] extends z.core.$ZodType ? z.core.input<E['reply']> : RawReply
type Handler<E extends Endpoint, Context> = (input: Received<E>, context: Context) => Promise<Answer<E>> | Answer<E>
/** One handler per row of the contract: a missing one does not compile. */
export type ContractHandlers<Context extends WireCall> = {
  [C in keyof Contract]: { [N in keyof Contract[C]]: Contract[C][N] extends Endpoint ? Handler<Contract[C][N], Context> : never }
}
/**
 * Identifies the caller and checks the endpoint's column "access", before the input is read.
 * @param authorization the Authorization header
 * @throws AppError when the token is invalid or the caller has no access
 */
export type OpenCall<Context extends WireCall> = (
  call: WireCall,
  authorization: string | undefined,
  access: Access,
) => Promise<Context>

export interface ServerOptions {
  log: Log
  /** Whether the last entry of `X-Forwarded-For` is the caller's address. */
  trustProxy: boolean
  /** Limits how often one address may call; absent: no limit. */
  counts?: CallCounts | undefined
  /** Requests for other hosts are refused; null: the product answers to any name. */
  publicUrl?: string | null
  /** Calls in flight on all connections; default `mostInFlight`. */
  mostInFlight?: number
  /** Parts of the content security policy that the configuration adds. */
  policy?: readonly PolicySources[]
  /** Addresses of pages that our own pages may frame. */
  framedPath?: RegExp
}

const apiPrefix = '/api/v1'
/** A base64 address of 1,024 characters may be percent-encoded threefold. */
const longestParameter = 3_200

/** An HTTP server with what every call needs: limits, headers, request ids, errors in the caller's language, logs without names. */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const headers = securityHeaders(options.policy)
  const framedHeaders = framedByUs(headers)
  const failures = createFailureLog(options.log)
  const app = Fastify({
    logger: false,
    // One hop: any caller can write the entries before the last one of X-Forwarded-For.
    trustProxy: options.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: longestParameter },
    // `checkHost` refuses them, with our headers.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    // No hook runs for these.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request as FastifyRequest, (reply as FastifyReply).headers(headers), failures),
  })
  answerUnusualRequests(app.server, headers)
  // Many programs name the type of a body also where they send none.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  )
  app.setErrorHandler((error, request, reply) => sendError(error as FastifyError, request, reply, failures))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(options.framedPath?.test(request.url) ? framedHeaders : headers).header('X-Request-Id', request.id)
  })
  app.addHook('onClose', async () => failures.flush())
  app.addHook('onResponse', async (request, reply) => {
    // Under overload a line for each refusal would be the log's own flood; `failures` counts them.
    if (reply.statusCode === 503) return
    // The pattern, never the path: names under search stand in paths.
    const route = request.routeOptions.url ?? 'none'
    options.log.info({
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
  boundWork(app, options.mostInFlight)
  checkHost(app, options.publicUrl ?? null)
  if (options.counts) await limitCalls(app, options.counts)
  return app
}

/** Binds every row of the contract to its handler: check access, parse the input, run, parse the reply. */
export function bindContract<Context extends WireCall>(
  app: FastifyInstance,
  handlers: ContractHandlers<Context>,
  openCall: OpenCall<Context>,
): void {
  for (const [capability, rows] of Object.entries(contract)) {
    for (const [name, endpoint] of Object.entries(rows as Record<string, Endpoint>)) {
      const handler = (handlers as unknown as Record<string, Record<string, Handler<Endpoint, Context>>>)[capability]?.[name]
      if (!handler) throw new Error(`No handler for ${capability}.${name}`)
      app.route({
        method: endpoint.method,
        url: `${apiPrefix}${endpoint.path.replace(/\{(\w+)\}/g, ':$1')}`,
        // Counts where calls are limited; see `limitCalls`.
        config: endpoint.callsPerMinute === undefined ? {} : { rateLimit: { max: endpoint.callsPerMinute } },
        handler: async (request, reply) => {
          const call: WireCall = {
            locale: localeOf(request),
            requestId: request.id,
            ifNoneMatch: request.headers['if-none-match'],
          }
          const context = await openCall(call, request.headers.authorization, endpoint.access)
          const answer = await handler(receive(endpoint, request, call.locale), context)
          reply.header('Vary', endpoint.isTagged ? 'Accept-Language' : 'Accept-Language, Authorization')
          if ('mediaType' in endpoint.reply) return sendRaw(reply, answer as RawReply)
          reply.header('Content-Language', call.locale)
          if (endpoint.isTagged) return sendTagged(reply, z.parse(endpoint.reply, answer), call)
          reply.header('Cache-Control', 'no-store')
          return reply.code(endpoint.status ?? 200).send(z.parse(endpoint.reply, answer))
        },
      })
    }
  }
}

function receive(endpoint: Endpoint, request: FastifyRequest, locale: Locale): Received<Endpoint> {
  const parts = { params: request.params, query: request.query, body: request.body ?? (endpoint.body ? {} : undefined) }
  const received: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = endpoint[part]
    if (!schema) continue
    refuseNullCharacters(parts[part], locale)
    const parsed = z.safeParse(schema, parts[part])
    if (!parsed.success) throw new AppError('request.invalid', { details: faultsOf(parsed.error.issues, locale) })
    received[part] = parsed.data
  }
  return received as Received<Endpoint>
}

function sendRaw(reply: FastifyReply, raw: RawReply): FastifyReply {
  return reply.code(raw.status).headers(raw.headers).send(raw.body)
}

/** Sends a reply that browsers keep and revalidate at every use. */
function sendTagged(reply: FastifyReply, answer: unknown, { locale, ifNoneMatch }: WireCall): FastifyReply {
  const body = JSON.stringify(answer)
  const tag = weakTag(`"${createHash('sha256').update(`${locale} ${body}`).digest('base64url').slice(0, 22)}"`)
  reply.headers({ 'Cache-Control': 'no-cache', ETag: tag })
  if (isNotModified(ifNoneMatch, tag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}

export const localeOf = (request: FastifyRequest): Locale => negotiateLocale(request.headers['accept-language'])

/** What the framework's own failures mean to a caller. */
function codeOf(error: FastifyError): ErrorCode {
  switch (error.statusCode) {
    case 413:
      return 'request.tooLarge'
    case 414:
      return 'request.pathTooLong'
    case 415:
      return 'request.unsupportedMediaType'
    case 429:
      return 'request.tooMany'
    case 503:
      return 'server.stopping'
  }
  if (error.code === 'FST_ERR_CTP_INVALID_JSON_BODY') return 'request.invalidJson'
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) return 'request.invalid'
  return 'server.internal'
}

/** Seconds after which a caller may try again when the server could not answer. */
const retryAfter = 2

/** Answers a failure in the caller's language: as JSON, or as a document where a page was asked for. */
function sendError(error: Error, request: FastifyRequest, reply: FastifyReply, failures: FailureLog): FastifyReply {
  const failure = error instanceof AppError ? error : new AppError(codeOf(error as FastifyError), { cause: error })
  const { code, status, details } = failure
  if (status >= 500) {
    const route = request.routeOptions?.url ?? 'none'
    failures.report({ requestId: request.id, route, code, err: failure.cause ?? failure })
  }
  const locale = localeOf(request)
  const message = errorPhrases[code][locale]
  // RFC 9110, 11.6.1; RFC 6750, 3.
  if (status === 401) reply.header('WWW-Authenticate', code === 'auth.invalidToken' ? 'Bearer error="invalid_token"' : 'Bearer')
  if (status === 503) reply.header('Retry-After', retryAfter)
  // The hook that sets the id does not run for every failure.
  reply.code(status).headers({ 'X-Request-Id': request.id, 'Cache-Control': 'no-store', 'Content-Language': locale })
  if (isForPage(request)) return reply.type('text/html; charset=utf-8').send(failurePage(locale, message))
  return reply
    .type('application/json; charset=utf-8')
    .send({ code, message, requestId: request.id, ...(details ? { details } : {}) } satisfies ErrorReply)
}

const isForPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true && !/^\/(api|assets)\//i.test(url)
