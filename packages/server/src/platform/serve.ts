import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { boundWork } from './admission.ts'
import { answerBrokenRequest, answerUnusualRequests } from './broken-requests.ts'
import type { CallCounts } from './call-counts.ts'
import { createFailureLog, type FailureLog } from './failure-log.ts'
import { sendError } from './failures.ts'
import { checkHost, type SecondAddress } from './host-check.ts'
import { limitCalls } from './limit-calls.ts'
import type { Log } from './log.ts'
import { answerProbes, type Probes } from './probes.ts'
import { framedByUs, type PolicySources, securityHeaders } from './security-headers.ts'
import { observeCalls } from './telemetry/observe-calls.ts'
import { quietTelemetry, type Telemetry } from './telemetry/telemetry.ts'

declare module 'fastify' {
  interface FastifyInstance {
    failures: FailureLog
    /** Aborted when the process is about to stop, which ends streams that can be resumed elsewhere. */
    draining: AbortSignal
  }
}

export interface ServerOptions {
  log: Log
  /** Measures calls. If absent, nothing is measured. */
  telemetry?: Telemetry
  /** Whether to trust the last entry of `X-Forwarded-For` as the caller's address. */
  trustProxy: boolean
  /** Limits how often one address may call. If absent, there is no limit. */
  counts?: CallCounts | undefined
  /** The only address whose host is accepted; null if any host is accepted. */
  publicUrl?: string | null
  /** Limit of calls in flight over all connections; default `mostInFlight`. */
  mostInFlight?: number
  /** The sources that the configuration adds to the content security policy. */
  policy?: readonly PolicySources[]
  /** Paths of pages that our own pages may frame. */
  framedPath?: RegExp
  /** Whether framed pages open windows that they talk with. */
  opensWindows?: boolean
  /** The probes that this server answers. */
  probes?: Probes | undefined
  /** A second address of this installation, which only serves the paths below one folder. */
  secondAddress?: SecondAddress | null
}

/**
 * The longest path parameter. A base64 value of 1,024 characters may become three times as long by percent-encoding.
 */
const longestParameter = 3_200

/**
 * Replaces Fastify's schema compilers, which then need not be loaded: the contract checks what is received and sent.
 */
const refuseSchema = (): never => {
  throw new Error('A route must not have a schema of Fastify; it belongs in the contract.')
}

/**
 * Creates an HTTP server with the parts that every call needs: limits, headers, request ids, errors in the caller's
 * language, and logs without names.
 */
export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { telemetry = quietTelemetry } = options
  const headers = securityHeaders(options.policy, options.opensWindows)
  const framedHeaders = framedByUs(headers)
  const failures = createFailureLog(options.log, telemetry)
  const app = Fastify({
    logger: false,
    // Trusts one hop, because callers can forge all entries of X-Forwarded-For except the last.
    trustProxy: options.trustProxy && ((_, hop) => hop === 0),
    bodyLimit: 256 * 1024,
    requestTimeout: 30_000,
    keepAliveTimeout: 10_000,
    forceCloseConnections: 'idle',
    genReqId: () => randomUUID(),
    schemaController: { compilersFactory: { buildValidator: refuseSchema, buildSerializer: refuseSchema } },
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: longestParameter },
    // `checkHost` refuses such requests with our own headers.
    http: { requireHostHeader: false },
    clientErrorHandler: (error, socket) => answerBrokenRequest(error, socket, headers),
    // Hooks do not run for these errors.
    frameworkErrors: (error, request, reply) =>
      sendError(error, request as FastifyRequest, (reply as FastifyReply).headers(headers), failures),
  })
  app.decorate('failures', failures)
  app.decorate('draining', options.probes?.draining ?? new AbortController().signal)
  observeCalls(app, telemetry)
  answerUnusualRequests(app.server, headers)
  // Many clients declare a media type even when they send no body.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) =>
    body === '' ? done(null, undefined) : parseJson(request, String(body), done),
  )
  app.setErrorHandler((error, request, reply) => sendError(error as FastifyError, request, reply, failures))
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(options.framedPath?.test(request.url) ? framedHeaders : headers).header('X-Request-Id', request.id)
  })
  if (options.probes) answerProbes(app, options.probes)
  app.addHook('onClose', async () => failures.flush())
  app.addHook('onResponse', async (request, reply) => {
    // Under overload, a line per refusal would flood the log; `failures` counts them instead.
    if (reply.statusCode === 503) return
    // The log contains the pattern instead of the path, because paths contain names under search.
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
  checkHost(app, options.publicUrl ?? null, options.secondAddress)
  if (options.counts) await limitCalls(app, options.counts)
  return app
}
