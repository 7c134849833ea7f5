import type { McpServer } from '@modelcontextprotocol/server'
import type { ToolCaller } from '../chat/index.ts'
import type { Capability } from '../platform/capability.ts'
import { defineRecurringTask } from '../platform/tasks.ts'
import { callsOf, deleteCallsBefore } from './calls.store.ts'
import { mountMcp } from './mount.ts'
import type { McpParts } from './parts.ts'
import { createToolServer } from './tool-server.ts'

export interface McpCapability extends Capability {
  /** A server of the tools for one caller, to be connected to a transport. */
  serverFor(caller: ToolCaller): McpServer
}

/** How long calls are kept, in days. */
const keptDays = 90

/** Opens the tools of Brandy to other assistants, over the Model Context Protocol (decision 51). */
export function openMcp(parts: McpParts): McpCapability {
  const { pool, clock } = parts
  return {
    handlers: {},
    serverFor: (caller) => createToolServer(parts, caller),
    mount: (app) => mountMcp(app, parts),
    recurring: [
      defineRecurringTask({
        name: 'mcp.sweep',
        queue: 'default',
        run: () => deleteCallsBefore(pool, new Date(clock.now().getTime() - keptDays * 86_400_000)),
      }),
    ],
    personalData: async (subject) =>
      subject.kind === 'account' ? { sections: { mcpCalls: await callsOf(pool, subject.id) } } : null,
  }
}
