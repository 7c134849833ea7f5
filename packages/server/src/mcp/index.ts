import type { ConnectedAssistant } from '@marklot/contracts/assistants'
import type { CallContext, Handlers } from '../accounts/index.ts'
import { assistantAudienceOf, embeddedIssuer } from '../identity/index.ts'
import type { Capability } from '../platform/capability.ts'
import { callsOf } from './calls.store.ts'
import { mountMcp } from './mount.ts'
import type { McpParts } from './parts.ts'
import { sweepTask } from './tasks.ts'
import type { ToolWork } from './tool-server.ts'

export type { ToolWork } from './tool-server.ts'

/** Returns the function that creates tool servers. Loaded on demand, because the protocol's library is large. */
export const loadToolServers = async () => (await import('./tool-server.ts')).createToolServer

export interface McpCapability extends Capability<Pick<Handlers, 'assistants'>> {
  work: ToolWork
}

/** Offers Brandy's tools to other assistants over the Model Context Protocol (decision 51). */
export function openMcp(parts: McpParts): McpCapability {
  const { pool } = parts
  return {
    handlers: { assistants: assistantsHandlers(parts) },
    work: parts,
    mount: (app) => mountMcp(app, parts),
    recurring: [sweepTask(parts)],
    personalData: async (subject) =>
      subject.kind === 'account'
        ? { sections: { mcpCalls: await callsOf(pool, subject.id) } }
        : { sections: { connectedAssistants: await assistantsOf(parts, subject) } },
  }
}

function assistantsHandlers(parts: McpParts): Handlers['assistants'] {
  const address = assistantAudienceOf(parts.home)
  const list = async ({ caller }: CallContext) => ({
    address,
    assistants: caller.kind === 'account' ? await assistantsOf(parts, caller) : null,
  })
  return {
    connected: (_, call) => list(call),
    disconnect: async ({ params }, call) => {
      const { caller } = call
      if (caller.kind === 'account' && caller.issuer === embeddedIssuer)
        await parts.allowedAssistants?.end(caller.subject, params.id)
      return list(call)
    },
  }
}

/** Returns the assistants that a person has allowed; null for people of another provider. */
async function assistantsOf(
  { allowedAssistants }: McpParts,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<ConnectedAssistant[] | null> {
  if (allowedAssistants === null || issuer !== embeddedIssuer) return null
  const allowed = await allowedAssistants.of(subject)
  return allowed.map(({ id, name, publishedBy, allowedAt, endsAt }) => ({
    id,
    name,
    publishedBy,
    allowedUtc: allowedAt.toISOString(),
    endsUtc: endsAt.toISOString(),
  }))
}
