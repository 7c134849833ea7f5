import { randomUUID } from 'node:crypto'
import type { Configuration } from 'oidc-provider'
import type { Outbound } from '../../platform/outbound.ts'

/** The path at which assistants reach the MCP server. */
export const mcpPath = '/mcp'
/** Returns the `aud` claim of the access tokens of assistants, and the identifier of the resource (RFC 8707). */
export const assistantAudienceOf = (home: string): string => `${home}${mcpPath}`
/** The only scope of an assistant. */
export const assistantScope = 'mcp'
/** How long a permission lasts unless the person renews it, in seconds. */
export const assistantLifetime = 14 * 86_400
/**
 * Other scopes that an assistant may request but never gets, because it needs neither the person's name nor offline
 * access.
 */
export const refusedScopes = 'profile email offline_access'

/**
 * The library's features with which assistants identify themselves. An assistant can publish a document whose address
 * is its id (OAuth Client ID Metadata Document). Otherwise it registers itself (RFC 7591). Neither gives any access
 * until a person allows it.
 */
export const assistantFeatures = {
  clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
  registration: { enabled: true, idFactory: () => randomUUID(), issueRegistrationAccessToken: false },
} satisfies Configuration['features']

/** The known facts about an assistant that asks for access. */
export interface Assistant {
  /** The name that the client gives itself; null if it has none. Anybody can choose any name. */
  name: string | null
  /** Where the browser goes afterwards: to a host, or to a program on the person's own machine. */
  returnsTo: string
  /** The host of the document that the assistant publishes; null for clients that registered themselves. */
  publishedBy: string | null
}

const longestName = 80

export function assistantOf(client: { clientId: string; clientName?: string | undefined }, redirectUri: string): Assistant {
  const { host, protocol } = new URL(redirectUri)
  return {
    name: displayName(client.clientName),
    returnsTo: host === '' ? protocol : host,
    publishedBy: hostOf(client.clientId),
  }
}

/** Returns a name without characters that hide text or change its direction. */
export function displayName(name: string | null | undefined): string | null {
  const shown = (name ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
  return shown === '' ? null : shown
}

/** Returns the host of the document whose address is the client's id; null for clients that registered themselves. */
export const hostOf = (clientId: string): string | null => (clientId.startsWith('https://') ? new URL(clientId).host : null)

/** Reads the document that an assistant publishes about itself. */
export async function readAssistant(outbound: Pick<Outbound, 'call'>, address: string): Promise<Response> {
  const reply = await outbound.call(address, { service: 'assistant', largestReply: 32 * 1_024, timeout: 5_000 })
  const document: unknown = await reply
    .clone()
    .json()
    .catch(() => null)
  if (document === null || typeof document !== 'object') return reply
  const { redirect_uris: addresses, application_type: type = null } = document as Record<string, unknown>
  // A program on the person's machine may listen on any port (RFC 8252, 7.3). The library allows this only for native
  // clients.
  const isNative = Array.isArray(addresses) && addresses.length > 0 && addresses.every(isLoopback)
  if (!isNative || type !== null) return reply
  return new Response(JSON.stringify({ ...document, application_type: 'native' }), reply)
}

const isLoopback = (address: unknown) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//.test(String(address))
