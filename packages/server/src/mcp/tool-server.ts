import { type ToolCall, type ToolName, toolNames } from '@marklot/contracts/chat-tools'
import { errors } from '@marklot/phrases/errors'
import { mcp as phrases } from '@marklot/phrases/mcp'
import {
  acceptedContent,
  type CallToolResult,
  CLIENT_CAPABILITIES_META_KEY,
  type ClientCapabilities,
  type InputRequiredResult,
  inputRequired,
  McpServer,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { shortened, type ToolCaller } from '../chat/index.ts'
import { assistantAudienceOf } from '../identity/index.ts'
import { AppError } from '../platform/app-error.ts'
import { projectVersion } from '../platform/project-root.ts'
import { insertCall } from './calls.store.ts'
import { descriptions, instructions } from './descriptions.ts'
import type { McpParts } from './parts.ts'
import { inputSchemas, outputSchemas, resultSchemaPath } from './schemas.ts'

type Parts = Pick<McpParts, 'productName' | 'home'>
/** The parts that a call needs. A server can describe itself and its tools before these parts are open. */
export type ToolWork = Pick<McpParts, 'pool' | 'clock' | 'tools'>
type Answer = CallToolResult | InputRequiredResult

/** The key of the question that a person is asked, and of the answer to it. */
const confirmation = 'confirm'

/** Creates a server that offers the tools to one caller. Over HTTP, each request gets its own. */
export function createToolServer({ productName, home }: Parts, opened: () => Promise<ToolWork>, caller: ToolCaller): McpServer {
  const server = new McpServer(
    { name: productName.toLowerCase(), title: productName, version: projectVersion, websiteUrl: home },
    {
      instructions: instructions(productName, (tool) => `${assistantAudienceOf(home)}${resultSchemaPath(tool)}`),
      capabilities: { tools: { listChanged: false } },
    },
  )
  for (const tool of toolNames) {
    // An assessment is stored and counted; all other tools only read.
    const readOnlyHint = tool !== 'assessSign'
    const annotations = { readOnlyHint, destructiveHint: false, openWorldHint: tool === 'checkDomain' }
    const config = { ...descriptions[tool], inputSchema: inputSchemas[tool], outputSchema: outputSchemas[tool], annotations }
    server.registerTool(tool, config, async (input, context) =>
      answer({ ...(await opened()), home }, caller, { tool, input }, { server, context }),
    )
  }
  return server
}

async function answer(
  { pool, clock, tools, home }: ToolWork & { home: string },
  caller: ToolCaller,
  { tool, input }: { tool: ToolName; input: unknown },
  { server, context }: { server: McpServer; context: ServerContext },
): Promise<Answer> {
  const begun = performance.now()
  const { locale } = caller
  const note = async (state: 'done' | 'refused' | 'needsConfirmation') =>
    insertCall(pool, (await caller.member()).account.id, {
      tool,
      state,
      milliseconds: Math.round(performance.now() - begun),
      calledAt: clock.now(),
    })
  try {
    await caller.admit('feature:chat')
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    // A plan's limit counts the questions to Brandy, and a call of a tool is none.
    if (error.code !== 'plan.quotaUsedUp') {
      await note('refused')
      return refusal(errors[error.code][locale])
    }
  }
  const { inputResponses } = context.mcpReq
  const isConfirmed = acceptedContent(inputResponses, confirmation)?.[confirmation] === true
  const result = await tools.ask({ tool, arguments: input } as ToolCall, caller, { isConfirmed })
  await note(result.state as 'done' | 'refused' | 'needsConfirmation')
  if (result.state === 'done')
    return {
      content: [{ type: 'text', text: shortened(result) }],
      structuredContent: result.data as unknown as Record<string, unknown>,
    }
  if (result.state !== 'needsConfirmation') return refusal(result.refusal?.message ?? '')
  if (inputResponses?.[confirmation] !== undefined) return refusal(phrases.declined[locale])
  if (!canAsk(server, context)) return refusal(`${phrases.confirmOnPage[locale]} ${home}`)
  return inputRequired({
    inputRequests: {
      [confirmation]: inputRequired.elicit({
        message: phrases.confirm[locale],
        requestedSchema: {
          type: 'object',
          properties: { [confirmation]: { type: 'boolean', title: phrases.confirmField[locale] } },
          required: [confirmation],
        },
      }),
    },
  })
}

const refusal = (text: string): CallToolResult => ({ isError: true, content: [{ type: 'text', text }] })

/** Returns whether the client can ask the person a question without its model answering it. */
function canAsk(server: McpServer, { mcpReq }: ServerContext): boolean {
  const envelope: Readonly<Record<string, unknown>> | undefined = mcpReq.envelope
  const capabilities = (envelope?.[CLIENT_CAPABILITIES_META_KEY] ?? server.server.getClientCapabilities()) as
    | ClientCapabilities
    | undefined
  return capabilities?.elicitation !== undefined
}
