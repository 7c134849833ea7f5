import { randomUUID } from 'node:crypto'
import type { Configuration } from 'oidc-provider'
import type { Outbound } from '../../platform/outbound.ts'

/** Where assistants reach the MCP server. */
export const mcpPath = '/mcp'
/** `aud` of the access tokens of assistants, and the identifier of the resource (RFC 8707). */
export const assistantAudienceOf = (home: string): string => `${home}${mcpPath}`
/** The one scope of an assistant. */
export const assistantScope = 'mcp'
/** How long a person's permission lasts without a new one, in seconds. */
export const assistantLifetime = 14 * 86_400
/** What else an assistant may request. It is refused: an assistant needs no name, and no access beyond the session. */
export const refusedScopes = 'profile email offline_access'

/**
 * How assistants become known: by a document at the address that is their id (OAuth Client ID Metadata Document), or by
 * registering themselves (RFC 7591) where they publish none. Both are only names until a person allows the access.
 */
export const assistantFeatures = {
  clientIdMetadataDocument: { enabled: true, ack: 'draft-02' },
  registration: { enabled: true, idFactory: () => randomUUID(), issueRegistrationAccessToken: false },
} satisfies Configuration['features']

/** Who asks for access, as far as it can be known. */
export interface Assistant {
  /** What the client calls itself; null without a name. Anybody can choose any name. */
  name: string | null
  /** Where the client is sent afterwards: a host, or a program on the person's own machine. */
  returnsTo: string
  /** Host of the published document; null for clients that registered themselves. */
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

/** A name without characters that hide or turn text. */
export function displayName(name: string | null | undefined): string | null {
  const shown = (name ?? '')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, longestName)
  return shown === '' ? null : shown
}

/** Host of the document whose address is the id of a client; null for clients that registered themselves. */
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
  // A program on the person's machine listens on any port (RFC 8252, 7.3), which the library grants native clients only.
  const isNative = Array.isArray(addresses) && addresses.length > 0 && addresses.every(isLoopback)
  if (!isNative || type !== null) return reply
  return new Response(JSON.stringify({ ...document, application_type: 'native' }), reply)
}

const isLoopback = (address: unknown) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?\//.test(String(address))
