import type { ErrorCode, ErrorReply, Locale } from '@marklot/contracts'
import { errors as errorPhrases } from '@marklot/phrases/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from './app-error.ts'
import { isDatabaseAway } from './database-away.ts'
import type { FailureLog } from './failure-log.ts'
import { failurePage } from './failure-page.ts'
import { negotiateLocale } from './locale.ts'

/** The seconds after which a caller may retry if the server was unable to answer. */
export const retryAfter = 2

export const localeOf = (request: FastifyRequest): Locale => negotiateLocale(request.headers['accept-language'])

/** Answers a failure in the caller's language: as a document for page requests, else as JSON. */
export function sendError(error: Error, request: FastifyRequest, reply: FastifyReply, log: FailureLog): FastifyReply {
  const failure = noteFailure(error, request, log)
  const { code, status } = failure
  const locale = localeOf(request)
  // This header is required by RFC 9110, 11.6.1, and RFC 6750, 3.
  if (status === 401) reply.header('WWW-Authenticate', code === 'auth.invalidToken' ? 'Bearer error="invalid_token"' : 'Bearer')
  if (status === 503) reply.header('Retry-After', retryAfter)
  // The hook that sets the id does not run for every failure, so it is set here too.
  reply.code(status).headers({ 'X-Request-Id': request.id, 'Cache-Control': 'no-store', 'Content-Language': locale })
  if (isForPage(request)) return reply.type('text/html; charset=utf-8').send(failurePage(locale, errorPhrases[code][locale]))
  return reply.type('application/json; charset=utf-8').send(errorReply(failure, request))
}

/** Returns the failure as shown to the caller. Logs failures of the server. */
export function noteFailure(error: unknown, request: FastifyRequest, log: FailureLog): AppError {
  const failure = failureOf(error)
  if (failure.status >= 500) {
    const route = request.routeOptions?.url ?? 'none'
    log.report({ requestId: request.id, route, code: failure.code, err: failure.cause ?? failure })
  }
  return failure
}

export function errorReply({ code, details, sentence }: AppError, request: FastifyRequest): ErrorReply {
  const message = sentence ?? errorPhrases[code][localeOf(request)]
  return { code, message, requestId: request.id, ...(details ? { details } : {}) }
}

/** Returns the contract's code for a failure of the framework. */
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

const isForPage = ({ method, url, headers }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') && headers.accept?.includes('text/html') === true && !/^\/(api|assets)\//i.test(url)

/** Maps a thrown error to the failure shown to the caller. */
function failureOf(error: unknown): AppError {
  const isOurs = error instanceof AppError
  if (isDatabaseAway(isOurs && error.code === 'server.internal' ? error.cause : error))
    return new AppError('server.databaseAway', { cause: error })
  return isOurs ? error : new AppError(codeOf(error as FastifyError), { cause: error })
}
