import {
  type Account,
  type AccountChange,
  type AccountState,
  allPermissionLevels,
  type BillingAddress,
  type ListQuery,
  type Permission,
  type PermissionArea,
  type PermissionLevel,
  permissionAreas,
  permissionLevels,
  type User,
  type UserList,
} from '@marklot/contracts'
import { recordChange } from '../audit/index.ts'
import { AppError } from '../platform/app-error.ts'
import { type PoolClient, transaction } from '../platform/database.ts'
import {
  type AccountWithPeople,
  accountsOf,
  administrators,
  lockPermissions,
  permissionsOf,
  permissionsWithin,
  replacePermissions,
  searchAccounts,
  searchUsers,
  storedAccount,
  storedBillingAddress,
  storedUser,
  updateAccount,
  updateAccountState,
  updateUserState,
  userIdsByEmail,
  usersOf,
  writeBillingAddress,
} from './accounts.store.ts'
import { type AccountsContext, accountWithContracts, type ReviewedAccount, withContracts } from './contracts.ts'
import type { StoredUser } from './members.store.ts'
import type { Member, MembersContext } from './members.ts'
import { deletionDueAt } from './retention.ts'

export function presentUser({ id, createdAt, lastSeenAt, issuer: _, subject: __, ...user }: StoredUser): User {
  return { id, ...user, createdUtc: createdAt.toISOString(), lastSeenUtc: lastSeenAt.toISOString() }
}

export function presentAccount(account: ReviewedAccount): Account {
  const { id, name, state, isBusinessCustomer, timeZone, notificationLanguage, createdAt, deletionRequestedAt } = account
  return {
    id,
    name,
    state,
    isBusinessCustomer,
    timeZone,
    notificationLanguage,
    createdUtc: createdAt.toISOString(),
    deletionRequestedUtc: deletionRequestedAt?.toISOString() ?? null,
    deletionDueUtc: deletionDueAt(account)?.toISOString() ?? null,
  }
}

/**
 * Returns the account's id if the account is the member's own or the member's permissions allow access.
 * @throws AppError `account.notFound` otherwise
 */
export function reachAccount(member: Member, id: string, level: PermissionLevel): string {
  if (member.accountIds.includes(id) || member.holds('Accounts', level)) return id
  throw new AppError('account.notFound')
}
/** Like `reachAccount`, for users. @throws AppError `user.notFound` */
export function reachUser(member: Member, id: string): string {
  if (member.user.id === id || member.holds('Users', 'Read')) return id
  throw new AppError('user.notFound')
}

/** Reads an account with its details. @throws AppError `account.notFound` */
export async function readAccount(context: AccountsContext, id: string): Promise<Account> {
  const account = await accountWithContracts(context, context.pool, id)
  if (!account) throw new AppError('account.notFound')
  return presentAccount(account)
}

/** @throws AppError `user.notFound` */
export async function readUser({ pool }: MembersContext, id: string): Promise<User> {
  const user = await storedUser(pool, id)
  if (!user) throw new AppError('user.notFound')
  return presentUser(user)
}

/** Returns the accounts of a user, the default one first. @throws AppError `user.notFound` */
export async function listAccountsOf(context: AccountsContext, userId: string): Promise<Account[]> {
  const { id } = await readUser(context, userId)
  return (await withContracts(context, context.pool, await accountsOf(context.pool, id))).map(presentAccount)
}

/** Returns the people of an account. @throws AppError `account.notFound` */
export async function listUsersOf(context: AccountsContext, accountId: string): Promise<User[]> {
  const { id } = await readAccount(context, accountId)
  return (await usersOf(context.pool, id)).map(presentUser)
}

export type FoundAccount = Account & Pick<AccountWithPeople, 'users'>

/**
 * Returns a page of the accounts whose name, id or people contain the search words, each with its people, newest first.
 */
export async function findAccounts(
  context: AccountsContext,
  query: ListQuery,
): Promise<{ total: number; accounts: FoundAccount[] }> {
  const { total, rows } = await searchAccounts(context.pool, query)
  const accounts = await withContracts(context, context.pool, rows)
  return { total, accounts: accounts.map((account) => ({ ...presentAccount(account), users: account.users })) }
}

/** Returns a page of the administrators' list of users. */
export async function listUsers({ pool }: MembersContext, query: ListQuery): Promise<UserList> {
  const { total, rows } = await searchUsers(pool, query)
  return { total, users: rows.map(presentUser) }
}

/** @throws AppError `account.notFound` */
export async function changeAccount(context: AccountsContext, id: string, change: AccountChange, by: Member): Promise<Account> {
  await transaction(context.pool, async (client) => {
    const now = context.clock.now()
    const before = await storedAccount(client, id)
    if (!before) throw new AppError('account.notFound')
    const details: Record<string, unknown> = {}
    // The name may be a person's, so the audit log does not store it.
    if (change.name !== undefined && change.name !== before.name) details.changed = ['name']
    if (change.timeZone !== undefined && change.timeZone !== before.timeZone)
      details.timeZone = [before.timeZone, change.timeZone]
    if (change.notificationLanguage !== undefined && change.notificationLanguage !== before.notificationLanguage)
      details.notificationLanguage = [before.notificationLanguage, change.notificationLanguage]
    if (Object.keys(details).length === 0) return
    await updateAccount(client, id, change)
    await recordChange(client, {
      at: now,
      userId: by.user.id,
      area: 'Accounts',
      action: 'account.changed',
      objectId: id,
      details,
    })
  })
  return readAccount(context, id)
}

/**
 * Runs a change, and refuses it if it leaves no administrator, since nobody could then appoint one. The caller has
 * locked the permissions.
 */
