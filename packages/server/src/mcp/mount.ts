import { toolNames } from '@marklot/contracts/chat-tools'
import type { FastifyInstance } from 'fastify'
import { assistantAudienceOf, assistantScope, mcpPath } from '../identity/index.ts'
import type { McpParts } from './parts.ts'
import { metadataPath } from './paths.ts'
import { resultSchema, resultSchemaPath } from './schemas.ts'

/**
 * Adds the endpoint of the MCP server, the document that names the issuer of its tokens (RFC 9728), and the full
 * schemas of the results.
 */
export function mountMcp(app: FastifyInstance, parts: McpParts): void {
  const { home, productName } = parts
  const metadata = {
    resource: assistantAudienceOf(home),
    authorization_servers: [parts.assistantIssuer],
    scopes_supported: [assistantScope],
    bearer_methods_supported: ['header'],
    resource_name: productName,
  }
  for (const path of [`${metadataPath}${mcpPath}`, metadataPath])
    app.get(path, (_, reply) => reply.header('Cache-Control', 'public, max-age=3600').send(metadata))
  for (const tool of toolNames)
    app.get(`${mcpPath}${resultSchemaPath(tool)}`, (_, reply) =>
      reply.header('Cache-Control', 'public, max-age=3600').send(resultSchema(tool)),
    )
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: mcpPath,
    handler: async (request, reply) => {
      // Loaded at the first call, because the protocol's library is large.
      const { serveCall } = await import('./serve-call.ts')
      return serveCall(parts, request, reply)
    },
  })
}
