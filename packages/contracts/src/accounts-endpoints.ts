import * as z from 'zod/mini'
import {
  Account,
  AccountChange,
  AccountDeletion,
  AccountList,
  AccountState,
  BillingAddress,
  BillingAddressInput,
  ListQuery,
  PermissionList,
  User,
  UserList,
} from './accounts.ts'
import { endpoints } from './endpoints.ts'
import { Permission } from './permissions.ts'

/** An id in lower case, as stored. A UUID may also be written in upper case (RFC 9562, section 4). */
const id = z.object({ id: z.uuid().check(z.toLowerCase()) })

const UserStateBody = z.object({ state: AccountState })

/**
 * Spec 2, 7.2, "Accounts and users". Endpoints that the specification lacks are below the path of the object's owner.
 */
export const accountsEndpoints = endpoints({
  user: { method: 'GET', path: '/user', summary: 'The signed-in user.', access: 'user', reply: User },
  permissions: {
    method: 'GET',
    path: '/user/Permissions',
    summary: 'The permissions of the signed-in user.',
    access: 'user',
    reply: z.array(Permission),
  },
  ownAccounts: {
    method: 'GET',
    path: '/user/Accounts',
    summary: 'All accounts of the signed-in user, with the default account first.',
    access: 'user',
    reply: z.array(Account),
  },
  ownAccount: {
    method: 'GET',
    path: '/user/account',
    summary: 'The default account of the signed-in user.',
    access: 'user',
    reply: Account,
  },
  ownUsers: {
    method: 'GET',
    path: '/account/users',
    summary: 'The people of the default account.',
    access: 'user',
    reply: z.array(User),
  },
  users: {
    method: 'GET',
    path: '/users',
    summary: 'All users, or those whose name, e-mail address or id contains the given words.',
    access: 'permission:Users.Read',
    query: ListQuery,
    reply: UserList,
  },
  userAccounts: {
    method: 'GET',
    path: '/users/{id}/Accounts',
    summary: 'The accounts of one user.',
    access: 'own:Users.Read',
    params: id,
    reply: z.array(Account),
  },
  userState: {
    method: 'PUT',
    path: '/users/{id}/state',
    summary: 'Suspends a user or lifts the suspension.',
    access: 'permission:Users.Update',
    params: id,
    body: UserStateBody,
    reply: User,
  },
  userPermissions: {
    method: 'GET',
    path: '/users/{id}/Permissions',
    summary: 'The permissions of one user.',
    access: 'own:Users.Read',
    params: id,
    reply: z.array(Permission),
  },
  changeUserPermissions: {
    method: 'PUT',
    path: '/users/{id}/Permissions',
    summary: "Replaces a user's permissions.",
    access: 'permission:Users.Update',
    params: id,
    body: PermissionList,
    reply: z.array(Permission),
  },
  accounts: {
    method: 'GET',
    path: '/Accounts',
    summary: 'All accounts, or those whose name, id or people match the given words.',
    access: 'permission:Accounts.Read',
    query: ListQuery,
    reply: AccountList,
  },
  account: {
    method: 'GET',
    path: '/Accounts/{id}',
    summary: 'One account.',
    access: 'own:Accounts.Read',
    params: id,
    reply: Account,
  },
  changeAccount: {
    method: 'PUT',
    path: '/Accounts/{id}',
    summary: "Changes an account's name, time zone or notification language.",
    access: 'own:Accounts.Update',
    params: id,
    body: AccountChange,
    reply: Account,
  },
  accountState: {
    method: 'PUT',
    path: '/Accounts/{id}/state',
    summary: 'Suspends an account or lifts the suspension.',
    access: 'permission:Accounts.Update',
    params: id,
    body: UserStateBody,
    reply: Account,
  },
  accountUsers: {
    method: 'GET',
    path: '/accounts/{id}/users',
    summary: 'The people of one account.',
    access: 'own:Accounts.Read',
    params: id,
    reply: z.array(User),
  },
  billingAddress: {
    method: 'GET',
    path: '/user/account/Addresses/billing',
    summary: 'The billing address of the default account.',
    access: 'user',
    reply: BillingAddress,
  },
  changeBillingAddress: {
    method: 'PUT',
    path: '/user/account/Addresses/billing',
    summary: 'Replaces the billing address of the default account.',
    access: 'account',
    body: BillingAddressInput,
    reply: BillingAddress,
  },
  accountBillingAddress: {
    method: 'GET',
    path: '/accounts/{id}/Addresses/billing',
    summary: 'The billing address of one account.',
    access: 'own:Accounts.Read',
    params: id,
    reply: BillingAddress,
  },
  export: {
    method: 'GET',
    path: '/user/export',
    summary: 'All data about the signed-in user and the default account, in one file.',
    access: 'user',
    reply: { kind: 'media', mediaTypes: ['application/json'] },
  },
  requestDeletion: {
    method: 'PUT',
    path: '/user/account/deletion',
    summary: 'Requests deletion of the default account. Refused while a subscription is running.',
    access: 'user',
    reply: AccountDeletion,
  },
  withdrawDeletion: {
    method: 'DELETE',
    path: '/user/account/deletion',
    summary: 'Withdraws the deletion request, as long as the account exists.',
    access: 'user',
    reply: AccountDeletion,
  },
})
