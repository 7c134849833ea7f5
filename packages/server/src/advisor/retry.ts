import { APICallError } from 'ai'
import { OutboundError } from '../platform/outbound.ts'

export const mostAttempts = 3
const waits = [500, 2_000]
/** The longest wait, in milliseconds. If a provider asks for a longer one, a page gets no answer from it. */
const longestWait = 20_000
const passingStatuses = new Set([408, 500, 502, 503, 504])

/**
 * Returns how long to wait before an attempt is repeated, in milliseconds; null if it must not be repeated. Every
 * repetition costs money, so one is allowed only as long as no part of an answer has arrived.
 * @param attempt the number of the failed attempt, from 1
 * @param random a number from 0 to 1 for the jitter, which prevents callers that failed together from retrying together
 */
export function retryWait(error: unknown, attempt: number, now: Date, random = Math.random()): number | null {
  if (attempt >= mostAttempts) return null
  const usual = (waits[attempt - 1] ?? 0) * (0.5 + random / 2)
  const outbound = outboundCause(error)
  if (outbound) return outbound.fault === 'network' ? usual : null
  if (!APICallError.isInstance(error)) return null
  const { statusCode = 0, responseHeaders = {} } = error
  const asked = retryAfter(responseHeaders['retry-after'], now)
  const isPassing =
    passingStatuses.has(statusCode) || (statusCode === 429 && (asked !== null || codeOf(error) === 'rate_limit_exceeded'))
  if (!isPassing) return null
  const wait = asked ?? usual
  return wait > longestWait ? null : wait
}

/** Returns the failure of the connection behind an error of the AI SDK, if there is one. */
export function outboundCause(error: unknown): OutboundError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (cause instanceof OutboundError) return cause
  return undefined
}

/**
 * Returns `Retry-After`, which contains seconds or a date, in milliseconds (RFC 9110, 10.2.3); null for anything else.
 * `Date.parse` also reads numbers such as `-5` as dates.
 */
function retryAfter(value: string | undefined, now: Date): number | null {
  if (value === undefined) return null
  const isDate = /^\s*[a-z]{3,9}, /i.test(value)
  if (!isDate && !/^\s*\d+\s*$/.test(value)) return null
  const seconds = isDate ? (Date.parse(value) - now.getTime()) / 1_000 : Number(value)
  return Number.isFinite(seconds) ? Math.max(0, seconds * 1_000) : null
}

/** Returns the code in the error's body. Providers use different codes. */
function codeOf({ data }: APICallError): unknown {
  return (data as { error?: { code?: unknown } } | undefined)?.error?.code
}
