import { randomUUID } from 'node:crypto'
import type { ErrorCode, Locale } from '@marklot/contracts'
import { type ToolData, type ToolResult, toolData } from '@marklot/contracts/chat-results'
import { ToolCall, type ToolName } from '@marklot/contracts/chat-tools'
import { errors } from '@marklot/phrases/errors'
import * as z from 'zod/mini'
import { AppError } from '../platform/app-error.ts'
import { refuseUnstorableTexts } from '../platform/input.ts'
import type { Log } from '../platform/log.ts'
import { ConfirmationNeeded, type Tool, type ToolCaller, type ToolOptions, type ToolParts } from './tool-parts.ts'
import { accountTools } from './tools-of-account.ts'
import { productTools } from './tools-of-product.ts'
import { registerTools } from './tools-of-register.ts'

/**
 * The read-only tools of Brandy and of the MCP server. Each uses the handler of a call that pages make, so the same
 * rights, offices, quotas and counters apply.
 */
export interface Tools {
  /** Calls one tool. Never fails: refusals and faults are results. */
  ask(call: ToolCall, caller: ToolCaller, options?: ToolOptions): Promise<ToolResult>
}

/**
 * Returns a call that a tool understands and the database can store; null for any other. Only such a call may become a
 * result, because a thread with any other result cannot be shown.
 */
export function readCall(call: unknown, locale: Locale): ToolCall | null {
  const parsed = z.safeParse(ToolCall, call)
  if (!parsed.success) return null
  try {
    refuseUnstorableTexts(parsed.data.arguments, locale)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
  return parsed.data
}

export function openTools(parts: ToolParts & { log: Log }): Tools {
  const tools: { [T in ToolName]: Tool<T> } = { ...registerTools(parts), ...accountTools(parts), ...productTools(parts) }
  return {
    ask: async (call, caller, options = {}) => {
      const base = { id: options.id ?? randomUUID(), refusal: null, data: null }
      const parsed = z.safeParse(ToolCall, call)
      if (!parsed.success) return refused(call, base, 'request.invalid', caller.locale)
      const { tool, arguments: input } = parsed.data
      const begun = performance.now()
      // Logs which tool ran and for how long, but not who asked, or for what.
      const note = (state: string) =>
        parts.log.info({ tool, state, milliseconds: Math.round(performance.now() - begun) }, 'A tool of Brandy answered')
      try {
        refuseUnstorableTexts(input, caller.locale)
        const found = await (tools[tool] as Tool<ToolName>)(input, caller, options)
        const data = z.parse(toolData[tool] as z.ZodMiniType<ToolData[ToolName]>, found)
        note('done')
        return { ...base, ...parsed.data, state: 'done', data } as ToolResult
      } catch (error) {
        if (error instanceof ConfirmationNeeded) return { ...base, ...parsed.data, state: 'needsConfirmation' } as ToolResult
        if (caller.signal.aborted) throw error
        // Only the kind of fault is logged, because the error may contain searched names.
        if (!(error instanceof AppError)) parts.log.error({ tool, fault: (error as Error).name }, 'A tool of Brandy failed')
        note('refused')
        if (!(error instanceof AppError)) return refused(parsed.data, base, 'server.internal', caller.locale)
        return refused(parsed.data, base, error.code, caller.locale, error.sentence)
      }
    },
  }
}

const refused = (
  call: ToolCall,
  base: Pick<ToolResult, 'id' | 'data'>,
  code: ErrorCode,
  locale: Locale,
  message: string = errors[code][locale],
) => ({ ...base, ...call, state: 'refused', refusal: { code, message } }) as ToolResult
