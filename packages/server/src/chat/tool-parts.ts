import type { Access } from '@marklot/contracts'
import type { ToolCall, ToolName } from '@marklot/contracts/chat-tools'
import type { CallContext, Handlers } from '../accounts/index.ts'
import type { BrandContext } from '../brands/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'

/** The caller of a tool: the context of a call without its input, and a check of access rules. */
export interface ToolCaller extends Pick<CallContext, 'caller' | 'member' | 'locale' | 'requestId' | 'signal'> {
  /** Checks an access rule. @throws AppError when the rule does not admit the caller */
  admit(access: Access): Promise<void>
}
export interface ToolOptions {
  /** The id that the result gets. */
  id?: string
  /** Whether a person has agreed that the call uses up something; see `needsConfirmation`. */
  isConfirmed?: boolean
  /** Whether nobody asked for the use, so that a person must agree even if the plan includes it. */
  isUnasked?: boolean
}
/** Thrown by a tool that would irrevocably use up something without a person's consent. */
export class ConfirmationNeeded extends Error {}

export type Tool<T extends ToolName> = (
  input: Extract<ToolCall, { tool: T }>['arguments'],
  caller: ToolCaller,
  options: ToolOptions,
) => Promise<unknown>

/** The number of marks on a page of a search by Brandy. */
export const pageSize = 10

/** The parts from which the tools are built: the handlers of the pages' calls. */
export interface ToolParts {
  pool: Pool
  clock: Clock
  objectStore: ObjectStore
  productName: string
  handlers: Pick<Handlers, 'search' | 'brands' | 'guardian' | 'domains' | 'boards' | 'radar' | 'deadlines'>
  /** Compares a name with a sign, as a search in these Nice classes does. */
  compare: BrandContext['compare']
}

/** Returns the context that handlers expect, made from a tool's caller. */
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
