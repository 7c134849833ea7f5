import type { PresentContext } from '../billing/index.ts'
import {
  changeAccount,
  changeAccountState,
  changeBillingAddress,
  changePermissions,
  changeUserState,
  listAccounts,
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
import { requestDeletion, withdrawDeletion } from './deletion.ts'
import { exportPersonalData } from './personal-data.ts'

export { openCalls, openSession, type Session } from './access.ts'
export { makeAdministrator } from './accounts.ts'
export type { CallContext, Handlers } from './call.ts'
export { eraseDueAccounts, type ForgetPeople, removeSamplePeople } from './deletion.ts'
export { announceDeletions } from './deletion-notice.ts'
export type { Member, MembersContext } from './members.ts'
export { type SampleCaller, seedPeople } from './seed-people.ts'

export function accountsHandlers(context: PresentContext): Handlers['accounts'] {
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
    accounts: ({ query }) => listAccounts(context, query),
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
