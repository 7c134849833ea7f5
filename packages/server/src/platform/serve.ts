import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { boundWork } from './admission.ts'
import { answerBrokenRequest, answerUnusualRequests } from './broken-requests.ts'
import type { CallCounts } from './call-counts.ts'
import { createFailureLog, type FailureLog } from './failure-log.ts'
import { sendError } from './failures.ts'
import { checkHost } from './host-check.ts'
import { limitCalls } from './limit-calls.ts'
import type { Log } from './log.ts'
import { framedByUs, type PolicySources, securityHeaders } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    failures: FailureLog
  }
}

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

/** A base64 address of 1,024 characters may be percent-encoded threefold. */
const longestParameter = 3_200

/**
 * An HTTP server with what every call needs: limits, headers, request ids, errors in the caller's language, logs
 * without names.
 */
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
  app.decorate('failures', failures)
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