async function keepAnAdministrator<T>(client: PoolClient, change: () => Promise<T>): Promise<T> {
  const before = await administrators(client, allPermissionLevels)
  const result = await change()
  if (before > 0 && (await administrators(client, allPermissionLevels)) === 0) throw new AppError('permission.lastAdministrator')
  return result
}

/**
 * Suspends an account, or ends its suspension.
 * @throws AppError `account.notFound`, `auth.forbidden`, `permission.lastAdministrator`
 */
export async function changeAccountState(
  context: AccountsContext,
  id: string,
  state: AccountState,
  by: Member,
): Promise<Account> {
  await transaction(context.pool, async (client) => {
    await lockPermissions(client)
    refuseBeyondOwn(await permissionsWithin(client, id), [], by)
    const before = await keepAnAdministrator(client, () => updateAccountState(client, id, state))
    if (before === undefined) throw new AppError('account.notFound')
    if (before === state) return
    await recordChange(client, {
      at: context.clock.now(),
      userId: by.user.id,
      area: 'Accounts',
      action: 'account.stateChanged',
      objectId: id,
      details: { state: [before, state] },
    })
  })
  return readAccount(context, id)
}

/**
 * Suspends a user, or ends the suspension.
 * @throws AppError `user.notFound`, `auth.forbidden`, `permission.lastAdministrator`
 */
export async function changeUserState(context: MembersContext, id: string, state: AccountState, by: Member): Promise<User> {
  await transaction(context.pool, async (client) => {
    await lockPermissions(client)
    const before = await storedUser(client, id)
    if (!before) throw new AppError('user.notFound')
    if (before.state === state) return
    refuseBeyondOwn(await permissionsOf(client, id), [], by)
    await keepAnAdministrator(client, () => updateUserState(client, id, state))
    await recordChange(client, {
      at: context.clock.now(),
      userId: by.user.id,
      area: 'Users',
      action: 'user.stateChanged',
      objectId: id,
      details: { state: [before.state, state] },
    })
  })
  return readUser(context, id)
}

/** @throws AppError `user.notFound` */
export async function readPermissions(context: MembersContext, userId: string): Promise<Permission[]> {
  const { id } = await readUser(context, userId)
  return permissionsOf(context.pool, id)
}

/**
 * Replaces a user's permissions. Drops entries without any set bit.
 * @param by null for the command line
 * @throws AppError `user.notFound`, `auth.forbidden`, `permission.lastAdministrator`
 */
export async function changePermissions(
  context: MembersContext,
  userId: string,
  list: readonly Permission[],
  by: Member | null,
): Promise<Permission[]> {
  return transaction(context.pool, async (client) => {
    await lockPermissions(client)
    if (!(await storedUser(client, userId))) throw new AppError('user.notFound')
    const before = await permissionsOf(client, userId)
    if (by) refuseBeyondOwn(before, list, by)
    await keepAnAdministrator(client, () => replacePermissions(client, userId, list))
    const after = await permissionsOf(client, userId)
    await recordChange(client, {
      at: context.clock.now(),
      userId: by?.user.id ?? null,
      area: 'Users',
      action: 'permissions.changed',
      objectId: userId,
      details: { permissions: [before, after] },
    })
    return after
  })
}

/**
 * Refuses to grant or remove rights that the author does not have, and to suspend a person with more rights than the
 * author. Otherwise the right to change users would include every other right.
 */
function refuseBeyondOwn(before: readonly Permission[], after: readonly Permission[], by: Member): void {
  const levelIn = (list: readonly Permission[], area: PermissionArea) =>
    list.find(({ resource }) => resource === area)?.level ?? 0
  for (const area of permissionAreas) {
    const changed = levelIn(before, area) ^ levelIn(after, area)
    for (const [level, bit] of Object.entries(permissionLevels) as [PermissionLevel, number][])
      if ((changed & bit) !== 0 && !by.holds(area, level)) throw new AppError('auth.forbidden')
  }
}

/**
 * Makes the people with this verified e-mail address administrators. Can appoint an installation's first administrator.
 * @returns the number of people with this address who have signed in
 */
export async function makeAdministrator(context: MembersContext, email: string): Promise<number> {
  const ids = await transaction(context.pool, (client) => userIdsByEmail(client, email))
  for (const id of ids) await changePermissions(context, id, [{ resource: 'Global', level: allPermissionLevels }], null)
  return ids.length
}

/**
 * Returns the billing address. Until it is first changed, it holds the name and e-mail address of the account's first
 * person.
 */
export async function readBillingAddress(context: AccountsContext, accountId: string): Promise<BillingAddress> {
  const { id } = await readAccount(context, accountId)
  const stored = await storedBillingAddress(context.pool, id)
  if (stored) return stored
  const [person] = await usersOf(context.pool, id)
  return {
    isBusinessCustomer: false,
    firstName: person?.givenName ?? '',
    lastName: person?.familyName ?? '',
    company: '',
    street: '',
    postalCode: '',
    city: '',
    country: '',
    email: person?.email ?? '',
  }
}

export async function changeBillingAddress(
  context: AccountsContext,
  address: BillingAddress,
  by: Member,
): Promise<BillingAddress> {
  await transaction(context.pool, (client) => storeBillingAddress(client, address, by, context.clock.now()))
  return readBillingAddress(context, by.account.id)
}

/** Stores the billing address of the member's account, in the caller's transaction. */
export async function storeBillingAddress(client: PoolClient, address: BillingAddress, by: Member, now: Date): Promise<void> {
  await writeBillingAddress(client, by.account.id, address, now)
  await recordChange(client, {
    at: now,
    userId: by.user.id,
    area: 'Accounts',
    action: 'billingAddress.changed',
    objectId: by.account.id,
    details: { isBusinessCustomer: address.isBusinessCustomer },
  })
}
