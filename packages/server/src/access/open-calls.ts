import type { Access, FeatureKey, Locale, PermissionArea, PermissionLevel } from '@marklot/contracts'
import type { CallContext, FindMember, Member, MembersContext } from '../accounts/index.ts'
import { entitlementOf } from '../billing/index.ts'
import type { Caller, Identify } from '../identity/index.ts'
import { AppError } from '../platform/app-error.ts'
import type { OpenCall } from '../platform/bind-contract.ts'

export interface AccessContext extends MembersContext {
  memberOf: FindMember
}

/** The caller of one request. */
export interface Session {
  /**
   * Returns the signed-in person, who is read from the database at most once per call. @throws AppError `auth.required`
   * for visitors
   */
  member(): Promise<Member>
  /** Checks an access rule. @throws AppError when the call's access rule does not admit the caller */
  admit(access: Access): Promise<void>
}

/** Applies the access rules of the endpoint table, which `Access` in the contract describes. */
export function openSession(context: AccessContext, caller: Caller, locale: Locale): Session {
  let known: Promise<Member> | undefined
  const member = async () => {
    if (caller.kind === 'visitor') throw new AppError('auth.required')
    known ??= context.memberOf(caller, locale)
    return known
  }
  return {
    member,
    admit: async (access) => {
      if (access === 'public') return
      const person = await member()
      const [kind, what = ''] = splitAccess(access)
      if (kind === 'user') return
      if (kind === 'own') {
        // By law, suspended people may read their data too. The function that reads an object checks its ownership.
        if (person.isSuspended && !what.endsWith('.Read')) throw new AppError('auth.accountSuspended')
        return
      }
      if (person.isSuspended) throw new AppError('auth.accountSuspended')
      if (kind === 'permission') {
        const [area, level] = what.split('.') as [PermissionArea, PermissionLevel]
        if (!person.holds(area, level)) throw new AppError('auth.forbidden')
      }
      if (kind === 'feature') {
        const refusal = (await entitlementOf(context.pool, person.account.id, context.clock)).refusal(what as FeatureKey)
        if (refusal) throw new AppError(refusal)
      }
    },
  }
}

/** Opens a call of the contract: identifies the caller, then checks the access rule. */
export function openCalls(context: AccessContext, identify: Identify): OpenCall<CallContext> {
  return async (call, authorization, access) => {
    const caller = await identify(authorization)
    const session = openSession(context, caller, call.locale)
    await session.admit(access)
    return { ...call, caller, member: session.member }
  }
}

function splitAccess(access: Access): [string, string?] {
  const at = access.indexOf(':')
  return at < 0 ? [access] : [access.slice(0, at), access.slice(at + 1)]
}
