import { randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

const header = 'x-inner-call'
/** Known to this process alone, so that nobody outside passes for a page. */
const secret = randomBytes(32).toString('base64url')

/** Marks a call that a page makes in this process: it belongs to the page's own request, which was counted. */
export const innerCallHeaders: Readonly<Record<string, string>> = { [header]: secret }

export const isInnerCall = (request: FastifyRequest): boolean => request.headers[header] === secret
