import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openSession } from '../access/index.ts'
import { assistantScope, mcpPath, type SignedIn } from '../identity/index.ts'
import { AppError } from '../platform/app-error.ts'
import { localeOf } from '../platform/failures.ts'
import type { McpParts } from './parts.ts'
import { metadataPath } from './paths.ts'
import { createToolServer } from './tool-server.ts'

/** Answers a call to the MCP server. Callers without a valid token learn where to get one. */
export async function serveCall(parts: McpParts, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { home } = parts
  const { origin, authorization } = request.headers
  // Pages of other origins must not call a server that only their visitors can reach.
  if (origin !== undefined && origin !== home) throw new AppError('auth.forbidden')
  const caller = await identified(parts, authorization)
  if (caller === null) {
    const fault = authorization === undefined ? '' : 'error="invalid_token", '
    const address = `${home}${metadataPath}${mcpPath}`
    reply.header('WWW-Authenticate', `Bearer ${fault}resource_metadata="${address}", scope="${assistantScope}"`)
    return reply.code(401).send({ error: authorization === undefined ? 'unauthorized' : 'invalid_token' })
  }
  const leaving = new AbortController()
  reply.raw.once('close', () => leaving.abort())
  const locale = localeOf(request)
  const session = openSession(parts, caller, locale)
  const handler = createMcpHandler(
    () =>
      createToolServer(parts, async () => parts, {
        caller,
        locale,
        requestId: request.id,
        signal: leaving.signal,
        ...session,
      }),
    // The list of tools never changes, so clients need not subscribe to it.
    {
      maxSubscriptions: 0,
      onerror: (error) => parts.log.debug({ requestId: request.id, fault: error.name }, 'An MCP call was refused'),
    },
  )
  const headers = Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && !hopHeaders.has(name) ? [[name, value]] : [],
  )
  const { method } = request
  const body = method === 'POST' ? { body: JSON.stringify(request.body ?? null) } : {}
  const response = await handler.fetch(new Request(`${home}${mcpPath}`, { method, headers, signal: leaving.signal, ...body }))
  reply.code(response.status).headers(Object.fromEntries(response.headers)).header('Cache-Control', 'no-store')
  return response.body === null ? reply.send() : reply.send(Readable.fromWeb(response.body as ReadableStream))
}

/**
 * Headers that are not passed on: those of the connection, the length of a body that is rewritten, cookies and the
 * token.
 */
const hopHeaders = new Set(['connection', 'content-length', 'transfer-encoding', 'host', 'expect', 'authorization', 'cookie'])

/** Returns the person on whose behalf an assistant calls; null without a valid token. */
async function identified({ identifyAssistant }: McpParts, authorization: string | undefined): Promise<SignedIn | null> {
  try {
    const caller = await identifyAssistant(authorization)
    return caller.kind === 'account' ? caller : null
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth.invalidToken') return null
    throw error
  }
}
