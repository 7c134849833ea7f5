import type { Access } from '@marklot/contracts'
import type { ToolCall, ToolName } from '@marklot/contracts/chat-tools'
import type { CallContext, Handlers } from '../accounts/index.ts'
import type { BrandContext } from '../brands/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'

/** Who asks a tool: a call of the contract without its input, with the check of access rules. */
export interface ToolCaller extends Pick<CallContext, 'caller' | 'member' | 'locale' | 'requestId' | 'signal'> {
  /** @throws AppError when the rule does not admit the caller */
  admit(access: Access): Promise<void>
}
export interface ToolOptions {
  /** Of the result. */
  id?: string
  /** A person has agreed to what the call spends; see `needsConfirmation`. */
  isConfirmed?: boolean
}
/** Thrown by a tool that would spend what does not come back. */
export class ConfirmationNeeded extends Error {}

export type Tool<T extends ToolName> = (
  input: Extract<ToolCall, { tool: T }>['arguments'],
  caller: ToolCaller,
  options: ToolOptions,
) => Promise<unknown>

/** What the tools are made of: the handlers of calls that pages make. */
export interface ToolParts {
  pool: Pool
  clock: Clock
  objectStore: ObjectStore
  productName: string
  handlers: Pick<Handlers, 'search' | 'brands' | 'guardian' | 'domains' | 'boards' | 'radar' | 'deadlines'>
  /** Compares a name with a sign as a search in these Nice classes does. */
  compare: BrandContext['compare']
}

/** A tool's caller as the handlers of calls know it. */
export const callOf = ({ caller, member, locale, requestId, signal }: ToolCaller): CallContext => ({
  caller,
  member,
  locale,
  requestId,
  signal,
  ifNoneMatch: undefined,
  lastEventId: 0,
  seenRevision: 0,
})
