import type { Caller } from '../identity/index.ts'
import type { ContractHandlers, WireCall } from '../platform/bind-contract.ts'
import type { Member } from './members.ts'

/** The context that a handler receives in addition to the input of a call. */
export interface CallContext extends WireCall {
  caller: Caller
  /** Returns the signed-in person with the account and permissions. @throws AppError `auth.required` for visitors */
  member: () => Promise<Member>
}
/** One handler per row of the contract. */
export type Handlers = ContractHandlers<CallContext>
