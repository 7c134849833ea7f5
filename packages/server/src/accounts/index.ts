import type { ListQuery } from '@marklot/contracts'
import type { AccountHooks, Capability } from '../platform/capability.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Mailer } from '../platform/mailer.ts'
import type { ObjectStore } from '../platform/object-store.ts'
import {
  changeAccount,
  changeAccountState,
  changeBillingAddress,
  changePermissions,
  changeUserState,
  type FoundAccount,
  findAccounts,
  listAccountsOf,
  listUsers,
  listUsersOf,
  presentUser,
  reachAccount,
  reachUser,
  readAccount,
  readBillingAddress,
  readPermissions,
} from './accounts.ts'
import type { Handlers } from './call.ts'
import { eraseDueAccounts, requestDeletion, withdrawDeletion } from './deletion.ts'
import { announceDeletions } from './deletion-notice.ts'
import { type FindMember, type MembersContext, memberOf } from './members.ts'
import { exportPersonalData, type PersonalDataContext } from './personal-data.ts'
import { accountsTasks } from './tasks.ts'

export {
  type AccountSettings,
  accountIdsByMail,
  accountIdsNamed,
  accountNames,
  accountSettings,
  accountTimeZone,
  lockAccount,
  noticedAccounts,
  peopleByMail,
  storedBillingAddress,
  termsOfAccount,
  userNames,
} from './accounts.store.ts'
export { changePermissions, makeAdministrator, storeBillingAddress } from './accounts.ts'
export type { CallContext, Handlers } from './call.ts'
export { type ErasureContext, eraseDueAccounts, removeSamplePeople } from './deletion.ts'
export type { FindMember, Member, MembersContext } from './members.ts'

interface AccountsParts extends MembersContext {
  jobs: Jobs
  mailer: Mailer
  objectStore: ObjectStore
  productName: string
  /** The origin of the product. */
  home: string
}
interface Accounts extends Capability<{ accounts: AccountsHandlers }> {
  memberOf: FindMember
  findAccounts: FindAccounts
}
/**
 * Returns a page of the accounts whose name, id or people contain the search words, each with its people, newest first.
 */
export type FindAccounts = (query: ListQuery) => Promise<{ total: number; accounts: FoundAccount[] }>

/**
 * Opens people, their accounts and permissions.
 * @param hooks the combined hooks of all capabilities
 */
export function openAccounts(parts: AccountsParts, hooks: Required<AccountHooks>): Accounts {
  const context = { ...parts, hooks }
  return {
    ...accountsTasks(context.objectStore, {
      eraseDue: () => eraseDueAccounts(context),
      announceDeletions: () => announceDeletions(context),
    }),
    handlers: { accounts: accountsHandlers(context) },
    memberOf: (caller, locale) => memberOf(context, caller, locale),
    findAccounts: (query) => findAccounts(context, query),
  }
}

/**
 * The handlers of this capability. `administration` handles the list of all accounts, because that list shows plans,
 * which this capability does not know.
 */
type AccountsHandlers = Omit<Handlers['accounts'], 'accounts'>

function accountsHandlers(context: PersonalDataContext): AccountsHandlers {
  return {
    user: async (_, { member }) => presentUser((await member()).user),
    permissions: async (_, { member }) => [...(await member()).permissions],
    ownAccounts: async (_, { member }) => listAccountsOf(context, (await member()).user.id),
    ownAccount: async (_, { member }) => readAccount(context, (await member()).account.id),
    ownUsers: async (_, { member }) => listUsersOf(context, (await member()).account.id),
    users: ({ query }) => listUsers(context, query),
    userAccounts: async ({ params }, { member }) => listAccountsOf(context, reachUser(await member(), params.id)),
    userState: async ({ params, body }, { member }) => changeUserState(context, params.id, body.state, await member()),
    userPermissions: async ({ params }, { member }) => readPermissions(context, reachUser(await member(), params.id)),
    changeUserPermissions: async ({ params, body }, { member }) => changePermissions(context, params.id, body, await member()),
    account: async ({ params }, { member }) => readAccount(context, reachAccount(await member(), params.id, 'Read')),
    changeAccount: async ({ params, body }, { member }) => {
      const by = await member()
      return changeAccount(context, reachAccount(by, params.id, 'Update'), body, by)
    },
    accountState: async ({ params, body }, { member }) => changeAccountState(context, params.id, body.state, await member()),
    accountUsers: async ({ params }, { member }) => listUsersOf(context, reachAccount(await member(), params.id, 'Read')),
    billingAddress: async (_, { member }) => readBillingAddress(context, (await member()).account.id),
    changeBillingAddress: async ({ body }, { member }) => changeBillingAddress(context, body, await member()),
    accountBillingAddress: async ({ params }, { member }) =>
      readBillingAddress(context, reachAccount(await member(), params.id, 'Read')),
    export: async (_, { member, locale }) => exportPersonalData(context, await member(), locale),
    requestDeletion: async (_, { member }) => requestDeletion(context, await member()),
    withdrawDeletion: async (_, { member }) => withdrawDeletion(context, await member()),
  }
}
