import type { CallContext, Handlers } from '../accounts/index.ts'
import type { BrandContext } from '../brands/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Pool } from '../platform/database.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import type { ToolCaller } from './tools.ts'

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
})
