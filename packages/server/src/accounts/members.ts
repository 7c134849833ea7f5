import { randomUUID } from 'node:crypto'
import {
  isPermitted,
  type Locale,
  type Permission,
  type PermissionArea,
  type PermissionLevel,
  permissionLevels,
} from '@marklot/contracts'
import { accounts as phrases } from '@marklot/phrases/accounts'
import type { SignedIn } from '../identity/index.ts'
import type { AccountHooks } from '../platform/capability.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import { insertAccount, insertUser, type MemberRow, type StoredUser, storedMember, updateUser } from './members.store.ts'

/** A signed-in person with the default account, which determines the rights of a call. */
export interface Member {
  user: StoredUser
  account: { id: string }
  /** All accounts of the person, the default one first. */
  accountIds: readonly string[]
  permissions: readonly Permission[]
  /** Whether the person or the default account is suspended. */
  isSuspended: boolean
  /**
   * Returns whether the member has a permission, by the check of spec 1, section 6. Suspended people have no
   * permissions.
   */
  holds(area: PermissionArea, level: PermissionLevel): boolean
}

export interface MembersContext {
  pool: Pool
  clock: Clock
}

/** Finds the member that a token identifies; see `memberOf`. */
export type FindMember = (caller: SignedIn, locale: Locale) => Promise<Member>

export interface SignInContext extends MembersContext {
  hooks: Pick<Required<AccountHooks>, 'onAccountCreated'>
}

/**
 * Returns the member that a token identifies. The first sign-in creates the user, the default account and the additions
 * of the hooks in one transaction. Concurrent first sign-ins create them only once. Later sign-ins store the provider's
 * current claims.
 * @param locale the language of the new account's name and notifications
 */
export async function memberOf(context: SignInContext, caller: SignedIn, locale: Locale): Promise<Member> {
  const { pool, clock } = context
  const now = clock.now()
  const known = (await storedMember(pool, caller.issuer, caller.subject)) ?? (await createMember(context, caller, locale, now))
  const user = isUpToDate(known.user, caller, now) ? known.user : await updateUser(pool, known.user.id, caller, dayOf(now))
  return present({ ...known, user: user ?? known.user })
}

function present({ user, accountId, accountState, accountIds, permissions }: MemberRow): Member {
  const isSuspended = user.state === 'suspended' || accountState === 'suspended'
  return {
    user,
    account: { id: accountId },
    accountIds,
    permissions,
    isSuspended,
    holds: (area, level) => !isSuspended && isPermitted(permissions, area, permissionLevels[level]),
  }
}

async function createMember({ pool, hooks }: SignInContext, caller: SignedIn, locale: Locale, now: Date): Promise<MemberRow> {
  await transaction(pool, async (client) => {
    const userId = randomUUID()
    if (!(await insertUser(client, userId, caller, { now, day: dayOf(now) }))) return
    const accountId = randomUUID()
    await insertAccount(client, {
      id: accountId,
      name: accountName(caller, locale),
      notificationLanguage: locale,
      createdAt: now,
      userId,
    })
    await hooks.onAccountCreated(client, accountId, now)
  })
  const created = await storedMember(pool, caller.issuer, caller.subject)
  if (!created) throw new Error('The member that was just created does not exist')
  return created
}

function accountName({ claims }: SignedIn, locale: Locale): string {
  const full = [claims.givenName, claims.familyName].filter(Boolean).join(' ')
  return (claims.name ?? (full || claims.email) ?? phrases['account.defaultName'][locale]).slice(0, 200)
}

/** Returns the day in UTC, because only the day of the last visit is stored. */
const dayOf = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()))

function isUpToDate(user: StoredUser, { claims }: SignedIn, now: Date): boolean {
  const same = (stored: unknown, said: unknown) => said === null || stored === said
  return (
    user.lastSeenAt.getTime() === dayOf(now).getTime() &&
    same(user.email, claims.email) &&
    (claims.email === null || user.emailVerified === claims.emailVerified) &&
    same(user.name, claims.name) &&
    same(user.givenName, claims.givenName) &&
    same(user.familyName, claims.familyName)
  )
}
