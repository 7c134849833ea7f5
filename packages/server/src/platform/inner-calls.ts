import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const header = 'x-inner-call'
/** The value is known only to this process, so that no outside caller can pose as a page. */
const secret = randomBytes(32).toString('base64url')
const secretBytes = Buffer.from(secret)

/**
 * Marks a call that a page makes within this process. Such calls are not counted, because the page's own request was.
 */
export const innerCallHeaders: Readonly<Record<string, string>> = { [header]: secret }

export function isInnerCall({ headers }: FastifyRequest): boolean {
  const given = headers[header]
  if (typeof given !== 'string' || given.length !== secret.length) return false
  return timingSafeEqual(Buffer.from(given, 'latin1'), secretBytes)
}
