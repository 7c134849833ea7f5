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
import { insertTrial } from '../billing/index.ts'
import type { SignedIn } from '../identity/index.ts'
import type { Clock } from '../platform/clock.ts'
import { type Pool, transaction } from '../platform/database.ts'
import { insertAccount, insertUser, type MemberRow, type StoredUser, storedMember, updateUser } from './members.store.ts'

/** A signed-in person with the default account: what a call may do hangs on it. */
export interface Member {
  user: StoredUser
  account: { id: string }
  /** All accounts of the person, the default one first. */
  accountIds: readonly string[]
  permissions: readonly Permission[]
  /** The person or the default account is suspended. */
  isSuspended: boolean
  /** The check of spec 1, section 6; nobody who is suspended holds anything. */
  holds(area: PermissionArea, level: PermissionLevel): boolean
}

export interface MembersContext {
  pool: Pool
  clock: Clock
}

/**
 * The member a token speaks of. The first sign-in makes user, default account and trial in one transaction; of several at the
 * same time one does. Later ones take over what the provider says of the person.
 */
export async function memberOf({ pool, clock }: MembersContext, caller: SignedIn, locale: Locale): Promise<Member> {
  const now = clock.now()
  const known = (await storedMember(pool, caller.issuer, caller.subject)) ?? (await createMember(pool, caller, locale, now))
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

async function createMember(pool: Pool, caller: SignedIn, locale: Locale, now: Date): Promise<MemberRow> {
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
    await insertTrial(client, accountId, now)
  })
  const created = await storedMember(pool, caller.issuer, caller.subject)
  if (!created) throw new Error('A member that was just made is gone')
  return created
}

function accountName({ claims }: SignedIn, locale: Locale): string {
  const full = [claims.givenName, claims.familyName].filter(Boolean).join(' ')
  return (claims.name ?? (full || claims.email) ?? phrases['account.defaultName'][locale]).slice(0, 200)
}

/** The day, in UTC: more precisely nobody's presence is kept. */
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
